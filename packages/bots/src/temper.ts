import { type AnyGame, type BaseState, below, type Rng, type Seat, type Tagged } from '@taproom/engine';
import type { BrewingAction } from '@taproom/games/dice-brewing';

/** How one plays a game who acts at random. */
interface Temper {
  /** Actions that nobody leaves undone. */
  readonly eager?: readonly string[];
  /** Actions that end a turn where there is always something else to do: chance alone would hardly ever come to them. */
  readonly rests?: readonly string[];
  /** Things that nobody would do by chance, as long as there is anything else. */
  readonly isSilly?: (action: Tagged) => boolean;
}

const TEMPERS: Readonly<Record<string, Temper>> = {
  'dice-brewing': { eager: ['brew', 'sow'], rests: ['pass', 'done'], isSilly: (action) => isWaste(action as never) },
  dyce: { rests: ['pass', 'take', 'done'] },
  // Going home early.
  'six-sided-stout': { isSilly: ({ type }) => type === 'stop' },
  // Swapping back and forth at a pub, and saying nothing when one is asked.
  'whisky-game': { eager: ['ask', 'redeem'], rests: ['leave'], isSilly: ({ type }) => type === 'timeUp' },
};

/** What one who acts at random does: rests every other time, and otherwise anything that is not downright silly. */
export function actCasually(game: AnyGame, state: BaseState, seat: Seat, rng: Rng): Tagged {
  const legal = game.legal(state, seat);
  const { eager, rests, isSilly } = TEMPERS[game.id] ?? {};
  const wanted = eager ? legal.filter(({ type }) => eager.includes(type)) : [];
  if (wanted.length > 0) return wanted[below(rng, wanted.length)] as Tagged;
  const rest = rests && legal.find(({ type }) => rests.includes(type));
  if (rest !== undefined && below(rng, 2) === 0) return rest;
  const choices = isSilly && legal.length > 1 ? withoutSilly(legal, isSilly) : legal;
  return choices[below(rng, choices.length)] as Tagged;
}

function withoutSilly(legal: readonly Tagged[], isSilly: (action: Tagged) => boolean): readonly Tagged[] {
  const sensible = legal.filter((action) => !isSilly(action));
  return sensible.length > 0 ? sensible : legal;
}

/** In Dice Brewing: giving dice away, taking them out of the warehouse, and storing those that brew nothing. */
function isWaste(action: BrewingAction): boolean {
  if (action.type === 'store') return Number(action.die[1]) <= 2;
  return action.type === 'place' && (action.from === 'warehouse' || action.space.startsWith('SD'));
}
