import {
  type BaseState,
  fail,
  lastDecision,
  ok,
  playThrough,
  type Result,
  type Seat,
  sameRng,
  undoPoint,
  type Viewer,
} from '@taproom/engine';
import type { Changes, Denial, LiveMatch, Position } from './live-match.ts';
import { withoutLast } from './notices.ts';
import { peopleLeftIn } from './seats.ts';

/** Those who take back together with a seat; nobody once it is too late. */
function takersWith(live: LiveMatch, seat: Seat): readonly Seat[] {
  const { opening, match, outcome } = live;
  if (outcome) return [];
  if (opening.isOneDevice) return peopleLeftIn(live);
  // Between devices, a decision can only be undone until another seat acts.
  return match.history.entries.at(-1)?.seat === seat ? [seat] : [];
}

/** The number of the decision that a seat would take back. */
function decisionOf(live: LiveMatch, seat: Seat): number | undefined {
  const takers = takersWith(live, seat);
  return takers.includes(seat) ? lastDecision(live.match, takers) : undefined;
}

/**
 * Whether a viewer may ask to take its last decision back. This is told after every move, so no imagined world is tried
 * for it: what was seen besides dice may still forbid it, which whoever asks is told (`seen-since`).
 */
export function mayAskToUndo(live: LiveMatch, viewer: Viewer): boolean {
  if (viewer === 'table') return false;
  const at = decisionOf(live, viewer);
  return at !== undefined && !wasRolledSince(live, at);
}

/** As far as positions are kept. */
function wasRolledSince({ match, positions }: LiveMatch, at: number): boolean {
  const before = positions.at(at - match.history.entries.length - 1)?.match.state;
  return before !== undefined && !sameRng(before.rng, match.state.rng);
}

/** The states after `at` entries of the record and later. */
function statesFrom({ opening, match, positions }: LiveMatch, at: number): BaseState[] {
  const needed = match.history.entries.length - at + 1;
  const found =
    needed <= positions.length ? positions.slice(-needed) : playThrough(opening.game, match.history).slice(at);
  return found.map((position) => position.match.state);
}

export function takenBack(live: LiveMatch, seat: Seat, seq: number): Result<Changes, Denial> {
  const { opening, match } = live;
  if (decisionOf(live, seat) === undefined) return fail({ code: 'nothing-to-undo' });
  const left = undoPoint(opening.game, match, takersWith(live, seat), (at) => statesFrom(live, at));
  const positions = left === undefined ? [] : positionsUpTo(live, left, seq);
  const last = positions.at(-1);
  if (left === undefined || !last) return fail({ code: 'seen-since' });
  const taken = match.history.entries.length - left;
  return ok({ match: last.match, steps: withoutLast(live.steps, taken), positions, undoneAt: seq });
}

/**
 * The positions up to the one after `left` entries of the record. Checking for further undos needs two; if fewer would
 * remain, the match is replayed once here rather than for everyone who asks.
 */
function positionsUpTo({ opening, match, positions }: LiveMatch, left: number, seq: number): readonly Position[] {
  const stay = positions.length - (match.history.entries.length - left);
  if (stay >= Math.min(2, left + 1)) return positions.slice(0, stay);
  const played = playThrough(opening.game, match.history).slice(0, left + 1);
  return played.slice(-opening.kept.positions).map((one) => ({ seq, match: one.match }));
}
