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
  /** How long to wait before a message, or one that counts as several, may come; in milliseconds. */
  waitToTalk(count?: number): number;
  /** Counts something that is limited at a table, or everywhere; the milliseconds to wait if it is one too many. */
  spend(what: 'moves' | 'undos' | 'chat' | 'log', table: string): number;
}

export type ClientSetup = Pick<Client, 'hub' | 'player' | 'waitToTalk' | 'spend' | 'isGone'> & {
  send(text: string): void;
};

export function makeClient({ hub, player, waitToTalk, spend, isGone, send }: ClientSetup): Client {
  const client: Client = {
    hub,
    player,
    waitToTalk,
    spend,
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
