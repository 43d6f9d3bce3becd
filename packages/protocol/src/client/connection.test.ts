import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../messages.ts';
import type { ConnectionState, Ears, Socket } from './channel.ts';
import { type Connection, connectBy, type Signals } from './connection.ts';
import { BEAT, PATIENCE } from './heartbeat.ts';

interface FakeSocket extends Socket, Ears {
  readonly sent: { readonly type: string; readonly id: number; readonly table?: string }[];
  readonly isClosed: boolean;
}

function fakeSocket(ears: Ears): FakeSocket {
  const socket: FakeSocket = {
    ...ears,
    sent: [],
    isClosed: false,
    send: (text) => socket.sent.push(JSON.parse(text)),
    close: () => Object.assign(socket, { isClosed: true }),
  };
  return socket;
}

/** A page with its connection, and the server's side of it. */
interface World {
  readonly connection: Connection;
  readonly signals: Signals;
  readonly states: ConnectionState[];
  readonly sockets: FakeSocket[];
  readonly dismissed: () => number;
  isOnline: boolean;
  isLooking: boolean;
}

function world(): World {
  const states: ConnectionState[] = [];
  const sockets: FakeSocket[] = [];
  const ondismissed = vi.fn();
  const here = { isOnline: true, isLooking: true };
  const made = connectBy({
    connect(ears) {
      const socket = fakeSocket(ears);
      sockets.push(socket);
      return socket;
    },
    isOnline: () => here.isOnline,
    isLooking: () => here.isLooking,
    onstate: (state) => states.push(state),
    ondismissed,
  });
  return Object.assign(here, { ...made, states, sockets, dismissed: () => ondismissed.mock.calls.length });
}

const current = ({ sockets }: World): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('nothing was opened');
  return socket;
};
const typesSent = (here: World): string[] => current(here).sent.map(({ type }) => type);
const hear = (here: World, message: object): void => current(here).onmessage(JSON.stringify(message));
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

/** Answers the last message of that type. */
async function answer(here: World, type: string, message: object): Promise<void> {
  const asked = current(here).sent.findLast((one) => one.type === type);
  hear(here, { ...message, id: asked?.id });
  await settle();
}

async function welcome(here: World): Promise<void> {
  current(here).onopen();
  await settle();
  await answer(here, 'hello', { type: 'yes' });
}

const WISH = { type: 'log', table: 't', before: 1 } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a connection', () => {
  test('is opened by the first request, which is sent once the server has said hello', async () => {
    const here = world();
    expect(here.sockets).toHaveLength(0);
    const asked = here.connection.ask(WISH);
    expect(here.states).toEqual(['joining']);
    await welcome(here);
    expect(typesSent(here)).toEqual(['hello', 'log']);
    await answer(here, 'log', { type: 'log', events: [], from: 0 });
    await expect(asked).resolves.toMatchObject({ type: 'log' });
    expect(here.states).toEqual(['joining', 'open']);
  });

  test('takes up its tables again after a loss, then sends what was left unanswered with the same number', async () => {
    const here = world();
    const heard: ServerMessage[] = [];
    here.connection.watch('t', (message) => heard.push(message));
    await welcome(here);
    await answer(here, 'watch', { type: 'no', why: { code: 'unknown-table' } });
    void here.connection.ask(WISH);
    const number = current(here).sent.at(-1)?.id;
    current(here).onclose(1006);
    expect(here.states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(60_000);
    await welcome(here);
    await answer(here, 'watch', { type: 'no', why: { code: 'unknown-table' } });
    expect(typesSent(here)).toEqual(['hello', 'watch', 'log']);
    expect(current(here).sent.at(-1)?.id).toBe(number);
    expect(heard).toHaveLength(2);
  });

  test('comes again after the pause that the server asks for', async () => {
    const here = world();
    here.connection.watch('t', () => undefined);
    await welcome(here);
    hear(here, { type: 'bye', after: 5_000 });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(here.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(here.sockets).toHaveLength(2);
  });

  test('is never tried again by a page of another version', async () => {
    const here = world();
    void here.connection.ask(WISH);
    current(here).onopen();
    await settle();
    await answer(here, 'hello', { type: 'no', why: { code: 'other-version' } });
    expect(here.states.at(-1)).toBe('outdated');
    void here.connection.ask(WISH);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(here.sockets).toHaveLength(1);
  });

  test('tells of a session that was ended, and comes again at once', async () => {
    const here = world();
    void here.connection.ask(WISH);
    await welcome(here);
    current(here).onclose(4_001);
    await settle();
    expect([here.dismissed(), here.sockets.length]).toEqual([1, 2]);
  });

  test('waits for the network', async () => {
    const here = world();
    here.isOnline = false;
    void here.connection.ask(WISH);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([here.sockets.length, here.states.at(-1)]).toEqual([0, 'lost']);
    here.isOnline = true;
    here.signals.online();
    expect(here.sockets).toHaveLength(1);
    here.signals.offline();
    expect(here.states.at(-1)).toBe('lost');
    expect(here.sockets[0]?.isClosed).toBe(true);
  });

  test('asks for a sign of life after a silence, and is lost if none comes', async () => {
    const here = world();
    void here.connection.ask(WISH);
    await welcome(here);
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(typesSent(here).at(-1)).toBe('ping');
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(here.states.at(-1)).toBe('lost');
  });

  test('tells the server when somebody looks up or away', async () => {
    const here = world();
    void here.connection.ask(WISH);
    await welcome(here);
    here.isLooking = false;
    here.signals.look();
    expect(current(here).sent.at(-1)).toMatchObject({ type: 'look', isLooking: false });
  });

  test('comes as somebody else over a new socket', async () => {
    const here = world();
    here.connection.renew();
    expect(here.sockets).toHaveLength(0);
    void here.connection.ask(WISH);
    await welcome(here);
    here.connection.renew();
    expect([here.sockets.length, here.sockets[0]?.isClosed, here.states.at(-1)]).toEqual([2, true, 'joining']);
  });
});
