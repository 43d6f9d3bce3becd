import {
  type AnyGame,
  act,
  type BaseState,
  clone,
  type Deed,
  fastRng,
  isResignation,
  lastOf,
  must,
  ok,
  openMatch,
  type Played,
  type PlayedThrough,
  type Refusal,
  type Result,
  type Seat,
  sameRng,
  type Tagged,
  type Viewer,
} from '@taproom/engine';
import { type LiveMatch, type Opening, resume } from '@taproom/table';
import type { TablePlan } from '../table.ts';
import { logChange } from './log-change.ts';
import { type Sent, snapshotOf } from './snapshot.ts';

/** A match from its deal to a position, as it was played or as it is imagined. */
type Way = Readonly<PlayedThrough<BaseState, Tagged>>;
type Step = Played<BaseState, Tagged>;

/** What a seat at a running match may know: everything else up to a position is dealt anew before it is shown. */
interface Knowledge {
  readonly seat: Seat;
  /** How many entries were made at the real table. */
  readonly until: number;
}

/** A match that is explored, apart from any table. Immutable: whatever is tried gives a new one. */
export interface Analysis {
  readonly id: string;
  readonly plan: TablePlan;
  readonly opening: Opening;
  /** Nobody's, once a match is over: then everything may be seen. */
  readonly knowledge: Knowledge | undefined;
  /** Grows with every change. */
  readonly seq: number;
  /** Whether the last step has just happened. */
  readonly isFresh: boolean;
  /** Every way that was on show: first the match as it was left, last the one on show. */
  readonly ways: readonly [Way, ...Way[]];
}

/** A position to leave a match at; somebody who still plays it leaves it with what they know. */
export interface Leaving {
  readonly id: string;
  readonly plan: TablePlan;
  readonly opening: Opening;
  readonly way: Way;
  readonly knower: Seat | undefined;
}

type Seeds = () => number;

const wayOf = ({ ways }: Analysis): Way => must(ways.at(-1));

/** Nobody has given up in an analysis: every seat is played on. */
const withoutResigned = ({ match, events }: Step): Step => ({ match: { ...match, resigned: [] }, events });

const imagined = (game: AnyGame, state: BaseState, seat: Seat, seed: number): BaseState => {
  const world = clone(state);
  game.imagine(world, seat, fastRng(seed));
  return world;
};

const stepWith = ({ match, events }: Step, state: BaseState): Step => ({ match: { ...match, state }, events });

export function leaveMatch({ id, plan, opening, way, knower }: Leaving, seeds: Seeds): Analysis {
  const [deal, ...steps] = way;
  const all: Way = [withoutResigned(deal), ...steps.map(withoutResigned)];
  const left = { id, plan, opening, seq: 0, isFresh: false };
  if (knower === undefined) return { ...left, knowledge: undefined, ways: [all] };
  const last = lastOf(all);
  const seen = stepWith(last, imagined(opening.game, last.match.state, knower, seeds()));
  return { ...left, knowledge: { seat: knower, until: steps.length }, ways: [withStep(all, steps.length, seen)] };
}

/** The way up to a step, and another step there. */
const withStep = ([deal, ...steps]: Way, at: number, step: Step): Way =>
  at === 0 ? [step] : [deal, ...steps.slice(0, at - 1), step];

const goOn = (analysis: Analysis, way: Way): Analysis => ({
  ...analysis,
  seq: analysis.seq + 1,
  isFresh: true,
  ways: [...analysis.ways, way],
});

export function playIn(analysis: Analysis, seat: Seat, action: Tagged): Result<Analysis, Refusal> {
  const way = wayOf(analysis);
  const played = act(analysis.opening.game, lastOf(way).match, seat, action);
  return played.ok ? ok(goOn(analysis, withStep(way, way.length, played.value))) : played;
}

