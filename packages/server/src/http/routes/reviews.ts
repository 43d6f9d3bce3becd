import { TableReview } from '@taproom/protocol';
import { askForReview, reviewOf } from '../../reviews/waiting.ts';
import { whyNoRecord } from '../../room/record.ts';
import type { Room } from '../../room/room.ts';
import type { Player } from '../../tables/player.ts';
import { otherRulesOf, seatsOf } from '../../tables/table.ts';
import type { TableError } from '../../tables/table-error.ts';
import { type Route, route, signedInRoute } from '../route.ts';
import { refuse, responses, TableParams } from './table-responses.ts';

/** Judging finished matches. */
export const reviewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/tables/:id/review',
    tag: 'Tables',
    summary: 'The review of a finished match, or how far it is.',
    input: { params: TableParams },
    responses: responses({ 200: TableReview }, 'no-such-table', 'no-spectators', 'not-over'),
    async handle({ store, hub }, { params, caller }) {
      const room = await hub.open(params.id);
      if (!room) return refuse({ code: 'no-such-table' });
      const refusal = whyNoRecord(room, caller);
      if (refusal) return refuse(refusal);
      return { status: 200, body: await reviewOf(store.db, room.id) };
    },
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/tables/:id/review',
    tag: 'Tables',
    summary: 'Have a finished match of yours reviewed. It is done once, and kept.',
    input: { params: TableParams },
    responses: responses(
      { 202: TableReview },
      'not-signed-in',
      'no-such-table',
      'not-yours',
      'not-over',
      'other-rules',
      'too-many',
    ),
    limit: 'reviews',
    async handle({ store, hub, now, reviewer }, { params, caller }) {
      const room = await hub.open(params.id);
      if (!room) return refuse({ code: 'no-such-table' });
      const refusal = whyNoReview(room, caller);
      if (refusal) return refuse(refusal);
      const asked = await askForReview(store.db, room.id, caller.id, now());
      if (!asked.ok) return refuse(asked.error);
      return { status: 202, body: asked.value, afterwards: reviewer.wake };
    },
  }),
];

/** Only whoever sat there may ask, for a match that came to its end under rules that are here. */
function whyNoReview({ table, live }: Room, player: Player): TableError | undefined {
  if (seatsOf(table, player.id).length === 0) return { code: 'not-yours' };
  const needed = otherRulesOf(table);
  if (needed) return { code: 'other-rules', ...needed };
  return live?.match.history.end ? undefined : { code: 'not-over' };
}
