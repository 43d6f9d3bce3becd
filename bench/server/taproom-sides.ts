import { makeNonce, type Tagged } from '@taproom/engine';
import {
  type ClientMessage,
  type PackedActions,
  type Push,
  readMessage,
  type ServerMessage,
  type TableSetup,
} from '@taproom/protocol';
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

type Listener = (message: ServerMessage) => void;

async function comeIn(address: string, name: string): Promise<Player> {
  const { token } = await post<{ token: string }>(address, '/api/guest', '', { name });
  const socket = await connect(`${address}/ws`, { authorization: `Bearer ${token}` });
  const atTable = new Map<string, Listener>();
  const answers = new Map<number, Listener>();
  let ids = 0;
  socket.on('message', (data: Buffer) => {
    const message = readMessage(data.toString());
    if ('m' in message) atTable.get(message.m)?.(message);
    if ('m' in message) answers.get(message.y ?? 0)?.({ type: 'yes', id: message.y ?? 0, seq: message.n });
    else if ('id' in message) answers.get(message.id ?? 0)?.(message);
  });
  const ask = (message: Unnumbered<ClientMessage>, onAnswer: Listener): void => {
    const id = ++ids;
    answers.set(id, (answer) => {
      answers.delete(id);
      onAnswer(answer);
    });
    socket.send(JSON.stringify({ ...message, id }));
  };
  return {
    makeTable: async () => (await post<{ info: { id: string } }>(address, '/api/tables', token, SETUP)).info.id,
    sitDown: (table, seat) => post(address, `/api/tables/${table}/sit`, token, { seat, nonce: makeNonce() }),
    async follow(table, seat) {
      const answer = await new Promise<ServerMessage>((resolve) => ask({ type: 'watch', table }, resolve));
      const side = sideOf(answer, table, seat, ask, () => socket.terminate());
      atTable.set(table, side.hear);
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
const keyOf = (seq: number): string => seq.toString(16).padStart(32, '0');

type Unnumbered<T> = T extends ClientMessage ? Omit<T, 'id'> : never;
type Ask = (message: Unnumbered<ClientMessage>, onAnswer: Listener) => void;

/** Where a change tells of the outcome. */
const OUTCOME = 4;

/** Whether a move has ended the match. */
function endsIt({ d }: Push): boolean {
  if (!Array.isArray(d)) return false;
  for (let at = 1; at < d.length; at += 2) if (d[at] === OUTCOME) return true;
  return false;
}

/** Keeps up with a table as far as somebody must who plays at random: what is open, and whether it is over. */
function sideOf(
  opening: ServerMessage,
  table: string,
  seat: number,
  ask: Ask,
  close: () => void,
): Side & { readonly hear: Listener } {
  if (!('type' in opening) || opening.type !== 'table') throw new Error(JSON.stringify(opening));
  let { legal, seq }: { legal: PackedActions; seq: number } = opening.state;
  let isOver = opening.state.outcome !== null;
  let accepted = 0;
  let news = (): void => {};

  function onAnswer(answer: ServerMessage): void {
    if (!('type' in answer) || answer.type !== 'yes') throw new Error(JSON.stringify(answer));
    accepted++;
    news();
  }

  return {
    known: () => seq,
    accepted: () => accepted,
    isToMove: () => legal.length > 0,
    isOver: () => isOver,
    move() {
      const action = anyOf(legal);
      ask({ type: 'play', table, seat, seq, key: keyOf(seq), action }, onAnswer);
    },
    hear(message) {
      if (!('m' in message)) return;
      if (message.o) [, ...legal] = message.o;
      isOver ||= endsIt(message);
      seq = message.n;
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
