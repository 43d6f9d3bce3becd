import {
  COLOURS,
  type Colour,
  type DiceBoxAction,
  type DiceBoxView,
  type DieName,
  type SeenDie,
  SIZE,
  type SquareName,
} from '@taproom/games/dice-box';

type Place = Extract<DiceBoxAction, { type: 'place' }>;

/** A die in hand as its owner may name it in an action. The Seed is in nobody's hand. */
export const nameOf = ({ colour, value }: SeenDie): DieName => `${colour.slice(0, 1)}${value}` as DieName;

export const placements = (legal: readonly DiceBoxAction[]): Place[] =>
  legal.filter((action) => action.type === 'place');

export const findPlacement = (legal: readonly DiceBoxAction[], die: DieName, square: SquareName): Place | undefined =>
  placements(legal).find((action) => action.die === die && action.square === square);

/** The squares a die may go to; without a die, those that any die may go to. */
export const targets = (legal: readonly DiceBoxAction[], die?: DieName): ReadonlySet<SquareName> =>
  new Set(
    placements(legal)
      .filter((action) => die === undefined || action.die === die)
      .map(({ square }) => square),
  );

/** The next die of this value after the chosen one, dice that can be placed before those that cannot. */
export function nextOfValue(
  hand: readonly SeenDie[],
  value: number,
  chosen: number | null,
  legal: readonly DiceBoxAction[],
): number | undefined {
  const slots = hand.flatMap((die, slot) => (die.value === value ? [slot] : []));
  const useful = slots.filter((slot) => targets(legal, nameOf(hand[slot] as SeenDie)).size > 0);
  const cycle = useful.length > 0 ? useful : slots;
  return cycle.find((slot) => chosen !== null && slot > chosen) ?? cycle[0];
}

/** Whether a vacancy can never be filled: dice lie beside it and no value suits them all. */
export function isDead({ grid, takes }: DiceBoxView, square: number): boolean {
  return grid[square] === null && takes[square]?.length === 0 && neighbours(square).some((side) => grid[side]);
}

function neighbours(square: number): number[] {
  const column = square % SIZE;
  const sides = [square - SIZE, square + SIZE];
  if (column > 0) sides.push(square - 1);
  if (column < SIZE - 1) sides.push(square + 1);
  return sides;
}

/** The dice a seat holds before any is rolled, colour by colour. */
export const unrolled = (held: Readonly<Record<Colour, number>>): Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: held[colour] }, () => colour));

/** How many dice a seat holds at most, by the number of players: the rack keeps a place for each. */
export const rackSize = (seats: number): number => 24 / seats;
