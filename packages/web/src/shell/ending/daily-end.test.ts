import { type MatchRecord, recordOf } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import type { DailyAnswer } from '@taproom/protocol';
import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '../../kit/testing/english.ts';
import type { Reply } from '../../table/remote/http.ts';
import { keepResult, resultsOf } from '../../table/solo/results.ts';
import { outcome, snapshot } from '../../table/testing/snapshot.ts';
import { dailyEnds } from './daily-end.ts';
import type { DailyEnd } from './verdict.ts';

beforeAll(speakEnglish);

const GAME = 'dice-brewing';
const record = async (): Promise<MatchRecord> =>
  recordOf(playLine(gameOf(GAME), notationOf(GAME), { seats: 2, seed: 1 }));
const over = (daily: string, game = GAME) =>
  snapshot({ plan: { ...snapshot().plan, game, daily }, outcome: outcome({ places: [2, 1], scores: [12, 14] }) });

const told = (par: number): Reply<DailyAnswer> => ({
  ok: true,
  value: { score: 12, solution: { par, moves: ['pass'] } },
});

async function endsOf(shown: ReturnType<typeof over>, reply: Reply<DailyAnswer>): Promise<DailyEnd[]> {
  const ends: DailyEnd[] = [];
  for await (const end of dailyEnds(shown, record, async () => reply)) ends.push(end);
  return ends;
}

test('where own points are the result, they are told at once, and par once the server has told it', async () => {
  expect(await endsOf(over('2026-11-15'), told(16))).toEqual([
    { result: '12 points', isParReached: false },
    { result: '12 points', par: 'Par, reached by a strong bot: 16 points.', isParReached: false },
  ]);
  expect((await endsOf(over('2026-11-15'), told(12))).at(-1)).toMatchObject({ isParReached: true });
});

test('without a server the result stands alone', async () => {
  expect(await endsOf(over('2026-11-15'), { ok: false, code: 'unreachable' })).toHaveLength(1);
});

test('par is kept with the result, and not asked for again', async () => {
  const day = '2026-11-16';
  keepResult(GAME, day, { score: 12, picture: '', on: day });
  await endsOf(over(day), told(16));
  expect(resultsOf(GAME).results[day]?.solution?.par).toBe(16);
  expect((await endsOf(over(day), { ok: false, code: 'unreachable' })).at(-1)?.par).toContain('16 points');
});

test('a daily that is about winning, and a match that is none, end as they do', async () => {
  expect(await endsOf(over('2026-11-15', 'dice-box'), told(4))).toEqual([]);
  expect(await endsOf(snapshot({ outcome: outcome() }), told(4))).toEqual([]);
});