/** The way before the last thing that was tried, other dice included; it goes back to where the match was left. */
export function undoIn(analysis: Analysis): Analysis | undefined {
  const [left, ...tried] = analysis.ways;
  if (tried.length === 0) return undefined;
  return { ...analysis, seq: analysis.seq + 1, isFresh: false, ways: [left, ...tried.slice(0, -1)] };
}

/** How many worlds are tried until chance has decided otherwise. */
const WORLDS = 16;

/** The way with the last roll or deal thrown anew; undefined where nothing was left to chance. */
export function throwAnew(analysis: Analysis, seeds: Seeds): Analysis | undefined {
  const way = wayOf(analysis);
  for (let at = way.length - 1; at > 0; at--) {
    const other = otherStep(analysis, way, at, seeds);
    if (other) return goOn(analysis, withStep(way, at, other));
  }
  const dealt = dealAnew(analysis, seeds());
  return dealt && goOn(analysis, [dealt]);
}

/** The same action once more, with another result; undefined if it always leads to the same. */
function otherStep(analysis: Analysis, way: Way, at: number, seeds: Seeds): Step | undefined {
  const { game } = analysis.opening;
  const [before, after] = [must(way[at - 1]), must(way[at])];
  const deed = must(after.match.history.entries.at(-1));
  if (isResignation(deed.action) || (game.isOpen && isSettled(before, after))) return undefined;
  const seen = seenIn(game, after, deed.seat);
  for (const world of worldsBefore(analysis, before.match.state, deed, at, seeds)) {
    const played = act(game, stepWith(before, world).match, deed.seat, deed.action);
    if (played.ok && seenIn(game, played.value, deed.seat) !== seen) return played.value;
  }
  return undefined;
}

/** Whether no die was thrown between the two. */
const isSettled = (before: Step, after: Step): boolean => sameRng(before.match.state.rng, after.match.state.rng);

function seenIn(game: AnyGame, { match }: Step, seat: Seat): string {
  const viewers: readonly Viewer[] = [seat, 'table'];
  return JSON.stringify(viewers.map((viewer) => game.view(match.state, viewer)));
}

/**
 * Worlds in which an action can be played once more. Where nothing is secret, only the dice to come are others, as long
 * as that makes a difference; then what lies face down is mixed, too.
 */
function* worldsBefore(
  { opening: { game }, knowledge }: Analysis,
  before: BaseState,
  { seat }: Deed,
  at: number,
  seeds: Seeds,
): Generator<BaseState> {
  const isReal = knowledge !== undefined && at <= knowledge.until;
  if (!isReal) for (let i = 0; i < WORLDS; i++) yield { ...clone(before), rng: fastRng(seeds()) };
  const eyes = knowledge?.seat ?? seat;
  for (let i = 0; i < WORLDS; i++) yield imagined(game, before, eyes, seeds());
}

function dealAnew({ opening: { game, options }, plan }: Analysis, seed: number): Step | undefined {
  const events: Tagged[] = [];
  const setup = { seats: plan.seats.length, options, dice: { kind: 'seed', seed } } as const;
  const dealt = openMatch(game, setup, (event) => events.push(event));
  return dealt.ok ? { match: dealt.value, events } : undefined;
}

export const liveIn = (analysis: Analysis): LiveMatch => resume(analysis.opening, wayOf(analysis), analysis.seq);

/** The analysis as the page sees it: like a table at which one person plays every seat, without secrets or result. */
export function analysisSnapshot(analysis: Analysis): Sent {
  const live = liveIn(analysis);
  const given = live.match.history.entries.length;
  const { id, plan, isFresh, ways } = analysis;
  const shown = snapshotOf({ id, plan: { ...plan, given }, live }, isFresh);
  return {
    ...shown,
    log: logChange(new Map(), live),
    own: [shown.turn ?? 0],
    secret: false,
    outcome: null,
    canUndo: ways.length > 1,
    commitment: '',
    nonces: [],
    analysis: { outcome: shown.outcome },
  };
}
