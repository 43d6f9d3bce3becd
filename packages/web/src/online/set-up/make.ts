import type { Offer } from '@taproom/games/shelf';
import type { KnownTable, SeatSetup } from '@taproom/protocol';
import { cardOf } from '../../boards/cards.ts';
import { beginSound } from '../../kit/browser/sound.ts';
import { makeTable } from '../../table/remote/api.ts';
import type { Reply } from '../../table/remote/http.ts';
import { planInCompany } from '../../table/set-up.ts';
import type { TablePlan } from '../../table/table.ts';
import { seatsFor } from './seats.ts';
import { FIRST_TERMS, type Terms } from './terms.ts';

type Played = Pick<TablePlan, 'game' | 'options'>;

/** Sets an online table; whoever does so for the first time will hear it, too. */
export function setOnline(
  { game, options }: Played,
  seats: readonly SeatSetup[],
  terms: Terms,
): Promise<Reply<KnownTable>> {
  beginSound();
  const prepared = cardOf(game).prepare?.(options) ?? options;
  return makeTable({ game, options: prepared, seats: [...seats], ...terms });
}

/** Sets a table for the player and whoever gets the link, without asking anything. */
export function setForFriend(game: Offer): Promise<Reply<KnownTable>> {
  const plan = planInCompany(game);
  return setOnline(plan, seatsFor(plan.seats.length, {}, FIRST_TERMS.isPublic), FIRST_TERMS);
}

/** Where a table is, for whoever may invite others: with the key to the chairs that are kept. */
export const addressOf = (id: string, invitation = ''): string => `/t/${id}${invitation && `#${invitation}`}`;
