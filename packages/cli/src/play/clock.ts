import type { Seat } from '@taproom/engine';
import { boardOf } from '../boards/index.ts';
import { type Session, save, say } from './session.ts';
import { move } from './table.ts';

const limitOf = ({ table: { game, match } }: Session, seat: Seat) =>
  boardOf(game.id).limit?.(game.view(match.state, seat));

/** Does what is done when the time is up, if it is; false if there is time left, or no clock. */
export async function runOut(session: Session, seat: Seat): Promise<boolean> {
  const limit = limitOf(session, seat);
  if (!limit || Date.now() - session.asked <= limit.seconds * 1000) return false;
  const refusal = move(session.table, seat, limit.action);
  if (refusal) throw new Error(`the time cannot run out: ${JSON.stringify(refusal)}`);
  say(session, session.style.say('move.late'));
  await save(session);
  return true;
}
