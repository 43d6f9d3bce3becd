import { makeNonce, type Tagged } from '@taproom/engine';
import type { ClientMessage, PackedActions, Push, ServerMessage, TableSetup, TableState } from '@taproom/protocol';
import { connect } from './bare-sides.ts';
import type { Lay, Match, Side } from './duel.ts';

const SETUP: TableSetup = {
  game: 'dice-box',
  options: { colours: 'two' },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: false,
  clock: { kind: 'none' },
  timeOut: 'loss',
  undo: true,
  spectators: true,
  delay: 0,
};

/** Two sockets for each duel, which follow all its tables. */
export const layAtTaproom: Lay = (address, duels, matches) =>
  Promise.all(Array.from({ length: duels }, () => open(address, matches)));

async function open(address: string, matches: number): Promise<Match[]> {
  const players = [await comeIn(address, 'Anna'), await comeIn(address, 'Ben')] as const;
  const laid: Match[] = [];
  while (laid.length < matches) {
    const table = await players[0].makeTable();
    for (const [seat, player] of players.entries()) await player.sitDown(table, seat);
    laid.push([await players[0].follow(table, 0), await players[1].follow(table, 1)]);
  }
  return laid;
}

interface Player {
  makeTable(): Promise<string>;
  sitDown(table: string, seat: number): Promise<void>;
  follow(table: string, seat: number): Promise<Side>;
}

/** A move as it is pushed; see `wire.ts` of the protocol. */
type Pushed = readonly [
  table: string,
  seq: number,
  events: unknown,
  change: readonly unknown[] | null,
  own?: readonly [number, ...PackedActions] | null,
  rare?: { readonly y?: number },
];

interface Following extends Side {
  hear(push: Pushed): void;
}

async function comeIn(address: string, name: string): Promise<Player> {
  const { token } = await post<{ token: string }>(address, '/api/guest', '', { name });
  const socket = await connect(`${address}/ws`, { authorization: `Bearer ${token}` });
  const sides = new Map<string, Following>();
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  let onTable: ((state: TableState) => void) | undefined;

  socket.on('message', (data: Buffer) => {
    const message: ServerMessage | Pushed = JSON.parse(data.toString());
    if (Array.isArray(message)) sides.get(message[0])?.hear(message as Pushed);
    else hearRest(message as Exclude<ServerMessage, Push>);
  });

  function hearRest(message: Exclude<ServerMessage, Push>): void {
    if (message.type === 'no') throw new Error(JSON.stringify(message));
    if (message.type === 'table') onTable?.(message.state);
  }

  return {
    makeTable: async () => (await post<{ info: { id: string } }>(address, '/api/tables', token, SETUP)).info.id,
    sitDown: (table, seat) => post(address, `/api/tables/${table}/sit`, token, { seat, nonce: makeNonce() }),
    async follow(table, seat) {
      const state = await new Promise<TableState>((resolve) => {
        onTable = resolve;
        send({ type: 'watch', table, id: 1 });
      });
      const side = sideOf(state, table, seat, send, () => socket.terminate());
      sides.set(table, side);
      return side;
    },
  };
}

/** One of the placements that are open, read off the packed menu: a row without a square has that of the row before. */
function anyOf([run]: PackedActions): Tagged {
  const rows = String(run?.[1]).split(',');
  let at = Math.floor(Math.random() * rows.length);
  const [die] = rows[at]?.split(' ') ?? [];
  while (!rows[at]?.includes(' ')) at--;
  const [, square] = rows[at]?.split(' ') ?? [];
  return { type: 'place', die, square } as Tagged;
}

/** Names the request; the server tells players' requests apart by itself. */
const keyOf = (seq: number): string => seq.toString(16).padStart(4, '0').padEnd(32, '0');

/** Where a change tells of the outcome. */
const OUTCOME = 4;

/** Whether a change ends the match. */
function endsIt(change: readonly unknown[]): boolean {
  for (let at = 1; at < change.length; at += 2) if (change[at] === OUTCOME) return true;
  return false;
}

/** Keeps up with a table as far as somebody must who plays at random: what is open, and whether it is over. */
function sideOf(
  state: TableState,
  table: string,
  seat: number,
  send: (message: ClientMessage) => void,
  close: () => void,
): Following {
  let { legal, seq } = state;
  let isOver = state.outcome !== null;
  let accepted = 0;
  let news = (): void => {};
  return {
    known: () => seq,
    accepted: () => accepted,
    isToMove: () => legal.length > 0,
    isOver: () => isOver,
    move: () => send({ type: 'play', table, seat, seq, key: keyOf(seq), action: anyOf(legal), id: seq + 1 }),
    hear([, now, , change, own, rare]) {
      if (own) [, ...legal] = own;
      if (change && endsIt(change)) isOver = true;
      if (rare?.y !== undefined) accepted++;
      seq = now;
      news();
    },
    tell(whom) {
      news = whom;
    },
    close,
  };
}

async function post<T>(address: string, path: string, token: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}
