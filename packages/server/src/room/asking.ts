import type { Seat } from '@taproom/engine';
import type { Refused } from '@taproom/protocol';
import { canUndo } from '@taproom/table';
import { seatsOf, type Table, type UndoAsked } from '../tables/table.ts';
import { type ChangeResult, change } from './changing.ts';
import { refresh } from './refreshing.ts';
import type { Room } from './room.ts';

/** Whether a seat takes a move back only if another player agrees. Where nobody else is left, nobody is asked. */
export function mustAsk({ table, live }: Room, seat: Seat): boolean {
  if (!table.setup.askUndo) return false;
  return table.seats.some(
    ({ kind, seat: other }) => kind === 'human' && other !== seat && !live?.standIns.includes(other),
  );
}

/** Asks the others to let a seat take its last move back. */
export async function askUndo(room: Room, seat: Seat, seq: number): Promise<Refused | undefined> {
  const { live } = room;
  if (!live) return { code: 'not-started' };
  if (seq !== live.seq) return { code: 'stale', seq: live.seq };
  if (!canUndo(live, seat)) return { code: 'nothing-to-undo' };
  await keep(room, { seat, seq });
  return undefined;
}

/** Another player agrees, or does not. */
export async function grantUndo(room: Room, player: string, isGranted: boolean): Promise<Refused | ChangeResult> {
  const { table, live } = room;
  const asked = askedAt(table);
  const mine = seatsOf(table, player);
  if (mine.length === 0 || (asked && mine.includes(asked.seat))) return { code: 'not-your-seat' };
  if (!asked || asked.seq !== live?.seq) return { code: 'not-asked' };
  await keep(room, null);
  const { seat, seq } = asked;
  return isGranted
    ? change(room, { kind: 'undo', seat, seq, key: `granted ${seq}` })
    : { ok: true, seq, isTold: false };
}

const askedAt = ({ row }: Table): UndoAsked | undefined =>
  row.undo_asked === null ? undefined : (JSON.parse(row.undo_asked) as UndoAsked);

/** All processes hear of it by the table. */
async function keep(room: Room, asked: UndoAsked | null): Promise<void> {
  const { db } = room.services.store;
  const undo_asked = asked && JSON.stringify(asked);
  await db.updateTable('matches').set({ undo_asked }).where('id', '=', room.id).execute();
  await refresh(room);
}
