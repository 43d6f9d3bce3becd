import { isAction, type RuleId, type Seat } from '@taproom/engine';
import { type ClientMessage, PROTOCOL_VERSION, type Refused, type ServerMessage } from '@taproom/protocol';
import type { EntryKind, LiveMatch } from '@taproom/table';
import { whyNotClaim } from '../room/absence.ts';
import { hintFor } from '../room/advising.ts';
import { askUndo, grantUndo, mustAsk } from '../room/asking.ts';
import { change as changeRoom } from '../room/changing.ts';
import type { Room } from '../room/room.ts';
import { logFor, stateFor } from '../room/seen.ts';
import { chatBefore, say as sayIn } from '../room/talking.ts';
import { tellPresence } from '../room/telling.ts';
import { unwatch as unwatchRoom, watch as watchRoom } from '../room/watching.ts';
import type { Player } from '../tables/player.ts';
import type { Table } from '../tables/table.ts';
import { type Client, isOneTooMany, sendTo } from './client.ts';
import { makePlain } from './plain.ts';
import { type ChangeType, type Messages, type MessageType, no, yes } from './request.ts';

/** Reading the earlier log takes longer than most, so it counts as this many more messages. */
const COST_OF_LOG = 9;

/** Undefined if the answer has been sent already. */
type Answer = ServerMessage | undefined | Promise<ServerMessage | undefined>;

type Handlers = { [T in MessageType]: (client: Client, message: Messages[T]) => Answer };

/** The handlers by message type. */
const HANDLERS: Handlers = {
  hello: welcome,
  ping: (_, { id }) => yes(id),
  watch,
  unwatch,
  look,
  say,
  log,
  chat,
  why,
  hint,
  play: change,
  undo: change,
  grant,
  resign: change,
  leave: change,
  return: change,
  claim: change,
};

export const answerTo = (client: Client, message: ClientMessage): Answer => handle(client, message.type, message);

const handle = <T extends MessageType>(client: Client, type: T, message: Messages[T]): Answer =>
  HANDLERS[type](client, message);

function welcome({ player }: Client, { id, version }: Messages['hello']): ServerMessage {
  if (version !== PROTOCOL_VERSION) return no(id, { code: 'other-version', version: PROTOCOL_VERSION });
  return { type: 'welcome', id, version, name: player?.name ?? null };
}

async function watch(
  client: Client,
  { id, table, plain = false, invitation }: Messages['watch'],
): Promise<ServerMessage | undefined> {
  if (isOneTooMany(client, table)) return no(id, { code: 'too-many' });
  const room = await client.hub.open(table);
  if (!room) return no(id, { code: 'no-such-table' });
  // If the connection has closed meanwhile, no close event will follow.
  if (client.isGone()) return undefined;
  // Tables requested at the same time may have been added first.
  if (isOneTooMany(client, table)) return no(id, { code: 'too-many' });
  const state = watchRoom(room, client.watcher, invitation);
  if ('code' in state) return no(id, state);
  client.watched.set(table, room);
  makePlain(client.plain, table, plain);
  // At once, before any push that changes it.
  sendTo(client, { type: 'table', id, table, state });
  return undefined;
}

function unwatch({ watched, watcher, plain }: Client, { id, table }: Messages['unwatch']): ServerMessage {
  const room = watched.get(table);
  if (room) unwatchRoom(room, watcher);
  watched.delete(table);
  makePlain(plain, table, false);
  return yes(id);
}

function look(client: Client, { id, isLooking }: Messages['look']): ServerMessage {
  client.isLooking = isLooking;
  for (const room of client.watched.values()) tellPresence(room, client.watcher);
  return yes(id);
}

async function change(client: Client, message: Messages[ChangeType]): Promise<ServerMessage | undefined> {
  const { id, table, seat, seq, key, type } = message;
  const { player, watcher } = client;
  const room = client.watched.get(table);
  if (!room) return no(id, { code: 'no-such-table' });
  if (!player) return no(id, { code: 'not-your-seat' });
  const refused = type === 'claim' ? whyNotClaim(room, player.id, seat) : whyNotChange(room.table, player, message);
  if (refused) return no(id, refused);
  const after = client.spend(type === 'undo' ? 'undos' : 'moves', table);
  if (after > 0) return no(id, { code: 'too-many', after });
  if (type === 'undo' && mustAsk(room, seat)) return asked(client, room, { ...message, type });
  const kind = KINDS[type];
  const action = type === 'play' ? message.action : undefined;
  const requester = { watcher, id };
  const done = await changeRoom(room, { kind, seat, seq, key: `${player.id} ${key}`, action, requester });
  if (done.ok) return done.isTold ? undefined : { type: 'yes', id, seq: done.seq };
  if (done.why.code === 'stale') sendTo(client, { type: 'table', table, state: stateFor(room, watcher) });
  return no(id, done.why);
}

