import { join } from 'node:path';
import { anyGame, must } from '@taproom/engine';
import { loadGameText } from '@taproom/games/text';
import { begin, legalFor, turnIn } from '@taproom/table';
import { expect, test } from 'vitest';
import { noPaint } from '../output/paint.ts';
import { makeFolder } from '../testing/cli.ts';
import { SAMPLE } from '../testing/sample.ts';
import { screen, typing } from '../testing/terminal.ts';
import { loadWords } from '../text/index.ts';
import { openingOf } from './kept-table.ts';
import { runSession } from './run.ts';
import type { Session } from './session.ts';
import type { Size, Terminal } from './terminal.ts';

const folder = makeFolder();
const PLAYERS = ['human', 'human'];

const nobodyAsked = (): Promise<never> => Promise.reject(new Error('nobody asked'));

async function sessionAt(terminal: Terminal): Promise<Session> {
  const game = anyGame(SAMPLE);
  const live = begin(openingOf(game, {}, { kind: 'seed', seed: 3 }, PLAYERS));
  if (!live.ok) throw new Error(live.error.code);
  return {
    table: { players: PLAYERS, names: ['Anna', 'Ben'], live: live.value, path: join(folder, 'game.json') },
    terminal,
    style: { text: await loadGameText(SAMPLE.id, 'en'), say: await loadWords('en'), paint: noPaint, language: 'en' },
    bots: { think: nobodyAsked, review: nobodyAsked, stop() {}, dispose() {} },
    env: {},
    notice: [],
    typed: undefined,
    logged: 0,
  };
}

test('a number typed under the list of moves plays that move', async () => {
  const session = await sessionAt(screen(typing('moves', '2', 'quit')));
  const second = legalFor(session.table.live, turnIn(session.table.live)?.seat ?? 'table')[1];
  await runSession(session);
  const { entries } = session.table.live.match.history;
  expect(entries.map(({ action }) => action)).toEqual([second]);
});

test('in a wide window the list of moves stands beside the board, and no line is wider', async () => {
  for (const columns of [120, 160]) {
    const terminal = screen(typing('moves', '', 'help', '', 'quit'), { rows: 24, columns });
    await runSession(await sessionAt(terminal));
    for (const listed of [/^ 1 │.* \d+ \w\d \w\d/, /^ {3}┌.* [a-z]{3}/])
      expect(terminal.pages.some((page) => page.some((line) => listed.test(line)))).toBe(true);
    for (const line of terminal.pages.flat()) expect(line.length, line).toBeLessThanOrEqual(columns);
  }
});

/** What somebody reads who plays some moves and asks for the log. */
async function logAt(size: Size | undefined): Promise<string[][]> {
  const terminal = screen(typing('1', '1', '1', '1', '1', '1', '1', '1', 'log', '', '', '', 'quit'), size);
  await runSession(await sessionAt(terminal));
  return terminal.pages;
}

test('the log is broken between words', async () => {
  const pages = await logAt({ rows: 24, columns: 80 });
  const log = must(pages.find((page) => !page.some((line) => line.includes('│'))));
  expect(log.join(' ').split('rolls').length).toBeGreaterThan(2);
  for (const line of log) expect(line.length, line).toBeLessThanOrEqual(78);
});

test('in a wide window the log stands beside the board', async () => {
  const pages = await logAt({ rows: 24, columns: 160 });
  for (const page of pages) expect(page.some((line) => line.startsWith(' 1 │'))).toBe(true);
  for (const line of pages.flat()) expect(line.length, line).toBeLessThanOrEqual(160);
});

test('a long line that means nothing is said back in short', async () => {
  const terminal = screen(typing('x'.repeat(600), 'quit'));
  await runSession(await sessionAt(terminal));
  const said = terminal.pages.flat().filter((line) => line.includes('xxx'));
  expect(said).toEqual([expect.stringMatching(/^ “x{39}…” is neither a move nor a command\.$/)]);
  for (const page of terminal.pages) expect(page.length).toBeLessThanOrEqual(19);
});
