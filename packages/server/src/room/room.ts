import type { Refused } from '@taproom/protocol';
import type { BotTurn, LiveMatch } from '@taproom/table';
import { otherRulesOf, type Table } from '../tables/table.ts';
import type { Advised } from './advising.ts';
import { type Audience, makeAudience } from './audience.ts';
import type { Said } from './chat.ts';
import type { DelayedMatch } from './delayed-match.ts';
import type { Past } from './past.ts';
import { makeSerialQueue, type SerialQueue } from './serial-queue.ts';
import type { RoomServices } from './services.ts';

/** A table that is being followed or played, as known to this process. */
export interface Room {
  readonly id: string;
  readonly services: RoomServices;
  /** The table as last read from the database. */
  table: Table;
  /** The match, once it has begun. */
  live: LiveMatch | undefined;
  /** The hint that was given last. */
  advised: Advised | undefined;
  /** The turn of the bot that moved last. */
  botTurn: BotTurn | undefined;
  /** The match as spectators see it. */
  delayed: DelayedMatch | undefined;
  readonly audience: Audience;
  /** The players connected through other processes. */
  elsewhere: ReadonlySet<string>;
  /** When this process opened the table, and when players were last seen to go. */
  readonly openedAt: number;
  readonly gone: Map<string, number>;
  /** The last chat lines. */
  chat: readonly Said[];
  /** The entries made by recent requests, by key, to recognise requests that are sent again. */
  readonly requests: Map<string, number>;
  /** Makes changes one at a time. */
  readonly queue: SerialQueue;
  /** What was replayed for the log, one request at a time. */
  past: Past | undefined;
  readonly pastQueue: SerialQueue;
  /** How many jobs are running. They may take long, since bots queue for threads. */
  jobs: number;
  isClosed: boolean;
  /** Set if nobody can play or watch here, because the match needs a rules version that is not installed. */
  readonly otherRules: Refused | undefined;
}

export function makeRoom(services: RoomServices, table: Table, chat: readonly Said[]): Room {
  const needed = otherRulesOf(table);
  return {
    id: table.row.id,
    services,
    table,
    live: undefined,
    advised: undefined,
    botTurn: undefined,
    delayed: undefined,
    audience: makeAudience(table.row.id, table.setup.undo),
    elsewhere: new Set(),
    openedAt: services.now(),
    gone: new Map(),
    chat,
    requests: new Map(),
    queue: makeSerialQueue(),
    past: undefined,
    pastQueue: makeSerialQueue(),
    jobs: 0,
    isClosed: false,
    otherRules: needed && { code: 'other-rules', ...needed },
  };
}

/** Whether anyone is connected or a job is running. */
export const isInUse = ({ audience, jobs }: Room): boolean => audience.watchers.size > 0 || jobs > 0;

/** Waits for pending changes. */
export const drainRoom = ({ queue }: Room): Promise<void> => queue(async () => {});
