import { makeNonce } from '@taproom/engine';
import type { TableInfo } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import { connectWith, type Guest, newAccount, newGuest, SETUP } from '../testing/guest.ts';
import { KINDS } from '../testing/places.ts';
import { serveSuite } from '../testing/serving.ts';

describe.each(KINDS)('at a table on %s', (kind) => {
  const serving = serveSuite(kind);
  const open = { kind: 'open' } as const;

  async function newTable(host: Guest): Promise<string> {
    const made = await host.post('/api/tables', { ...SETUP, isPublic: true, seats: [open, open, open] });
    return (made.body as { info: TableInfo }).info.id;
  }

  /** Sits down; the names and marks of those who sit there. */
  async function sit(guest: Guest, table: string, seat: number): Promise<[string, boolean][]> {
    const sat = await guest.post(`/api/tables/${table}/sit`, { seat, nonce: makeNonce() });
    const { seats } = (sat.body as { info: TableInfo }).info;
    return seats.flatMap(({ kind: one, name, isGuest }) => (one === 'human' ? [[name, isGuest === true]] : []));
  }

  test('nobody bears the name of another, and guests are marked', async () => {
    const anna = await newAccount(serving.address, `Anna.${kind}`);
    const [false1, ben, ben2] = [
      await newGuest(serving.address, `ANNA.${kind}`),
      await newGuest(serving.address, 'Ben'),
      await newGuest(serving.address, 'Ben'),
    ];
    const table = await newTable(anna);
    expect(await sit(false1, table, 0)).toEqual([[`ANNA.${kind} 2`, true]]);
    expect(await sit(anna, table, 1)).toEqual([
      [`ANNA.${kind} 2`, true],
      [`Anna.${kind}`, false],
    ]);
    const other = await newTable(ben);
    await sit(ben, other, 0);
    expect(await sit(ben2, other, 1)).toEqual([
      ['Ben', true],
      ['Ben 2', true],
    ]);
  });

  test('an account that comes later takes its name back', async () => {
    const guest = await newGuest(serving.address, `Eve.${kind}`);
    const table = await newTable(guest);
    expect(await sit(guest, table, 0)).toEqual([[`Eve.${kind}`, true]]);
    const eve = await newAccount(serving.address, `Eve.${kind}`);
    expect(await sit(eve, table, 1)).toEqual([
      [`Eve.${kind} 2`, true],
      [`Eve.${kind}`, false],
    ]);
  });

  test('whoever talks without a seat is not taken for an account either', async () => {
    await newAccount(serving.address, `Cleo.${kind}`);
    const guest = await newGuest(serving.address, `Cleo.${kind}`);
    const table = await newTable(guest);
    const line = await connectWith(serving.address, guest.token);
    await line.watch(table);
    await line.ask({ type: 'say', table, key: makeNonce(), text: 'Cheers' });
    const said = await line.hears((message) => 'type' in message && message.type === 'said');
    expect(said).toMatchObject({ line: { name: `Cleo.${kind} 2`, seat: null } });
  });
});
