import { join } from 'node:path';
import { anyGame } from '@taproom/engine';
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
import type { Terminal } from './terminal.ts';

const folder = makeFolder();
const PLAYERS = ['human', 'human'];

async function sessionAt(terminal: Terminal): Promise<Session> {
  const game = anyGame(SAMPLE);
  const live = begin(openingOf(game, {}, { kind: 'seed', seed: 3 }, PLAYERS));
  if (!live.ok) throw new Error(live.error.code);
  return {
    table: { players: PLAYERS, names: ['Anna', 'Ben'], live: live.value, path: join(folder, 'game.json') },
    terminal,
    style: { text: await loadGameText(SAMPLE.id, 'en'), say: await loadWords('en'), paint: noPaint, language: 'en' },
    bots: { think: () => Promise.reject(new Error('nobody asked')), stop() {}, dispose() {} },
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
