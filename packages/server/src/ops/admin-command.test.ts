import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../testing/command.ts';
import { newGuest, sitDownTo } from '../testing/guest.ts';
import { serveSuite } from '../testing/serving.ts';

describe('taproom, where DATABASE_URL names a PostgreSQL that is being used', () => {
  const serving = serveSuite('postgres');

  test('lists tables and ends one, which its players hear at once', async () => {
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')] as const;
    const table = await sitDownTo(guests);
    const line = await guests[1].connect();
    await line.watch(table);
    const settings = { DATABASE_URL: serving.place };
    const listed = await runCommand(['admin', 'tables', '--json'], settings);
    expect(JSON.parse(listed.out)).toMatchObject([{ id: table, status: 'playing', players: ['Anna', 'Ben'] }]);
    expect(await runCommand(['admin', 'end', table], settings)).toMatchObject({ code: 0 });
    await line.until(table, ({ info }) => info.status === 'over');
    expect(await runCommand(['admin', 'end', table], settings)).toMatchObject({ code: 1 });
  });

  test('leaves copies to the tools of the database', async () => {
    const file = join(tmpdir(), 'taproom-no-copy.db');
    const ran = await runCommand(['backup', file], { DATABASE_URL: serving.place });
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') });
  });
});
