import {
  type AnyGame,
  act,
  type BaseState,
  type Match,
  momentsOf,
  type Outcome,
  openMatch,
  type Refusal,
  type Result,
  resign,
  resultOf,
  type Seat,
  type Tagged,
  undoPoint,
} from '@taproom/engine';
import type { Clock, TimeOut } from '@taproom/protocol';
import type { Entry } from '../store/schema.ts';
import { startTimes, type Times, timesAfter } from './clock.ts';
import { type Hurry, hurryIn } from './hurry.ts';

/** What a match was begun with; everything else follows from its entries. */
export interface Opening {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, string>>;
  /** Which seats are played by people. */
  readonly people: readonly boolean[];
  readonly secret: string;
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly clock: Clock;
  readonly timeOut: TimeOut;
  readonly startedAt: number;
}

/** What an entry has brought about. */
interface Step {
  readonly seq: number;
  readonly events: readonly Tagged[];
}

/** Where an entry has led. */
interface Position {
  readonly seq: number;
  readonly match: Match<BaseState>;
}

/** How far a match has come. Values throughout: every entry gives a new one. */
export interface Course {
  readonly opening: Opening;
  /** Number of the last entry. */
  readonly seq: number;
  readonly match: Match<BaseState>;
  /** The last entries that changed the match. */
  readonly steps: readonly Step[];
  /** The last few positions, the present one at the end. */
  readonly positions: readonly Position[];
  /** The last entry that took something back. */
  readonly undoneAt: number;
  /** Seats for which a bot plays: for good, or for one move. */
  readonly standIns: readonly Seat[];
  readonly passing: Seat | null;
  readonly times: Times;
  /** What a seat must hurry with by the rules of its game, and since when. */
  readonly hurry: (Hurry & { readonly since: number }) | undefined;
  /** How it ended, if it has. */
  readonly outcome: Outcome | undefined;
  /** Whose turn it is, the people among them who are waited for, and the bots. */
  readonly actors: readonly Seat[];
  readonly waitedFor: readonly Seat[];
  readonly bots: readonly Seat[];
}

/** A course before it has been found out whose turn it is. */
type Basis = Omit<Course, 'outcome' | 'actors' | 'waitedFor' | 'bots'>;

const KEPT_STEPS = 32;
/** Whole states are large; what lies further back is replayed when it is needed. */
const KEPT_POSITIONS = 4;

/** The match before its first entry. */
export function begin(opening: Opening): Course {
  const { game, options, people, secret, commitment, nonces, clock, startedAt } = opening;
  const events: Tagged[] = [];
  const dice = { kind: 'sealed', secret, commitment, nonces } as const;
  const opened = openMatch(game, { seats: people.length, options, dice }, (event) => events.push(event));
  if (!opened.ok) throw new Error(`a match of ${game.id} cannot be opened: ${JSON.stringify(opened.error)}`);
  return withTurn({
    opening,
    seq: 0,
    match: opened.value,
    steps: [{ seq: 0, events }],
    positions: [{ seq: 0, match: opened.value }],
    undoneAt: 0,
    standIns: [],
    passing: null,
    times: startTimes(clock, people.length, startedAt),
    hurry: hurrySince(game, opened.value, undefined, startedAt),
  });
}

/** Found out once for every entry, because everyone asks. Once it is over, nothing can be taken back any more. */
function withTurn(basis: Basis): Course {
  const { opening, seq, match, steps, positions, undoneAt, standIns, passing, times, hurry } = basis;
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
    hurry,
    outcome,
    actors,
    waitedFor: actors.filter((seat) => !isPlayedByBot(basis, seat)),
    bots: actors.filter((seat) => isPlayedByBot(basis, seat)),
  };
}

/** Whether a bot is to play a seat. */
export const isPlayedByBot = ({ opening, standIns, passing, match }: Basis, seat: Seat): boolean =>
  !opening.people[seat] || standIns.includes(seat) || passing === seat || match.resigned.includes(seat);

/** Why an entry cannot be made. */
export type Denial = Refusal | { readonly code: 'nothing-to-undo' | 'no-stand-in' };

type Changes = Partial<Pick<Course, 'match' | 'steps' | 'positions' | 'undoneAt' | 'standIns' | 'passing'>>;
type Changed = Result<Changes, Denial>;

