import type { WebSocket } from 'ws';
import { sessionIdOf } from '../people/sessions.ts';

/** A signed-in player's connection. */
export interface OpenConnection {
  readonly socket: WebSocket;
  readonly player: string;
  readonly token: string;
}

/** The open connections, to be closed when their session ends. */
export type Connections = Set<OpenConnection>;

/** Whose connections are meant. */
export type Owner = { readonly session: string } | { readonly player: string };

/** The close code for a client that is no longer signed in. */
const SIGNED_OUT = 4_001;

export function addConnection(connections: Connections, connection: OpenConnection): void {
  connections.add(connection);
  connection.socket.on('close', () => connections.delete(connection));
}

/** Closes the connections of a session or a player. */
export const closeConnections = (connections: Connections, owner: Owner): void =>
  closeWhere(connections, (connection) => belongsTo(connection, owner));

const belongsTo = ({ player, token }: OpenConnection, owner: Owner): boolean =>
  'player' in owner ? player === owner.player : sessionIdOf(token) === owner.session;

/** Closes the connections of sessions that have ended elsewhere. */
export async function closeSignedOut(
  connections: Connections,
  isKnown: (token: string) => Promise<boolean>,
): Promise<void> {
  const tokens = [...new Set([...connections].map(({ token }) => token))];
  const gone = new Set<string>();
  for (const token of tokens) if (!(await isKnown(token))) gone.add(token);
  closeWhere(connections, ({ token }) => gone.has(token));
}

function closeWhere(connections: Connections, isMeant: (connection: OpenConnection) => boolean): void {
  for (const connection of connections) if (isMeant(connection)) connection.socket.close(SIGNED_OUT, 'signed out');
}
