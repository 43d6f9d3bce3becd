import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addErrorAnswers } from './errors.ts';

/** What a server answers whose database fails so, what it counts and what it reports. */
async function answerTo(error: Error) {
  const noted: unknown[] = [];
  const app = Fastify();
  addErrorAnswers(app, { reportError: (one) => noted.push(one), countRefusal: (code) => noted.push(code) });
  app.get('/', async () => {
    throw error;
  });
  const { statusCode, body } = await app.inject('/');
  await app.close();
  return { status: statusCode, body: JSON.parse(body), noted };
}

test('while the database takes nothing, one is told why and when to come again', async () => {
  const error = new Error('Error: database or disk is full');
  expect(await answerTo(error)).toEqual({
    status: 503,
    body: { code: 'disk-full', after: 5_000 },
    noted: [error, 'disk-full'],
  });
});

test('of other failures nothing is told but that there was one', async () => {
  const error = new Error('no such table: players');
  expect(await answerTo(error)).toEqual({ status: 500, body: { code: 'broken' }, noted: [error, 'broken'] });
});
