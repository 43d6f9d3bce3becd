import { type BotSpec, makeBotSpec, type TrialPlan, type TrialReport } from '@taproom/bots';
import { runTrialOnThreads } from '@taproom/bots/node';
import { interruptible } from '../interrupt.ts';
import { print, printJson } from '../output.ts';
import { progressBar } from '../progress.ts';
import { columns } from '../words.ts';

/** Whom everyone is measured by, and in how many games at most. */
const LADDER: readonly BotSpec[] = [{ kind: 'random' }, { kind: 'greedy' }];
const LADDER_GAMES = 200;

/** Bots that play alone, each over the same dice. */
export interface SoloPlan extends Omit<TrialPlan, 'bot'> {
  readonly bots: readonly BotSpec[];
}

interface Tried {
  readonly bot: string;
  readonly report: TrialReport;
}

/** Plays for points with each bot and with the ladder, and prints them side by side. */
export async function soloArena(plan: SoloPlan, threads: number | undefined, json: boolean): Promise<void> {
  const tried: Tried[] = [];
  for (const trial of trialsOf(plan)) {
    tried.push({ bot: makeBotSpec(trial.bot), report: await runTrialWithBar(trial, threads) });
  }
  if (json) printJson(jsonOf(plan, tried));
  else print(...lines(plan, tried));
}

function trialsOf({ bots, ...plan }: SoloPlan): TrialPlan[] {
  const asked = bots.map((bot) => ({ ...plan, bot }));
  const names = bots.map(makeBotSpec);
  const ladder = LADDER.filter((bot) => !names.includes(makeBotSpec(bot)));
  return [...asked, ...ladder.map((bot) => ({ ...plan, bot, games: Math.min(plan.games, LADDER_GAMES) }))];
}

/** Ctrl+C ends the trial early; what was played counts. */
export async function runTrialWithBar(plan: TrialPlan, threads: number | undefined): Promise<TrialReport> {
  const bar = progressBar();
  const report = await interruptible((signal) =>
    runTrialOnThreads(
      plan,
      { signal, onProgress: (done, games, soFar) => bar.show(done / games, standing(plan, soFar())) },
      threads,
    ),
  );
  bar.clear();
  return report;
}

const standing = ({ bot }: TrialPlan, report: TrialReport): string =>
  `${makeBotSpec(bot)}, ${report.games} games, ${meanWords(report)}`;

const meanWords = ({ mean, error }: TrialReport): string => `${mean.toFixed(1)} ± ${error.toFixed(1)}`;

const HEADINGS = [
  'bot',
  'games',
  'mean ± error',
  'median',
  'least',
  'most',
  '5 %',
  '25 %',
  '80 %',
  '95 %',
  'a decision',
];

function lines(plan: SoloPlan, tried: readonly Tried[]): string[] {
  const options = Object.entries(plan.options).map(([name, value]) => `${name} ${value}`);
  return [
    [`${plan.game} alone`, ...options, `seed ${plan.seed}`].join(', '),
    ...columns([HEADINGS, ...tried.map(row)]).map((line) => `  ${line}`),
  ];
}

function row({ bot, report }: Tried): string[] {
  const { games, least, most, percentiles, pace } = report;
  const at = (percent: number): string => String(percentiles[percent]);
  return [
    bot,
    String(games),
    meanWords(report),
    at(50),
    String(least),
    String(most),
    at(5),
    at(25),
    at(80),
    at(95),
    `${pace.milliseconds.toFixed(1)} ms`,
  ];
}

const jsonOf = (plan: SoloPlan, tried: readonly Tried[]): object => ({
  ...plan,
  seats: 1,
  bots: tried.map(({ bot, report }) => ({ bot, ...report })),
});
