import { GAME_IDS } from '@taproom/games/shelf';
import { loadWords, speak } from '../text/index.svelte.ts';

/** Loads English, all games included, where there is no page. */
export async function speakEnglish(): Promise<void> {
  const page = { document: { documentElement: { lang: '' } } };
  Object.assign(globalThis, 'document' in globalThis ? {} : page);
  await speak('en');
  await loadWords(...GAME_IDS);
}