/** The course after an entry, or why it cannot be made. Whoever has the action of the entry at hand may give it. */
export function advance(course: Course, entry: Entry, action?: unknown): Result<Course, Denial> {
  const changes = changeBy[entry.kind](course, entry, action);
  if (!changes.ok) return changes;
  const { opening } = course;
  const { match = course.match, steps = course.steps, positions = course.positions } = changes.value;
  const { undoneAt = course.undoneAt, standIns = course.standIns, passing = course.passing } = changes.value;
  const times = timesAfter(opening.clock, course.times, course.waitedFor, entry);
  const hurry = hurrySince(opening.game, match, course.hurry, entry.at);
  const { seq } = entry;
  const basis = { opening, seq, match, steps, positions, undoneAt, standIns, passing, times, hurry };
  return { ok: true, value: withTurn(basis) };
}

/** What a seat must hurry with now; what it was about before goes on. */
function hurrySince(game: AnyGame, { state }: Match<BaseState>, before: Course['hurry'], at: number): Course['hurry'] {
  const hurry = hurryIn(game.id, state);
  return hurry && { ...hurry, since: hurry.about === before?.about ? before.since : at };
}

const changeBy: Readonly<Record<Entry['kind'], (course: Course, entry: Entry, action?: unknown) => Changed>> = {
  play(course, { seat, action: text }, action = JSON.parse(text ?? 'null')) {
    const { opening, match, passing } = course;
    const played = act(opening.game, match, seat, action);
    if (!played.ok) return played;
    const moved = stepTo(course, played.value.match, played.value.events);
    return { ok: true, value: passing === seat ? { ...moved, passing: null } : moved };
  },
  resign: giveUp,
  undo: takeBack,
  timeout(course, entry) {
    const { timeOut } = course.opening;
    if (timeOut === 'loss') return giveUp(course, entry);
    return timeOut === 'pass' ? { ok: true, value: { passing: entry.seat } } : standIn(course, entry);
  },
  standIn,
  return: comeBack,
};

function stepTo(course: Course, match: Match<BaseState>, events: readonly Tagged[]): Changes {
  const seq = course.seq + 1;
  // A copy has the length it needs, and is kept for long.
  const steps = appended(course.steps, { seq, events: events.slice() }, KEPT_STEPS);
  const positions = appended(course.positions, { seq, match }, KEPT_POSITIONS);
  return { match, steps, positions };
}

/** A list with one more item, and no more than `most` of the last. */
const appended = <T>(list: readonly T[], item: T, most: number): T[] => {
  const next = list.slice(list.length < most ? 0 : 1);
  next.push(item);
  return next;
};

function giveUp(course: Course, { seat }: Entry): Changed {
  const resigned = resign(course.opening.game, course.match, seat);
  if (!resigned.ok) return resigned;
  return { ok: true, value: stepTo(course, resigned.value.match, [{ type: 'resign', seat } as Tagged]) };
}

function standIn(course: Course, { seat }: Entry): Changed {
  if (course.outcome) return { ok: false, error: { code: 'game-over' } };
  if (isPlayedByBot(course, seat)) return { ok: false, error: { code: 'no-stand-in' } };
  return { ok: true, value: { standIns: [...course.standIns, seat].sort((a, b) => a - b) } };
}

function comeBack(course: Course, { seat }: Entry): Changed {
  if (course.outcome) return { ok: false, error: { code: 'game-over' } };
  if (!course.standIns.includes(seat)) return { ok: false, error: { code: 'no-stand-in' } };
  return { ok: true, value: { standIns: course.standIns.filter((one) => one !== seat) } };
}

/** How many entries of the record are left if a seat takes its last decision back; nothing if it cannot. */
export function undoPointOf(course: Course, seat: Seat): number | undefined {
  const { opening, match, positions } = course;
  // What others have done since stays done.
  const isMine = match.history.entries.at(-1)?.seat === seat;
  if (!isMine || course.outcome) return undefined;
  const lastTwo = positions.slice(-2).map((position) => position.match.state);
  return undoPoint(opening.game, match, [seat], lastTwo.length === 2 ? () => lastTwo : undefined);
}

function takeBack(course: Course, { seat, seq }: Entry): Changed {
  if (undoPointOf(course, seat) === undefined) return { ok: false, error: { code: 'nothing-to-undo' } };
  const positions = positionsBefore(course, seq);
  const { match } = positions.at(-1) as Position;
  return { ok: true, value: { match, steps: course.steps.slice(0, -1), positions, undoneAt: seq } };
}

/**
 * The positions without the last one. Two at least are needed to know what may be taken back: where fewer would be
 * left, the match is replayed once, rather than for everyone who asks.
 */
function positionsBefore({ opening, match, positions }: Course, seq: number): Position[] {
  if (positions.length > 2) return positions.slice(0, -1);
  const moments = momentsOf(opening.game, match.history).slice(0, -1);
  return moments.slice(-KEPT_POSITIONS).map((moment) => ({ seq, match: moment.match }));
}
