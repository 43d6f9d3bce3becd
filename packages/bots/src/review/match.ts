import { type BaseState, type History, type Match, type Outcome, playThrough, resultOf } from '@taproom/engine';
import type { Unit } from '../face/face.ts';
import { faceOf, rulesOf } from '../games/index.ts';
import { at } from '../lists.ts';
import { winShares } from '../thinking/rewards.ts';
import { type Booked, type Judged, keepBooks } from './books.ts';
import { withHindsight } from './hindsight.ts';
import type { Review, ReviewHooks, ReviewTotals } from './review.ts';
import { turningPointsIn } from './turning-points.ts';
import { verdictsOn } from './verdicts.ts';

/** A match of more seats has more decisions, and nobody wants to wait longer for it. */
const USUAL_SEATS = 2;

/**
 * Judges a finished match that replays: what each decision cost and what each roll brought. Undefined if it was stopped.
 * The same match gets the same review. `effort` is the part of the usual effort that is made.
 */
export async function reviewMatch(record: History, hooks: ReviewHooks = {}, effort = 1): Promise<Review | undefined> {
  const game = rulesOf(record.game);
  if (!game) throw new Error(`no game is called ${record.game}`);
  const matches = playThrough(game, record).map(({ match }) => match);
  const last = at(matches, matches.length - 1);
  const outcome = resultOf(game, last);
  if (!outcome) throw new Error(`${game.id}: a match that is not over cannot be reviewed`);
  const verdicts = await verdictsOn(game, matches, effort * Math.min(1, USUAL_SEATS / record.seats), hooks);
  if (!verdicts) return undefined;
  const entries = last.history.entries.map(
    (deed, entry): Judged => ({ ...deed, ...at(verdicts, entry), resigned: at(matches, entry).resigned }),
  );
  const { unit } = faceOf(game.id);
  return reviewBy(entries, endOf(outcome, last, entries, unit), unit);
}

function reviewBy(entries: readonly Judged[], result: readonly number[], unit: Unit): Review {
  const found = keepBooks(entries, result, unit).steps.map(({ step }) => step.values);
  const { opening, steps: booked } = keepBooks(withHindsight(entries, found, unit), result, unit);
  const steps = booked.map(({ step }) => step);
  const totals = result.map((_, seat) => totalsOf(booked, seat));
  return { unit, opening, steps, result, totals, turningPoints: turningPointsIn(steps, unit) };
}

/** What each seat had in the end. In points, who has given up has none, and a match that ended so counts as expected. */
function endOf(
  { places, scores }: Outcome,
  { resigned }: Match<BaseState>,
  entries: readonly Judged[],
  unit: Unit,
): number[] {
  if (unit === 'wins') return winShares(places).map((share) => (resigned.length === places.length ? 0 : share));
  return places.map((_, seat) => (resigned.includes(seat) ? 0 : (scores[seat] ?? lastExpected(entries, seat))));
}

/** Whoever has not come to play yet can expect as much as the first who has. */
function lastExpected(entries: readonly Judged[], seat: number): number {
  const last = entries.findLast(({ expected }) => expected?.seat === seat) ?? entries.find(({ expected }) => expected);
  return last?.expected?.value ?? 0;
}

function totalsOf(booked: readonly Booked[], seat: number): ReviewTotals {
  let [luck, loss, gifts, decisions, mistakes] = [0, 0, 0, 0, 0];
  for (const { step, given } of booked) {
    luck += step.luck?.[seat] ?? 0;
    if (step.seat !== seat) gifts += at(given, seat);
    if (step.seat !== seat) continue;
    loss -= at(given, seat);
    if (step.decision) decisions++;
    if (step.decision && step.decision.loss > 0) mistakes++;
  }
  return { luck, loss, gifts, decisions, mistakes };
}
