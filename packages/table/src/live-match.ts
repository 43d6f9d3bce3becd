import {
  type AnyGame,
  act,
  type BaseState,
  type DiceSource,
  isResignation,
  type Match,
  type OpeningError,
  type Outcome,
  ok,
  openMatch,
  type Played,
  type PlayedThrough,
  RESIGN,
  type Refusal,
  type Result,
  resign,
  resultOf,
  type Seat,
  type Tagged,
} from '@taproom/engine';
import { type Clock, startTimes, type TimeOut, type Times, timesAfter } from './clock.ts';
import type { Entry } from './entry.ts';
import { isPlayedByBot } from './seats.ts';
import { tableEventOf, withEvents } from './table-events.ts';
import { type RunningLimit, runningLimit } from './time-limit.ts';
import { takenBack } from './undo.ts';

/** How a match was set up; everything else follows from its entries. */
export interface Opening {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, string>>;
  readonly dice: DiceSource;
  /** By seat: whether a person plays it. */
  readonly people: readonly boolean[];
  readonly clock: Clock;
  readonly timeOut: TimeOut;
  readonly startedAt: number;
  /** Whether all people share one device: they then undo together, including the bots' moves since. */
  readonly isOneDevice: boolean;
  /** How much of the past is kept; older positions are replayed on demand. */
  readonly kept: { readonly steps: number; readonly positions: number };
}

/** The events of an entry. */
export interface Step {
  readonly seq: number;
  readonly events: readonly Tagged[];
}

/** The match after an entry. */
export interface Position {
  readonly seq: number;
  readonly match: Match<BaseState>;
}

/** A running match, immutable: every entry makes a new one. */
export interface LiveMatch {
  readonly opening: Opening;
  /** The number of the last entry. */
  readonly seq: number;
  readonly match: Match<BaseState>;
  /** The deal and the entries that changed the match, as far as they are kept. */
  readonly steps: readonly Step[];
  /** The last positions, ending with the current one. */
  readonly positions: readonly Position[];
  /** The last undo entry. */
  readonly undoneAt: number;
  /** Seats played by a bot until their players return. */
  readonly standIns: readonly Seat[];
  /** The seat for which a bot makes a single move. */
  readonly passing: Seat | null;
  readonly times: Times;
  /** The game's own time limit on a seat, and since when it runs. */
  readonly timeLimit: RunningLimit | undefined;
  /** Undefined until the match is over. */
  readonly outcome: Outcome | undefined;
  /** The seats to act; `waitedFor` are the people among them, `bots` the bots. */
  readonly actors: readonly Seat[];
  readonly waitedFor: readonly Seat[];
  readonly bots: readonly Seat[];
}

/** A live match before its derived fields are computed. */
type Basis = Omit<LiveMatch, 'outcome' | 'actors' | 'waitedFor' | 'bots'>;

export function begin(opening: Opening): Result<LiveMatch, OpeningError> {
  const { game, options, people, dice } = opening;
  const events: Tagged[] = [];
  const opened = openMatch(game, { seats: people.length, options, dice }, (event) => events.push(event));
  return opened.ok ? ok(resume(opening, [{ match: opened.value, events }], 0)) : opened;
}

/** A match restored by replay up to entry `seq`. */
export function resume(opening: Opening, played: Readonly<PlayedThrough<BaseState, Tagged>>, seq: number): LiveMatch {
  const { game, people, clock, startedAt, kept } = opening;
  const { match } = played.at(-1) ?? played[0];
  return withTurn({
    opening,
    seq,
    match,
    steps: played.slice(-kept.steps).map((one) => ({ seq, events: eventsIn(one) })),
    positions: played.slice(-kept.positions).map((one) => ({ seq, match: one.match })),
    undoneAt: 0,
    standIns: [],
    passing: null,
    times: startTimes(clock, people.length, startedAt),
    timeLimit: runningLimit(game, match.state, undefined, startedAt),
  });
}

/** A resignation appears among the events, though games do not know it. */
export interface Resignation extends Tagged {
  readonly type: typeof RESIGN.type;
  readonly seat: Seat;
}

export const isResigned = (event: Tagged): event is Resignation => isResignation(event);

const resignation = (seat: Seat): Resignation => ({ type: RESIGN.type, seat });

function eventsIn({ match, events }: Played<BaseState, Tagged>): readonly Tagged[] {
  const last = match.history.entries.at(-1);
  return last && isResignation(last.action) ? [resignation(last.seat)] : events;
}

/**
 * Computed once per entry, since every viewer needs it. A finished match cannot be undone, so older positions are
 * dropped.
 */
function withTurn(basis: Basis): LiveMatch {
  const { opening, seq, match, steps, positions, undoneAt, standIns, passing, times, timeLimit } = basis;
  const outcome = resultOf(opening.game, match);
  const actors = outcome ? [] : opening.game.actors(match.state);
  return {
    opening,
    seq,
    match,
    steps,
    positions: outcome ? positions.slice(-1) : positions,
    undoneAt,
    standIns,
    passing,
    times,
    timeLimit,
    outcome,
    actors,
    waitedFor: actors.filter((seat) => !isPlayedByBot(basis, seat)),
    bots: actors.filter((seat) => isPlayedByBot(basis, seat)),
  };
}

