import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isResignation, type MatchRecord, must } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { makeFolder, runCli } from '../testing/cli.ts';

const BOARDS = join(import.meta.dirname, '../boards');
const folder = makeFolder();

/** Records that version 0.1.0 wrote itself. */
const OLD = globSync('*/record-0.1.0.json', { cwd: BOARDS }).map((name) => {
  const path = join(BOARDS, name);
  const record: MatchRecord = JSON.parse(readFileSync(path, 'utf8'));
  return { id: record.game, path, record, game: must(findGame(record.game)) };
});

const isOfToday = ({ record, game }: (typeof OLD)[number]): boolean => record.rules === game.rules;
const older = OLD.filter((one) => !isOfToday(one));

/** A save as `play` wrote it before the match was given up. */
function saveOf(finished: MatchRecord): string {
  const { end: _, ...record } = finished;
  const players = Array.from({ length: record.seats }, (_player, seat) => (seat === 0 ? 'human' : 'regular'));
  const entries = record.entries.filter(({ action }) => !isResignation(action));
  return JSON.stringify({ format: 'taproom-save-1', players, record: { ...record, entries } });
}

test('there is one of each of the five games, and some are of rules that are no longer played', () => {
  expect(new Set(OLD.map(({ id }) => id)).size).toBe(5);
  expect(older.length).toBeGreaterThan(0);
});

test.each(OLD.filter(isOfToday))('a record of $id fits, for its rules have not changed', async ({ path }) => {
  expect(await runCli(['verify', path])).toMatchObject({ code: 0, out: expect.stringContaining('everything fits') });
});

describe.each(older)('a match of $id by its old rules', ({ id, path, record, game }) => {
  const sentence = `This needs rules ${record.rules} of ${game.title}, and here rules ${game.rules} are played.\n`;

  test.each(['verify', 'replay'])('%s says which rules it needs', async (command) => {
    expect(await runCli([command, path])).toEqual({ code: 1, out: '', err: sentence });
  });

  test('does not go on, and stays as it is', async () => {
    const save = join(folder, `${id}.json`);
    writeFileSync(save, saveOf(record));
    const { code, err } = await runCli(['play', '--resume', save], folder);
    expect({ code, err }).toEqual({ code: 1, err: `${save} cannot go on. ${sentence}` });
    expect(readFileSync(save, 'utf8')).toBe(saveOf(record));
  });
});
