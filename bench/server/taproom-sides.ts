import { makeNonce, type Tagged } from '@taproom/engine';
import type { ClientMessage, Push, ServerMessage, TableSetup, TableState } from '@taproom/protocol';
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

/** A side that is told what comes to its table. */
interface Following extends Side {
  hear(push: string): void;
  hearEnd(): void;
}

async function comeIn(address: string, name: string): Promise<Player> {
  const { token } = await post<{ token: string }>(address, '/api/guest', '', { name });
  const socket = await connect(`${address}/ws`, { authorization: `Bearer ${token}` });
  const sides = new Map<string, Following>();
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  let onTable: ((state: TableState) => void) | undefined;

  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text.startsWith(PUSH)) sides.get(text.slice(PUSH.length, text.indexOf('"', PUSH.length)))?.hear(text);
    else hearRest(JSON.parse(text));
  });

  function hearRest(message: Exclude<ServerMessage, Push>): void {
    if (message.type === 'no') throw new Error(JSON.stringify(message));
    if (message.type === 'table') onTable?.(message.state);
    if (message.type === 'info' && message.info.status === 'over') sides.get(message.table)?.hearEnd();
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

// What a random player needs of a pushed move is read off its text, in the order of `wire.ts` of the protocol: whoever
// plays at random needs no table before the eyes, and shall not take the time of the server that is measured.
const PUSH = '["';
const MENU = '["place die square","';
const ANSWERED = /"y":\d+}]$/;

/** The number of the entry, which follows the table. */
const seqIn = (push: string): number => Number.parseInt(push.slice(push.indexOf(',') + 1), 10);

/** The placements that are open, packed as they came. */
function menuIn(push: string): string {
  const at = push.lastIndexOf(MENU);
  return at < 0 ? '' : push.slice(at + MENU.length, push.indexOf('"', at + MENU.length));
}

/** One of the placements that are open: a row without a square has that of the row before. */
function anyOf(menu: string): Tagged {
  const rows = menu.split(',');
  let at = Math.floor(Math.random() * rows.length);
  const [die] = rows[at]?.split(' ') ?? [];
  while (!rows[at]?.includes(' ')) at--;
  const [, square] = rows[at]?.split(' ') ?? [];
  return { type: 'place', die, square } as Tagged;
}

/** Names the request; the server tells players' requests apart by itself. */
const keyOf = (seq: number): string => seq.toString(16).padStart(4, '0').padEnd(32, '0');

/** Keeps up with a table as far as somebody must who plays at random: what is open, and whether it is over. */
function sideOf(
  state: TableState,
  table: string,
  seat: number,
  send: (message: ClientMessage) => void,
  close: () => void,
): Following {
  let { seq } = state;
  let menu = menuIn(JSON.stringify(state.legal));
  let isOver = false;
  let accepted = 0;
  let news = (): void => {};
  return {
    known: () => seq,
    accepted: () => accepted,
    isToMove: () => menu !== '',
    isOver: () => isOver,
    move: () => send({ type: 'play', table, seat, seq, key: keyOf(seq), action: anyOf(menu), id: seq + 1 }),
    hear(push) {
      seq = seqIn(push);
      menu = menuIn(push);
      if (ANSWERED.test(push)) accepted++;
      news();
    },
    hearEnd() {
      isOver = true;
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
