import { makeBotSpec, type TrialPlan, type TrialReport } from '@taproom/bots';
import { runTrialOnThreads } from '@taproom/bots/node';
import type { Io } from '../io.ts';
import { progressBar } from '../output/progress.ts';
import { percent } from '../output/words.ts';
import { interruptible } from './interrupt.ts';

/** A trial, and the option that says how hard it is, where games can be lost alone. */
export interface ShownTrial extends TrialPlan {
  readonly difficulty?: string | undefined;
}

/** Ctrl+C ends the trial early; what was played counts. */
export async function runTrialWithBar(
  { difficulty, ...plan }: ShownTrial,
  threads: number | undefined,
  io: Io,
): Promise<TrialReport> {
  const bar = progressBar(io);
  const onProgress = (done: number, games: number, soFar: () => TrialReport): void =>
    bar.show(done / games, standing(plan, difficulty, soFar()));
  const report = await interruptible((signal) => runTrialOnThreads(plan, { signal, onProgress }, threads));
  bar.clear();
  return report;
}

function standing({ bot, game, options }: TrialPlan, difficulty: string | undefined, report: TrialReport): string {
  const how =
    difficulty === undefined ? meanWords(report) : `${difficulty} ${options[difficulty]}, ${percent(report.won)} won`;
  return `${makeBotSpec(bot, game)}, ${report.games} games, ${how}`;
}

export const meanWords = ({ mean, error }: TrialReport): string => `${mean.toFixed(1)} ± ${error.toFixed(1)}`;
