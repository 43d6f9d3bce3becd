import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, makeNonce } from '@taproom/engine';
import type { KnownTable, TableInfo, TableSetup } from '@taproom/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, runCli, startCli } from '../testing/cli.ts';
import { SAMPLE } from '../testing/sample.ts';
import { call, readLink } from './house.ts';

const folder = makeFolder();
const MOVES = Array.from({ length: 60 }, () => '1');

let server: ChildProcess;
let origin: string;
let anna: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Taproom</title>');
  const child = startCli(['serve', '--port', '0', '--folder', folder, '--data', join(folder, 'tables.db')], folder);
  server = child;
  const [line] = await once(child.stdout, 'data');
  origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
  const guest = await call<{ token: string }>(origin, '/guest', { body: { name: 'Anna' } });
  if (guest.ok) anna = guest.value.token;
});

afterAll(() => void server.kill());

const setUp = (seats: TableSetup['seats'], options: TableSetup['options'] = {}): TableSetup => ({
  game: SAMPLE.id,
  options,
  seats,
  isPublic: true,
  clock: { kind: 'none' },
  timeOut: 'bot',
  undo: true,
  spectators: true,
  delay: 0,
});

/** A table of Anna's; its link with the key, if it has one. */
const tableOf = (...seats: TableSetup['seats']): Promise<string> => tableBy(setUp(seats));

async function tableBy(body: TableSetup): Promise<string> {
  const made = await call<KnownTable>(origin, '/tables', { token: anna, body });
  if (!made.ok) throw new Error(made.error);
  const { info, invitation } = made.value;
  return `${origin}/t/${info.id}${invitation ? `#${invitation}` : ''}`;
}

const sitDown = (link: string, token: string, seat: number) =>
  call(origin, `/tables/${readLink(link)?.table}/sit`, { token, body: { seat, nonce: makeNonce() } });

async function infoOf(link: string): Promise<TableInfo> {
  const found = await call<KnownTable>(origin, `/tables/${readLink(link)?.table}`, { token: anna });
  if (!found.ok) throw new Error(found.error);
  return found.value.info;
}

// Once, on a machine with ten times its load, a match was never heard of; why is not known yet.
const SECOND_CHANCE = { retry: 1, timeout: 30_000 };

describe('a table of a house is played from the terminal', SECOND_CHANCE, () => {
  test('to its end against a bot, by whoever gives a name', async () => {
    const link = await tableOf({ kind: 'open' }, { kind: 'bot', level: 'guest' });
    const { code, out, err } = await runCli(['join', link, '--name', 'Ben'], folder, MOVES);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Ben to move');
    expect(out).toMatch(/(Ben|Poppy) wins\.|share the win/);
  });

  test('and whoever was there before is known, and comes back to the same seat', async () => {
    const link = await tableOf({ kind: 'open' }, { kind: 'bot', level: 'guest' });
    const left = await runCli(['join', link], folder, ['r9 a1', 'why a9', 'moves', 'summary', 'undo', 'quit']);
    expect(left).toMatchObject({ code: 0, out: expect.stringContaining('the same command brings you back') });
    expect(left.out).toContain('“a9” is neither a move nor a command');
    expect(left.out).toContain('What newcomers stumble over');
    const { code, out } = await runCli(['join', link], folder, MOVES);
    expect(code).toBe(0);
    expect(out).toMatch(/wins\.|share the win/);
    expect(statSync(join(folder, 'taproom/houses.json')).mode & 0o077).toBe(0);
  });

  test('and the house is known from then on by the key with which it signs records', async () => {
    const link = await tableOf({ kind: 'open' }, { kind: 'bot', level: 'guest' });
    await runCli(['join', link, '--name', 'Ben'], folder, MOVES);
    const record = await call<MatchRecord>(origin, `/tables/${readLink(link)?.table}/record`, { token: anna });
    if (!record.ok) throw new Error(record.error);
    const file = join(folder, 'signed.json');
    writeFileSync(file, JSON.stringify(record.value));
    expect((await runCli(['verify', file], folder)).out).toContain(`signed by ${origin} for its table`);
    const found = JSON.parse((await runCli(['verify', file, '--json'], folder)).out);
    expect(found.proved).toEqual({ dice: 'by-commitment', decisions: { verdict: 'proved', by: origin } });
    const stranger = await runCli(['verify', file], join(folder, 'elsewhere'));
    expect(stranger.out).toContain('whose key that is, --house KEY or --house URL tells');
  });

  test('by invited people alone, if it was set so', async () => {
    const link = await tableOf({ kind: 'invited' }, { kind: 'bot', level: 'guest' });
    const [bare = ''] = link.split('#');
    expect(link).not.toBe(bare);
    const { code, out } = await runCli(['join', link], folder, ['quit']);
    expect({ code, asked: out.includes('Ben to move') }).toEqual({ code: 0, asked: true });
  });

  test('and a move that is not allowed is answered with the ruling', async () => {
    const link = await tableOf({ kind: 'open' }, { kind: 'bot', level: 'guest' });
    const { out } = await runCli(['join', link], folder, ['r1 a1', 'quit']);
    expect(out).toMatch(/r1 a1 is not allowed\. DB-\d+: /);
  });
});

