import type { Refused } from '@taproom/protocol';
import type { LiveMatch } from '@taproom/table';
import { otherRulesOf, type Table } from '../tables/table.ts';
import { type Audience, makeAudience } from './audience.ts';
import type { Said } from './chat.ts';
import type { DelayedMatch } from './delayed-match.ts';
import { makeSerialQueue, type SerialQueue } from './serial-queue.ts';
import type { RoomServices } from './services.ts';

/** A table that is being followed or played, as this process knows it. */
export interface Room {
  readonly id: string;
  readonly services: RoomServices;
  /** The table as the database had it last. */
  table: Table;
  /** The match, once it has begun. */
  live: LiveMatch | undefined;
  /** The match as spectators see it. */
  delayed: DelayedMatch | undefined;
  readonly audience: Audience;
  /** The players who are here through other processes. */
  elsewhere: ReadonlySet<string>;
  /** The last chat lines. */
  chat: readonly Said[];
  /** The entries that the last requests have led to, to know those again that come once more. */
  readonly requests: Map<string, number>;
  /** One change after the other. */
  readonly queue: SerialQueue;
  /** How many jobs are under way. They may take long: bots wait until others have thought. */
  jobs: number;
  isClosed: boolean;
  /** Why nobody can play or watch here, if so: the match was begun by rules that are not here. */
  readonly otherRules: Refused | undefined;
}

export function makeRoom(services: RoomServices, table: Table, chat: readonly Said[]): Room {
  const needed = otherRulesOf(table);
  return {
    id: table.row.id,
    services,
    table,
    live: undefined,
    delayed: undefined,
    audience: makeAudience(table.row.id, table.setup.undo),
    elsewhere: new Set(),
    chat,
    requests: new Map(),
    queue: makeSerialQueue(),
    jobs: 0,
    isClosed: false,
    otherRules: needed && { code: 'other-rules', ...needed },
  };
}

/** Whether anybody is here, or something is about to be done. */
export const isInUse = ({ audience, jobs }: Room): boolean => audience.watchers.size > 0 || jobs > 0;

/** Waits for what is under way. */
export const drainRoom = ({ queue }: Room): Promise<void> => queue(async () => {});
