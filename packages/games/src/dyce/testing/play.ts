import { clone, fastRng, play, type Seat, type Unchecked } from '@taproom/engine';
import { dyce } from '../index.ts';
import type { DyceEvent, DyceState, Traded } from '../state.ts';

export interface After {
  readonly state: DyceState;
  readonly events: readonly DyceEvent[];
}

/** `open b2`, `stock b2 red`, `advertise b2`, `choose red`, `pass`, `take` or `done`. */
export type Move = string;

const FIELDS: Readonly<Record<string, readonly string[]>> = { stock: ['space', 'whisky'], choose: ['whisky'] };

export function actionOf(move: Move): Unchecked {
  const [type = '', ...words] = move.split(' ');
  const names = FIELDS[type] ?? ['space'];
  return { type, ...Object.fromEntries(words.map((word, i) => [names[i] as string, word])) };
}

/** Plays the moves, each by the seat to act; gives the state and the events. */
export function played(state: DyceState, ...moves: Move[]): After {
  let after: After = { state, events: [] };
  for (const move of moves) {
    const result = play(dyce, after.state, actorIn(after.state), actionOf(move));
    if (!result.ok) throw new Error(`${move}: ${JSON.stringify(result.refusal)}`);
    after = { state: result.state, events: [...after.events, ...result.events] };
  }
  return after;
}

export function actorIn(state: DyceState): Seat {
  const [seat] = dyce.actors(state);
  if (seat === undefined) throw new Error('the game is over');
  return seat;
}

/** The ruling that forbids a move, or why it is malformed; undefined if it is legal. */
export function refusal(state: DyceState, move: Move | Unchecked, seat = actorIn(state)): string | undefined {
  const result = play(dyce, state, seat, typeof move === 'string' ? actionOf(move) : move);
  return result.ok ? undefined : 'rule' in result.refusal ? result.refusal.rule : result.refusal.code;
}

export const isOpen = (state: DyceState, move: Move): boolean => refusal(state, move) === undefined;

/** Tries seeds for the position until the moves make something happen. */
export function whenLucky(state: DyceState, moves: readonly Move[], happens: (after: After) => boolean): After {
  for (let seed = 1; seed < 20_000; seed++) {
    const world = clone(state);
    world.rng = fastRng(seed);
    const after = played(world, ...moves);
    if (happens(after)) return after;
  }
  throw new Error('this never happens');
}

type EventOf<T extends DyceEvent['type']> = T extends Traded['type'] ? Traded : Extract<DyceEvent, { type: T }>;

export const eventsOf = <T extends DyceEvent['type']>({ events }: After, type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);
