import {
  AlreadyEntered,
  DailyAnswer,
  DailyAttempt,
  DailyEntered,
  DailyResults,
  LARGEST_ATTEMPT,
  NoResult,
  Text,
} from '@taproom/protocol';
import Type from 'typebox';
import { findDaily, type NoDaily } from '../../dailies/daily-on.ts';
import { type EnterError, enterDaily, tellSolution } from '../../dailies/enter.ts';
import { resultsOn } from '../../dailies/results.ts';
import { refusalBy, responsesBy, type Statuses } from '../responses.ts';
import { type Route, route, signedInRoute } from '../route.ts';

const STATUS: Statuses<NoDaily | EnterError> = {
  'no-such-daily': 404,
  'too-early': 403,
  'too-late': 410,
  'already-entered': 409,
  'no-result': 422,
  'too-big': 413,
  'too-many': 429,
};
const responses = responsesBy(STATUS, [AlreadyEntered, NoResult]);
const refuse = refusalBy(STATUS);

const Params = Type.Object({ game: Text(0, 32), day: Text(0, 32) });

/** One challenge a day and game, the same for everyone. Nothing tells its solution to anybody who has not finished it. */
export const dailyRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/dailies/:game/:day',
    tag: 'Dailies',
    summary: 'How many players reached which score in a game’s daily, and your own.',
    input: { params: Params },
    responses: responses({ 200: DailyResults }, 'no-such-daily', 'too-early'),
    async handle({ store, now }, { params, caller }) {
      const found = findDaily(params.game, params.day, now());
      if (!found.ok) return refuse(found.error);
      return { status: 200, body: await resultsOn(store.db, found.value, caller?.id) };
    },
  }),

  signedInRoute({
    method: 'POST',
    url: '/api/dailies/:game/:day',
    tag: 'Dailies',
    summary: 'Enter a finished daily, on its day. Your first result counts.',
    input: { params: Params, body: DailyAttempt },
    responses: responses(
      { 201: DailyEntered },
      'not-signed-in',
      'no-such-daily',
      'too-early',
      'too-late',
      'already-entered',
      'no-result',
    ),
    limit: 'dailies',
    bodyLimit: LARGEST_ATTEMPT,
    async handle(context, { params, caller, body }) {
      const found = findDaily(params.game, params.day, context.now());
      if (!found.ok) return refuse(found.error);
      const entered = await enterDaily(context, found.value, caller.id, body);
      return entered.ok ? { status: 201, body: entered.value } : refuse(entered.error);
    },
  }),

  route({
    method: 'POST',
    url: '/api/dailies/:game/:day/solution',
    tag: 'Dailies',
    summary:
      'The solution of a daily that you have finished, on its day or later. On its day it is also your result, if you are known and have none.',
    input: { params: Params, body: DailyAttempt },
    responses: responses({ 200: DailyAnswer }, 'no-such-daily', 'too-early', 'no-result'),
    limit: 'dailies',
    bodyLimit: LARGEST_ATTEMPT,
    async handle(context, { params, caller, body }) {
      const found = findDaily(params.game, params.day, context.now());
      if (!found.ok) return refuse(found.error);
      const solved = await tellSolution(context, found.value, caller?.id, body);
      return solved.ok ? { status: 200, body: solved.value } : refuse(solved.error);
    },
  }),
];
