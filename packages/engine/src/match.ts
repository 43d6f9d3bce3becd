import { unchecked } from './action.ts';
import { clone } from './clone.ts';
import type { BaseState, Emit, Game, Outcome, Seat, Tagged, Unchecked } from './contract.ts';
import { type DiceError, type DiceSource, openDice } from './dice/dice.ts';
import { must } from './lists.ts';
import type { SetupError } from './options.ts';
import { parseOptions } from './options.ts';
import { play, type Refusal } from './play.ts';
import { chained, type History, isChained, isResignation, type MatchRecord, RECORD_FORMAT, RESIGN } from './record.ts';
import { fail, ok, type Result } from './result.ts';

/** A match: its history and its current state. Immutable: every change gives a new match. */
export interface Match<S> {
  readonly history: History;
  readonly state: S;
  readonly resigned: readonly Seat[];
}

export interface MatchSetup {
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly dice: DiceSource;
}

type Moved<S, E> = Result<Played<S, E>, Refusal>;

export type OpeningError = SetupError | { readonly code: DiceError };

/** Deals a match; `emit` receives the deal's events. */
export function openMatch<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  setup: MatchSetup,
  emit?: Emit<E>,
): Result<Match<S>, OpeningError> {
  const options = parseOptions(game, setup.seats, setup.options);
  if (!options.ok) return options;
  const rng = openDice(setup.dice, setup.seats);
  if (!rng.ok) return fail({ code: rng.error });
  const history: History = {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    seats: setup.seats,
    options: { ...(options.value as Record<string, string>) },
    dice: setup.dice,
    entries: [],
  };
  return ok({ history, state: game.setup(setup.seats, options.value, rng.value, emit), resigned: [] });
}

/** Plays an action in a match, or refuses it and leaves the match as it is. */
export function act<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S>,
  seat: Seat,
  action: unknown,
): Moved<S, E> {
  if (resultOf(game, match)) return fail({ code: 'game-over' });
  const played = play(game, match.state, seat, action);
  if (!played.ok) return fail(played.refusal);
  const { state, events } = played;
  const history = enter(match.history, seat, unchecked(played.action));
  return ok({ match: closed(game, { history, state, resigned: match.resigned }), events });
}

/** Resigns a seat, which then takes last place. The table may let a bot play on for it. */
export function resign<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S>,
  seat: Seat,
): Moved<S, E> {
  if (resultOf(game, match)) return fail({ code: 'game-over' });
  if (match.resigned.includes(seat) || !isSeat(match, seat)) return fail({ code: 'not-your-turn' });
  const history = enter(match.history, seat, RESIGN);
  return ok({ match: closed(game, { ...match, history, resigned: [...match.resigned, seat] }), events: [] });
}

const isSeat = <S>({ history }: Match<S>, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < history.seats;

const enter = (history: History, seat: Seat, action: Unchecked): History => ({
  ...history,
  entries: [...history.entries, { seat, action }],
});

/** Adds the end to the history once there is one. */
function closed<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S>,
): Match<S> {
  const result = resultOf(game, match);
  if (!result) return match;
  const { places, scores } = result;
  const end = { entries: match.history.entries.length, places, scores };
  return { ...match, history: { ...match.history, end } };
}

/** The result, once the game is over or all seats but one have resigned. */
export function resultOf<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S>,
): Outcome | undefined {
  const outcome = game.outcome(match.state);
  if (match.resigned.length === 0) return outcome;
  const left = match.history.seats - match.resigned.length;
  if (outcome) return { ...outcome, places: behindTheOthers(outcome.places, match.resigned, left) };
  const places = placesByResignation(match.history.seats, match.resigned);
  return places && byResignation(places);
}

/** The places once all seats but one have resigned, for which no rules are needed; undefined before. */
export function placesByResignation(seats: number, resigned: readonly Seat[]): number[] | undefined {
  const left = seats - resigned.length;
  if (resigned.length === 0 || left > 1) return undefined;
  return Array.from({ length: seats }, (_, seat) => (resigned.includes(seat) ? left + 1 : 1));
}

const behindTheOthers = (places: readonly number[], resigned: readonly Seat[], left: number): number[] =>
  places.map((place, seat) => (resigned.includes(seat) ? left + 1 : place - betterResigned(places, resigned, place)));

