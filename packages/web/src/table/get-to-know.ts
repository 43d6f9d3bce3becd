import { loadFace } from '../boards/index.ts';
import { loadWords } from '../kit/text/index.svelte.ts';

/** Loads what a page about games needs besides itself: their words and faces. */
export async function getToKnow(...games: readonly string[]): Promise<void> {
  await Promise.all([loadWords(...games), ...games.map(loadFace)]);
}
