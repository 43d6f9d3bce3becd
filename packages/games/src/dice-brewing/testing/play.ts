import { clone, fastRng, play, type Seat, type Unchecked } from '@taproom/engine';
import { diceBrewing } from '../index.ts';
import type { BrewingEvent, BrewingState } from '../state.ts';

export interface After {
  readonly state: BrewingState;
  readonly events: readonly BrewingEvent[];
}

/**
 * An action in words, its fields in the order of the table below: `sow MH1`, `place MH3 y3`, `place MH3 y3 warehouse`,
 * `buy honey`, `buy honey u6 reserve`, `brew LAG-1`, `brew LAG-1 fruit chosen`, `aim 1 warehouse b5`.
 */
export type Move = string;

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  place: ['space', 'die', 'from'],
  sow: ['space'],
  speed: ['space', 'die', 'from'],
  store: ['die'],
  keep: ['where'],
  pick: ['die', 'from'],
  colour: ['colour'],
  swap: ['value', 'die', 'from'],
  buy: ['ingredient', 'die', 'from'],
  deal: ['token'],
  play: ['token'],
  aim: ['seat', 'place', 'die'],
  block: ['seat', 'building'],
  ban: ['recipe'],
  brew: ['recipe', 'extra', 'pay'],
  pay: ['die'],
  claim: ['token'],
  take: ['colour'],
};

/** Defaults for fields that a move leaves out. */
const MEANT: Readonly<Record<string, object>> = {
  place: { from: 'reserve' },
  speed: { from: 'reserve' },
  pick: { from: 'reserve' },
  swap: { from: 'reserve' },
  buy: { die: null, from: null },
  brew: { extra: 'none', pay: 'cheapest' },
};

export function actionOf(move: Move): Unchecked {
  const [type = '', ...words] = move.split(' ');
  const names = FIELDS[type] ?? [];
  const told = words.map((word, i) => [names[i] ?? `word ${i}`, /^\d$/.test(word) ? Number(word) : word]);
  return { type, ...MEANT[type], ...Object.fromEntries(told) };
}

/** Plays the moves, each by the seat to act; gives the state and the events. */
export function played(state: BrewingState, ...moves: Move[]): After {
  let after: After = { state, events: [] };
  for (const move of moves) {
    const result = play(diceBrewing, after.state, actorIn(after.state), actionOf(move));
    if (!result.ok) throw new Error(`${move}: ${JSON.stringify(result.refusal)}`);
    after = { state: result.state, events: [...after.events, ...result.events] };
  }
  return after;
}

export const stateAfter = (state: BrewingState, ...moves: Move[]): BrewingState => played(state, ...moves).state;

export function actorIn(state: BrewingState): Seat {
  const [seat] = diceBrewing.actors(state);
  if (seat === undefined) throw new Error('the game is over');
  return seat;
}

/** The current question and its seat: `place 0`; `over` at the end. */
export function askedIn(state: BrewingState): string {
  const { asked, actor } = diceBrewing.view(state, 'table');
  return asked ? `${asked.at} ${actor}` : 'over';
}

/** The ruling that forbids a move, or why it is malformed; undefined if it is legal. */
export function refusal(state: BrewingState, move: Move | Unchecked, seat = actorIn(state)): string | undefined {
  const result = play(diceBrewing, state, seat, typeof move === 'string' ? actionOf(move) : move);
  return result.ok ? undefined : 'rule' in result.refusal ? result.refusal.rule : result.refusal.code;
}

export const isOpen = (state: BrewingState, move: Move): boolean => refusal(state, move) === undefined;

/** The legal actions of a type: their fields, in words. */
export const openOf = (state: BrewingState, type: string): string[] =>
  diceBrewing
    .legal(state, actorIn(state))
    .filter((action) => action.type === type)
    .map((action) => (FIELDS[type] ?? []).map((name) => (action as Unchecked)[name]).join(' '));

/** Tries seeds for the position until the moves make something happen. */
export function whenLucky(state: BrewingState, moves: readonly Move[], happens: (after: After) => boolean): After {
  for (let seed = 1; seed < 20_000; seed++) {
    const world = clone(state);
    world.rng = fastRng(seed);
    const after = played(world, ...moves);
    if (happens(after)) return after;
  }
  throw new Error('this never happens');
}

type EventOf<T extends BrewingEvent['type']> = Extract<BrewingEvent, { type: T }>;

export const eventsOf = <T extends BrewingEvent['type']>({ events }: After, type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);
