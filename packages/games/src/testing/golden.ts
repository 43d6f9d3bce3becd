import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@taproom/engine';
import { bySeed, type Demands, demandsOf, type GoldenPlan } from '@taproom/testkit';
import { messagesOf } from './catalogues.ts';

/** Cases that no golden file can show. */
const EXCUSES: Demands['excuses'] = {
  'ending resigned': 'giving up is a matter of the match, not of the game',
};

/** How golden games are generated, and further cases they cannot show. */
interface GoldenWays {
  readonly plan: GoldenPlan;
  readonly excuses: Demands['excuses'];
}

const BY_CHANCE: GoldenWays = { plan: { choose: bySeed, first: [] }, excuses: {} };

/** A game's own ways, if it has any; otherwise it is played at random. */
async function waysOf(gameId: string): Promise<GoldenWays> {
  const isThere = existsSync(join(import.meta.dirname, '..', gameId, 'testing', 'golden.ts'));
  return isThere ? await import(`../${gameId}/testing/golden.ts`) : BY_CHANCE;
}

/** How a game's golden games are played. */
export const planOf = async (gameId: string): Promise<GoldenPlan> => (await waysOf(gameId)).plan;

/** Everything that a game's golden files must show between them. */
export async function goldenDemands(game: AnyGame): Promise<Demands> {
  const wanted = demandsOf(game, Object.keys(await messagesOf(game.id, 'en')));
  return { wanted, excuses: { ...EXCUSES, ...(await waysOf(game.id)).excuses } };
}

export const goldenFolder = (gameId: string): string => join(import.meta.dirname, '..', gameId, 'golden');

/** A game's golden files, as written. */
export function goldenFiles(gameId: string): { readonly file: string; readonly text: string }[] {
  const folder = goldenFolder(gameId);
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}
