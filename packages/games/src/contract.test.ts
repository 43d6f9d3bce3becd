import { contractSuite } from '@taproom/testkit/suite';
import { findGame, GAME_IDS } from './index.ts';
import { rulingsOf } from './testing/catalogues.ts';

for (const id of GAME_IDS) {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  contractSuite(game, { rulings: await rulingsOf(id) });
}
