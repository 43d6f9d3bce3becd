import { isAction, type RuleId, type Seat } from '@taproom/engine';
import { ClientMessage, PROTOCOL_VERSION, type Refused, type ServerMessage } from '@taproom/protocol';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import type { Hub } from '../room/hub.ts';
import type { Room, Watcher } from '../room/room.ts';
import type { Player } from '../tables/tables.ts';
import { misfitIn } from './misfit.ts';

const checker = Compile(ClientMessage);

/** Tables one connection may follow. */
const MOST_TABLES = 16;
/** Whoever leaves so many bytes unread is sent away; all there is to know comes again with the next connection. */
const MOST_UNREAD = 1_000_000;
/** For what happened earlier the match is played again, while everyone waits: that counts for so many messages more. */
const COST_OF_LOG = 9;
/** How often a connection must give a sign of life, in milliseconds. */
const HEARTBEAT = 30_000;

type Request<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type Change = Request<'play' | 'undo' | 'resign' | 'leave' | 'return'>;

/** What a connection has to do with. */
export interface Connection {
  readonly hub: Hub;
  readonly socket: WebSocket;
  readonly player: Player | undefined;
  /** Whether one more message may come now, or one that counts for as many. */
  mayTalk(count?: number): boolean;
  trouble(error: unknown): void;
}

