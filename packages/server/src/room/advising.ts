import { fail, ok, type Result, type Seat } from '@taproom/engine';
import type { Advice, Refused } from '@taproom/protocol';
import type { LiveMatch } from '@taproom/table';
import { allowsHints } from '../tables/bots-at.ts';
import { change } from './changing.ts';
import type { Room } from './room.ts';

/** The last hint given in a room: whoever asks again gets it again. */
export interface Advised {
  readonly match: LiveMatch['match'];
  readonly seat: Seat;
  readonly advice: Promise<Advice | undefined>;
}

/** What a player is advised in a seat that is theirs; everyone at the table is told of it. */
export async function hintFor(room: Room, player: string, seat: Seat): Promise<Result<Advice | undefined, Refused>> {
  const { live } = room;
  const refused = whyNoHint(room, seat);
  if (refused || !live) return fail(refused ?? { code: 'not-started' });
  const { advised } = room;
  const isKnown = advised?.match === live.match && advised.seat === seat;
  const after = isKnown ? 0 : room.services.waitForHint(player);
  if (after > 0) return fail({ code: 'too-many', after });
  const advice = isKnown ? await advised.advice : await think(room, live, seat);
  if (!advice || isKnown) return ok(advice);
  const told = await change(room, { kind: 'hint', seat, seq: live.seq, key: keyOf(live, seat) });
  return told.ok ? ok(advice) : fail(told.why);
}

/** Why nobody is advised there now. */
export function whyNoHint({ table, live, otherRules }: Room, seat: Seat): Refused | undefined {
  if (otherRules) return otherRules;
  if (!live) return { code: 'not-started' };
  if (!allowsHints(table.setup)) return { code: 'no-hints' };
  if (live.outcome) return { code: 'game-over' };
  return live.waitedFor.includes(seat) ? undefined : { code: 'not-your-turn' };
}

/** Thinks; a room is not closed meanwhile. */
async function think(room: Room, live: LiveMatch, seat: Seat): Promise<Advice | undefined> {
  const advice = room.services.advise(live, seat);
  room.advised = { match: live.match, seat, advice };
  // Where it fails, whoever asks again may try again.
  advice.catch(() => (room.advised = undefined));
  room.jobs++;
  return advice.finally(() => room.jobs--);
}

/** One hint a position, however often it is asked for. */
const keyOf = ({ seq }: LiveMatch, seat: Seat): string => `hint ${seq} ${seat}`;
