import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, anyGame, at, type MatchRecord, openMatch, recordOf, resign } from '@taproom/engine';
import { gameOf } from '@taproom/games';
import { expect, test } from 'vitest';
import { makeFolder, runCli } from '../testing/cli.ts';
import { playedMatch } from '../testing/sample.ts';

const folder = makeFolder();
/** Its bots think quickly. */
const game = anyGame(gameOf('dyce'));
const ENTRIES = 8;

function file(name: string, record: MatchRecord): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(record));
  return path;
}

/** A short match: everyone takes the first legal action, until the first seat gives up. */
function shortRecord(): MatchRecord {
  const opened = openMatch(game, { seats: 2, dice: { kind: 'seed', seed: 5 } });
  if (!opened.ok) throw new Error(opened.error.code);
  let match = opened.value;
  for (let entry = 0; entry < ENTRIES; entry++) {
    const seat = at(game.actors(match.state), 0);
    const moved = act(game, match, seat, game.legal(match.state, seat)[0]);
    if (!moved.ok) throw new Error(moved.error.code);
    match = moved.value.match;
  }
  const given = resign(game, match, 0);
  if (!given.ok) throw new Error(given.error.code);
  return recordOf(given.value.match);
}

const short = file('short.json', shortRecord());

test('a review shows the match as a chart, who was lucky, the turning points and every move', async () => {
  const { code, out } = await runCli(['review', short]);
  expect(code).toBe(0);
  const lines = out.split('\n');
  expect(lines.filter((line) => /^Seat [12] {2}[▁▂▃▄▅▆▇█]{10}$/.test(line))).toHaveLength(2);
  expect(lines.find((line) => line.startsWith('Player'))).toMatch(/Start +Luck +Gifts +Lost +End +Mistakes/);
  expect(out).toContain('What mattered most:');
  expect(lines.filter((line) => /^\d+ +Seat [12] /.test(line))).toHaveLength(ENTRIES + 1);
  expect(out).toContain('resign');
});

test.each([
  ['cs', 'Na čem záleželo nejvíc:'],
  ['it', 'Che cosa ha contato di più:'],
])('a review speaks %s', async (language, words) => {
  expect((await runCli(['review', short, '--lang', language])).out).toContain(words);
});

test('a review in JSON balances its books', async () => {
  const { code, out } = await runCli(['review', short, '--json']);
  expect(code).toBe(0);
  const { opening, totals, result, steps } = JSON.parse(out);
  expect(steps).toHaveLength(ENTRIES + 1);
  expect(result).toEqual([0, 1]);
  for (const seat of [0, 1]) {
    const { luck, loss, gifts } = totals[seat];
    expect(opening[seat] + luck - loss + gifts).toBeCloseTo(result[seat], 9);
  }
});

test('a match that is not over is refused', async () => {
  const { code, out, err } = await runCli(['review', file('begun.json', recordOf(playedMatch(6)))]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/Action 7 is missing/);
});

test('a record that was changed is refused, with the action that does not fit', async () => {
  const record = shortRecord();
  const entries = record.entries.map((entry, i) => (i === 3 ? { ...entry, seat: 1 - entry.seat } : entry));
  const { code, err } = await runCli(['review', file('edited.json', { ...record, entries })]);
  expect(code).toBe(1);
  expect(err).toContain('Action 4 (seat');
});

test('without a file it is asked for', async () => {
  expect(await runCli(['review'])).toMatchObject({ code: 2, err: expect.stringContaining('Which file?') });
});
