import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleId } from '@taproom/engine';
import type { Language } from '../text/index.ts';

/** A game's raw messages in a language. */
export async function messagesOf(gameId: string, language: Language): Promise<Readonly<Record<string, string>>> {
  const catalogue = await import(`../${gameId}/text/${language}.ts`);
  return catalogue[language];
}

/** The ids of the rulings that players can look up. */
export async function rulingsOf(gameId: string): Promise<RuleId[]> {
  return Object.keys(await messagesOf(gameId, 'en')).filter((key) => /^[A-Z]+-\d+$/.test(key));
}

/** The events by which players of a game openly announce what no view shows any more; most games have none. */
export async function announcedIn(gameId: string): Promise<readonly string[]> {
  const isThere = existsSync(join(import.meta.dirname, '..', gameId, 'testing', 'announced.ts'));
  return isThere ? (await import(`../${gameId}/testing/announced.ts`)).announced : [];
}
