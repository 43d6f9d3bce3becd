import type { SeenTraveller, WhiskyAction } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import { heldIn, isInUse } from './hand.ts';

const traveller = (...hand: NonNullable<SeenTraveller['hand']>): SeenTraveller => ({ hand }) as SeenTraveller;
const FAKER: WhiskyAction = { type: 'play', card: 'faker' };
const FLIGHT: WhiskyAction = { type: 'fly', to: 'aberdeen-airport', ticket: 'flight-return' };

test('cards of one name lie together, those that can be played now first', () => {
  const own = traveller('angels', 'faker', 'fifty-fifty', 'faker');
  expect(heldIn(own, [{ type: 'roll' }, FAKER])).toEqual([
    { card: 'faker', count: 2, action: FAKER },
    { card: 'angels', count: 1, action: undefined },
    { card: 'fifty-fifty', count: 1, action: undefined },
  ]);
});

test('the hands of others are not seen', () => {
  expect(heldIn({ hand: null } as SeenTraveller, [])).toEqual([]);
});

test('a ticket is in use where one can fly with it', () => {
  expect(isInUse('flight-return', [FLIGHT])).toBe(true);
  expect([isInUse('flight-one-way', [FLIGHT]), isInUse('faker', [FLIGHT])]).toEqual([false, false]);
});
