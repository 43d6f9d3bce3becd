import { contractSuite } from '@taproom/testkit/suite';
import { findGame, GAME_IDS } from './index.ts';
import { rulingsOf } from './testing/catalogues.ts';

/** Fewer games where one is long and takes many at the table. */
const EFFORT: Readonly<Record<string, { readonly games: number; readonly shrinking: number }>> = {
  'six-sided-stout': { games: 2, shrinking: 4 },
};

for (const id of GAME_IDS) {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  contractSuite(game, { rulings: await rulingsOf(id), ...EFFORT[id] });
}
