import {
  chained,
  type MatchRecord,
  openRecord,
  type RecordEntry,
  recordOf,
  resign,
  type Unchecked,
} from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { playedMatch, SAMPLE } from '../testing/sample.ts';
import { examine } from './examine.ts';
import { mismatchSentence } from './mismatch.ts';

const record = recordOf(playedMatch());
const count = record.entries.length;
const entry = (at: number): RecordEntry => record.entries[at] as RecordEntry;

const mismatchOf = async (text: string) => (await examine(text)).mismatch;
const mismatchIn = (change: Partial<Record<keyof MatchRecord, unknown>>) =>
  mismatchOf(JSON.stringify({ ...record, ...change }));
const entriesWith = (at: number, change: object): object[] =>
  record.entries.with(at, { ...entry(at), ...change } as RecordEntry) as object[];

describe('a record that fits', () => {
  test('has a position for the deal and one for each action', async () => {
    const { mismatch, positions } = await examine(JSON.stringify(record));
    expect(mismatch).toBeUndefined();
    expect(positions).toHaveLength(count + 1);
  });

  test('may end by resignation', async () => {
    const resigned = resign(SAMPLE, playedMatch(5), 1);
    if (!resigned.ok) throw new Error('not resigned');
    expect(await mismatchOf(JSON.stringify(recordOf(resigned.value.match)))).toBeUndefined();
  });
});

describe('a record that was cut', () => {
  test('in its text names the action that is torn', async () => {
    const text = JSON.stringify(record);
    const seventh = text.indexOf(entry(6).check);
    expect(await mismatchOf(text.slice(0, seventh))).toMatchObject({ code: 'not-json', action: 7 });
    expect(await mismatchOf(JSON.stringify(record, null, 2).slice(0, 60))).toMatchObject({
      code: 'not-json',
      action: 1,
    });
    expect(await mismatchOf(text.slice(0, -5))).toMatchObject({ code: 'not-json', action: count });
    expect(await mismatchOf('')).toMatchObject({ code: 'not-json', action: 1 });
  });

  test('at the end names the first action that is missing', async () => {
    expect(await mismatchIn({ entries: record.entries.slice(0, 9) })).toMatchObject({
      code: 'missing-entry',
      action: 10,
    });
    const { end: _, ...rest } = record;
    expect(await mismatchOf(JSON.stringify({ ...rest, entries: rest.entries.slice(0, 9) }))).toMatchObject({
      code: 'unfinished',
      action: 10,
    });
    expect(await mismatchOf(JSON.stringify(rest))).toMatchObject({ code: 'wrong-end', action: count });
  });

  test('in the middle names the action that follows the gap', async () => {
    expect(await mismatchIn({ entries: record.entries.toSpliced(4, 1) })).toMatchObject({
      code: 'broken-chain',
      action: 5,
      seat: entry(5).seat,
    });
  });
});

