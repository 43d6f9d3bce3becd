import { clone, fastRng, play, rollDie, type Seat, type Unchecked } from '@taproom/engine';
import { whiskyGame } from '../index.ts';
import type { Frames, Traveller, WhiskyEvent, WhiskyState } from '../state.ts';

export interface After {
  readonly state: WhiskyState;
  readonly events: readonly WhiskyEvent[];
}

/**
 * An action in words, its fields in the order of the table below: `roll`, `step oban`, `ask hard`, `play faker`, `swap
 * yeast water`, `fly dublin-airport flight-return`. `answer right` and `answer wrong` pick such an option.
 */
export type Move = string;

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  start: ['at'],
  sail: ['to'],
  pour: ['from'],
  play: ['card'],
  step: ['to'],
  ask: ['level'],
  answer: ['option'],
  swap: ['give', 'take'],
  fly: ['to', 'ticket'],
  pick: ['bottle'],
  choose: ['opponent'],
  travel: ['to'],
};

export function actionOf(state: WhiskyState, move: Move): Unchecked {
  if (move === 'answer right') return { type: 'answer', option: questionIn(state).right };
  if (move === 'answer wrong') return { type: 'answer', option: wrongOptions(state)[0] };
  const [type = '', ...words] = move.split(' ');
  const names = FIELDS[type] ?? [];
  const told = words.map((word, i) => [names[i] ?? `word ${i}`, /^\d$/.test(word) ? Number(word) : word]);
  return { type, ...Object.fromEntries(told) };
}

/** The open question. */
export function questionIn({ stack }: WhiskyState): Frames['question'] {
  const frame = stack.at(-1);
  if (frame?.at !== 'question') throw new Error(`no question but ${frame?.at}`);
  return frame;
}

function wrongOptions(state: WhiskyState): number[] {
  const { options, right } = questionIn(state);
  return options.filter((option) => option !== right);
}

/** Plays the moves, each by the seat to act; gives the state and the events. */
export function played(state: WhiskyState, ...moves: Move[]): After {
  let after: After = { state, events: [] };
  for (const move of moves) {
    const result = play(whiskyGame, after.state, actorIn(after.state), actionOf(after.state, move));
    if (!result.ok) throw new Error(`${move}: ${JSON.stringify(result.refusal)}`);
    after = { state: result.state, events: [...after.events, ...result.events] };
  }
  return after;
}

export const stateAfter = (state: WhiskyState, ...moves: Move[]): WhiskyState => played(state, ...moves).state;

export function actorIn(state: WhiskyState): Seat {
  const [seat] = whiskyGame.actors(state);
  if (seat === undefined) throw new Error('the game is over');
  return seat;
}

/** The current question and its seat: `turn 0`; `over` at the end. */
export function askedIn(state: WhiskyState): string {
  const { asked, actor } = whiskyGame.view(state, 'table');
  return asked ? `${asked.at} ${actor}` : 'over';
}

/** The ruling that forbids a move, or why it is malformed; undefined if it is legal. */
export function refusal(state: WhiskyState, move: Move | Unchecked, seat = actorIn(state)): string | undefined {
  const result = play(whiskyGame, state, seat, typeof move === 'string' ? actionOf(state, move) : move);
  return result.ok ? undefined : 'rule' in result.refusal ? result.refusal.rule : result.refusal.code;
}

/** All legal actions, in words. */
export const openIn = (state: WhiskyState): string[] =>
  whiskyGame.legal(state, actorIn(state)).map((action) => Object.values(action).join(' '));

/** The legal actions of a type: their fields, in words. */
export const openOf = (state: WhiskyState, type: string): string[] =>
  openIn(state)
    .filter((words) => words.split(' ')[0] === type)
    .map((words) => words.slice(type.length + 1));

export const travellerIn = ({ travellers }: WhiskyState, seat: Seat = 0): Traveller => travellers[seat] as Traveller;

/** The same position with other future dice. */
export const withSeed = (state: WhiskyState, seed: number): WhiskyState => ({ ...clone(state), rng: fastRng(seed) });

/** The same position with these as the next dice. */
export function withDice(state: WhiskyState, ...values: number[]): WhiskyState {
  for (let seed = 1; seed < 100_000; seed++) {
    const rng = fastRng(seed);
    if (values.every((value) => rollDie(rng) === value)) return withSeed(state, seed);
  }
  throw new Error(`dice never fall ${values.join(' ')}`);
}

/** Tries seeds for the position until the moves make something happen. */
export function whenLucky(state: WhiskyState, moves: readonly Move[], happens: (after: After) => boolean): After {
  for (let seed = 1; seed < 20_000; seed++) {
    const after = played(withSeed(state, seed), ...moves);
    if (happens(after)) return after;
  }
  throw new Error('this never happens');
}

type EventOf<T extends WhiskyEvent['type']> = Extract<WhiskyEvent, { type: T }>;

export const eventsOf = <T extends WhiskyEvent['type']>({ events }: After, type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);
