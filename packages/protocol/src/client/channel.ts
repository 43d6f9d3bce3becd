import { PROTOCOL_VERSION } from '../limits.ts';
import type { ServerMessage } from '../messages.ts';
import { readMessage } from '../wire.ts';
import { pauseAfter } from './backoff.ts';
import { afterRefusedGreeting, heardIn } from './heard.ts';
import { type Heartbeat, makeHeartbeat } from './heartbeat.ts';
import { type Answer, makeOutbox, type Outbox, type Wish } from './outbox.ts';

/** Open: connected. Joining: the first attempt. Lost: retrying. Outdated: this page is too old. */
export type ConnectionState = 'idle' | 'joining' | 'open' | 'lost' | 'outdated';

/** Follows a table: receives its state after every new connection, and every message about it. */
export type Follower = (message: ServerMessage) => void;

/** The part of a web socket used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** The handlers of a socket. */
export interface Ears {
  onopen(): void;
  onmessage(text: string): void;
  onclose(code: number): void;
}

/** The parts of the browser that the connection needs, and its listeners. */
export interface Surroundings {
  connect(ears: Ears): Socket;
  isOnline(): boolean;
  /** Whether the player is looking at this page. */
  isLooking(): boolean;
  /** Called when the connection's state changes. */
  onstate(state: ConnectionState): void;
  /** The server no longer knows us. */
  ondismissed(): void;
}

/** One logical connection to the server, across many sockets. */
export interface Channel {
  readonly around: Surroundings;
  readonly outbox: Outbox;
  readonly followers: Map<string, Follower>;
  /** The invitations to tables that are followed. */
  readonly invitations: Map<string, string>;
  readonly heartbeat: Heartbeat;
  socket: Socket | undefined;
  state: ConnectionState;
  /** Failed attempts since the last success. */
  failures: number;
  /** Whether the server believes that the player is looking. */
  isSeen: boolean;
  retry: ReturnType<typeof setTimeout> | undefined;
}

/** The close code for the connections of an ended session. */
const SIGNED_OUT = 4_001;

export function makeChannel(around: Surroundings): Channel {
  const ping = (): void => write(channel, { type: 'ping', id: Number.MAX_SAFE_INTEGER });
  const channel: Channel = {
    around,
    outbox: makeOutbox(),
    followers: new Map(),
    invitations: new Map(),
    heartbeat: makeHeartbeat(ping, () => drop(channel)),
    socket: undefined,
    state: 'idle',
    failures: 0,
    isSeen: true,
    retry: undefined,
  };
  return channel;
}

export function become(channel: Channel, state: ConnectionState): void {
  channel.state = state;
  channel.around.onstate(state);
}

export const write = ({ socket }: Channel, message: object): void => socket?.send(JSON.stringify(message));

/** Opens a socket unless there is one, or none would be of use. */
export function open(channel: Channel): void {
  clearTimeout(channel.retry);
  if (channel.socket || channel.state === 'outdated') return;
  if (channel.state === 'idle') become(channel, 'joining');
  // Trying offline would only fill the browser's console.
  if (channel.around.isOnline()) dial(channel);
  else drop(channel);
}

function dial(channel: Channel): void {
  const isCurrent = (): boolean => fresh === channel.socket;
  const fresh = channel.around.connect({
    onopen: () => isCurrent() && void greet(channel),
    onmessage: (text) => isCurrent() && hear(channel, readMessage(text)),
    onclose: (code) => isCurrent() && (code === SIGNED_OUT ? comeAsNobody(channel) : drop(channel)),
  });
  channel.socket = fresh;
}

/** Sends at once, even while the rest still waits. */
export const askFirst = (channel: Channel, wish: Wish): Promise<Answer> =>
  new Promise((resolve) => write(channel, channel.outbox.put(wish, resolve, { isPassing: true })));

/** Says hello and watches every table again. Only then are unanswered requests sent again. */
async function greet(channel: Channel): Promise<void> {
  channel.heartbeat.hear();
  const welcome = await askFirst(channel, { type: 'hello', version: PROTOCOL_VERSION });
  if (welcome.type === 'no') {
    turnAway(channel, afterRefusedGreeting(welcome.why));
    return;
  }
  channel.isSeen = true;
  tellLook(channel);
  await Promise.all([...channel.followers.keys()].map((table) => takeUp(channel, table)));
  channel.failures = 0;
  become(channel, 'open');
  tellLook(channel);
  for (const message of channel.outbox.unanswered()) write(channel, message);
}

function turnAway(channel: Channel, next: 'outdated' | 'lost'): void {
  if (next === 'lost') {
    drop(channel);
    return;
  }
  become(channel, 'outdated');
  part(channel);
}

/** Tells the server whether the player is looking, since then they need no notification. */
export function tellLook(channel: Channel): void {
  if (channel.isSeen === channel.around.isLooking()) return;
  channel.isSeen = !channel.isSeen;
  void askFirst(channel, { type: 'look', isLooking: channel.isSeen });
}

export async function takeUp(channel: Channel, table: string): Promise<void> {
  const invitation = channel.invitations.get(table);
  const answer = await askFirst(channel, { type: 'watch', table, ...(invitation && { invitation }) });
  channel.followers.get(table)?.(answer);
}

function hear(channel: Channel, message: ServerMessage): void {
  channel.heartbeat.hear();
  const heard = heardIn(message);
  if (heard.kind === 'bye') drop(channel, heard.after);
  if (heard.kind === 'news') channel.followers.get(heard.table ?? '')?.(message);
  if (heard.kind !== 'bye' && heard.answer) channel.outbox.answered(heard.answer);
}

/** Closes the socket, and drops what made sense on it alone. */
export function part(channel: Channel): void {
  const { socket } = channel;
  channel.socket = undefined;
  channel.heartbeat.stop();
  channel.outbox.lose();
  socket?.close();
}

/** The connection is lost: reconnects after a pause, or at once when the network comes back. */
export function drop(channel: Channel, after = pauseAfter(channel.failures++, Math.random())): void {
  part(channel);
  clearTimeout(channel.retry);
  become(channel, 'lost');
  if (channel.around.isOnline()) channel.retry = setTimeout(() => open(channel), after);
}

/** Tables can still be watched without a session. */
function comeAsNobody(channel: Channel): void {
  channel.around.ondismissed();
  drop(channel, 0);
}
