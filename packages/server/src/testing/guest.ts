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

/** A player with a token, and connections that follow tables as the client does. */
export interface Guest {
  readonly name: string;
  readonly token: string;
  post(path: string, body: unknown): Promise<{ status: number; body: never }>;
  connect(): Promise<Line>;
}

export interface Line {
  /** Sends a message; returns its answer. */
  ask(message: Unnumbered<ClientMessage>): Promise<Answer>;
  /** Sends anything; returns the next answer, whatever its number. */
  sendRaw(text: string | Buffer): Promise<Answer>;
  watch(table: string, invitation?: string): Promise<TableState>;
  play(table: string, seat: Seat, action: Tagged, key?: string): Promise<Answer>;
  /** The table as known to this connection. */
  state(table: string): TableState;
  legal(table: string): Tagged[];
  /** Every message so far, as it was sent. */
  readonly heard: readonly string[];
  /** Waits for a state of the table. */
  until(table: string, isSo: (state: TableState) => boolean): Promise<TableState>;
  /** Waits for a message, unless it has come already. */
  hears(isSo: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  close(): Promise<void>;
  /** Breaks the connection without closing it. */
  drop(): void;
}

const TIMEOUT = 20_000;

export async function newGuest(address: string, name: string): Promise<Guest> {
  const made = await post(address, '/api/guest', { name });
  const { token } = made.body as { token: string };
  return guestAt(address, name, token);
}

/** A player whose token the server already knows. */
export const guestAt = (address: string, name: string, token: string): Guest => ({
  name,
  token,
  post: (path, body) => post(address, path, body, token),
  connect: () => connectWith(address, token),
});

export const PASSWORD = 'three dry sherries';

/** A player with an account of this name, and what its owner was shown only once. */
export async function newAccount(
  address: string,
  username: string,
): Promise<Guest & { readonly codes: readonly string[] }> {
  const guest = await newGuest(address, username);
  const made = await guest.post('/api/account', { username, password: PASSWORD });
  const { token, codes } = made.body as { token: string; codes: string[] };
  return { ...guestAt(address, username, token), codes };
}

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

/** What has come through a connection so far. */
interface Heard {
  readonly messages: string[];
  readonly tables: Map<string, TableState>;
  readonly followed: Map<string, Following>;
  /** Those waiting for the answer to a request. */
  readonly answers: Map<number, (answer: Answer) => void>;
  /** Called after every message. */
  readonly listeners: Set<() => void>;
  anyAnswer: ((answer: Answer) => void) | undefined;
}

function stateIn({ tables }: Heard, table: string): TableState {
  const state = tables.get(table);
  if (!state) throw new Error(`${table} is not watched`);
  return state;
}

function hear(heard: Heard, message: ServerMessage): void {
  const { tables, followed, listeners } = heard;
  if ('m' in message) hearPush(heard, message);
  else if (message.type === 'table') {
    tables.set(message.table, message.state);
    followed.set(message.table, followState(message.state));
  } else if (message.type === 'info')
    tables.set(message.table, { ...stateIn(heard, message.table), info: message.info });
  hearAnswer(heard, message);
  for (const listener of listeners) listener();
}

/** Changes the state as the client does. */
function hearPush(heard: Heard, message: Push): void {
  const { m: table, n: seq, c: clock, y: request } = message;
  const before = stateIn(heard, table);
  const { following, moving, events } = hearMoved(heard.followed.get(table) as Following, message);
  heard.followed.set(table, following);
  heard.tables.set(table, { ...before, ...moving, seq, log: [...before.log, ...events], ...(clock && { clock }) });
  if (request !== undefined) hear(heard, { type: 'yes', id: request, seq });
}

function hearAnswer({ answers, anyAnswer }: Heard, message: ServerMessage): void {
  if (!('id' in message) || message.id === undefined) return;
  answers.get(message.id)?.(message as Answer);
  anyAnswer?.(message as Answer);
}

/** Waits until something can be found in what was heard. */
const found = <T>(socket: WebSocket, { listeners }: Heard, what: string, find: () => T | undefined): Promise<T> =>
  inTime(socket, what, (resolve) => {
    const look = (): void => {
      const value = find();
      if (value === undefined) return;
      listeners.delete(look);
      resolve(value);
    };
    listeners.add(look);
    look();
  });

export async function connectWith(address: string, token: string): Promise<Line> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
  });
  socket.setMaxListeners(0);
  const heard: Heard = {
    messages: [],
    tables: new Map(),
    followed: new Map(),
    answers: new Map(),
    listeners: new Set(),
    anyAnswer: undefined,
  };
  socket.on('message', (data: Buffer) => {
    heard.messages.push(data.toString());
    hear(heard, readMessage(data.toString()));
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return lineOf(socket, heard);
}

function lineOf(socket: WebSocket, heard: Heard): Line {
  let ids = 1;
  const line: Line = {
    heard: heard.messages,
    ask(message) {
      const id = ids++;
      return inTime(socket, `an answer to ${message.type}`, (resolve) => {
        heard.answers.set(id, resolve);
        socket.send(JSON.stringify({ ...message, id }));
      });
    },
    sendRaw: (text) =>
      inTime(socket, 'any answer', (resolve) => {
        heard.anyAnswer = resolve;
        socket.send(text);
      }),
    async watch(table, invitation) {
      const answer = await line.ask({ type: 'watch', table, ...(invitation && { invitation }) });
      if (answer.type !== 'table') throw new Error(JSON.stringify(answer));
      return answer.state;
    },
    play: (table, seat, action, key = makeNonce()) =>
      line.ask({ type: 'play', table, seat, seq: line.state(table).seq, key, action }),
    state: (table) => stateIn(heard, table),
    legal: (table) => unpackActions(line.state(table).legal),
    until: (table, isSo) =>
      found(socket, heard, 'a state of the table', () => {
        const state = heard.tables.get(table);
        return state && isSo(state) ? state : undefined;
      }),
    hears: (isSo) => found(socket, heard, 'a message', () => heard.messages.map(readMessage).find(isSo)),
    close: () => new Promise((resolve) => socket.once('close', () => resolve()).close()),
    drop: () => socket.terminate(),
  };
  return line;
}

/** Waits for something, with a timeout, and only as long as the connection lasts. */
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

/** Creates a table and seats everyone in order. */
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
