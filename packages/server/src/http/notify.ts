import { Text } from '@taproom/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Notifier } from '../notify/notifier.ts';
import {
  confirm,
  type Subscription,
  subscribe,
  subscriptionsOf,
  switchWay,
  unsubscribe,
  type Way,
  whereOf,
} from '../notify/subscriptions.ts';
import { LANGUAGES } from '../notify/texts.ts';
import type { House } from '../room/room.ts';
import type { Player } from '../tables/tables.ts';
import { answersBy } from './answers.ts';
import { callerOf, notSignedIn } from './caller.ts';
import type { SiteOptions } from './site-options.ts';

const closed = { additionalProperties: false } as const;
const Address = Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 1_000 });
const Base64 = (bytes: number) => Type.String({ pattern: `^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$` });
const PUBLIC_KEY = 65;
const AUTH = 16;

const WayBody = Type.Union([
  Type.Object({ kind: Type.Literal('webhook'), url: Address }, closed),
  Type.Object(
    {
      kind: Type.Literal('push'),
      endpoint: Address,
      keys: Type.Object({ p256dh: Base64(PUBLIC_KEY), auth: Base64(AUTH) }, closed),
      language: Type.Enum(LANGUAGES),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('mail'),
      address: Type.String({ pattern: '^[^\\s@<>,;:"()\\\\]+@[^\\s@<>,;:"()\\\\]+$', maxLength: 254 }),
      language: Type.Enum(LANGUAGES),
    },
    closed,
  ),
]);
const SwitchBody = Type.Object({ isOn: Type.Boolean() }, closed);
const Params = Type.Object({ id: Text(0, 64) });
const tags = ['Notifications'];

/** A way as its owner sees it; keys stay here. */
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
const answers = answersBy({ 'no-mail': 409, 'too-many-ways': 409, 'no-such-way': 404 });

type At = { Params: Static<typeof Params> };

/** How a player is told that it is their turn. */
export function addNotifyRoutes(app: FastifyInstance, house: House, notifier: Notifier, { rates }: SiteOptions): void {
  const { store, now, trouble } = house;
  const { db } = store;

  async function known(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (player: Player) => Promise<unknown>,
  ): Promise<unknown> {
    const player = await callerOf(house, request);
    return player ? work(player) : notSignedIn(reply);
  }

  app.get(
    '/api/notify',
    {
      schema: {
        tags,
        summary: 'How you are told that it is your turn.',
        response: answers({ 200: Ways }, 'not-signed-in'),
      },
    },
    (request, reply) =>
      known(request, reply, async ({ id }) => ({
        publicKey: notifier.publicKey,
        hasMail: notifier.hasMail,
        ways: (await subscriptionsOf(db, id)).map(shown),
      })),
  );

  app.post<{ Body: Static<typeof WayBody> }>(
    '/api/notify',
    {
      schema: {
        tags,
        summary: 'Be told by webhook, push or mail.',
        body: WayBody,
        response: answers({ 201: ShownWay }, 'not-signed-in', 'no-mail', 'too-many-ways'),
      },
      // Nobody is to be flooded with letters by somebody else.
      config: { rateLimit: rates.logins },
    },
    (request, reply) =>
      known(request, reply, async ({ id }) => {
        if (request.body.kind === 'mail' && !notifier.hasMail) return reply.code(409).send({ code: 'no-mail' });
        if (!leadsSomewhere(request.body)) return reply.code(400).send({ code: 'bad-request' });
        const made = await subscribe(db, id, request.body, now());
        if (!made) return reply.code(409).send({ code: 'too-many-ways' });
        if (made.token) notifier.askToConfirm(request.body, made.token).catch(trouble);
        return reply.code(201).send(shown(made.subscription));
      }),
  );

  app.post<At & { Body: Static<typeof SwitchBody> }>(
    '/api/notify/:id',
    {
      schema: {
        tags,
        summary: 'Switch a way on or off.',
        params: Params,
        body: SwitchBody,
        response: answers({ 200: Changed }, 'not-signed-in', 'no-such-way'),
      },
    },
    (request, reply) =>
      known(request, reply, async (player) =>
        done(reply, await switchWay(db, player.id, request.params.id, request.body.isOn)),
      ),
  );

  app.delete<At>(
    '/api/notify/:id',
    {
      schema: {
        tags,
        summary: 'Forget a way.',
        params: Params,
        response: answers({ 200: Changed }, 'not-signed-in', 'no-such-way'),
      },
    },
    (request, reply) =>
      known(request, reply, async (player) => done(reply, await unsubscribe(db, player.id, request.params.id))),
  );

  app.get<At>(
    '/api/notify/confirm/:id',
    {
      schema: {
        tags,
        summary: 'Say that a mail address is yours; the link stands in a letter.',
        params: Params,
        response: answers({ 302: OnToSettings }, 'no-such-way'),
      },
    },
    async (request, reply) =>
      (await confirm(db, request.params.id))
        ? reply.redirect('/settings')
        : reply.code(404).send({ code: 'no-such-way' }),
  );
}

/** No pattern tells what an address is: one that nobody can call would break whatever looks at it later. */
const leadsSomewhere = (way: Way): boolean => way.kind === 'mail' || URL.canParse(whereOf(way));

const done = (reply: FastifyReply, isFound: boolean): FastifyReply =>
  isFound ? reply.send({}) : reply.code(404).send({ code: 'no-such-way' });

const shown = ({ id, way, isOn, isConfirmed }: Subscription): ShownWay => ({
  id,
  kind: way.kind,
  where: way.kind === 'push' ? new URL(way.endpoint).host : whereOf(way),
  isOn,
  isConfirmed,
});
