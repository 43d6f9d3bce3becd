import { afterEach, expect, test, vi } from 'vitest';
import { enterDaily, fetchDaily, solveDaily } from './dailies.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers every request alike, and keeps what was asked. */
function answering(status: number, body: object): [string, RequestInit | undefined][] {
  const asked: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push([path, init]);
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

test('results are asked for by game and day', async () => {
  const results = { results: [{ score: 5, players: 2 }], players: 2, own: null };
  const asked = answering(200, results);
  expect(await fetchDaily('dyce', '2026-11-18')).toEqual({ ok: true, value: results });
  expect(asked).toEqual([['/api/dailies/dyce/2026-11-18', undefined]]);
});

test('an attempt is entered, or only compared with the solution', async () => {
  const asked = answering(201, { score: 3, solution: { par: 7, moves: [] } });
  await enterDaily('whisky-game', '2026-11-18', { answers: [1, 2] });
  expect(await solveDaily('whisky-game', '2026-11-18', { answers: [1, 2] })).toMatchObject({ value: { score: 3 } });
  expect(asked.map(([path, init]) => [path, init?.method, init?.body])).toEqual([
    ['/api/dailies/whisky-game/2026-11-18', 'POST', '{"answers":[1,2]}'],
    ['/api/dailies/whisky-game/2026-11-18/solution', 'POST', '{"answers":[1,2]}'],
  ]);
});

test('a refusal says which result counts, or why there is none', async () => {
  answering(409, { code: 'already-entered', score: 4 });
  expect(await enterDaily('whisky-game', '2026-11-18', { answers: [] })).toEqual({
    ok: false,
    code: 'already-entered',
    score: 4,
  });
  answering(422, { code: 'no-result', why: 'not-over' });
  expect(await solveDaily('whisky-game', '2026-11-18', { answers: [] })).toEqual({
    ok: false,
    code: 'no-result',
    why: 'not-over',
  });
});