describe('a table that still waits', SECOND_CHANCE, () => {
  test('tells from a pipe where one sits and how many are missing, and is left at the end of input', async () => {
    const link = await tableOf({ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'guest' });
    const { code, out, err } = await runCli(['join', link], folder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('You sit in seat 1.\n It begins as soon as one more player is there.');
    expect(out.split('Connecting')).toHaveLength(2);
    expect(out).toContain(`the same command brings you back.\n taproom join '${link}'\n`);
  });

  test('keeps lines that came early for the moves of the match', async () => {
    const link = await tableBy(setUp([{ kind: 'open' }, { kind: 'open' }], { first: '1' }));
    const playing = runCli(['join', link], folder, ['why a9', 'quit']);
    await expect.poll(async () => (await infoOf(link)).seats[0]?.kind).toBe('human');
    await sitDown(link, anna, 1);
    const { code, out } = await playing;
    expect(code).toBe(0);
    expect(out).toContain('“a9” is neither a move nor a command');
  });
});

describe('who one is in each house', () => {
  const houses = (own: string): string => join(own, 'taproom/houses.json');

  function damaged(): string {
    const own = join(folder, 'damaged');
    mkdirSync(join(own, 'taproom'), { recursive: true });
    writeFileSync(houses(own), '{"https://example.org":"tok');
    return own;
  }

  test('is asked for with one sentence if it cannot be read', async () => {
    const link = await tableOf({ kind: 'open' }, { kind: 'bot', level: 'guest' });
    const { code, err } = await runCli(['join', link], damaged());
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^What was kept .* cannot be read\. .*\n$/) });
  });

  test('is put aside, not written over', async () => {
    const link = await tableOf({ kind: 'open' }, { kind: 'bot', level: 'guest' });
    const own = damaged();
    const { code, err } = await runCli(['join', link, '--name', 'Eve'], own, ['quit']);
    expect(code).toBe(0);
    expect(err).toMatch(/^What was kept .* It lies in .*houses\.json\.damaged now\.\n$/);
    expect(readFileSync(`${houses(own)}.damaged`, 'utf8')).toBe('{"https://example.org":"tok');
    expect(JSON.parse(readFileSync(houses(own), 'utf8'))).toEqual({ [origin]: expect.any(String) });
    expect(statSync(houses(own)).mode & 0o077).toBe(0);
    expect(await runCli(['join', link], own, ['quit'])).toMatchObject({ code: 0, err: '' });
  });

  test.each([
    ['empty', ''],
    ['too long', 'x'.repeat(300)],
  ])('begins with a name, and one that is %s is told what a name may be', async (_, name) => {
    const link = await tableOf({ kind: 'open' }, { kind: 'bot', level: 'guest' });
    const { code, err } = await runCli(['join', link, '--name', name], join(folder, 'nobody'));
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^A name has 1 to 24 characters .*\n$/) });
  });
});

describe('what cannot be joined gets one sentence', () => {
  test.each([
    ['no link', ['join'], 2, 'Which table?'],
    ['no address of a table', ['join', 'http://127.0.0.1:9/rules/dice-box'], 2, 'Which table?'],
    ['nobody there', ['join', 'http://127.0.0.1:9/t/abcdefghjk', '--name', 'Ben'], 1, 'does not answer'],
  ])('%s', async (_, args, code, sentence) => {
    const ran = await runCli(args, folder);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(sentence);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
  });

  test('somebody without a name', async () => {
    const link = await tableOf({ kind: 'open' }, { kind: 'bot', level: 'guest' });
    const ran = await runCli(['join', link], makeFolder());
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('--name NAME') });
  });

  test('a table that is not there', async () => {
    const ran = await runCli(['join', `${origin}/t/zzzzzzzzzz`], folder);
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('There is no such table') });
  });

  test('a table that is full is watched, and says how it ends', async () => {
    const link = await tableOf({ kind: 'open' }, { kind: 'open' });
    const cleo = await call<{ token: string }>(origin, '/guest', { body: { name: 'Cleo' } });
    await sitDown(link, anna, 0);
    if (cleo.ok) await sitDown(link, cleo.value.token, 1);
    const id = readLink(link)?.table ?? '';
    const watching = runCli(['join', link], folder);
    await runCli(['admin', 'end', id, '--data', join(folder, 'tables.db')], folder);
    expect(await watching).toMatchObject({ code: 0, out: expect.stringContaining('ended without a result') });
  });
});
