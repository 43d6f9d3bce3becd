import { expect, test } from 'vitest';
import type { LiveMatch } from './live-match.ts';
import { isUpToDate, lastEventsFor, legalFor, logFor, seenBy } from './seen.ts';
import { after, atOneDevice, online, PERSON, played } from './testing/matches.ts';

const MALT = { type: 'market', good: 'malt', assistant: null };
const PALE = { type: 'put', kind: 'pale', cell: 'a1' };
const DONE = { type: 'done' };

const contest = (): LiveMatch => atOneDevice('six-sided-stout', [PERSON, PERSON]);

test('a viewer sees its own view, and everyone who is to act, who gave up and how it ended', () => {
  const live = contest();
  const { view, ...others } = seenBy(live, 1);
  expect(view).toEqual(live.opening.game.view(live.match.state, 1));
  expect(others).toEqual({ actors: [0, 1], resigned: [], outcome: null });
  expect(seenBy(after(live, 'resign', 1), 'table')).toMatchObject({ actors: [], resigned: [1], outcome: {} });
});

test('actions are open to those who are to act, and to nobody who only looks', () => {
  const done = played(contest(), 0, MALT, DONE);
  expect([legalFor(done, 0), legalFor(done, 'table')]).toEqual([[], []]);
  expect(legalFor(done, 1)).toEqual(done.opening.game.legal(done.match.state, 1));
});

test('a viewer hears only what it may witness, and of everyone who gives up', () => {
  const put = played(contest(), 0, MALT, PALE);
  const { game } = put.opening;
  const told = put.steps.at(-1)?.events ?? [];
  expect(lastEventsFor(put, 1)).toEqual(told.flatMap((event) => game.witness(event, 1) ?? []));
  const left = after(put, 'resign', 1);
  expect(lastEventsFor(left, 0)).toEqual([{ type: 'resign', seat: 1 }]);
  expect(logFor(left, 0)).toEqual([...logFor(put, 0), { type: 'resign', seat: 1 }]);
});

test('a seat is up to date as long as it would see and could do the same', () => {
  const live = online('six-sided-stout', [PERSON, PERSON]);
  const market = played(live, 0, MALT);
  expect([isUpToDate(market, 0, 1), isUpToDate(market, 0, 0), isUpToDate(market, 1, 2)]).toEqual([true, false, false]);
  const put = played(market, 0, PALE);
  expect([isUpToDate(put, 1, 1), isUpToDate(put, 0, 1)]).toEqual([true, false]);
  const undone = after(put, 'undo', 0);
  expect([isUpToDate(undone, 0, 1), isUpToDate(undone, 0, 2), isUpToDate(undone, 0, 3)]).toEqual([false, false, true]);
});
