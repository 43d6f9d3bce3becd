import { contractSuite, type SuiteOptions } from '@taproom/testkit/suite';
import { findGame, GAME_IDS } from './index.ts';
import { announcedIn, rulingsOf } from './testing/catalogues.ts';

/** Fewer games for those that are long and seat many. */
const EFFORT: Readonly<Record<string, Partial<SuiteOptions>>> = {
  'six-sided-stout': { games: 2, shrinking: 4 },
  dyce: { games: 1, shrinking: 4, states: 40, mostActions: 20_000 },
  'dice-brewing': { games: 1, shrinking: 4, states: 40, mostActions: 5_000 },
  'whisky-game': { games: 1, shrinking: 4, states: 20, mostActions: 8_000 },
};

for (const id of GAME_IDS) {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  contractSuite(game, { rulings: await rulingsOf(id), announced: await announcedIn(id), ...EFFORT[id] });
}
