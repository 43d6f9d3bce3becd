import { join } from 'node:path';
import { makeNonce, type Tagged } from '@taproom/engine';
import { loadGameText } from '@taproom/games/text';
import type { KnownTable, TableSetup } from '@taproom/protocol';
import { type Followed, followMatch, unpackActions } from '@taproom/protocol/client';
import { type RunningServer, startServer } from '@taproom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPaint } from '../output/paint.ts';
import { makeFolder } from '../testing/cli.ts';
import { screen } from '../testing/terminal.ts';
import { loadWords } from '../text/index.ts';
import { connectTo } from './connection.ts';
import { call } from './house.ts';
import { runOnline } from './run.ts';
import { followAt } from './session.ts';

const MINUTE = 60_000;
let ahead = 0;
let server: RunningServer;

beforeAll(async () => {
  const place = join(makeFolder(), 'tables.db');
  const limits = { burst: 1_000_000, perSecond: 1_000_000 };
  server = await startServer({ place, host: '127.0.0.1', port: 0, limits, now: () => Date.now() + ahead });
});

afterAll(() => server.close());

const SETUP: TableSetup = {
  game: 'dice-box',
  options: { first: '1' },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: false,
  clock: { kind: 'none' },
  timeOut: 'bot',
  undo: 'ask',
  absence: { minutes: 10, may: 'win' },
  spectators: true,
  delay: 0,
};

async function tokenOf(name: string): Promise<string> {
  const made = await call<{ token: string }>(server.address, '/guest', { body: { name } });
  return made.ok ? made.value.token : '';
}

/** Somebody at another computer, who follows a table as the client does. */
function following(token: string, table: string) {
  const { connection, close } = connectTo(server.address, token, () => {});
  const match = followMatch(connection, table, { onclosed() {}, onrefused() {} });
  let now: Followed | undefined;
  match.follow((followed) => (now = followed));
  return { match, close, state: () => now?.state };
}

/** Somebody at a terminal: what they see, and what they type. */
async function atTerminal(token: string, table: string) {
  const say = await loadWords('en');
  let answer: (typed: string | undefined) => void = () => {};
  const terminal = {
    ...screen(() => undefined),
    ask: (_: string, __: readonly string[], signal?: AbortSignal) =>
      new Promise<string | undefined>((resolve) => {
        answer = resolve;
        signal?.addEventListener('abort', () => resolve(undefined));
      }),
  };
  const style = { text: await loadGameText('dice-box', 'en'), say, paint: noPaint, language: 'en' } as const;
  const connect = (onstate: (isOpen: boolean) => void) => connectTo(server.address, token, onstate);
  const ask = async (what: string, body: object) => {
    const done = await call(server.address, `/tables/${table}/${what}`, { token, body });
    return done.ok ? undefined : done.error;
  };
  const session = followAt(connect, table, terminal, style, '', ask);
  const ended = runOnline(session);
  const seen = () => [...terminal.pages.flat(), ...terminal.last].join('\n');
  return { ended, type: (line: string) => answer(line), sees: (text: string) => expect.poll(seen).toContain(text) };
}

/** Anna, who has set a table elsewhere, and Ben, who sits at a terminal. */
async function scene(setup: Partial<TableSetup> = {}) {
  ahead = 0;
  const [anna, ben] = [await tokenOf('Anna'), await tokenOf('Ben')];
  const made = await call<KnownTable>(server.address, '/tables', { token: anna, body: { ...SETUP, ...setup } });
  const table = made.ok ? made.value.info.id : '';
  const sit = (token: string, seat: number) =>
    call(server.address, `/tables/${table}/sit`, { token, body: { seat, nonce: makeNonce() } });
  await sit(anna, 0);
  await sit(ben, 1);
  return { table, anna, far: following(anna, table), terminal: await atTerminal(ben, table) };
}

const legalOf = (followed: ReturnType<typeof following>): Tagged =>
  unpackActions(followed.state()?.legal ?? [])[0] as Tagged;

describe('the terminal', () => {
  test('tells who asks to take a move back, and answers', async () => {
    const { far, terminal } = await scene();
    await expect.poll(() => far.state()?.actors).toEqual([0]);
    await far.match.play(0, legalOf(far));
    await far.match.undo();
    await terminal.sees('Anna asks to take a move back.');
    await terminal.sees('agree lets it happen, disagree does not.');
    terminal.type('agree');
    await terminal.sees('Anna takes a move back.');
    await expect.poll(() => far.state()?.actors).toEqual([0]);
    await expect.poll(() => far.state()?.seq).toBe(3);
    terminal.type('pause');
    await terminal.sees('Ben leaves the seat to a bot.');
    terminal.type('return');
    await terminal.sees('Ben takes the seat back.');
    terminal.type('quit');
    expect(await terminal.ended).toBe('left');
    far.close();
  });

  test('tells who is away and for how long one has to wait, and goes on without them', async () => {
    const { far, terminal } = await scene();
    await expect.poll(() => far.state()?.actors).toEqual([0]);
    await terminal.sees('Anna');
    far.close();
    await terminal.sees('Anna is away. In 10 minutes you can go on without them.');
    terminal.type('claim');
    await terminal.sees('They have not been away for long enough. Try again in ');
    ahead = 11 * MINUTE;
    terminal.type('claim');
    await terminal.sees('Ben wins.');
    expect(await terminal.ended).toBe('over');
  });

  test('leaves a table that waits, and is told when its host calls it off', async () => {
    const seats: TableSetup['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { anna, table, far, terminal } = await scene({ seats, options: {} });
    await terminal.sees('You sit in seat 2.');
    terminal.type('cancel');
    await terminal.sees('That is not yours to decide.');
    terminal.type('stand');
    await terminal.sees('You have stood up.');
    await call(server.address, `/tables/${table}/cancel`, { token: anna, body: {} });
    await terminal.sees('The host has called the table off.');
    expect(await terminal.ended).toBe('over');
    far.close();
  });
});
