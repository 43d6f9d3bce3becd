import { type ArenaPlan, counted, LEVELS, makeBotSpec, type Rung, rungsOf, specFor, stepFrom } from '@taproom/bots';
import { runArenaOnThreads, runTrialOnThreads } from '@taproom/bots/node';
import type { Io } from '../../io.ts';
import { progressBar } from '../../output/progress.ts';
import { type KeptStep, type KeptTrial, type Ladder, withStep, withTrial } from './kept.ts';

/** What of a ladder is to be measured, and how. */
export interface LadderPlan {
  /** Numbers of seats; 1 for alone. */
  readonly counts: readonly number[];
  readonly games: number;
  readonly threads: number | undefined;
  /** Measures what is known, too. */
  readonly isAnew: boolean;
  readonly options: Readonly<Record<string, string>>;
  /** Where a game can be lost alone: the option that says how hard it is, and its values. */
  readonly difficulty: { readonly option: string; readonly values: readonly string[] } | undefined;
}

interface Run extends LadderPlan {
  readonly io: Io;
  readonly signal: AbortSignal;
  readonly keep: (ladder: Ladder) => Promise<void>;
}

/** Measures what is not known yet, step by step, and keeps each. */
export async function climb(known: Ladder, run: Run): Promise<Ladder> {
  let ladder = known;
  for (const seats of run.counts) {
    ladder = seats === 1 ? await tryAlone(ladder, run) : await climbWith(ladder, seats, run);
  }
  return ladder;
}

async function climbWith(known: Ladder, seats: number, run: Run): Promise<Ladder> {
  let ladder = known;
  for (const rung of rungsOf(known.game)) {
    const step = run.signal.aborted ? undefined : await measureStep(ladder, rung, seats, run);
    if (!step) continue;
    ladder = withStep(ladder, step);
    await run.keep(ladder);
  }
  return ladder;
}

async function measureStep(ladder: Ladder, rung: Rung, seats: number, run: Run): Promise<KeptStep | undefined> {
  const { game, seed } = ladder;
  const [upper, lower] = [makeBotSpec(rung.upper, game), makeBotSpec(rung.lower, game)];
  const isKnown = ({ games, ...step }: KeptStep): boolean =>
    step.seats === seats && step.upper === upper && step.lower === lower && games >= run.games;
  if (!run.isAnew && ladder.steps.some(isKnown)) return undefined;
  const plan: ArenaPlan = { game, seats, seed, options: run.options, games: run.games, a: rung.upper, b: rung.lower };
  const bar = progressBar(run.io);
  const onProgress = (done: number, rounds: number): void =>
    bar.show(done / rounds, `${game}, ${seats} seats: ${upper} against ${lower}`);
  const report = await runArenaOnThreads(plan, { signal: run.signal, onProgress }, run.threads);
  bar.clear();
  return report.games < run.games ? undefined : { seats, level: rung.level, upper, lower, ...stepFrom(report) };
}

async function tryAlone(known: Ladder, run: Run): Promise<Ladder> {
  let ladder = known;
  const { option, values } = run.difficulty ?? { option: undefined, values: [''] };
  for (const level of LEVELS) {
    for (const difficulty of values) {
      const options = option === undefined ? run.options : { ...run.options, [option]: difficulty };
      const trial = run.signal.aborted ? undefined : await measureTrial(ladder, level, difficulty, options, run);
      if (!trial) continue;
      ladder = withTrial(ladder, trial);
      await run.keep(ladder);
    }
  }
  return ladder;
}

async function measureTrial(
  { game, seed, alone }: Ladder,
  level: KeptTrial['level'],
  difficulty: string,
  options: LadderPlan['options'],
  run: Run,
): Promise<KeptTrial | undefined> {
  const spec = counted(specFor(game, level));
  const bot = makeBotSpec(spec, game);
  const isKnown = (trial: KeptTrial): boolean =>
    trial.bot === bot && trial.level === level && trial.difficulty === difficulty && trial.games >= run.games;
  if (!run.isAnew && alone.some(isKnown)) return undefined;
  const bar = progressBar(run.io);
  const onProgress = (done: number, games: number): void =>
    bar.show(done / games, `${game} alone: ${bot} ${difficulty}`);
  const plan = { game, options, bot: spec, games: run.games, seed };
  const report = await runTrialOnThreads(plan, { signal: run.signal, onProgress }, run.threads);
  bar.clear();
  const { games, mean, error, percentiles, won, wonInterval } = report;
  if (games < run.games) return undefined;
  return { level, bot, difficulty, games, mean, error, low: percentiles['5'] ?? 0, won, wonInterval };
}