describe('a record that was edited', () => {
  test('names the action that was changed', async () => {
    const action = { ...entry(7).action, square: 'a1' };
    expect(await mismatchIn({ entries: entriesWith(7, { action }) })).toMatchObject({
      code: 'broken-chain',
      action: 8,
      seat: entry(7).seat,
      notation: `${String(entry(7).action['die'])} a1`,
    });
  });

  test('names the ruling where the chain was mended', async () => {
    const action = { ...entry(7).action, square: 'c3' } as Unchecked;
    const mended = chained({ ...record, entries: record.entries.with(7, { ...entry(7), action }) });
    const mismatch = await mismatchOf(JSON.stringify(mended));
    expect(mismatch).toMatchObject({ code: 'refused', action: 8 });
    expect(mismatch?.why).toContain('DB-8');
  });

  test('names the action whose seat was changed', async () => {
    const seat = 1 - entry(3).seat;
    expect(await mismatchIn({ entries: entriesWith(3, { seat }) })).toMatchObject({
      code: 'broken-chain',
      action: 4,
      seat,
    });
    const mended = chained({ ...record, entries: record.entries.with(3, { ...entry(3), seat }) });
    expect(await mismatchOf(JSON.stringify(mended))).toMatchObject({
      code: 'refused',
      action: 4,
      why: `it is the turn of seat ${entry(3).seat + 1}`,
    });
  });

  test('names an action of a form that no game has, as it stands', async () => {
    const action = { type: 'pick' };
    expect(await mismatchIn({ entries: entriesWith(2, { action }) })).toMatchObject({
      action: 3,
      notation: '{"type":"pick"}',
    });
    expect(await mismatchIn({ entries: entriesWith(2, { action: 'r4 c2' }) })).toMatchObject({
      code: 'bad-form',
      action: 3,
    });
  });

  test('names the earlier of two actions that do not fit', async () => {
    const entries = entriesWith(9, { action: null }).with(2, { ...entry(2), seat: 1 - entry(2).seat });
    expect(await mismatchIn({ entries })).toMatchObject({ code: 'broken-chain', action: 3 });
  });

  test.each([
    ['nonce', { dice: { ...record.dice, nonces: ['03'.repeat(16), '02'.repeat(16)] } }],
    ['option', { options: { ...record.options, colours: 'one' } }],
  ])('in its %s does not fit from action 1 on', async (_, change) => {
    expect(await mismatchIn(change)).toMatchObject({ code: 'broken-chain', action: 1 });
  });

  test.each([
    ['secret', { dice: { ...record.dice, secret: '77'.repeat(32) } }, 'bad-setup'],
    ['commitment', { dice: { ...record.dice, commitment: '77'.repeat(32) } }, 'bad-setup'],
    ['option to one that does not exist', { options: { colours: 'three' } }, 'bad-setup'],
    ['seats', { seats: 3 }, 'bad-setup'],
    ['seats to too many', { seats: 9 }, 'bad-setup'],
    ['game', { game: 'chess' }, 'unknown-game'],
    ['form', { format: 'another' }, 'bad-form'],
    ['rules', { rules: 0 }, 'bad-form'],
    ['list of actions', { entries: {} }, 'bad-form'],
    ['end', { end: { entries: count, places: [1, 1], scores: ['50', 50] } }, 'bad-form'],
  ])('in its %s blames no action', async (_, change, code) => {
    const mismatch = await mismatchIn(change);
    expect(mismatch).toEqual({ code, why: expect.any(String) });
    expect(mismatch && mismatchSentence(mismatch)).toMatch(/^(?!Action)[A-Z].*[^.]\.$/);
  });

  test('in its end names the last action', async () => {
    const end = { entries: count, places: [1, 1], scores: [50, 50] };
    expect(await mismatchIn({ end })).toMatchObject({ code: 'wrong-end', action: count });
  });

  test('with actions after the end names the first of them', async () => {
    const longer = chained({ ...record, entries: [...record.entries, entry(0)] });
    expect(await mismatchOf(JSON.stringify(longer))).toMatchObject({ code: 'refused', action: count + 1 });
  });
});

test('a record of other rules says which it needs and which are played here, and blames no action', async () => {
  const mismatch = await mismatchOf(JSON.stringify({ ...record, rules: 7 }));
  const why = 'this needs rules 7 of Dice Box, and here rules 1 are played';
  expect(mismatch).toEqual({ code: 'other-rules', why });
  expect(mismatch && mismatchSentence(mismatch)).toBe(`T${why.slice(1)}.`);
});

test('a record whose secret is not revealed says so', async () => {
  const mismatch = await mismatchOf(JSON.stringify(openRecord(recordOf(playedMatch(6)))));
  expect(mismatch).toMatchObject({ code: 'secret-missing' });
  expect(mismatch?.why).toContain('not revealed yet');
});

test('a mismatch is told in one sentence', async () => {
  const mismatch = { code: 'refused', action: 7, seat: 1, notation: 'r4 c2', why: 'it is the turn of seat 1' } as const;
  expect(mismatchSentence(mismatch)).toBe('Action 7 (seat 2: r4 c2) does not fit: it is the turn of seat 1.');
  expect(mismatchSentence({ code: 'unfinished', action: 9, why: 'the match is not finished' })).toBe(
    'Action 9 is missing: the match is not finished.',
  );
  const empty = (await examine('{}')).mismatch;
  expect(empty && mismatchSentence(empty)).toMatch(/^The record must have required properties /);
});
