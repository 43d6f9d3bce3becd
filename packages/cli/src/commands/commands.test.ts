import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRecord, recordOf } from '@taproom/engine';
import { games } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { makeFolder, runCli, startCli } from '../testing/cli.ts';
import { playedMatch, SAMPLE } from '../testing/sample.ts';

const folder = makeFolder();
const record = recordOf(playedMatch());
const count = record.entries.length;

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const good = file('good.json', record);
const cut = file(
  'cut.json',
  JSON.stringify(record).slice(0, JSON.stringify(record).indexOf(record.entries[6]?.check ?? '')),
);
const edited = file('edited.json', {
  ...record,
  entries: record.entries.map((entry, at) =>
    at === 4 ? { ...entry, action: { ...entry.action, square: 'e5' } } : entry,
  ),
});

test('games lists rules numbers, seats, options and what they mean', async () => {
  const { code, out } = await runCli(['games']);
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  expect(code).toBe(0);
  for (const { title, rules } of games) expect(out).toContain(`${title}, rules ${rules}, for `);
  expect(out).toContain('for 2, 3 or 4 players');
  expect(out).toMatch(/colours=one +One: [^=]*\(2\s+players\)/);
  expect(out).not.toContain('1 players');
  const json = JSON.parse((await runCli(['games', '--json'])).out);
  expect(json[0]).toMatchObject({ id: SAMPLE.id, seats: [2, 3, 4], options: { colours: { default: 'two' } } });
});

