import { join } from 'node:path';
import { type AnyGame, openMatch, type Seat } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { loadGameText } from '@taproom/games/text';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noPaint } from '../paint.ts';
import { makeFolder } from '../testing.ts';
import { loadWords } from '../text/index.ts';
import { tryMove } from './commands.ts';
import type { Session } from './session.ts';
import { move, type Table, toAct } from './table.ts';

const whiskyGame = findGame('whisky-game') as AnyGame;

const folder = makeFolder();
const TO_A_QUESTION = [
  { type: 'start', at: 'dublin' },
  { type: 'start', at: 'edinburgh' },
  { type: 'roll' },
  { type: 'step', to: 'liberties' },
  { type: 'step', to: 'teeling' },
  { type: 'ask', level: 'easy' },
];

/** A table of two people where somebody is asked a question. */
async function asking(seconds: string): Promise<Session> {
  const options = { questionSeconds: seconds };
  const opened = openMatch(whiskyGame, { seats: 2, options, dice: { kind: 'seed', seed: 3 } });
  if (!opened.ok) throw new Error(opened.error.code);
  const table: Table = {
    game: whiskyGame,
    players: ['human', 'human'],
    names: ['Ada', 'Bea'],
    match: opened.value,
    opening: [],
    batches: [],
    path: join(folder, 'game.json'),
  };
  for (const action of TO_A_QUESTION) expect(move(table, toAct(table) as Seat, action)).toBeUndefined();
  const style = { text: await loadGameText('whisky-game', 'en'), say: await loadWords('en'), paint: noPaint };
  // Neither the terminal nor the bots are needed for a move.
  return { table, style, notice: [], asked: Date.now(), logged: 0 } as unknown as Session;
}

const lastOf = ({ table }: Session) => table.match.history.entries.at(-1)?.action;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function answerAfter(session: Session, milliseconds: number): Promise<void> {
  vi.setSystemTime(session.asked + milliseconds);
  await tryMove(session, toAct(session.table) as Seat, '1');
}

test('an answer in time counts', async () => {
  const session = await asking('45');
  await answerAfter(session, 45_000);
  expect(lastOf(session)).toMatchObject({ type: 'answer' });
});

test('an answer that comes too late is none, and it is said', async () => {
  const session = await asking('45');
  await answerAfter(session, 45_001);
  expect(lastOf(session)).toEqual({ type: 'timeUp' });
  expect(session.notice).toEqual(['The time was up: no answer was taken.']);
});

test('without a clock there is all the time in the world', async () => {
  const session = await asking('0');
  await answerAfter(session, 9_000_000);
  expect(lastOf(session)).toMatchObject({ type: 'answer' });
});
