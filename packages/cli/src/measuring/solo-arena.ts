import { type BotSpec, makeBotSpec, type TrialPlan, type TrialReport } from '@taproom/bots';
import { faceOf } from '../boards/index.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../output/output.ts';
import { columns, percent } from '../output/words.ts';
import { meanWords, runTrialWithBar } from './trial.ts';

/** Bots that every bot is compared with, and in how many games at most. */
const LADDER: readonly BotSpec[] = [{ kind: 'random' }, { kind: 'greedy' }];
const LADDER_GAMES = 200;

/** The option that says how hard a game is, where it can be lost alone. */
export const difficultyIn = (game: string): string | undefined => faceOf(game).difficulty;

/** Bots that play alone, each over the same dice. */
export interface SoloPlan extends Omit<TrialPlan, 'bot'> {
  readonly bots: readonly BotSpec[];
  /** The difficulties to play at, where there are several. */
  readonly difficulties: readonly string[];
}

interface Tried {
  readonly bot: string;
  readonly difficulty: string;
  readonly report: TrialReport;
}

/** Plays with each bot and with the ladder, and prints them side by side. */
export async function soloArena(plan: SoloPlan, threads: number | undefined, json: boolean, io: Io): Promise<void> {
  const tried: Tried[] = [];
  for (const trial of trialsOf(plan)) {
    const option = difficultyIn(plan.game);
    tried.push({
      bot: makeBotSpec(trial.bot, plan.game),
      difficulty: trial.options[option ?? ''] ?? '',
      report: await runTrialWithBar({ ...trial, difficulty: option }, threads, io),
    });
  }
  if (json) printJson(io, jsonOf(plan, tried));
  else print(io, ...lines(plan, tried));
}

function trialsOf({ bots, difficulties, ...plan }: SoloPlan): TrialPlan[] {
  const nameOf = (bot: BotSpec): string => makeBotSpec(bot, plan.game);
  const asked = bots.map((bot) => ({ ...plan, bot }));
  const names = bots.map(nameOf);
  const ladder = LADDER.filter((bot) => !names.includes(nameOf(bot)));
  const trials = [...asked, ...ladder.map((bot) => ({ ...plan, bot, games: Math.min(plan.games, LADDER_GAMES) }))];
  const option = difficultyIn(plan.game);
  if (option === undefined) return trials;
  return trials.flatMap((trial) =>
    difficulties.map((value) => ({ ...trial, options: { ...trial.options, [option]: value } })),
  );
}

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
  const option = difficultyIn(plan.game);
  const options = Object.entries(plan.options).filter(([name]) => name !== option);
  const rows = option === undefined ? [HEADINGS, ...tried.map(row)] : [winHeadings(option), ...tried.map(winRow)];
  return [
    [`${plan.game} alone`, ...options.map(([name, value]) => `${name} ${value}`), `seed ${plan.seed}`].join(', '),
    ...columns(rows).map((line) => `  ${line}`),
  ];
}

const winHeadings = (option: string): string[] => [
  'bot',
  option,
  'games',
  'won',
  '95 % interval',
  'rounds',
  'a decision',
];

function winRow({ bot, difficulty, report }: Tried): string[] {
  const { games, won, wonInterval, table, pace } = report;
  return [
    bot,
    difficulty,
    String(games),
    percent(won),
    `${percent(wonInterval.low)} to ${percent(wonInterval.high)}`,
    (table.rounds ?? 0).toFixed(1),
    `${pace.milliseconds.toFixed(1)} ms`,
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

function jsonOf(plan: SoloPlan, tried: readonly Tried[]): object {
  const option = difficultyIn(plan.game);
  const bots = tried.map(({ bot, difficulty, report }) =>
    option === undefined ? { bot, ...report } : { bot, [option]: difficulty, ...report },
  );
  return { ...plan, seats: 1, bots };
}