/** Serves one connection until it closes. Every message gets exactly one answer. */
export function serveSocket({ hub, socket, player, mayTalk, trouble }: Connection): void {
  const watched = new Map<string, Room>();
  let isLooking = true;
  const watcher: Watcher = {
    player: player?.id ?? null,
    isLooking: () => isLooking,
    send: (text) => sendOrDrop(socket, text),
  };
  const send = (message: ServerMessage): void => watcher.send(JSON.stringify(message));

  const isMine = (room: Room, seat: Seat): boolean =>
    player !== undefined && room.table().seats[seat]?.player === player.id;

  const isOneTooMany = (table: string): boolean => watched.size >= MOST_TABLES && !watched.has(table);

  async function watch({ id, table }: Request<'watch'>): Promise<ServerMessage | undefined> {
    if (isOneTooMany(table)) return no(id, { code: 'too-many' });
    const room = await hub.open(table);
    if (!room) return no(id, { code: 'no-such-table' });
    // Whoever has gone meanwhile would never be seen to go.
    if (socket.readyState === socket.CLOSED) return undefined;
    // Others that were asked for at the same time may have been opened first.
    if (isOneTooMany(table)) return no(id, { code: 'too-many' });
    const state = room.watch(watcher);
    if ('code' in state) return no(id, state);
    watched.set(table, room);
    // At once, before anything that changes it.
    send({ type: 'table', id, table, state });
    return undefined;
  }

  async function change(message: Change): Promise<ServerMessage | undefined> {
    const { id, table, seat, seq, key, type } = message;
    const room = watched.get(table);
    if (!room) return no(id, { code: 'no-such-table' });
    if (!player || !isMine(room, seat)) return no(id, { code: 'not-your-seat' });
    if (type === 'undo' && !room.table().setup.undo) return no(id, { code: 'no-undo' });
    if (type === 'leave' && room.table().setup.timeOut !== 'bot') return no(id, { code: 'no-stand-in' });
    const kind = type === 'leave' ? 'standIn' : type;
    const action = type === 'play' ? message.action : undefined;
    const asker = { watcher, id };
    const done = await room.change({ kind, seat, seq, key: `${player.id} ${key}`, action, asker });
    if (done.ok) return done.isTold ? undefined : { type: 'yes', id, seq: done.seq };
    if (done.why.code === 'stale') send({ type: 'table', table, state: room.state(player.id) });
    return no(id, done.why);
  }

  async function say({ id, table, key, text }: Request<'say'>): Promise<ServerMessage> {
    const room = watched.get(table);
    if (!room) return no(id, { code: 'no-such-table' });
    if (!player) return no(id, { code: 'not-signed-in' });
    const why = await room.say(player, `${player.id} ${key}`, text);
    return why ? no(id, why) : { type: 'yes', id };
  }

  function log({ id, table, before }: Request<'log'>): ServerMessage {
    const room = watched.get(table);
    if (!room) return no(id, { code: 'no-such-table' });
    if (!mayTalk(COST_OF_LOG)) return no(id, { code: 'too-many' });
    return { type: 'log', id, ...room.log(watcher.player, before) };
  }

  async function chat({ id, table, before }: Request<'chat'>): Promise<ServerMessage> {
    const room = watched.get(table);
    if (!room) return no(id, { code: 'no-such-table' });
    return { type: 'chat', id, ...(await room.chatBefore(watcher.player, before)) };
  }

  /** Only to whom the seat belongs: for others, the answer would tell of what is hidden from them. */
  function why(message: Request<'why'>): ServerMessage {
    const { id, table, seat } = message;
    const room = watched.get(table);
    if (!room) return no(id, { code: 'no-such-table' });
    if (!isMine(room, seat)) return no(id, { code: 'not-your-seat' });
    return { type: 'because', id, rule: ruleAgainst(room, message) };
  }

  function unwatch({ id, table }: Request<'unwatch'>): ServerMessage {
    watched.get(table)?.unwatch(watcher);
    watched.delete(table);
    return { type: 'yes', id };
  }

  function look(message: Request<'look'>): ServerMessage {
    isLooking = message.isLooking;
    for (const room of watched.values()) room.lookAgain(watcher);
    return { type: 'yes', id: message.id };
  }

  /** Nothing if it has been sent already. */
  function answerTo(message: ClientMessage): ServerMessage | Promise<ServerMessage | undefined> {
    const { id } = message;
    switch (message.type) {
      case 'hello':
        return welcome(id, message.version, player);
      case 'ping':
        return { type: 'yes', id };
      case 'watch':
        return watch(message);
      case 'unwatch':
        return unwatch(message);
      case 'look':
        return look(message);
      case 'say':
        return say(message);
      case 'log':
        return log(message);
      case 'chat':
        return chat(message);
      case 'why':
        return why(message);
      default:
        return change(message);
    }
  }

  async function hear(message: unknown): Promise<void> {
    const id = idOf(message);
    if (!mayTalk()) return send(no(id, { code: 'too-many' }));
    if (!checker.Check(message)) return send(no(id, { code: 'bad-message', path: misfitIn(message) }));
    try {
      const answer = await answerTo(message);
      if (answer) send(answer);
    } catch (error) {
      trouble(error);
      send(no(id, { code: 'broken' }));
    }
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => void hear(isBinary ? undefined : parse(data)));
  // A frame that is too big or no text closes the connection by itself, with a code that says why.
  socket.on('error', () => {});
  const heart = listenToHeart(socket);
  socket.on('close', () => {
    clearInterval(heart);
    for (const room of watched.values()) room.unwatch(watcher);
  });
}

function sendOrDrop(socket: WebSocket, text: string): void {
  if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  else socket.send(Buffer.from(text), { binary: false });
}

/** Ends a connection whose other end is gone without a word. */
function listenToHeart(socket: WebSocket): NodeJS.Timeout {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  return setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, HEARTBEAT).unref();
}

const no = (id: number, why: Refused): ServerMessage => ({ type: 'no', id, why });

const welcome = (id: number, version: number, player: Player | undefined): ServerMessage =>
  version === PROTOCOL_VERSION
    ? { type: 'welcome', id, version, name: player?.name ?? null }
    : no(id, { code: 'other-version', version: PROTOCOL_VERSION });

/** The ruling that forbids an action at the moment. */
function ruleAgainst(room: Room, { seat, action }: Request<'why'>): RuleId | null {
  const course = room.course();
  if (!course || !isAction(action)) return null;
  const { game } = course.opening;
  const isActor = game.actors(course.match.state).includes(seat);
  return (isActor && game.refuse(course.match.state, seat, action)) || null;
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

/** The number of a request, if it has one at all. */
function idOf(message: unknown): number {
  const id = (message as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : 0;
}
