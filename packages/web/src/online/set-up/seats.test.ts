import { expect, test } from 'vitest';
import { type ChosenSeats, seatsFor, withSeat } from './seats.ts';

const kinds = (count: number, chosen: ChosenSeats, isPublic = false): string[] =>
  seatsFor(count, chosen, isPublic).map(({ kind }) => kind);

test('one sits down oneself, and waits for those who may find the table', () => {
  expect(kinds(3, {})).toEqual(['me', 'invited', 'invited']);
  expect(kinds(3, {}, true)).toEqual(['me', 'open', 'open']);
});

test('what was chosen stays, whoever may find the table', () => {
  const chosen = withSeat({}, 1, { kind: 'bot', level: 'guest' });
  expect([kinds(3, chosen), kinds(3, chosen, true)]).toEqual([
    ['me', 'bot', 'invited'],
    ['me', 'bot', 'open'],
  ]);
});

test('nobody sits on two chairs', () => {
  const second = withSeat({}, 1, { kind: 'me' });
  expect(kinds(2, second)).toEqual(['invited', 'me']);
  expect(kinds(3, withSeat(second, 2, { kind: 'me' }))).toEqual(['invited', 'invited', 'me']);
});

test('one may leave all chairs to others', () => {
  expect(kinds(2, withSeat({}, 0, { kind: 'open' }))).toEqual(['open', 'invited']);
});