describe('verify', () => {
  test('says what was checked, with the faces of the dice', async () => {
    const { code, out, err } = await runCli(['verify', good]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('everything fits');
    expect(out).toContain('is the SHA-256 of the revealed secret');
    expect(out).toContain(`${count} played again`);
    expect(out).toMatch(/chi-square +\d+\.\d\d/);
  });

  test('gives the same as JSON, and the faces add up', async () => {
    const found = JSON.parse((await runCli(['verify', good, '--json'])).out);
    expect(found).toMatchObject({ ok: true, game: SAMPLE.id, actions: count, end: record.end });
    expect(found.check.faces.reduce((sum: number, face: number) => sum + face)).toBe(found.check.rolls);
    expect(found.check.rolls).toBeGreaterThanOrEqual(25);
  });

  test.each([[[]], [['--json']]])('prints nothing of a record that a terminal would obey, with %j', async (flags) => {
    const wicked = file('wicked.json', { ...record, game: 'dice\u001b]0;mine\u0007\u009b31m\u202e' });
    const { code, out, err } = await runCli(['verify', wicked, ...flags]);
    expect(code).toBe(1);
    expect(err).toContain('is not known here');
    expect(`${out}${err}`).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  });

  test('says that nobody vouches for the decisions of a match at one device, and asks no house that is none', async () => {
    expect((await runCli(['verify', good])).out).toContain('signed by nobody');
    expect(await runCli(['verify', good, '--house', 'A'.repeat(43)])).toMatchObject({
      code: 1,
      err: 'No house has signed this record.\n',
    });
    expect(await runCli(['verify', good, '--house', 'somewhere'])).toMatchObject({
      code: 1,
      err: '"somewhere" is neither the key of a house nor its address.\n',
    });
    expect(await runCli(['verify', good, '--house', 'http://127.0.0.1:1'])).toMatchObject({
      code: 1,
      err: 'The house at http://127.0.0.1:1 does not tell its key.\n',
    });
    const house = { table: 'abc\u001b[31m', key: 'A'.repeat(43), signature: 'A'.repeat(86) };
    expect(await runCli(['verify', file('odd.json', { ...record, house })])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^[\n -~]*$/),
    });
  });

  test('of a record without its secret says so', async () => {
    const { code, err } = await runCli(['verify', file('open.json', openRecord(recordOf(playedMatch(6))))]);
    expect(code).toBe(1);
    expect(err).toContain('not revealed yet');
  });

  test('of something else entirely says so', async () => {
    expect(await runCli(['verify', join(folder, 'nothing.json')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no such file'),
    });
    mkdirSync(join(folder, 'sub'));
    expect(await runCli(['verify', join(folder, 'sub')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('it is a folder'),
    });
    expect(await runCli(['verify', file('text.json', 'Cheers!')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no JSON'),
    });
  });
});

describe('replay', () => {
  test('prints every move and the end', async () => {
    const { code, out } = await runCli(['replay', good]);
    expect(code).toBe(0);
    expect(out.match(/^ +\d+ {2}seat [12] {2}/gm)).toHaveLength(count);
    expect(out).toContain(`After ${count} actions:`);
    expect(out).toMatch(/Seat 1: place [12], Seat 2: place [12]/);
  });

  test('prints one position', async () => {
    const { code, out } = await runCli(['replay', good, '--at', '0']);
    expect(code).toBe(0);
    expect(out).toContain('After 0 actions:');
    expect(out).toMatch(/ 3 │.*│ S\d │/);
    expect(await runCli(['replay', good, '--at', '99'])).toMatchObject({
      code: 2,
      err: `The match has ${count} actions, so there is no position after 99.\n`,
    });
  });

  test('gives the same as JSON', async () => {
    const match = JSON.parse((await runCli(['replay', good, '--json'])).out);
    expect(match).toMatchObject({ ok: true, game: SAMPLE.id, end: record.end, position: { phase: 'over' } });
    expect(match.moves).toHaveLength(count);
    expect(match.moves[0]).toMatchObject({
      number: 1,
      seat: record.entries[0]?.seat,
      action: record.entries[0]?.action,
    });
    const early = JSON.parse((await runCli(['replay', good, '--at', '3', '--json'])).out);
    expect(early.moves).toHaveLength(3);
  });

  test('plays as far as it fits', async () => {
    const { code, out, err } = await runCli(['replay', cut]);
    expect(code).toBe(1);
    expect(out.match(/^ +\d+ {2}seat [12] {2}/gm)).toHaveLength(6);
    expect(err).toMatch(/^Action 7 does not fit: the text is cut off/);
  });
});

test.each(['replay', 'verify'])(
  '%s names the first action that does not fit, in words and as JSON',
  async (command) => {
    const { code, err } = await runCli([command, edited]);
    expect(code).toBe(1);
    expect(err).toMatch(/^Action 5 \(seat [12]: [rybw]\d e5\) does not fit: /);
    const json = await runCli([command, edited, '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, misfit: { code: 'broken-chain', action: 5 } });
  },
);

test('arena prints the score with its interval', async () => {
  const args = ['arena', SAMPLE.id, '--a', 'greedy', '--b', 'random', '--games', '20', '--threads', '1'];
  const { code, out } = await runCli(args);
  expect(code).toBe(0);
  expect(out).toMatch(/score +[\d.]+ % \(95 % interval [\d.]+ % to [\d.]+ %\); equals would score 50\.0 %/);
  const report = JSON.parse((await runCli([...args, '--json'])).out);
  expect(report).toMatchObject({
    game: SAMPLE.id,
    seats: 2,
    games: 20,
    a: 'greedy',
    b: 'random',
    seed: 1,
    fairScore: 0.5,
  });
  expect(report.interval.low).toBeLessThanOrEqual(report.score);
});

test('arena gives one seat of three to a, each in turn', async () => {
  const args = ['arena', SAMPLE.id, '--a', 'guest', '--b', 'random', '--games', '4', '--seats', '3', '--json'];
  const report = JSON.parse((await runCli(args)).out);
  expect(report.bySeat.map(({ games }: { games: number }) => games)).toEqual([2, 2, 2]);
});

test('lab prints how large a lead it takes to win, where that can be told by looks', async () => {
  const { code, out } = await runCli(['lab', 'dyce', '--seats', '2', '--games', '2', '--json']);
  expect([code, JSON.parse(out)]).toEqual([
    0,
    expect.objectContaining({ game: 'dyce', seats: 2, games: 2, scale: [expect.any(Number), expect.any(Number)] }),
  ]);
  expect((await runCli(['lab', 'dyce', '--seats', '2', '--games', '2'])).out).toContain(
    'bits; 1.000 if all seats were equal',
  );
  for (const args of [['dice-box'], ['dyce', '--seats', '1'], ['dyce', '--seats', '2', '--games', '0']])
    expect(await runCli(['lab', ...args])).toMatchObject({ code: 2, out: '' });
});

test('lab trains a network of a game that has one, and writes its weights where one says', async () => {
  const file = join(makeFolder(), 'learnt.ts');
  const { code, out } = await runCli(['lab', 'train', 'dyce', '--games', '2', '--file', file]);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/learnt from 2 games\nwon by start die: /) });
  expect(readFileSync(file, 'utf8')).toContain('// taproom lab train dyce --network alone --games 2 --seed 1\n');
  for (const args of [[], ['dice-box'], ['dyce', '--network', 'none'], ['dyce', '--minutes', '0']])
    expect(await runCli(['lab', 'train', ...args])).toMatchObject({ code: 2, out: '' });
});

test('arena prints what each place in the order of play is worth, with each number of seats', async () => {
  const args = ['arena', SAMPLE.id, '--balance', '--games', '6', '--threads', '1'];
  const { code, out } = await runCli(args);
  expect(code).toBe(0);
  expect(out).toMatch(/greedy on all seats: [a-z-]+, 2 seats, 6 games, seed 1\n +begins +[\d.]+ % \(95 % interval/);
  expect(out).toMatch(/fourth +[\d.]+ %.+\n +fair +25\.0 %; (a|no) place is off by more than 6 points/);
  const report = JSON.parse((await runCli([...args, '--seats', '3', '--a', 'random', '--json'])).out);
  expect(report).toMatchObject({ game: SAMPLE.id, bot: 'random', balance: [{ seats: 3, games: 6 }] });
});

test.each(['par', 'figures'])('%s is told only of games that have it', async (command) => {
  expect((await runCli([command, SAMPLE.id])).code).toBe(2);
  expect((await runCli([command, 'chess'])).err).toMatch(/^The games? with (a par|figures) (is|are) /);
});

test('perft counts, and divides by first action', async () => {
  const { code, out } = await runCli(['perft', SAMPLE.id, '--seed', '1', '--depth', '2', '--divide', '--json']);
  expect(code).toBe(0);
  const { counts, divide } = JSON.parse(out);
  expect(counts[0]).toBe(divide.length);
  expect(counts[1]).toBe(divide.reduce((sum: number, { count: one }: { count: number }) => sum + one, 0));
  const plain = await runCli(['perft', SAMPLE.id, '--seats', '4', '--depth', '3']);
  // Eight spare dice, two of each colour: any of four, any of four, any of four.
  expect(plain.out).toMatch(/depth 1 +4\n +depth 2 +16\n +depth 3 +60\n/);
});

test('bench starts the benchmark, and stops with it', async () => {
  const child = startCli(['bench', '--json'], folder);
  await once(child.stderr, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([1, null]);
});
