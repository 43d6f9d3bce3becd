import { join } from 'node:path';
import { gameOf } from '@taproom/games';
import { loadGameText } from '@taproom/games/text';
import { askedIn, begin } from '@taproom/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noPaint } from '../../output/paint.ts';
import { tryMove } from '../../play/commands.ts';
import { type KeptTable, move, openingOf } from '../../play/kept-table.ts';
import type { Session } from '../../play/session.ts';
import { makeFolder } from '../../testing/cli.ts';
import { loadWords } from '../../text/index.ts';

const PLAYERS = ['human', 'human'];

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
  const live = begin(openingOf(gameOf('whisky-game'), options, { kind: 'seed', seed: 22 }, PLAYERS));
  if (!live.ok) throw new Error(live.error.code);
  const path = join(folder, 'game.json');
  const table: KeptTable = { players: PLAYERS, names: ['Ada', 'Bea'], live: live.value, path };
  for (const action of TO_A_QUESTION) expect(move(table, askedIn(table.live) ?? -1, action)).toBeUndefined();
  const style = {
    text: await loadGameText('whisky-game', 'en'),
    say: await loadWords('en'),
    paint: noPaint,
    language: 'en',
  };
  // Neither the terminal nor the bots are needed for a move.
  return { table, style, notice: [], logged: 0 } as unknown as Session;
}

const lastOf = ({ table }: Session) => table.live.match.history.entries.at(-1)?.action;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function answerAfter(session: Session, milliseconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + milliseconds);
  await tryMove(session, askedIn(session.table.live) ?? -1, '1');
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
  expect(session.notice).toEqual(['Time is up: the answer no longer counts.']);
});

test('without a clock there is all the time in the world', async () => {
  const session = await asking('0');
  await answerAfter(session, 9_000_000);
  expect(lastOf(session)).toMatchObject({ type: 'answer' });
});
