import { makeNonce, type Tagged } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { type Guest, type Line, newGuest, sitDownTo } from '../../testing/guest.ts';
import { ANY_KIND } from '../../testing/places.ts';
import { serveSuite } from '../../testing/serving.ts';

describe.each(ANY_KIND)('a seat at a table on %s', (kind) => {
  const serving = serveSuite(kind);

  /** Two guests at a table, and the connections by which they follow it, first the one whose turn it is. */
  async function scene(
    setup = {},
  ): Promise<{ table: string; seat: 0 | 1; guest: Guest; lines: readonly [Line, Line] }> {
    const guests = await Promise.all(['Anna', 'Ben'].map((name) => newGuest(serving.address, name)));
    const table = await sitDownTo(guests, setup);
    const lines = (await Promise.all(guests.map((guest) => guest.connect()))) as [Line, Line];
    for (const line of lines) await line.watch(table);
    const seat = lines[0].state(table).actors[0] as 0 | 1;
    return { table, seat, guest: guests[seat] as Guest, lines: [lines[seat], lines[1 - seat] as Line] };
  }

  const playFirst = (line: Line, table: string, seat: number) => line.play(table, seat, line.legal(table)[0] as Tagged);

  const undo = (line: Line, table: string, seat: number) =>
    line.ask({ type: 'undo', table, seat, seq: line.state(table).seq, key: makeNonce() });

  test('is played from two devices, which see the same', async () => {
    const { table, seat, guest, lines } = await scene();
    const [here, other] = lines;
    const there = await guest.connect();
    await there.watch(table);
    await playFirst(there, table, seat);
    const states = await Promise.all([here, there].map((line) => line.until(table, ({ seq }) => seq === 1)));
    expect(states[0]?.view).toEqual(states[1]?.view);
    await there.close();
    // The other device is still here.
    await other.until(table, ({ seq }) => seq === 1);
    expect((await other.watch(table)).info.seats[seat]?.isHere).toBe(true);
    await here.close();
    await other.until(table, ({ info }) => info.seats[seat]?.isHere === false);
  });

  test('takes a move back until another has moved, and everyone sees it undone', async () => {
    const { table, seat, lines } = await scene();
    const [mover, other] = lines;
    const both = (number: number) => Promise.all(lines.map((line) => line.until(table, ({ seq }) => seq === number)));
    const before = mover.state(table).view;
    expect(await undo(mover, table, seat)).toMatchObject({ why: { code: 'nothing-to-undo' } });
    await playFirst(mover, table, seat);
    await both(1);
    expect(await undo(mover, table, seat)).toMatchObject({ type: 'yes', seq: 2 });
    const [mine, theirs] = await both(2);
    expect([mine?.view, mine?.actors, theirs?.actors]).toEqual([before, [seat], [seat]]);
    await playFirst(mover, table, seat);
    await both(3);
    await playFirst(other, table, 1 - seat);
    await both(4);
    expect(await undo(mover, table, seat)).toMatchObject({ why: { code: 'nothing-to-undo' } });
  });

  test('takes nothing back by which dice were seen', async () => {
    const { table, seat, lines } = await scene({ game: 'six-sided-stout' });
    await playFirst(lines[0], table, seat);
    await lines[0].until(table, ({ seq }) => seq === 1);
    expect(await undo(lines[0], table, seat)).toMatchObject({ why: { code: 'seen-since' } });
  });

  test('takes nothing back where the table does not want it', async () => {
    const { table, seat, lines } = await scene({ undo: false });
    await playFirst(lines[0], table, seat);
    expect(await undo(lines[0], table, seat)).toMatchObject({ why: { code: 'no-undo' } });
  });

  test('is given up, and the match is over for all', async () => {
    const { table, seat, lines } = await scene();
    const resign = { type: 'resign', table, seat, seq: 0, key: makeNonce() } as const;
    expect(await lines[0].ask(resign)).toMatchObject({ type: 'yes', seq: 1 });
    const over = await lines[1].until(table, ({ info }) => info.status === 'over');
    expect([over.resigned, over.outcome?.places[seat]]).toEqual([[seat], 2]);
  });
});
