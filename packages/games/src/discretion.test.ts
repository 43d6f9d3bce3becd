import type { AnyGame, Tagged, Viewer } from '@taproom/engine';
import { inspect, type Setup } from '@taproom/testkit';
import { expect, it } from 'vitest';
import { type GameId, gameOf } from './index.ts';

type Witness = AnyGame['witness'];

/** A witness that leaks one kind of event. */
const careless =
  (type: string, witness: Witness): Witness =>
  (event: Tagged, viewer: Viewer) =>
    event.type === type ? event : witness(event, viewer);

const FOR_THREE: Setup = { seats: 3, options: {} };

/** Every kind of event that is hidden from others in whole or in part, with a table at which it occurs. */
const HIDDEN: readonly (readonly [id: GameId, event: string, setup: Setup, games: number])[] = [
  ['six-sided-stout', 'rolled', FOR_THREE, 2],
  ['six-sided-stout', 'bought', FOR_THREE, 2],
  ['six-sided-stout', 'roasted', FOR_THREE, 6],
  ['six-sided-stout', 'put', FOR_THREE, 2],
  ['dice-brewing', 'dealt', { seats: 3, options: { mode: 'advanced' } }, 1],
  ['whisky-game', 'drew', FOR_THREE, 2],
  ['whisky-game', 'redeemed', FOR_THREE, 2],
];

it.each(HIDDEN)('the law of discretion notices if in %s everyone hears all of “%s”', (id, type, setup, games) => {
  const game = gameOf(id);
  const leaky = { ...game, witness: careless(type, game.witness) };
  const broken = inspect(leaky, { setups: [setup], games, states: 40, mostActions: 20_000 });
  expect(broken.map(({ law }) => law)).toEqual(['discretion']);
});
