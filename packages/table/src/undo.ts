import { type BaseState, fail, ok, playThrough, type Result, type Seat, undoPoint, type Viewer } from '@taproom/engine';
import type { Changes, Denial, LiveMatch, Position } from './live-match.ts';
import { peopleLeftIn } from './seats.ts';
import { withoutLast } from './table-events.ts';

/** How many entries of the record remain if a seat undoes its last decision; undefined if it cannot. */
function undoPointOf(live: LiveMatch, seat: Seat): number | undefined {
  const { opening, match, outcome } = live;
  const { isOneDevice, game } = opening;
  // Between devices, a decision can only be undone until another seat acts.
  const isLast = isOneDevice || match.history.entries.at(-1)?.seat === seat;
  if (outcome || !isLast) return undefined;
  const takers = isOneDevice ? peopleLeftIn(live) : [seat];
  return takers.includes(seat) ? undoPoint(game, match, takers, (at) => statesFrom(live, at)) : undefined;
}

/** Whether a viewer may undo its last decision. */
export const canUndo = (live: LiveMatch, viewer: Viewer): boolean =>
  viewer !== 'table' && undoPointOf(live, viewer) !== undefined;

/** The states after `at` entries of the record and later. */
function statesFrom({ opening, match, positions }: LiveMatch, at: number): BaseState[] {
  const needed = match.history.entries.length - at + 1;
  const found =
    needed <= positions.length ? positions.slice(-needed) : playThrough(opening.game, match.history).slice(at);
  return found.map((position) => position.match.state);
}

export function takenBack(live: LiveMatch, seat: Seat, seq: number): Result<Changes, Denial> {
  const left = undoPointOf(live, seat);
  const positions = left === undefined ? [] : positionsUpTo(live, left, seq);
  const last = positions.at(-1);
  if (left === undefined || !last) return fail({ code: 'nothing-to-undo' });
  const taken = live.match.history.entries.length - left;
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
