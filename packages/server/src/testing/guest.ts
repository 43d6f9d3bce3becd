import { makeNonce, type Seat, type Tagged } from '@taproom/engine';
import {
  type ClientMessage,
  type Following,
  followState,
  hear as hearMoved,
  type Push,
  readMessage,
  type ServerMessage,
  type TableInfo,
  type TableSetup,
  type TableState,
  unpackActions,
} from '@taproom/protocol';
import { WebSocket } from 'ws';

type Unnumbered<T> = T extends ClientMessage ? Omit<T, 'id'> : never;
type Answer = Extract<ServerMessage, { type: 'welcome' | 'yes' | 'no' | 'because' | 'log' | 'chat' | 'table' }>;

/** Someone at a browser: has a token, and a connection that keeps up with a table as the client does. */
export interface Guest {
  readonly name: string;
  readonly token: string;
  post(path: string, body: unknown): Promise<{ status: number; body: never }>;
  connect(): Promise<Line>;
}

/** A connection. */
export interface Line {
  /** Sends a message and gives its answer. */
  ask(message: Unnumbered<ClientMessage>): Promise<Answer>;
  /** Sends anything, and gives the next answer, whatever its number. */
  sendRaw(text: string | Buffer): Promise<Answer>;
  watch(table: string): Promise<TableState>;
  play(table: string, seat: Seat, action: Tagged, key?: string): Promise<Answer>;
  /** The table as far as this connection knows. */
  state(table: string): TableState;
  legal(table: string): Tagged[];
  /** Every message so far, in bytes and as it was. */
  readonly heard: readonly string[];
  /** Waits until the table is as wished. */
  until(table: string, isSo: (state: TableState) => boolean): Promise<TableState>;
  /** Waits for a message that is as wished, if it has not come already. */
  hears(isSo: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  close(): Promise<void>;
  /** Breaks the connection without a word. */
  drop(): void;
}

const TIMEOUT = 20_000;

export async function newGuest(address: string, name: string): Promise<Guest> {
  const made = await post(address, '/api/guest', { name });
  const { token } = made.body as { token: string };
  return guestAt(address, name, token);
}

/** Someone who has a token already, at a server that knows it. */
export const guestAt = (address: string, name: string, token: string): Guest => ({
  name,
  token,
  post: (path, body) => post(address, path, body, token),
  connect: () => connectWith(address, token),
});

async function post(
  address: string,
  path: string,
  body: unknown,
  token = '',
): Promise<{ status: number; body: never }> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as never };
}

export async function connectWith(address: string, token: string): Promise<Line> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
  });
  socket.setMaxListeners(0);
  const heard: string[] = [];
  const tables = new Map<string, TableState>();
  const answers = new Map<number, (answer: Answer) => void>();
  const listeners = new Set<() => void>();
  const followed = new Map<string, Following>();

  function known(table: string): TableState {
    const state = tables.get(table);
    if (!state) throw new Error(`${table} is not watched`);
    return state;
  }

  /** The state after a move that is pushed, as the client makes it. */
  function moved(message: Push): TableState {
    const before = known(message.m);
    const { following, moving, events } = hearMoved(followed.get(message.m) as Following, message);
    followed.set(message.m, following);
    const clock = message.c && { clock: message.c };
    return { ...before, ...moving, seq: message.n, log: [...before.log, ...events], ...clock };
  }

  let anyAnswer: ((answer: Answer) => void) | undefined;
  let ids = 1;

  function hear(message: ServerMessage): void {
    if ('m' in message) {
      tables.set(message.m, moved(message));
      if (message.y !== undefined) hear({ type: 'yes', id: message.y, seq: message.n });
    } else if (message.type === 'table') {
      tables.set(message.table, message.state);
      followed.set(message.table, followState(message.state));
    } else if (message.type === 'info') tables.set(message.table, { ...known(message.table), info: message.info });
    if ('id' in message && message.id !== undefined) {
      answers.get(message.id)?.(message as Answer);
      anyAnswer?.(message as Answer);
    }
    for (const listener of listeners) listener();
  }

  socket.on('message', (data: Buffer) => {
    heard.push(data.toString());
    hear(readMessage(data.toString()));
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const line: Line = {
    heard,
    ask(message) {
      const id = ids++;
      return inTime(socket, `an answer to ${message.type}`, (resolve) => {
        answers.set(id, resolve);
        socket.send(JSON.stringify({ ...message, id }));
      });
    },
    sendRaw: (text) =>
      inTime(socket, 'any answer', (resolve) => {
        anyAnswer = resolve;
        socket.send(text);
      }),
    async watch(table) {
      const answer = await line.ask({ type: 'watch', table });
      if (answer.type !== 'table') throw new Error(JSON.stringify(answer));
      return answer.state;
    },
    play: (table, seat, action, key = makeNonce()) =>
      line.ask({ type: 'play', table, seat, seq: line.state(table).seq, key, action }),
    state: known,
    legal: (table) => unpackActions(line.state(table).legal),
    until: (table, isSo) =>
      inTime(socket, 'a state of the table', (resolve) => {
        const look = (): void => {
          const state = tables.get(table);
          if (!state || !isSo(state)) return;
          listeners.delete(look);
          resolve(state);
        };
        listeners.add(look);
        look();
      }),
    hears: (isSo) =>
      inTime(socket, 'a message', (resolve) => {
        const look = (): void => {
          const found = heard.map(readMessage).find(isSo);
          if (!found) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
    close: () => new Promise((resolve) => socket.once('close', () => resolve()).close()),
    drop: () => socket.terminate(),
  };
  return line;
}

/** Waits for something, but not for ever, and not when the connection is gone. */
function inTime<T>(socket: WebSocket, what: string, work: (resolve: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const isClosed = (): void => reject(new Error(`${what} does not come: the connection is closed`));
    const timer = setTimeout(() => reject(new Error(`${what} does not come`)), TIMEOUT);
    socket.once('close', isClosed);
    work((value) => {
      clearTimeout(timer);
      socket.off('close', isClosed);
      resolve(value);
    });
    if (socket.readyState === WebSocket.CLOSED) isClosed();
  });
}

export const SETUP: TableSetup = {
  game: 'dice-box',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: false,
  clock: { kind: 'none' },
  timeOut: 'loss',
  undo: true,
  spectators: true,
  delay: 0,
};

/** Makes a table and lets everyone sit down, each on the seat of its number. */
export async function sitDownTo(guests: readonly Guest[], setup: Partial<TableSetup> = {}): Promise<string> {
  const [host] = guests as [Guest];
  const made = await host.post('/api/tables', { ...SETUP, ...setup });
  if (made.status !== 201) throw new Error(JSON.stringify(made));
  const { info, invitation } = made.body as { info: TableInfo; invitation: string };
  for (const [seat, guest] of guests.entries()) {
    const sat = await guest.post(`/api/tables/${info.id}/sit`, { seat, nonce: makeNonce(), invitation });
    if (sat.status !== 200) throw new Error(JSON.stringify(sat));
  }
  return info.id;
}
