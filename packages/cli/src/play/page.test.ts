import { anyGame, playThrough, type Tagged } from '@taproom/engine';
import { LANGUAGES, loadGameText } from '@taproom/games/text';
import { giveUp, resume } from '@taproom/table';
import { describe, expect, test } from 'vitest';
import { noPaint } from '../output/paint.ts';
import { playedMatch, SAMPLE } from '../testing/sample.ts';
import { screen, typing } from '../testing/terminal.ts';
import { loadWords } from '../text/index.ts';
import { type KeptTable, openingOf } from './kept-table.ts';
import { endLines, logLines, pageLines, printedLines } from './page.ts';
import { type Style, shownOf } from './scene.ts';

const game = anyGame(SAMPLE);
const PLAYERS = ['human', 'regular'];

/** A table whose match was played so far. */
function tableOf(actions?: number, players = PLAYERS): KeptTable {
  const { history } = playedMatch(actions, { kind: 'seed', seed: 3 });
  const played = playThrough(game, history);
  const live = resume(openingOf(game, {}, history.dice, players), played, history.entries.length);
  return { players, names: ['Anna', 'Regular'], live, path: 'game.json' };
}

/** The same, with one sentence to tell of every action. */
function toldOf(actions: number): KeptTable {
  const table = tableOf(actions);
  const steps = table.live.steps.map(({ seq }, i) => ({ seq, events: i === 0 ? [] : [ended(i)] }));
  return { ...table, live: { ...table.live, steps } };
}

const ended = (at: number): Tagged => Object.assign({ type: 'ended' }, { ending: at % 2 ? 'blocked' : 'full' });

const styleIn = async (language: (typeof LANGUAGES)[number]): Promise<Style> => ({
  text: await loadGameText(SAMPLE.id, language),
  say: await loadWords(language),
  paint: noPaint,
  language,
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
      const lines = pageLines(shownOf(toldOf(9)), style, notice, { rows: ROWS, columns: 80 });
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
    pageLines(shownOf(toldOf(9)), long, [], { rows, columns: 80 }).filter((line) => /happened|so\./.test(line));
  for (const rows of [ROWS, ROWS + 1, ROWS + 6]) {
    expect(told(rows)[0]).toMatch(/^ It /);
    expect(told(rows).at(-1)).toMatch(/so\.$/);
  }
  expect(told(ROWS + 6).length).toBeGreaterThan(told(ROWS).length);
});

test('in a wide window what happened stands beside the board, and no line is wider', async () => {
  const style = await styleIn('en');
  for (const columns of [120, 130, 160]) {
    const lines = pageLines(shownOf(toldOf(9)), style, ['Said.'], { rows: ROWS, columns });
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
    const told = style.text.event(ended(1), []) ?? '';
    expect(lines.some((line) => line.indexOf(told.slice(0, 20)) > 80)).toBe(true);
    expect(lines.at(-1)).toBe(' Said.');
  }
});

test('what is printed is broken between words for a narrow window, and left whole for a pipe', () => {
  const sentence = 'Anna places red 4 on c2, and everybody at the table is glad to see it there.';
  const size = () => ({ rows: 30, columns: 40 });
  const printed = (isWindow: boolean): string[] => printedLines({ ...screen(typing()), isWindow, size }, [sentence]);
  expect(printed(false)).toEqual([sentence]);
  expect(printed(true).length).toBeGreaterThan(1);
  expect(printed(true).every((line) => line.length <= 40)).toBe(true);
  expect(
    printed(true)
      .map((line) => line.trim())
      .join(' '),
  ).toBe(sentence);
});

test('the log tells of a resignation, and the end of who gave up', async () => {
  const style = await styleIn('en');
  const resigned = giveUp(tableOf(4).live, 0, 0);
  if (!resigned.ok) throw new Error(resigned.error.code);
  const table = { ...tableOf(4), live: resigned.value };
  expect(logLines(shownOf(table), style).at(-1)).toBe('Anna gives up.');
  expect(endLines(shownOf(table), style)).toEqual([
    ' Given up before the end.',
    ' Regular wins.',
    '  1. Regular',
    '  2. Anna (gave up)',
  ]);
  expect(giveUp(table.live, 1, 0).ok).toBe(false);
});

test('the end tells places, scores and what they are made of', async () => {
  const style = await styleIn('en');
  const table = tableOf();
  const { scores, places } = table.live.match.history.end ?? { scores: [], places: [] };
  const lines = endLines(shownOf(table), style);
  for (const [seat, name] of ['Anna', 'Regular'].entries()) {
    const line = lines.find((one) => one.includes(`${places[seat]}. ${name}`)) ?? '';
    const [, points, ...parts] = /(\d+) points?: \w+ (\d+), \w+ (\d+)$/.exec(line) ?? [];
    expect(Number(points)).toBe(scores[seat]);
    expect(parts.map(Number).reduce((sum, part) => sum + part)).toBe(scores[seat]);
  }
});
