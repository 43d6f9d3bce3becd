import { type DiceBoxAction, type DieName, readDie, type SquareName } from '@taproom/games/dice-box';

type Place = Extract<DiceBoxAction, { type: 'place' }>;

export const placements = (legal: readonly DiceBoxAction[]): Place[] =>
  legal.filter((action) => action.type === 'place');

export const findPlacement = (legal: readonly DiceBoxAction[], die: DieName, square: SquareName): Place | undefined =>
  placements(legal).find((action) => action.die === die && action.square === square);

/** The squares a die may go to; without a die, those any die may go to. */
export const targets = (legal: readonly DiceBoxAction[], die?: DieName): ReadonlySet<SquareName> =>
  new Set(
    placements(legal)
      .filter((action) => die === undefined || action.die === die)
      .map(({ square }) => square),
  );

/** The next die of this value after the chosen one, placeable dice first. */
export function nextOfValue(
  hand: readonly DieName[],
  value: number,
  chosen: number | null,
  legal: readonly DiceBoxAction[],
): number | undefined {
  const slots = hand.flatMap((die, slot) => (readDie(die).value === value ? [slot] : []));
  const useful = slots.filter((slot) => targets(legal, hand[slot]).size > 0);
  const cycle = useful.length > 0 ? useful : slots;
  return cycle.find((slot) => chosen !== null && slot > chosen) ?? cycle[0];
}

/** How many dice a seat holds at most, by number of players: the rack has a slot for each. */
export const rackSize = (seats: number): number => 24 / seats;
