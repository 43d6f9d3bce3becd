import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@taproom/engine';
import { bySeed, type Demands, demandsOf, type GoldenPlan } from '@taproom/testkit';
import * as dyce from '../dyce/testing/golden.ts';
import { messagesOf } from './catalogues.ts';

/** What no golden file can show. */
const EXCUSES: Demands['excuses'] = {
  'ending resigned': 'giving up is a matter of the match, not of the game',
};

const EXCUSES_OF: Readonly<Record<string, Demands['excuses']>> = { dyce: dyce.excuses };
const PLANS: Readonly<Record<string, GoldenPlan>> = { dyce: dyce.plan };

/** How a game is played where nobody plays it: at random, unless that leads nowhere. */
export const planOf = (gameId: string): GoldenPlan => PLANS[gameId] ?? { choose: bySeed, first: [] };

/** What the golden games of a game must show between them. */
export async function goldenDemands(game: AnyGame): Promise<Demands> {
  const wanted = demandsOf(game, Object.keys(await messagesOf(game.id, 'en')));
  return { wanted, excuses: { ...EXCUSES, ...EXCUSES_OF[game.id] } };
}

export const goldenFolder = (gameId: string): string => join(import.meta.dirname, '..', gameId, 'golden');

/** The golden games of a game as they are written, by file name. */
export function goldenFiles(gameId: string): { readonly file: string; readonly text: string }[] {
  const folder = goldenFolder(gameId);
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}
