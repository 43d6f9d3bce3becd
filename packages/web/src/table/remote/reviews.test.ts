import type { Review } from '@taproom/bots';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReviewSource } from '../record/review-source.ts';
import { reviewThere } from './reviews.ts';

const REVIEW: Review = { unit: 'wins', opening: [], steps: [], result: [], totals: [], turningPoints: [] };
const OWN: Review = { ...REVIEW, opening: [1] };

const made = { status: 'made', review: REVIEW };
const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });

/** A server that gives the test's answers, and what it was asked. */
function serverWith(...answers: readonly Response[]): string[] {
  const asked: string[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    return left.shift() ?? answer(500, {});
  });
  return asked;
}

const here: ReviewSource = { kept: async () => undefined, make: async () => OWN, leave: () => undefined };
const source = (): ReviewSource => reviewThere('abcdefghjk', here, (code) => `because ${code}`, 1);

afterEach(() => vi.unstubAllGlobals());

describe('the review of an online match', () => {
  test('is there at once if the server has it', async () => {
    serverWith(answer(200, made));
    expect(await source().kept()).toEqual(REVIEW);
  });

  test('is asked for, waited for and told of', async () => {
    const working = answer(200, { status: 'working', share: 0.5 });
    const asked = serverWith(answer(202, { status: 'waiting' }), working, answer(200, made));
    const shares: (number | undefined)[] = [];
    expect(await source().make((share) => shares.push(share))).toEqual(REVIEW);
    expect(shares).toEqual([undefined, 0.5]);
    const path = '/api/tables/abcdefghjk/review';
    expect(asked).toEqual([`POST ${path}`, `GET ${path}`, `GET ${path}`]);
  });

  test('is made here for those who only watched', async () => {
    serverWith(answer(403, { code: 'not-yours' }));
    expect(await source().make(() => undefined)).toEqual(OWN);
  });

  test('says in words why there is none', async () => {
    serverWith(answer(429, { code: 'too-many', after: 60_000 }));
    await expect(source().make(() => undefined)).rejects.toThrow('because too-many');
    serverWith(answer(202, { status: 'failed' }));
    await expect(source().make(() => undefined)).rejects.toThrow('because broken');
  });

  test('is not asked for any more when the page has been left', async () => {
    const asked = serverWith(...Array.from({ length: 50 }, () => answer(202, { status: 'waiting' })));
    const there = source();
    const making = there.make(() => there.leave());
    expect(await making).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});
