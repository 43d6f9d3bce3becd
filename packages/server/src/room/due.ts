import { type Due, type LiveMatch, nextDue } from '@taproom/table';
import { type ChangeRequest, change } from './changing.ts';
import { refresh } from './refreshing.ts';
import type { Room } from './room.ts';
import { tellTurn } from './telling.ts';

/** How often a match is looked at that was begun by rules that are not here, in milliseconds. */
const UNTIL_RULES = 600_000;

/** The plan of a job: what to do now, when to look again, and whether to tell those on turn that the match has begun. */
export interface Plan {
  readonly due?: Due;
  readonly lookAgainAt: number | null;
  readonly isFirstTurn?: boolean;
}

const NOTHING: Plan = { lookAgainAt: null };

/** Plans the job after entry `seq`. */
export function planAfter(
  { table, live, otherRules }: Pick<Room, 'table' | 'live' | 'otherRules'>,
  seq: number,
  now: number,
): Plan {
  if (table.row.status !== 'playing') return NOTHING;
  // Another process may have the rules, or this server when it goes back to them: until then nothing is forgotten.
  if (otherRules) return { lookAgainAt: now + UNTIL_RULES };
  // A later entry has a job of its own.
  if (live?.seq !== seq) return NOTHING;
  const due = nextDue(live);
  // Players whose time for the first move has run out were told when it began.
  const isFirstTurn = seq === 0 && !(due && due.kind !== 'bot' && due.at <= now);
  if (!due) return { lookAgainAt: null, isFirstTurn };
  return due.at > now ? { lookAgainAt: due.at, isFirstTurn } : { due, lookAgainAt: null, isFirstTurn };
}

/** Does what is due after entry `seq`, and says when to look again. */
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
  const { due, lookAgainAt, isFirstTurn } = planAfter(room, seq, room.services.now());
  const { live } = room;
  if (live && isFirstTurn) tellTurn(room, live.waitedFor);
  if (live && due) await carryOut(room, live, due);
  return lookAgainAt;
}

/** Whether somebody has ended the match from outside. */
async function hasChanged({ id, table, services }: Room): Promise<boolean> {
  const { db } = services.store;
  const row = await db.selectFrom('matches').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status !== table.row.status;
}

/** Does what is due. If somebody else was faster, or has ended the match, then that is how it went on. */
async function carryOut(room: Room, live: LiveMatch, due: Due): Promise<void> {
  const result = await change(room, await requestFor(room, live, due));
  const isEnded = room.table.row.status !== 'playing';
  if (!result.ok && !isEnded && room.live?.seq === live.seq)
    throw new Error(`${due.kind} at ${room.id}, entry ${live.seq}: ${JSON.stringify(result.why)}`);
}

/** How the keys begin under which the server makes its entries. */
const KEYS: Readonly<Record<Due['kind'], string>> = { bot: 'bot', timeout: 'timeout', timeLimit: 'hurry' };

async function requestFor({ table, services }: Room, live: LiveMatch, due: Due): Promise<ChangeRequest> {
  const { kind, seat } = due;
  const base = { seat, seq: live.seq, key: `${KEYS[kind]} ${live.seq} ${seat}` };
  if (kind === 'timeout') return { ...base, kind };
  if (kind === 'timeLimit') return { ...base, kind: 'play', action: due.action };
  return { ...base, kind: 'play', action: await services.think(live, seat, table.seats[seat]?.level ?? null) };
}