/** Why an entry is refused. */
export type Denial = Refusal | { readonly code: 'nothing-to-undo' | 'no-stand-in' };

/** The fields an entry changes, besides the times. */
export type Changes = Partial<Pick<LiveMatch, 'match' | 'steps' | 'positions' | 'undoneAt' | 'standIns' | 'passing'>>;
type Changed<D = Denial> = Result<Changes, D>;

/** The match after an entry, or why it is refused. */
export const advance = (live: LiveMatch, entry: Entry): Result<LiveMatch, Denial> =>
  entered(live, entry, noted(live, entry, changesBy(live, entry)));

export function play(live: LiveMatch, seat: Seat, action: Tagged, at: number): Result<LiveMatch, Refusal> {
  const entry = { kind: 'play', seq: live.seq + 1, seat, action, at } as const;
  return entered(live, entry, moved(live, seat, action));
}

export function giveUp(live: LiveMatch, seat: Seat, at: number): Result<LiveMatch, Refusal> {
  const entry = { kind: 'resign', seq: live.seq + 1, seat, at } as const;
  return entered(live, entry, resigned(live, seat));
}

function entered<D>(live: LiveMatch, entry: Entry, changed: Changed<D>): Result<LiveMatch, D> {
  if (!changed.ok) return changed;
  const { opening } = live;
  const { match = live.match, steps = live.steps, positions = live.positions } = changed.value;
  const { undoneAt = live.undoneAt, standIns = live.standIns, passing = live.passing } = changed.value;
  const times = timesAfter(opening.clock, live.times, live.waitedFor, entry);
  const timeLimit = runningLimit(opening.game, match.state, live.timeLimit, entry.at);
  const { seq } = entry;
  return ok(withTurn({ opening, seq, match, steps, positions, undoneAt, standIns, passing, times, timeLimit }));
}

/** What happens at the table stands in the log, beside what it changes in the match. */
function noted(live: LiveMatch, entry: Entry, changed: Changed): Changed {
  const event = tableEventOf(entry, live.opening.timeOut);
  if (!changed.ok || !event) return changed;
  return ok({ ...changed.value, steps: withEvents(changed.value.steps ?? live.steps, [event]) });
}

function changesBy(live: LiveMatch, entry: Entry): Changed {
  const { seat } = entry;
  switch (entry.kind) {
    case 'play':
      return moved(live, seat, entry.action);
    case 'resign':
      return resigned(live, seat);
    case 'undo':
      return takenBack(live, seat, entry.seq);
    case 'timeout':
    case 'absent':
      return timedOut(live, seat);
    case 'standIn':
      return stoodIn(live, seat);
    case 'return':
      return cameBack(live, seat);
    case 'hint':
      return hinted(live, seat);
  }
}

function moved(live: LiveMatch, seat: Seat, action: Tagged): Changed<Refusal> {
  const { opening, match, passing } = live;
  const played = act(opening.game, match, seat, action);
  if (!played.ok) return played;
  const changes = stepTo(live, played.value.match, played.value.events);
  return ok(passing === seat ? { ...changes, passing: null } : changes);
}

function resigned(live: LiveMatch, seat: Seat): Changed<Refusal> {
  const given = resign(live.opening.game, live.match, seat);
  return given.ok ? ok(stepTo(live, given.value.match, [resignation(seat)])) : given;
}

function stepTo(live: LiveMatch, match: Match<BaseState>, events: readonly Tagged[]): Changes {
  const seq = live.seq + 1;
  const { kept } = live.opening;
  // Kept for long, so copied to an array without spare capacity.
  const steps = appended(live.steps, { seq, events: events.slice() }, kept.steps);
  const positions = appended(live.positions, { seq, match }, kept.positions);
  return { match, steps, positions };
}

/** The list with the item appended, cut to the last `most`. */
function appended<T>(list: readonly T[], item: T, most: number): T[] {
  const next = list.slice(list.length < most ? 0 : 1);
  next.push(item);
  return next;
}

function timedOut(live: LiveMatch, seat: Seat): Changed {
  const { timeOut } = live.opening;
  if (timeOut === 'loss') return resigned(live, seat);
  return timeOut === 'pass' ? ok({ passing: seat }) : stoodIn(live, seat);
}

function stoodIn(live: LiveMatch, seat: Seat): Changed {
  if (live.outcome) return { ok: false, error: { code: 'game-over' } };
  if (isPlayedByBot(live, seat)) return { ok: false, error: { code: 'no-stand-in' } };
  return ok({ standIns: [...live.standIns, seat].sort((a, b) => a - b) });
}

function cameBack(live: LiveMatch, seat: Seat): Changed {
  if (live.outcome) return { ok: false, error: { code: 'game-over' } };
  if (!live.standIns.includes(seat)) return { ok: false, error: { code: 'no-stand-in' } };
  return ok({ standIns: live.standIns.filter((one) => one !== seat) });
}

/** A hint changes nothing but the log. */
function hinted(live: LiveMatch, seat: Seat): Changed<Refusal> {
  if (live.outcome) return { ok: false, error: { code: 'game-over' } };
  if (!live.waitedFor.includes(seat)) return { ok: false, error: { code: 'not-your-turn' } };
  return ok({});
}
