import type { WhiskyEvent, WhiskyView } from '@taproom/games/whisky-game/shown';
import { expect, test } from 'vitest';
import { fieldsIn, sceneOf, seatsIn } from './scene.ts';
import { travelsIn } from './travels.ts';

const walked: WhiskyEvent = { type: 'walked', seat: 1, path: ['edinburgh', 'lanark'] };
const drew: WhiskyEvent = { type: 'drew', seat: 1, card: 'leaking-barrel' };
const spilt: WhiskyEvent = { type: 'spilt', seat: 1, tokens: { barley: 2, water: 0, yeast: 1 } };
const view = { seats: [{ at: 'oban' }, { at: 'lanark' }] } as unknown as WhiskyView;

test('a drawn card is turned up, and one that is kept shows its back', () => {
  expect(sceneOf([walked, drew])).toMatchObject({ shows: 'card', card: 'leaking-barrel' });
  expect(sceneOf([{ ...drew, card: null }])).toMatchObject({ shows: 'card', card: null });
});

test('tokens that are lost lie there one by one', () => {
  expect(sceneOf([spilt])).toMatchObject({ gone: ['barley', 'barley', 'yeast'], come: [] });
});

test('a walk alone needs no scene', () => {
  expect(sceneOf([walked])).toBeNull();
  expect(sceneOf([])).toBeNull();
});

test('it is seen where and to whom something happens', () => {
  expect(fieldsIn([walked])).toEqual(['lanark']);
  expect(
    fieldsIn([{ type: 'flew', seat: 0, from: 'dublin-airport', to: 'glasgow-airport', ticket: 'flight-one-way' }]),
  ).toEqual(['dublin-airport', 'glasgow-airport']);
  expect([
    ...seatsIn([
      { type: 'gave', seat: 0, to: 2, card: 'prohibition' },
      { type: 'round', round: 3 },
    ]),
  ]).toEqual([0, 2]);
});

test('what is won goes to its player', () => {
  expect(travelsIn([{ type: 'found', seat: 1, at: 'hawick', token: 'water' }], view)).toEqual([
    { piece: { is: 'token', token: 'water' }, from: { field: 'hawick' }, to: { seat: 1 } },
  ]);
  expect(travelsIn([{ type: 'took', seat: 0, bottle: 'oban-5' }], view)).toMatchObject([
    { from: { field: 'oban' }, to: { seat: 0 } },
  ]);
});
