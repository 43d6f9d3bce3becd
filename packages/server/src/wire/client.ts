import type { ServerMessage } from '@taproom/protocol';
import type { Watcher } from '../room/audience.ts';
import type { Hub } from '../room/hub.ts';
import type { Room } from '../room/room.ts';
import { unwatch } from '../room/watching.ts';
import type { Player } from '../tables/player.ts';
import { type PlainTables, plainText } from './plain.ts';

/** How many tables a connection may follow. */
const MOST_TABLES = 16;

/** The other end of a connection, and the tables it follows. */
export interface Client {
  readonly hub: Hub;
  readonly player: Player | undefined;
  readonly watcher: Watcher;
  readonly watched: Map<string, Room>;
  readonly plain: PlainTables;
  /** Whether the page is visible rather than in a background tab. */
  isLooking: boolean;
  isGone(): boolean;
  /** Whether a message, or one that counts as several, may come now. */
  mayTalk(count?: number): boolean;
}

export type ClientSetup = Pick<Client, 'hub' | 'player' | 'mayTalk' | 'isGone'> & { send(text: string): void };

export function makeClient({ hub, player, mayTalk, isGone, send }: ClientSetup): Client {
  const client: Client = {
    hub,
    player,
    mayTalk,
    isGone,
    isLooking: true,
    watched: new Map(),
    plain: new Map(),
    watcher: {
      player: player?.id ?? null,
      isLooking: () => client.isLooking,
      send: (text) => send(plainText(client.plain, text)),
    },
  };
  return client;
}

export const sendTo = ({ watcher }: Client, message: ServerMessage): void => watcher.send(JSON.stringify(message));

/** Whether following another table would exceed the limit. */
export const isOneTooMany = ({ watched }: Client, table: string): boolean =>
  watched.size >= MOST_TABLES && !watched.has(table);

/** Leaves all tables when the connection closes. */
export function leaveAll({ watched, watcher }: Client): void {
  for (const room of watched.values()) unwatch(room, watcher);
}
