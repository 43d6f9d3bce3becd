import type { ServerMessage } from '@taproom/protocol';
import type { Watcher } from '../room/audience.ts';
import type { Hub } from '../room/hub.ts';
import type { Room } from '../room/room.ts';
import { unwatch } from '../room/watching.ts';
import type { Player } from '../tables/player.ts';

/** Tables one connection may follow. */
const MOST_TABLES = 16;

/** Somebody at the other end of a connection, and the tables followed there. */
export interface Client {
  readonly hub: Hub;
  readonly player: Player | undefined;
  readonly watcher: Watcher;
  readonly watched: Map<string, Room>;
  /** Whether the page is in sight, rather than in a tab behind another. */
  isLooking: boolean;
  isGone(): boolean;
  /** Whether one more message may come now, or one that counts for as many. */
  mayTalk(count?: number): boolean;
}

/** Where a client is served from. */
export type ClientSetup = Pick<Client, 'hub' | 'player' | 'mayTalk' | 'isGone'> & { send(text: string): void };

export function makeClient({ hub, player, mayTalk, isGone, send }: ClientSetup): Client {
  const client: Client = {
    hub,
    player,
    mayTalk,
    isGone,
    isLooking: true,
    watched: new Map(),
    watcher: { player: player?.id ?? null, isLooking: () => client.isLooking, send },
  };
  return client;
}

export const sendTo = ({ watcher }: Client, message: ServerMessage): void => watcher.send(JSON.stringify(message));

/** Whether a table would be one too many to follow. */
export const isOneTooMany = ({ watched }: Client, table: string): boolean =>
  watched.size >= MOST_TABLES && !watched.has(table);

/** The connection is closed. */
export function leaveAll({ watched, watcher }: Client): void {
  for (const room of watched.values()) unwatch(room, watcher);
}
