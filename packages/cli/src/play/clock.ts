import type { Seat } from '@taproom/engine';
import { endOf } from '@taproom/table';
import { move } from './kept-table.ts';
import { type Session, save, say } from './session.ts';

/** If the time is up, plays the action for that; false if there is time left, or no clock. */
export async function runOut(session: Session, seat: Seat): Promise<boolean> {
  const { timeLimit } = session.table.live;
  if (timeLimit?.seat !== seat || Date.now() <= endOf(timeLimit)) return false;
  const refusal = move(session.table, seat, timeLimit.action);
  if (refusal) throw new Error(`the time cannot run out: ${JSON.stringify(refusal)}`);
  say(session, session.style.say('move.late'));
  await save(session);
  return true;
}
