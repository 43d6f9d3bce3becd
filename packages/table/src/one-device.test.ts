import { expect, test } from 'vitest';
import type { LiveMatch } from './live-match.ts';
import { askedIn, isAbandoned, isSecret, onlookerIn, turnIn, viewerIn } from './one-device.ts';
import { after, atOneDevice, BOT, movedOn, PERSON, played } from './testing/matches.ts';

const MALT = { type: 'market', good: 'malt', assistant: null };
const DONE = { type: 'done' };

const contest = (...people: boolean[]): LiveMatch => atOneDevice('six-sided-stout', people);
const match = (...people: boolean[]): LiveMatch => atOneDevice('dice-box', people);

test('where all act at once, people go before bots', () => {
  const live = contest(BOT, PERSON, BOT);
  expect(live.actors).toEqual([0, 1, 2]);
  expect(turnIn(live)).toEqual({ seat: 1, isBot: false });
  expect(turnIn(played(live, 1, MALT, DONE))).toEqual({ seat: 0, isBot: true });
});

test('a bot plays on for a person who has given up', () => {
  const live = after(match(PERSON, PERSON, BOT), 'resign', 0);
  expect([live.outcome, turnIn(live), askedIn(live)]).toEqual([undefined, { seat: 0, isBot: true }, undefined]);
  expect(turnIn(movedOn(live))).toEqual({ seat: 1, isBot: false });
});

test('it is nobody’s turn once the match is over', () => {
  const over = after(match(PERSON, BOT), 'resign', 0);
  expect(over.outcome).toMatchObject({ places: [2, 1], endings: ['resigned'] });
  expect(turnIn(over)).toBeUndefined();
});

test('a match is abandoned once all people have given up, unless there were none', () => {
  const live = match(PERSON, PERSON, BOT, BOT);
  const left = after(live, 'resign', 1);
  expect([live, left, after(left, 'resign', 0), match(BOT, BOT)].map(isAbandoned)).toEqual([false, false, true, false]);
});

test('a lone person sees with their own eyes, several with those of the one to act', () => {
  const alone = match(BOT, PERSON);
  expect([viewerIn(alone), viewerIn(movedOn(alone)), onlookerIn(alone)]).toEqual([1, 1, 1]);
  const several = match(PERSON, BOT, PERSON);
  expect([viewerIn(several), viewerIn(movedOn(several)), onlookerIn(several)]).toEqual([0, 'table', 'table']);
  expect(viewerIn(match(BOT, BOT))).toBe('table');
});

test('what one person sees is kept from the other, and nothing from a lone one', () => {
  const both = contest(PERSON, PERSON);
  expect([askedIn(both), isSecret(both)]).toEqual([0, true]);
  const second = played(both, 0, MALT, DONE);
  expect([askedIn(second), isSecret(second)]).toEqual([1, true]);
  expect([contest(PERSON, BOT), contest(PERSON), match(PERSON, PERSON)].map(isSecret)).toEqual([false, false, false]);
});
