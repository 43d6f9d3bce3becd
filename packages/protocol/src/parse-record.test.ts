import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { parseRecord } from './parse-record.ts';
import { LARGEST_RECORD } from './record-schema.ts';

const file = readFileSync(new URL('./testing/record.json', import.meta.url), 'utf8');
const record = JSON.parse(file) as MatchRecord;
const text = JSON.stringify(record);
const edited = (change: object): string => JSON.stringify({ ...record, ...change });
const pathOf = (bad: string): string => {
  const parsed = parseRecord(bad);
  if (parsed.ok || parsed.error.code !== 'bad-form') throw new Error(`not a bad form: ${JSON.stringify(parsed)}`);
  return parsed.error.path;
};

describe('a record from outside', () => {
  test('is the same after being written and parsed', () => {
    expect(parseRecord(text)).toEqual({ ok: true, value: record });
  });

  test('may be indented, and may come from a seed', () => {
    const seeded = { ...record, dice: { kind: 'seed', seed: 7 } };
    expect(parseRecord(JSON.stringify(seeded, null, 2))).toEqual({ ok: true, value: seeded });
  });

  test('cut at any character is told as cut there, with the entries that are still whole', () => {
    const wholeAt = (at: number): number => text.slice(0, at).split(/"check":"[0-9a-f]{12}"\}/).length - 1;
    for (let at = 0; at < text.length; at++) {
      const parsed = parseRecord(text.slice(0, at));
      if (parsed.ok || parsed.error.code !== 'not-json') throw new Error(`cut at ${at}: ${JSON.stringify(parsed)}`);
      const { whole, ...error } = parsed.error;
      expect(error).toEqual({ code: 'not-json', at, cut: true });
      expect(whole?.entries ?? []).toEqual(record.entries.slice(0, wholeAt(at)));
    }
  });

  test('with anything written into its JSON is told with the place', () => {
    expect(parseRecord(`${text.slice(0, 100)}\u0000${text.slice(100)}`)).toMatchObject({
      ok: false,
      error: { code: 'not-json', at: 100, cut: false },
    });
    expect(parseRecord(`${text}}`)).toMatchObject({
      ok: false,
      error: { code: 'not-json', at: text.length, cut: false, whole: { entries: record.entries } },
    });
  });

  test('is not looked at when it is huge', () => {
    const size = LARGEST_RECORD + 1;
    expect(parseRecord(' '.repeat(size))).toEqual({
      ok: false,
      error: { code: 'too-big', size, most: LARGEST_RECORD },
    });
  });

  test('nested a hundred thousand deep is refused', () => {
    expect(parseRecord('['.repeat(100_000)).ok).toBe(false);
    expect(parseRecord('['.repeat(4000) + ']'.repeat(4000)).ok).toBe(false);
  });

  test.each(['null', '3', '"record"', '[]', '{}', 'true'])('cannot be %s', (bad) => {
    expect(pathOf(bad)).toBe('/');
  });

  test.each([
    ['/format', { format: 'taproom-record-9' }],
    ['/game', { game: 7 }],
    ['/rules', { rules: 0 }],
    ['/rules', { rules: 1.5 }],
    ['/seats', { seats: '2' }],
    ['/seats', { seats: 1e9 }],
    ['/options', { options: [] }],
    ['/options/colours', { options: { colours: 2 } }],
    ['/dice', { dice: null }],
    ['/dice/kind', { dice: { ...record.dice, kind: 'loaded' } }],
    ['/dice/seed', { dice: { kind: 'seed', seed: 'x' } }],
    ['/dice/secret', { dice: { ...record.dice, secret: 'not hexadecimal' } }],
    ['/dice/commitment', { dice: { ...record.dice, commitment: 'abc' } }],
    ['/dice/nonces/1', { dice: { ...record.dice, nonces: ['00', '0'] } }],
    ['/entries', { entries: {} }],
    ['/entries/0', { entries: [null] }],
    ['/entries/1/seat', { entries: [record.entries[0], { ...record.entries[1], seat: -1 }] }],
    ['/entries/0/action', { entries: [{ ...record.entries[0], action: {} }] }],
    ['/entries/0/action/type', { entries: [{ ...record.entries[0], action: { type: 4 } }] }],
    ['/entries/0/check', { entries: [{ ...record.entries[0], check: 'ABCDEF012345' }] }],
    ['/end/scores/0', { end: { ...record.end, scores: ['12'] } }],
    ['/note', { note: 'hello' }],
  ])('names %s as the first field that does not fit', (path, change) => {
    expect(pathOf(edited(change))).toBe(path);
  });

  test('cannot smuggle in a field that passes for a part of the language', () => {
    const bad = [
      text.replace('{', '{"__proto__":{"polluted":true},'),
      text.replace('"options":{', '"options":{"__proto__":"polluted",'),
      text.replace('"type":"place"', '"type":"place","__proto__":"polluted"'),
      text.replace('"type":"place"', '"type":"place","__proto__":{"polluted":true}'),
    ];
    expect(bad.map(pathOf)).toEqual([
      '/__proto__',
      '/options/__proto__',
      '/entries/0/action/__proto__',
      '/entries/0/action/__proto__',
    ]);
    expect('polluted' in {}).toBe(false);
  });

  test('is parsed without making code out of strings, as a strict page demands', () => {
    const { Function: original } = globalThis;
    globalThis.Function = (() => {
      throw new Error('code generation');
    }) as unknown as FunctionConstructor;
    try {
      expect([parseRecord(text).ok, parseRecord('{}').ok]).toEqual([true, false]);
    } finally {
      globalThis.Function = original;
    }
  });
});
