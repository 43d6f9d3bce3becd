import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { counted, makeBotSpec, specFor, type TrialReport } from '@taproom/bots';
import { keyed, must } from '@taproom/engine';
import { type AloneRate, type AloneTable, dyce, START_DICE, type StartDie } from '@taproom/games/dyce';
import type { Io } from '../../io.ts';
import { runTrialWithBar } from '../../measuring/trial.ts';
import { columns } from '../../output/words.ts';
import type { Measured, ParRequest } from '../face.ts';
import { LEAST_SHOWN } from './least-shown.ts';

// How often a bot wins alone, by what the white die shows at first.

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TABLE_FILE = fileAt('../../../../games/src/dyce/alone.json');
const RULES_FILE = fileAt('../../../../../docs/rules/dyce.md');

const STRONGEST = makeBotSpec(counted(specFor(dyce.id, 'landlord')), dyce.id);

export async function measureAlone({ bot, games, seed, threads }: ParRequest, io: Io): Promise<Measured> {
  const rates = new Map<StartDie, AloneRate>();
  for (const startDie of START_DICE) {
    const plan = { game: dyce.id, options: { startDie }, bot, games, seed, difficulty: 'startDie' };
    rates.set(startDie, rateFrom(await runTrialWithBar(plan, threads, io)));
  }
  const startDie = keyed(START_DICE, (value) => must(rates.get(value)));
  const table: AloneTable = { rules: dyce.rules, bot: makeBotSpec(bot, dyce.id), seed, startDie };
  return { table, lines: lines(table), keep: () => keep(table) };
}

function rateFrom({ games, won, wonInterval: { low, high } }: TrialReport): AloneRate {
  const rounded = (share: number): number => Math.round(share * 1000) / 1000;
  return { won: Math.round(won * games), games, low: rounded(low), high: rounded(high) };
}

/** Keeps the table where the game reads it, and in the written rules; or says why not. */
async function keep(table: AloneTable): Promise<string | undefined> {
  const trouble = whyNotShown(table);
  if (trouble !== undefined) return `Not kept: ${trouble}`;
  await writeFile(TABLE_FILE, `${JSON.stringify(table, null, 2)}\n`);
  await writeFile(RULES_FILE, withTable(await readFile(RULES_FILE, 'utf8'), table));
  return undefined;
}

/** Only a table of the strongest bot, over enough games, is shown. */
export function whyNotShown({ bot, startDie }: AloneTable): string | undefined {
  if (bot !== STRONGEST) return `the table that is shown is that of ${STRONGEST}, not of ${bot}.`;
  const fewest = Math.min(...Object.values(startDie).map(({ games }) => games));
  return fewest < LEAST_SHOWN ? `it needs at least ${LEAST_SHOWN} games from each start, not ${fewest}.` : undefined;
}

const whole = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
const spread = ({ low, high }: AloneRate): string => `${whole(low)} to ${whole(high)}`;

function lines({ bot, rules, seed, startDie }: AloneTable): string[] {
  const rows = Object.entries(startDie).map(([value, rate]) => [
    value,
    String(rate.won),
    String(rate.games),
    whole(rate.won / rate.games),
    spread(rate),
  ]);
  return [
    `Games of ${dyce.id} won alone: ${bot}, rules ${rules}, seed ${seed}`,
    ...columns([['startDie', 'won', 'games', 'share', '95 % interval'], ...rows]).map((line) => `  ${line}`),
  ];
}

const BEGIN = '<!-- written by: taproom par dyce --write -->';
const END = '<!-- up to here -->';

/** The written rules with this table between the marks. */
export function withTable(rules: string, table: AloneTable): string {
  const [before, rest = ''] = rules.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error(`${RULES_FILE} has no place for the table`);
  return `${before}${BEGIN}\n\n${markdown(table)}\n\n${END}${after}`;
}

function markdown({ bot, rules, seed, startDie }: AloneTable): string {
  const rows = Object.entries(startDie).map(
    ([value, rate]) =>
      `| ${value} | ${rate.won} of ${rate.games} | ${whole(rate.won / rate.games)} | ${spread(rate)} |`,
  );
  return [
    `How often the strongest bot (\`${bot}\`, rules ${rules}, seed ${seed}) wins alone:`,
    '',
    '| `startDie` | games won | share | 95 % interval |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