/** The move is taken back once another player agrees. */
async function asked(
  { watcher }: Client,
  room: Room,
  { id, table, seat, seq }: Messages['undo'],
): Promise<ServerMessage> {
  const why = await askUndo(room, seat, seq);
  if (why?.code === 'stale') watcher.send(JSON.stringify({ type: 'table', table, state: stateFor(room, watcher) }));
  return why ? no(id, why) : yes(id);
}

async function grant({ watched, player }: Client, { id, table, isGranted }: Messages['grant']): Promise<ServerMessage> {
  const room = watched.get(table);
  if (!room) return no(id, { code: 'no-such-table' });
  if (!player) return no(id, { code: 'not-your-seat' });
  const done = await grantUndo(room, player.id, isGranted);
  if ('code' in done) return no(id, done);
  return done.ok ? { type: 'yes', id, seq: done.seq } : no(id, done.why);
}

/** The entry that each change makes. */
const KINDS: Readonly<Record<ChangeType, EntryKind>> = {
  play: 'play',
  undo: 'undo',
  resign: 'resign',
  leave: 'standIn',
  return: 'return',
  claim: 'absent',
};

/** Why a player may not make a change, whatever the state of the match. */
export function whyNotChange(
  table: Table,
  player: Player,
  { type, seat }: Pick<Messages[ChangeType], 'type' | 'seat'>,
): Refused | undefined {
  if (!isSeatOf(table, player, seat)) return { code: 'not-your-seat' };
  if (type === 'undo' && !table.setup.undo) return { code: 'no-undo' };
  return type === 'leave' && table.setup.timeOut !== 'bot' ? { code: 'no-stand-in' } : undefined;
}

const isSeatOf = ({ seats }: Table, player: Player | undefined, seat: Seat): boolean =>
  player !== undefined && seats[seat]?.player === player.id;

async function say(
  { watched, player, watcher, spend }: Client,
  { id, table, key, text }: Messages['say'],
): Promise<ServerMessage> {
  const room = watched.get(table);
  if (!room) return no(id, { code: 'no-such-table' });
  if (!player) return no(id, { code: 'not-signed-in' });
  const after = spend('chat', '');
  if (after > 0) return no(id, { code: 'too-many', after });
  const refused = await sayIn(room, watcher, player, `${player.id} ${key}`, text);
  return refused ? no(id, refused) : yes(id);
}

async function log(
  { watched, watcher, waitToTalk, spend }: Client,
  { id, table, before }: Messages['log'],
): Promise<ServerMessage> {
  const room = watched.get(table);
  if (!room) return no(id, { code: 'no-such-table' });
  const after = waitToTalk(COST_OF_LOG) || spend('log', '');
  if (after > 0) return no(id, { code: 'too-many', after });
  return { type: 'log', id, ...(await logFor(room, watcher.player, before)) };
}

async function chat({ watched, watcher }: Client, { id, table, before }: Messages['chat']): Promise<ServerMessage> {
  const room = watched.get(table);
  if (!room) return no(id, { code: 'no-such-table' });
  return { type: 'chat', id, ...(await chatBefore(room, watcher, before)) };
}

/** Only for the seat's owner: to others, the answer would reveal hidden things. */
function why({ watched, player }: Client, { id, table, seat, action }: Messages['why']): ServerMessage {
  const room = watched.get(table);
  if (!room) return no(id, { code: 'no-such-table' });
  if (!isSeatOf(room.table, player, seat)) return no(id, { code: 'not-your-seat' });
  return { type: 'because', id, rule: ruleAgainst(room.live, seat, action) };
}

async function hint({ watched, player }: Client, { id, table, seat }: Messages['hint']): Promise<ServerMessage> {
  const room = watched.get(table);
  if (!room) return no(id, { code: 'no-such-table' });
  if (!player || !isSeatOf(room.table, player, seat)) return no(id, { code: 'not-your-seat' });
  const advised = await hintFor(room, player.id, seat);
  return advised.ok ? { type: 'advice', id, advice: advised.value ?? null } : no(id, advised.error);
}

/** The ruling that forbids an action now. */
export function ruleAgainst(live: LiveMatch | undefined, seat: Seat, action: unknown): RuleId | null {
  if (!live || !isAction(action)) return null;
  const { game } = live.opening;
  const isActor = game.actors(live.match.state).includes(seat);
  return (isActor && game.refuse(live.match.state, seat, action)) || null;
}
