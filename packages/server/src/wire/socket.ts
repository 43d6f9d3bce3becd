import { ClientMessage } from '@taproom/protocol';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { type Client, type ClientSetup, leaveAll, makeClient, sendTo } from './client.ts';
import { answerTo } from './handlers.ts';
import { errorPathIn } from './message-error.ts';
import { idOf, no, parse } from './request.ts';

const checker = Compile(ClientMessage);

/** A client with this many unread bytes is dropped; it gets everything again when it reconnects. */
const MOST_UNREAD = 1_000_000;
/** How often a connection must answer a ping, in milliseconds. */
const HEARTBEAT = 30_000;

export type Connection = Pick<ClientSetup, 'hub' | 'player' | 'mayTalk'> & {
  readonly socket: WebSocket;
  reportError(error: unknown): void;
};

/** Serves one connection until it closes. */
export function serveSocket({ hub, socket, player, mayTalk, reportError }: Connection): void {
  const isGone = (): boolean => socket.readyState === socket.CLOSED;
  const client = makeClient({ hub, player, mayTalk, isGone, send: (text) => sendOrDrop(socket, text) });
  socket.on(
    'message',
    (data: Buffer, isBinary: boolean) => void hear(client, isBinary ? undefined : parse(data), reportError),
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
export async function hear(client: Client, message: unknown, reportError: (error: unknown) => void): Promise<void> {
  const id = idOf(message);
  if (!client.mayTalk()) return sendTo(client, no(id, { code: 'too-many' }));
  if (!checker.Check(message)) return sendTo(client, no(id, { code: 'bad-message', path: errorPathIn(message) }));
  try {
    const answer = await answerTo(client, message);
    if (answer) sendTo(client, answer);
  } catch (error) {
    reportError(error);
    sendTo(client, no(id, { code: 'broken' }));
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
