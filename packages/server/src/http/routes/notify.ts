import { Text } from '@taproom/protocol';
import Type, { type Static } from 'typebox';
import type { Notifier } from '../../notify/notifier.ts';
import {
  confirm,
  type Subscription,
  subscribe,
  subscriptionsOf,
  switchWay,
  unsubscribe,
} from '../../notify/subscriptions.ts';
import { Way, whereOf } from '../../notify/way.ts';
import type { Person } from '../../people/sessions.ts';
import { responsesBy } from '../responses.ts';
import { type Reply, type Route, route, signedInRoute } from '../route.ts';

const closed = { additionalProperties: false } as const;
const Params = Type.Object({ id: Text(0, 64) });

/** A way as its owner sees it; keys are not sent. */
const ShownWay = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum(['webhook', 'push', 'mail']),
    where: Type.String(),
    isOn: Type.Boolean(),
    isConfirmed: Type.Boolean(),
  },
  closed,
);
type ShownWay = Static<typeof ShownWay>;
const Ways = Type.Object(
  {
    publicKey: Type.String({ description: 'by which browsers know the pushes of this server' }),
    hasMail: Type.Boolean(),
    ways: Type.Array(ShownWay),
  },
  closed,
);
const Changed = Type.Object({}, closed);
const OnToSettings = { ...Type.Null(), headers: { location: Type.Literal('/settings') } };
const responses = responsesBy({ 'no-mail': 409, 'no-account': 403, 'too-many-ways': 409, 'no-such-way': 404 });
const NO_SUCH_WAY: Reply = { status: 404, body: { code: 'no-such-way' } };

/** The ways in which a player is told that it is their turn. */
export const notifyRoutes: readonly Route[] = [
  signedInRoute({
    method: 'GET',
    url: '/api/notify',
    tag: 'Notifications',
    summary: 'How you are notified of your turn.',
    input: {},
    responses: responses({ 200: Ways }, 'not-signed-in'),
    async handle({ store, notifier }, { caller }) {
      const ways = (await subscriptionsOf(store.db, caller.id)).map(shown);
      return { status: 200, body: { publicKey: notifier.publicKey, hasMail: notifier.hasMail, ways } };
    },
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/notify',
    tag: 'Notifications',
    summary: 'Be notified by webhook, push or mail.',
    input: { body: Way },
    responses: responses({ 201: ShownWay }, 'not-signed-in', 'no-mail', 'no-account', 'too-many-ways'),
    // Nobody must be able to flood somebody else with mail.
    limit: 'logins',
    async handle({ store, notifier, now, reportError }, { caller, body }) {
      const refusal = whyNot(body, notifier, caller);
      if (refusal) return refusal;
      const made = await subscribe(store.db, caller.id, body, now());
      if (!made) return { status: 409, body: { code: 'too-many-ways' } };
      if (made.token) notifier.askToConfirm(body, made.token).catch(reportError);
      return { status: 201, body: shown(made.subscription) };
    },
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/notify/:id',
    tag: 'Notifications',
    summary: 'Switch a way on or off.',
    input: { params: Params, body: Type.Object({ isOn: Type.Boolean() }, closed) },
    responses: responses({ 200: Changed }, 'not-signed-in', 'no-such-way'),
    handle: async ({ store }, { caller, params, body }) =>
      changed(await switchWay(store.db, caller.id, params.id, body.isOn)),
  }),

  signedInRoute({
    method: 'DELETE',
    url: '/api/notify/:id',
    tag: 'Notifications',
    summary: 'Remove a way.',
    input: { params: Params },
    responses: responses({ 200: Changed }, 'not-signed-in', 'no-such-way'),
    handle: async ({ store }, { caller, params }) => changed(await unsubscribe(store.db, caller.id, params.id)),
  }),

  route({
    method: 'GET',
    url: '/api/notify/confirm/:id',
    tag: 'Notifications',
    summary: 'Confirm the address of a mail or webhook, by the link that was sent there.',
    input: { params: Params },
    responses: responses({ 302: OnToSettings }, 'no-such-way'),
    handle: async ({ store }, { params }) =>
      (await confirm(store.db, params.id)) ? { status: 302, location: '/settings' } : NO_SUCH_WAY,
  }),
];

/** Why a player cannot be notified in a way. Addresses have no pattern; one that is wrong cannot be reached anyway. */
export function whyNot(
  way: Way,
  { hasMail }: Pick<Notifier, 'hasMail'>,
  { kind }: Pick<Person, 'kind'>,
): Reply | undefined {
  if (way.kind === 'webhook' && kind === 'guest') return { status: 403, body: { code: 'no-account' } };
  if (way.kind === 'mail') return hasMail ? undefined : { status: 409, body: { code: 'no-mail' } };
  return URL.canParse(whereOf(way)) ? undefined : { status: 400, body: { code: 'bad-request' } };
}

const changed = (isFound: boolean): Reply => (isFound ? { status: 200, body: {} } : NO_SUCH_WAY);

/** Of a push address, only the host is shown. */
export const shown = ({ id, way, isOn, isConfirmed }: Subscription): ShownWay => ({
  id,
  kind: way.kind,
  where: way.kind === 'push' ? new URL(way.endpoint).host : whereOf(way),
  isOn,
  isConfirmed,
});