const betterResigned = (places: readonly number[], resigned: readonly Seat[], place: number): number =>
  resigned.filter((seat) => must(places[seat]) < place).length;

const byResignation = (places: readonly number[]): Outcome => ({
  places,
  scores: [],
  parts: places.map(() => []),
  table: [],
  endings: ['resigned'],
});

/** Why a record does not replay; `at` is the index of the first entry that does not fit. */
export type ReplayError =
  | { readonly code: 'other-game'; readonly needs: string }
  | { readonly code: 'other-rules'; readonly needs: number; readonly has: number }
  | { readonly code: 'bad-setup'; readonly why: OpeningError }
  | { readonly code: 'refused'; readonly at: number; readonly refusal: Refusal }
  | { readonly code: 'broken-chain'; readonly at: number }
  | { readonly code: 'missing-entry'; readonly at: number }
  | { readonly code: 'wrong-end' };

/** A match after one of its entries, with the events of that entry; the first one is the deal. */
export interface Played<S, E> {
  readonly match: Match<S>;
  readonly events: readonly E[];
}

/** A whole match, entry by entry. */
export type PlayedThrough<S, E> = [Played<S, E>, ...Played<S, E>[]];

const lastOf = <T>(list: readonly [T, ...T[]]): T => list.at(-1) ?? list[0];

/** Every position of a recorded match, or the first thing in the record that does not fit. */
export function replay<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  record: MatchRecord,
): Result<PlayedThrough<S, E>, ReplayError> {
  const isWhole = (at: number): boolean => isChained(record, at);
  const played = playBack(game, record, isWhole);
  if (!played.ok) return played;
  return endFits(record, lastOf(played.value).match.history) ?? played;
}

function playBack<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  record: History,
  isWhole: (at: number) => boolean,
): Result<PlayedThrough<S, E>, ReplayError> {
  if (record.game !== game.id) return fail({ code: 'other-game', needs: record.game });
  if (record.rules !== game.rules) return fail({ code: 'other-rules', needs: record.rules, has: game.rules });
  const dealt: E[] = [];
  const opened = openMatch(game, record, (event) => dealt.push(event));
  if (!opened.ok) return fail({ code: 'bad-setup', why: opened.error });

  const played: PlayedThrough<S, E> = [{ match: opened.value, events: dealt }];
  let match = opened.value;
  for (const [at, entry] of record.entries.entries()) {
    if (!isWhole(at)) return fail({ code: 'broken-chain', at });
    const moved = isResignation(entry.action)
      ? resign(game, match, entry.seat)
      : act(game, match, entry.seat, entry.action);
    if (!moved.ok) return fail({ code: 'refused', at, refusal: moved.error });
    played.push(moved.value);
    match = moved.value.match;
  }
  return ok(played);
}

function endFits(given: History, replayed: History): Result<never, ReplayError> | undefined {
  if (given.end && given.end.entries > given.entries.length) {
    return fail({ code: 'missing-entry', at: given.entries.length });
  }
  return endText(given) === endText(replayed) ? undefined : fail({ code: 'wrong-end' });
}

/** The end with its fields in a fixed order, since some stores do not keep key order. */
const endText = ({ end }: History): string => JSON.stringify(end && [end.entries, end.places, end.scores]);

/** The match as it was after its first `entries` entries. */
export function rewind<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  match: Match<S>,
  entries: number,
): Match<S> {
  const history = { ...match.history, entries: match.history.entries.slice(0, entries) };
  return lastOf(playThrough(game, history)).match;
}

/** Every position of our own history; if it does not replay, that is our own bug. */
export function playThrough<S extends BaseState, A extends Tagged, V, E extends Tagged, O>(
  game: Game<S, A, V, E, O>,
  history: History,
): PlayedThrough<S, E> {
  const played = playBack(game, history, () => true);
  if (!played.ok) throw new Error(`${game.id}: the match does not replay: ${JSON.stringify(played.error)}`);
  return played.value;
}

/** The match in a form that can be saved, sent and verified. */
export const recordOf = <S>({ history }: Match<S>): MatchRecord => chained(history);

/** The record as it may be shown while the match runs: without the secret, which would foretell its dice. */
export function openRecord(record: MatchRecord): MatchRecord {
  if (record.dice.kind === 'seed' || record.end) return record;
  const { secret: _, ...dice } = record.dice;
  return clone({ ...record, dice });
}
