import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RunningServer, startServer } from '@taproom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeFolder, runCli } from '../testing/cli.ts';
import { loadWords } from '../text/index.ts';
import { distributionLines } from './compare.ts';

const folder = makeFolder();
const STOUT = 'six-sided-stout';
const NOON = new Date(2026, 10, 18, 12);

let server: RunningServer;

beforeAll(async () => {
  vi.setSystemTime(NOON);
  const place = join(folder, 'tables.db');
  server = await startServer({ place, host: '127.0.0.1', port: 0, now: () => NOON.getTime() });
});

afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

/** Somebody's terminal, with a folder of its own. */
function person(name: string) {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  return (args: readonly string[], ...typed: string[]) =>
    runCli(['daily', ...args, '--server', `${server.address}/`], own, typed);
}

test('a result is entered once, and the others’ are shown beside it', async () => {
  const [anna, ben] = [person('anna'), person('ben')];
  const first = await anna([STOUT, '--name', 'Anna'], 'stop');
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain(`\n${server.address}/daily/${STOUT}\n`);
  expect(first.out).toMatch(/How others did\n1 player so far\.\n {2}0 {2}█+ {2}1 · you\n$/);
  const second = await ben([STOUT, '--name', 'Ben'], 'stop');
  expect(second.out).toMatch(/2 players so far\.\n {2}0 {2}█+ {2}2 · you\n$/);
  expect(await anna([STOUT])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('2 players so far.') });
});

test('a quiz is entered by its answers', async () => {
  const { code, out, err } = await person('cleo')(['whisky-game', '--name', 'Cleo'], ...'1111111');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [, score] = /\n(\d) of 7 right\n/.exec(out) ?? [];
  expect(out).toMatch(new RegExp(`1 player so far\\.\n +${score} +█+ +1 · you`));
});

test('what is refused gets one sentence, and the result stays here', async () => {
  const [dora, file] = [person('dora'), join(folder, 'dora/taproom/dailies', `${STOUT}-2026-11-18.json`)];
  expect(await dora([STOUT], 'stop')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--name NAME') });
  const late = await dora([STOUT, '--name', 'Dora', '--day', '2026-11-15'], 'stop');
  expect(late).toMatchObject({ code: 1, err: 'This day is over everywhere, so its results are no longer taken.\n' });
  expect(late.out).toContain('Your result, to share:');
  expect(late.out).toContain(`\n${server.address}/daily/${STOUT}/2026-11-15\n`);
  await runCli(['daily', STOUT], join(folder, 'dora'), ['stop']);
  const save = readFileSync(file, 'utf8');
  writeFileSync(file, save.replace(/"seed":\d+/, '"seed":1'));
  const moved = await dora([STOUT]);
  expect(moved).toMatchObject({ code: 1, err: expect.stringContaining('did not begin at the position of the day') });
  writeFileSync(file, '{');
  expect((await dora([STOUT])).err).toBe('The match is no longer kept here, so its result cannot be entered.\n');
  writeFileSync(file, save);
  expect((await dora([STOUT])).code).toBe(0);
  const results = join(dirname(file), `${STOUT}.json`);
  writeFileSync(results, readFileSync(results, 'utf8').replaceAll('"score":0', '"score":99'));
  expect((await dora([STOUT])).err).toContain('the first one counts');
  const away = await runCli(['daily', STOUT, '--name', 'Dora', '--server', 'http://127.0.0.1:9'], join(folder, 'dora'));
  expect(away).toMatchObject({ code: 1, err: 'That house does not answer.\n' });
});

test('many scores share bars, and par is marked as well', async () => {
  const results = Array.from({ length: 60 }, (_, i) => ({ score: i, players: i === 30 ? 4 : 1 }));
  const lines = distributionLines({ results, players: 63, own: 12 }, 12, 58, await loadWords('en'));
  expect(lines[1]).toBe('63 players so far. You did better than 19 % of the others.');
  expect(lines.find((line) => line.includes('you'))).toMatch(/^ {2}10–14 {2}█+ +5 · you$/);
  expect(lines.at(-1)).toMatch(/^ {2}55–59 {2}█+ +5 · par$/);
});
