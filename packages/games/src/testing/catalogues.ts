import type { RuleId } from '@taproom/engine';
import type { Language } from '../text/index.ts';

/** All messages of a game in a language, as they are written. */
export async function messagesOf(gameId: string, language: Language): Promise<Readonly<Record<string, string>>> {
  const catalogue = await import(`../${gameId}/text/${language}.ts`);
  return catalogue[language];
}

/** The ids of the rulings that a game's players can look up. */
export async function rulingsOf(gameId: string): Promise<RuleId[]> {
  return Object.keys(await messagesOf(gameId, 'en')).filter((key) => /^[A-Z]+-\d+$/.test(key));
}
