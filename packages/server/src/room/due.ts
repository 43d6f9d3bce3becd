import type { Seat } from '@taproom/engine';
import { botTurnIn, type Due, type LiveMatch, nextDue, nextLook } from '@taproom/table';
import { botAt } from '../tables/bots-at.ts';
import { botSeedOf } from '../tables/table.ts';
import { type ChangeRequest, change } from './changing.ts';
import { refresh } from './refreshing.ts';
import type { Room } from './room.ts';
import { callSeats } from './telling.ts';

/** How often to look at a match whose rules version is not installed, in milliseconds. */
const UNTIL_RULES = 600_000;

/** The plan of a job: what to do now, when to look again, and whether to announce the first turn. */
export interface Plan {
  readonly due?: Due;
  readonly lookAgainAt: number | null;
  readonly isFirstTurn?: boolean;
  /** The seat whose time is running out. */
  readonly late?: Seat;
}

const NOTHING: Plan = { lookAgainAt: null };

/** Plans the job after entry `seq`. */
export function planAfter(
  { table, live, otherRules }: Pick<Room, 'table' | 'live' | 'otherRules'>,
  seq: number,
  now: number,
): Plan {
  if (table.row.status !== 'playing') return NOTHING;
  // Another process may have those rules, or this server after a downgrade, so the job must not be dropped.
  if (otherRules) return { lookAgainAt: now + UNTIL_RULES };
  // A later entry has a job of its own.
  if (live?.seq !== seq) return NOTHING;
  const due = nextDue(live);
  // Players whose time for the first move has run out, or is about to, were told when it began.
  const next = nextLook(live) ?? now;
  const isFirstTurn = seq === 0 && !(due && due.kind !== 'bot' && next <= now);
  if (!due) return { lookAgainAt: null, isFirstTurn };
  if (due.at <= now) return { due, lookAgainAt: null, isFirstTurn };
  return next > now ? { lookAgainAt: next, isFirstTurn } : { lookAgainAt: due.at, isFirstTurn, late: due.seat };
}

/** Does what is due after entry `seq`; returns when to look again. */
export async function runDue(room: Room, seq: number): Promise<number | null> {
  room.jobs++;
  try {
    return await runDueNow(room, seq);
  } finally {
    room.jobs--;
  }
}

async function runDueNow(room: Room, seq: number): Promise<number | null> {
  if (!room.live || room.live.seq < seq || (await hasChanged(room))) await refresh(room);
  const { due, lookAgainAt, isFirstTurn, late } = planAfter(room, seq, room.services.now());
  const { live } = room;
  if (live && isFirstTurn) callSeats(room, live.waitedFor);
  if (late !== undefined) callSeats(room, [late], 'time');
  if (live && due) await carryOut(room, live, due);
  return lookAgainAt;
}

/** Whether the match was ended from outside. */
async function hasChanged({ id, table, services }: Room): Promise<boolean> {
  const { db } = services.store;
  const row = await db.selectFrom('matches').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status !== table.row.status;
}

/** Does what is due, unless another entry came first or the match has been ended. */
async function carryOut(room: Room, live: LiveMatch, due: Due): Promise<void> {
  const result = await change(room, await requestFor(room, live, due));
  const isEnded = room.table.row.status !== 'playing';
  if (!result.ok && !isEnded && room.live?.seq === live.seq)
    throw new Error(`${due.kind} at ${room.id}, entry ${live.seq}: ${JSON.stringify(result.why)}`);
}

/** The prefixes of the request keys of the server's own entries. */
const KEYS: Readonly<Record<Due['kind'], string>> = { bot: 'bot', timeout: 'timeout', timeLimit: 'hurry' };

async function requestFor(room: Room, live: LiveMatch, due: Due): Promise<ChangeRequest> {
  const { table, services } = room;
  const { kind, seat } = due;
  const base = { seat, seq: live.seq, key: `${KEYS[kind]} ${live.seq} ${seat}` };
  if (kind === 'timeout') return { ...base, kind };
  if (kind === 'timeLimit') return { ...base, kind: 'play', action: due.action };
  const before = botTurnIn(room.botTurn, live, seat);
  const { action, turn } = await services.think(live, before, botAt(table, seat), botSeedOf(table, live.seq, seat));
  room.botTurn = turn;
  return { ...base, kind: 'play', action };
}
