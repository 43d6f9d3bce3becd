import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { counted, makeBotSpec, specFor, type TrialReport } from '@taproom/bots';
import { keyed, must } from '@taproom/engine';
import {
  BOARD_NAMES,
  type BoardName,
  type MeasuredPar,
  type ParTable,
  sixSidedStout,
} from '@taproom/games/six-sided-stout';
import type { Io } from '../../io.ts';
import { runTrialWithBar } from '../../measuring/trial.ts';
import { columns } from '../../output/words.ts';
import type { Measured, ParRequest } from '../face.ts';

const { id, rules } = sixSidedStout;
const FILE = fileURLToPath(new URL('../../../../games/src/six-sided-stout/par.json', import.meta.url));

const STRONGEST = makeBotSpec(counted(specFor(id, 'landlord')), id);
/** With fewer games on each board the scores for medals are too vague. */
const LEAST_KEPT = 200;

/** Gold is what the expert reaches every other time, silver three times in four, bronze nearly always. */
const MEDALS = { bronze: 5, silver: 25, gold: 50 } as const;

export async function measureMedals({ bot, games, seed, threads }: ParRequest, io: Io): Promise<Measured> {
  const pars = new Map<BoardName, MeasuredPar>();
  for (const board of BOARD_NAMES) {
    const report = await runTrialWithBar({ game: id, options: { board }, bot, games, seed }, threads, io);
    pars.set(board, parFrom(report));
  }
  const boards = keyed(BOARD_NAMES, (board) => must(pars.get(board)));
  const table: ParTable = { rules, bot: makeBotSpec(bot, id), seed, boards };
  return { table, lines: lines(table), keep: () => keep(table) };
}

/** Keeps the table where the game reads it, or says why not. */
async function keep(table: ParTable): Promise<string | undefined> {
  const trouble = whyNotKept(table);
  if (trouble !== undefined) return `Not kept: ${trouble}`;
  await writeFile(FILE, `${JSON.stringify(table, null, 2)}\n`);
  return undefined;
}

/** Only a table of the strongest bot, over enough games, is kept. */
export function whyNotKept({ bot, boards }: ParTable): string | undefined {
  if (bot !== STRONGEST) return `the medals are measured by ${STRONGEST}, not by ${bot}.`;
  const fewest = Math.min(...Object.values(boards).map(({ games }) => games));
  return fewest < LEAST_KEPT ? `it needs at least ${LEAST_KEPT} games on each board, not ${fewest}.` : undefined;
}

function parFrom({ games, mean, percentiles }: TrialReport): MeasuredPar {
  const at = (percent: number): number => must(percentiles[percent]);
  const [bronze, silver, gold] = [at(MEDALS.bronze), at(MEDALS.silver), at(MEDALS.gold)];
  return { bronze, silver, gold, games, mean: Math.round(mean * 10) / 10 };
}

function lines({ bot, seed, boards }: ParTable): string[] {
  const rows = Object.entries(boards).map(([board, { bronze, silver, gold, games, mean }]) =>
    [board, bronze, silver, gold, mean.toFixed(1), games].map(String),
  );
  return [
    `Par of ${id}: ${bot}, rules ${rules}, seed ${seed}`,
    ...columns([['board', 'bronze', 'silver', 'gold', 'mean', 'games'], ...rows]).map((line) => `  ${line}`),
  ];
}
