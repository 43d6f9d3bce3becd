import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@taproom/engine';
import { type Demands, demandsOf } from '@taproom/testkit';
import { messagesOf } from './catalogues.ts';

/** What no golden file can show. */
const EXCUSES: Demands['excuses'] = {
  'ending resigned': 'giving up is a matter of the match, not of the game',
};

/** What the golden games of a game must show between them. */
export async function goldenDemands(game: AnyGame): Promise<Demands> {
  return { wanted: demandsOf(game, Object.keys(await messagesOf(game.id, 'en'))), excuses: EXCUSES };
}

export const goldenFolder = (gameId: string): string => join(import.meta.dirname, '..', gameId, 'golden');

/** The golden games of a game as they are written, by file name. */
export function goldenFiles(gameId: string): { readonly file: string; readonly text: string }[] {
  const folder = goldenFolder(gameId);
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}
