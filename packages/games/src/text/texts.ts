import type { GameId } from '../ids.ts';
import type { Language } from './format.ts';
import type { GameText } from './game-text.ts';
import { known } from './known.ts';

interface Loader {
  load(language: Language): Promise<GameText>;
}

/** Nobody needs the words of a game before its table, its rules or its records are shown. */
const TEXTS: Readonly<Record<GameId, () => Promise<Loader>>> = {
  'dice-box': () => import('../dice-box/text/index.ts'),
  'six-sided-stout': () => import('../six-sided-stout/text/index.ts'),
  dyce: () => import('../dyce/text/index.ts'),
  'dice-brewing': () => import('../dice-brewing/text/index.ts'),
  'whisky-game': () => import('../whisky-game/text/index.ts'),
};

/** A game's text in one language, loaded on demand. */
export const loadGameText = async (gameId: string, language: Language): Promise<GameText> =>
  (await TEXTS[known(gameId)]()).load(language);
