import { ClientMessage, type ServerMessage } from '@taproom/protocol';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { storageTroubleIn } from '../store/trouble.ts';
import { type Client, type ClientSetup, leaveAll, makeClient, sendTo } from './client.ts';
import { answerTo } from './handlers.ts';
import { errorPathIn } from './message-error.ts';
import { idOf, no, parse } from './request.ts';

const checker = Compile(ClientMessage);

/** A client with this many unread bytes is dropped; it gets everything again when it reconnects. */
const MOST_UNREAD = 1_000_000;
/** How often a connection must answer a ping, in milliseconds. */
const HEARTBEAT = 30_000;

export type Connection = Pick<ClientSetup, 'hub' | 'player' | 'waitToTalk' | 'spend'> & {
  readonly socket: WebSocket;
  readonly notes: Notes;
};

/** What is noted of requests. */
interface Notes {
  reportError(error: unknown): void;
  countRefusal(code: string): void;
}

/** Serves one connection until it closes. */
export function serveSocket({ hub, socket, player, waitToTalk, spend, notes }: Connection): void {
  const isGone = (): boolean => socket.readyState === socket.CLOSED;
  const client = makeClient({ hub, player, waitToTalk, spend, isGone, send: (text) => sendOrDrop(socket, text) });
  socket.on(
    'message',
    (data: Buffer, isBinary: boolean) => void hear(client, isBinary ? undefined : parse(data), notes),
  );
  // An invalid or oversized frame closes the connection by itself, with a code that says why.
  socket.on('error', () => {});
  const heartbeat = startHeartbeat(socket);
  socket.on('close', () => {
    clearInterval(heartbeat);
    leaveAll(client);
  });
}

/** Every message gets exactly one answer. */
export async function hear(client: Client, message: unknown, notes: Notes): Promise<void> {
  const answer = await answerFor(client, message, notes);
  if (answer && 'type' in answer && answer.type === 'no') notes.countRefusal(answer.why.code);
  if (answer) sendTo(client, answer);
}

async function answerFor(client: Client, message: unknown, { reportError }: Notes): Promise<ServerMessage | undefined> {
  const id = idOf(message);
  const after = client.waitToTalk();
  if (after > 0) return no(id, { code: 'too-many', after });
  if (!checker.Check(message)) return no(id, { code: 'bad-message', path: errorPathIn(message) });
  try {
    return await answerTo(client, message);
  } catch (error) {
    reportError(error);
    return no(id, { code: storageTroubleIn(error) ?? 'broken' });
  }
}

function sendOrDrop(socket: WebSocket, text: string): void {
  if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  else socket.send(Buffer.from(text), { binary: false });
}

/** Ends a connection whose other end has disappeared silently. */
function startHeartbeat(socket: WebSocket): NodeJS.Timeout {
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
