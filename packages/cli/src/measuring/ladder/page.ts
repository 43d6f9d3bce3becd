import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eloOf, LEVELS } from '@taproom/bots';
import { findGame } from '@taproom/games';
import { percent } from '../../output/words.ts';
import type { KeptStep, KeptTrial, Ladder } from './kept.ts';

// A ladder as rows of words: for the terminal, and for the page about bots.

const byLevel = <T extends Pick<KeptStep, 'level'>>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));

const STEP_HEADINGS = ['level', 'bot', 'beats the one below', '95 % interval', 'games', 'Elo ahead', 'Elo in all'];

/** The steps with one number of seats; the lowest level stands at 0. */
export function stepRows({ steps }: Ladder, seats: number): string[][] {
  let elo = 0;
  const rows = byLevel(steps.filter((step) => step.seats === seats)).map((step) => {
    const ahead = eloOf(step.score, seats);
    if (step.level !== LEVELS[0]) elo += ahead;
    const interval = `${percent(step.low)} to ${percent(step.high)}`;
    return [step.level, step.upper, percent(step.score), interval, `${step.games}`, signed(ahead), elo.toFixed(0)];
  });
  return rows.length === 0 ? [] : [STEP_HEADINGS, ...rows];
}

const signed = (elo: number): string => `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;

/** The levels alone: by points, or by games won where there are difficulties. */
export function aloneRows({ alone }: Ladder): string[][] {
  if (alone.length === 0) return [];
  const difficulties = [...new Set(alone.map(({ difficulty }) => difficulty))];
  if (difficulties.some((one) => one !== '')) return [wonHeadings(difficulties), ...wonRows(alone, difficulties)];
  const rows = byLevel(alone).map(({ level, bot, games, mean, error, low }) => [
    level,
    bot,
    `${mean.toFixed(1)} ± ${(1.96 * error).toFixed(1)}`,
    `${low}`,
    `${games}`,
  ]);
  return [['level', 'bot', 'points on average', 'one game in twenty at most', 'games'], ...rows];
}

const wonHeadings = (difficulties: readonly string[]): string[] => [
  'level',
  'bot',
  ...difficulties.map((one) => `won at ${one}`),
];

function wonRows(alone: readonly KeptTrial[], difficulties: readonly string[]): string[][] {
  const levels = byLevel(alone.filter(({ difficulty }) => difficulty === difficulties[0]));
  return levels.map(({ level, bot }) => {
    const won = difficulties.map((one) => alone.find((trial) => trial.level === level && trial.difficulty === one));
    return [level, bot, ...won.map((trial) => (trial ? wonWords(trial) : ''))];
  });
}

const wonWords = ({ won, wonInterval: { low, high } }: KeptTrial): string =>
  `${percent(won)} (${percent(low)} to ${percent(high)})`;

const PAGE = fileURLToPath(new URL('../../../../../docs/bots.md', import.meta.url));
const beginOf = (game: string): string => `<!-- written by: taproom arena --ladder ${game} -->`;
const END = '<!-- up to here -->';

/** Writes a ladder where the page about bots has its place. */
export async function writeOnPage(ladder: Ladder): Promise<void> {
  await writeFile(PAGE, withLadder(await readFile(PAGE, 'utf8'), ladder));
}

export function withLadder(page: string, ladder: Ladder): string {
  const begin = beginOf(ladder.game);
  const [before, rest = ''] = page.split(begin);
  const [, ...after] = rest.split(END);
  if (after.length === 0) throw new Error(`docs/bots.md has no place for the ladder of ${ladder.game}`);
  return `${before}${begin}\n\n${markdown(ladder)}\n\n${END}${after.join(END)}`;
}

function markdown(ladder: Ladder): string {
  const counts = [...new Set(ladder.steps.map(({ seats }) => seats))].sort();
  const tables = [
    ...counts.map((seats) => [`With ${seats} seats:`, stepRows(ladder, seats)] as const),
    ['Alone:', aloneRows(ladder)] as const,
  ];
  const { title } = findGame(ladder.game) ?? { title: ladder.game };
  return [
    `${title}, rules ${ladder.rules}, seed ${ladder.seed}.`,
    ...tables.filter(([, rows]) => rows.length > 0).map(([heading, rows]) => `${heading}\n\n${tableOf(rows)}`),
  ].join('\n\n');
}

function tableOf([headings = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
