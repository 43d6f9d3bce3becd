import { reviewMatch } from '@taproom/bots';
import { type MatchRecord, makeNonce } from '@taproom/engine';
import type { TableReview } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import { type Guest, newGuest, sitDownTo } from '../../testing/guest.ts';
import { ANY_KIND } from '../../testing/places.ts';
import { playOn } from '../../testing/play-on.ts';
import { type Serving, serveEachTest } from '../../testing/serving.ts';

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

async function get<T>({ address }: Serving, path: string, token = ''): Promise<Answer<T>> {
  const response = await fetch(`${address}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  return { status: response.status, body: (await response.json()) as T };
}

describe.each(ANY_KIND)('reviews of online matches in %s', (kind) => {
  const serving = serveEachTest(kind);
  const reviewAt = (table: string, token?: string) => get<TableReview>(serving, `/api/tables/${table}/review`, token);

  /** A match of some moves, which the second player then gives up. */
  async function finished(anna: Guest, ben: Guest, moves: number): Promise<string> {
    const table = await sitDownTo([anna, ben]);
    const lines = await Promise.all([anna.connect(), ben.connect()]);
    for (const line of lines) await line.watch(table);
    await playOn(table, lines, moves);
    const [hers, his] = lines;
    const { seq } = his?.state(table) ?? { seq: 0 };
    await his?.ask({ type: 'resign', table, seat: 1, seq, key: makeNonce() });
    await hers?.until(table, ({ info }) => info.status === 'over');
    await Promise.all(lines.map((line) => line.close()));
    return table;
  }
  const guests = async (): Promise<[Guest, Guest, Guest]> =>
    Promise.all([
      newGuest(serving.address, 'Anna'),
      newGuest(serving.address, 'Ben'),
      newGuest(serving.address, 'Eve'),
    ]);
  const made = async (table: string, token: string): Promise<TableReview> => {
    await expect.poll(async () => (await reviewAt(table, token)).body.status, { timeout: 60_000 }).toBe('made');
    return (await reviewAt(table, token)).body;
  };

  test('who sat there may have a match reviewed, and everyone who may look reads what a bot makes of its record', async () => {
    const [anna, ben, eve] = await guests();
    const table = await finished(anna, ben, 2);
    const path = `/api/tables/${table}/review`;
    expect((await reviewAt(table)).body).toEqual({ status: 'none' });
    expect(await eve.post(path, {})).toEqual({ status: 403, body: { code: 'not-yours' } });
    expect((await anna.post(path, {})).status).toBe(202);
    expect((await ben.post(path, {})).status).toBe(202);
    const { body: record } = await get<MatchRecord>(serving, `/api/tables/${table}/record`, anna.token);
    const review = await reviewMatch(record);
    expect(await made(table, anna.token)).toEqual({ status: 'made', review });
    expect((await reviewAt(table, eve.token)).body).toEqual({ status: 'made', review });
    expect(review?.steps.length).toBe(3);
  });

  test('a match that is not over is not reviewed, and neither is one that nobody knows', async () => {
    const [anna, ben] = await guests();
    const table = await sitDownTo([anna, ben]);
    const path = `/api/tables/${table}/review`;
    expect(await anna.post(path, {})).toEqual({ status: 409, body: { code: 'not-over' } });
    expect(await reviewAt(table, anna.token)).toMatchObject({ status: 409, body: { code: 'not-over' } });
    expect((await anna.post(`/api/tables/${'a'.repeat(10)}/review`, {})).status).toBe(404);
  });

  test('a review that a restart interrupts is taken up again', async () => {
    const [anna, ben] = await guests();
    const table = await finished(anna, ben, 6);
    await anna.post(`/api/tables/${table}/review`, {});
    await expect.poll(async () => (await reviewAt(table)).body.status).toBe('working');
    await serving.restart(async () => undefined);
    expect((await reviewAt(table)).body.status).not.toBe('made');
    expect(await made(table, anna.token)).toMatchObject({ status: 'made' });
  });
});
