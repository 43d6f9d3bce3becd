import { makeNonce, type Tagged } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { type Line, newGuest, sitDownTo } from '../../testing/guest.ts';
import { KINDS } from '../../testing/places.ts';
import { serveSuite } from '../../testing/serving.ts';

const MALT = { type: 'market', good: 'malt', assistant: null };
const PALE = { type: 'put', kind: 'pale', cell: 'a1' };

describe.each(KINDS)('where an undo is asked for, on %s', (kind) => {
  const serving = serveSuite(kind);

  /** Anna has made a move that gave nothing away. */
  async function moved(askUndo: boolean) {
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const table = await sitDownTo(guests, { game: 'six-sided-stout', askUndo });
    const [anna, ben] = (await Promise.all(guests.map((guest) => guest.connect()))) as [Line, Line];
    for (const line of [anna, ben]) await line.watch(table);
    for (const action of [MALT, PALE]) expect(await anna.play(table, 0, action)).toMatchObject({ type: 'yes' });
    await ben.until(table, ({ seq }) => seq === 2);
    const undo = (seq = anna.state(table).seq) => anna.ask({ type: 'undo', table, seat: 0, seq, key: makeNonce() });
    const grant = (by: Line, isGranted: boolean) => by.ask({ type: 'grant', table, isGranted });
    return { table, anna, ben, undo, grant };
  }

  test('a move is taken back once another player agrees, and nobody grants it to themselves', async () => {
    const { table, anna, ben, undo, grant } = await moved(true);
    expect(await grant(ben, true)).toMatchObject({ why: { code: 'not-asked' } });
    expect(await undo()).toMatchObject({ type: 'yes' });
    await ben.until(table, ({ info }) => info.undoAsked?.seat === 0 && info.undoAsked.seq === 2);
    expect(await grant(anna, true)).toMatchObject({ why: { code: 'not-your-seat' } });
    expect(anna.state(table).seq).toBe(2);
    expect(await grant(ben, true)).toMatchObject({ type: 'yes', seq: 3 });
    const after = await anna.until(table, ({ seq, info }) => seq === 3 && info.undoAsked === undefined);
    expect(JSON.stringify(after.legal)).toContain('put');
  });

  test('it stays if the other refuses, or the match has moved on', async () => {
    const { table, anna, ben, undo, grant } = await moved(true);
    await undo();
    expect(await grant(ben, false)).toMatchObject({ type: 'yes' });
    await anna.until(table, ({ info }) => info.undoAsked === undefined);
    expect(anna.state(table).seq).toBe(2);
    await undo();
    const [next] = anna.legal(table);
    await anna.play(table, 0, next as Tagged);
    expect(await grant(ben, true)).toMatchObject({ why: { code: 'not-asked' } });
  });

  test('where the table does not say so it is taken back at once', async () => {
    const { table, anna, undo } = await moved(false);
    expect(await undo()).toMatchObject({ type: 'yes' });
    await anna.until(table, ({ seq }) => seq === 3);
  });
});
