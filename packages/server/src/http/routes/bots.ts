import { PlayerName, Text } from '@taproom/protocol';
import Type from 'typebox';
import { type BotError, botsOf, createBot, revokeBot } from '../../people/bots.ts';
import { SignedIn } from '../../people/sessions.ts';
import { Player } from '../../tables/player.ts';
import { closeConnections } from '../../wire/connections.ts';
import { Nothing, refusalBy, responsesBy, type Statuses } from '../responses.ts';
import { type Route, signedInRoute } from '../route.ts';

const STATUS: Statuses<BotError> = {
  'no-account': 403,
  'too-many-bots': 409,
  'no-such-bot': 404,
};
const responses = responsesBy(STATUS);
const refuse = refusalBy(STATUS);

/** Bot accounts, for programs. */
export const botRoutes: readonly Route[] = [
  signedInRoute({
    method: 'GET',
    url: '/api/bots',
    tag: 'Bots',
    summary: 'The bots of your account.',
    input: {},
    responses: responses({ 200: Type.Array(Player) }, 'not-signed-in'),
    handle: async ({ store }, { caller }) => ({ status: 200, body: await botsOf(store.db, caller.id) }),
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/bots',
    tag: 'Bots',
    summary: 'Create a bot; its token is shown only now.',
    input: { body: Type.Object({ name: PlayerName }, { additionalProperties: false }) },
    responses: responses({ 201: SignedIn }, 'not-signed-in', 'no-account', 'too-many-bots'),
    limit: 'newcomers',
    async handle({ store, now }, { caller, body }) {
      const made = await createBot(store.db, caller, body.name, now());
      return made.ok ? { status: 201, body: made.value } : refuse(made.error);
    },
  }),

  signedInRoute({
    method: 'DELETE',
    url: '/api/bots/:id',
    tag: 'Bots',
    summary: 'Revoke a bot’s token; its connections are closed.',
    input: { params: Type.Object({ id: Text(0, 32) }) },
    responses: responses({ 204: Nothing }, 'not-signed-in', 'no-such-bot'),
    async handle({ store, connections }, { caller, params }) {
      const revoked = await revokeBot(store.db, caller.id, params.id);
      if (!revoked.ok) return refuse(revoked.error);
      closeConnections(connections, { player: params.id });
      return { status: 204 };
    },
  }),
];
