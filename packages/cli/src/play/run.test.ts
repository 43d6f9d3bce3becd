import { join } from 'node:path';
import { anyGame } from '@taproom/engine';
import { loadGameText } from '@taproom/games/text';
import { begin, legalFor, turnIn } from '@taproom/table';
import { expect, test } from 'vitest';
import { noPaint } from '../output/paint.ts';
import { makeFolder } from '../testing/cli.ts';
import { SAMPLE } from '../testing/sample.ts';
import { loadWords } from '../text/index.ts';
import { openingOf } from './kept-table.ts';
import { runSession } from './run.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

const folder = makeFolder();
const PLAYERS = ['human', 'human'];

/** A full screen at which these lines are typed, whoever asks. */
function typing(...lines: string[]): Terminal {
  const next = async (): Promise<string | undefined> => lines.shift();
  return {
    paint: noPaint,
    fullScreen: true,
    size: () => ({ rows: 24, columns: 80 }),
    show() {},
    leaf: next,
    ask: next,
    choose: async () => undefined,
    busy: () => () => {},
    close() {},
  };
}

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
  const session = await sessionAt(typing('moves', '2', 'quit'));
  const second = legalFor(session.table.live, turnIn(session.table.live)?.seat ?? 'table')[1];
  await runSession(session);
  const { entries } = session.table.live.match.history;
  expect(entries.map(({ action }) => action)).toEqual([second]);
});
