import { resign, type Seat } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { LANGUAGES, loadGameText } from '@taproom/games/text';
import { describe, expect, test } from 'vitest';
import { noPaint } from '../paint.ts';
import { playedMatch } from '../testing.ts';
import { loadWords } from '../text/index.ts';
import { endLines, logLines, pageLines, type Style } from './page.ts';
import { giveUp, move, type Table, toAct, undo } from './table.ts';

const game = findGame('dice-box');
if (!game) throw new Error('there is no Dice Box');

const tableOf = (actions: number): Table => ({
  game,
  players: ['human', 'regular'],
  names: ['Anna', 'Regular'],
  match: playedMatch(actions, { kind: 'seed', seed: 3 }),
  opening: [],
  batches: Array.from({ length: actions }, (_, i) => [{ type: 'ended', ending: i % 2 ? 'full' : 'blocked' }]),
  path: 'game.json',
});

const styleIn = async (language: (typeof LANGUAGES)[number]): Promise<Style> => ({
  text: await loadGameText('dice-box', language),
  say: await loadWords(language),
  paint: noPaint,
});

/** The smallest window; the prompt takes four lines of it, and Enter makes one. */
const ROWS = 24;
const MOST_LINES = 19;

describe.each(LANGUAGES)('a page in %s', (language) => {
  test('leaves room for the prompt, however much there is to say', async () => {
    const style = await styleIn(language);
    const longest = style.text.rules.flatMap(({ rulings }) => rulings).map(({ text }) => text);
    for (const notice of [
      [],
      ['one'],
      ['one', 'two', 'three', 'four', 'five'],
      ...longest.map((ruling) => [style.say('move.refused', { move: 'r4 c2', rule: 'DB-10', ruling })]),
    ]) {
      const lines = pageLines(tableOf(9), style, notice, ROWS);
      expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      expect(lines.join(' ')).toContain(notice.at(-1)?.split(' ').at(-1) ?? '');
    }
  });
});

test('a higher window shows more of the log, each sentence whole', async () => {
  const style = await styleIn('en');
  const long = { ...style, text: { ...style.text, event: () => `It ${'happened '.repeat(12)}so.` } };
  const told = (rows: number): string[] =>
    pageLines(tableOf(9), long, [], rows).filter((line) => /happened|so\./.test(line));
  for (const rows of [ROWS, ROWS + 1, ROWS + 6]) {
    expect(told(rows)[0]).toMatch(/^ It /);
    expect(told(rows).at(-1)).toMatch(/so\.$/);
  }
  expect(told(ROWS + 6).length).toBeGreaterThan(told(ROWS).length);
});

test('undo takes back the last move, and nothing before the first', () => {
  const table = { ...tableOf(0), players: ['human', 'human'] };
  const first = toAct(table) as Seat;
  const [action] = table.game.legal(table.match.state, first);
  expect(move(table, first, action)).toBeUndefined();
  expect(undo(table)).toBe(true);
  expect([table.match.history.entries, table.batches, toAct(table)]).toEqual([[], [], first]);
  expect(undo(table)).toBe(false);
});

test('the log tells of a resignation, and the end of who gave up', async () => {
  const style = await styleIn('en');
  const table = { ...tableOf(4), batches: tableOf(4).batches };
  giveUp(table, 0);
  expect(logLines(table, style).at(-1)).toBe('Anna gives up.');
  expect(endLines(table, style)).toEqual([
    ' The others have given up.',
    ' Regular wins.',
    '  1. Regular',
    '  2. Anna (gave up)',
  ]);
  expect(resign(table.game, table.match, 1).ok).toBe(false);
});

test('the end tells places, scores and what they are made of', async () => {
  const style = await styleIn('en');
  const match = playedMatch();
  const { scores, places } = match.history.end ?? { scores: [], places: [] };
  const lines = endLines({ ...tableOf(0), match }, style);
  for (const [seat, name] of ['Anna', 'Regular'].entries()) {
    const line = lines.find((one) => one.includes(`${places[seat]}. ${name}`)) ?? '';
    const [, points, ...parts] = /(\d+) points?: \w+ (\d+), \w+ (\d+)$/.exec(line) ?? [];
    expect(Number(points)).toBe(scores[seat]);
    expect(parts.map(Number).reduce((sum, part) => sum + part)).toBe(scores[seat]);
  }
});
