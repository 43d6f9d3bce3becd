import { below, type FastRng, nextFast, type Outcome } from '@taproom/engine';
import type { GameId } from '@taproom/games';
import type { Line } from '@taproom/games/learning';
import { type Exercise, type Grade, gradeOf, type Verdict } from '@taproom/games/training';
import { at } from '../lists.ts';
import { choose } from '../thinking/choose.ts';
import { meanOf, rounded } from '../thinking/means.ts';
import { askAll, isTrusted, mostOften } from './asking.ts';
import { gainsOf, meanRival } from './gains.ts';
import type { ExercisePlan } from './maker.ts';
import { type Measured, measure, mostRightOf, playOn, worthOf } from './measure.ts';
import { asked, lineOf, type Run, resume, take } from './run.ts';

/** A position to train on, with what its moves are worth. */
export interface Found {
  readonly exercise: Exercise;
  readonly verdict: Verdict;
}

/** Looks for a position to train on; undefined if these seeds lead to none. */
export async function findExercise(id: GameId, plan: ExercisePlan, seeds: FastRng): Promise<Found | undefined> {
  const run = await decision(id, plan, seeds);
  const measured = run && (await measure(run, plan, seeds));
  if (!measured) return undefined;
  const enough = enoughOf(measured);
  const moves = measured.map(({ name, worth }) => [name, worth] as const);
  const wrong = moves.filter(([, worth]) => worth < enough);
  if (moves.length - wrong.length > moves.length * mostRightOf(plan)) return undefined;
  if (at(moves, 0)[1] - at(wrong, 0)[1] < plan.gap) return undefined;
  const { found, chosen } = await askAll(run, plan, { moves, enough }, seeds);
  if (!isTrusted(found, plan)) return undefined;
  const tempting = mostOften(chosen) ?? at(wrong, 0)[0];
  const told = await compare(run, plan, measured, tempting, seeds);
  if (!told) return undefined;
  const line = lineOf(run);
  return { exercise: { id: nameFor(line), line, found }, verdict: { moves, enough, tempting, ...told } };
}

/** A game of bots, as far as a decision of seat 0 that is to be asked about. */
async function decision(id: GameId, plan: ExercisePlan, seeds: FastRng): Promise<Run | undefined> {
  const { seats, options, before, length } = plan;
  const run = resume(id, { seats, ...(Object.keys(options).length > 0 && { options }), seed: nextFast(seeds) });
  const { game, state, moves } = run;
  const least = length[0] + below(seeds, length[1] - length[0] + 1);
  for (let seat = asked(run); seat !== undefined && moves.length <= length[1]; seat = asked(run)) {
    if (seat === 0 && moves.length >= least && plan.asks(state, game.legal(state, 0))) return run;
    take(run, seat, (await choose(game, state, seat, before, nextFast(seeds))).action);
  }
  return undefined;
}

/** A move that is worse than the best by no more than the error of measuring is right, too. */
function enoughOf([best, second]: readonly Measured[]): number {
  if (!best || !second) throw new Error('there is nothing to decide');
  return rounded(best.worth - second.error);
}

/**
 * What the best move brings more than the tempting one, in new worlds; undefined if they do not agree that it is better.
 */
async function compare(
  run: Run,
  plan: ExercisePlan,
  measured: readonly Measured[],
  tempting: string,
  seeds: FastRng,
): Promise<Pick<Verdict, 'gains' | 'rival'> | undefined> {
  const [best, other] = [at(measured, 0), measured.find(({ name }) => name === tempting)];
  if (!other) throw new Error(`${tempting} was not measured`);
  const [ends, otherEnds]: [Outcome[], Outcome[]] = [[], []];
  for (let world = 0; world < plan.worlds[1] / 2; world++) {
    const seed = nextFast(seeds);
    ends.push(await playOn(run, best.action, plan, seed));
    otherEnds.push(await playOn(run, other.action, plan, seed));
  }
  const worth = (outcomes: readonly Outcome[]): number => meanOf(outcomes.map((outcome) => worthOf(outcome, plan)));
  if (worth(ends) - worth(otherEnds) < plan.gap / 2) return undefined;
  return { gains: gainsOf(ends, otherEnds), rival: rounded(meanRival(ends) - meanRival(otherEnds)) };
}

/** A short name that is the same for the same line (FNV-1a). */
function nameFor(line: Line): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(line)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** No grade has more than this share of the exercises, so that there are some of every grade. */
const MOST_OF_GRADE: Readonly<Record<Grade, number>> = { easy: 0.3, medium: 0.6, hard: 0.4 };

/** In the order in which they were found, none twice, and not too many of a grade. */
export function selected(found: readonly Found[], count: number, mostEasy = MOST_OF_GRADE.easy): Found[] {
  const shares = { ...MOST_OF_GRADE, easy: mostEasy };
  const taken = new Map<string, Found>();
  const ofGrade: Record<Grade, number> = { easy: 0, medium: 0, hard: 0 };
  for (const one of found) {
    const grade = gradeOf(one.exercise);
    if (taken.has(one.exercise.id) || ofGrade[grade] >= Math.ceil(shares[grade] * count)) continue;
    taken.set(one.exercise.id, one);
    ofGrade[grade]++;
  }
  return [...taken.values()];
}
