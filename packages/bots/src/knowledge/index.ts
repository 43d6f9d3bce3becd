import type { BaseState } from '@taproom/engine';
import type { Lore } from './knowledge.ts';
import { answerInWhisky } from './whisky-game.ts';

/** The games that ask what one knows. A state always belongs to the game of its lore. */
const LORES: Readonly<Record<string, Lore<never>>> = { 'whisky-game': answerInWhisky };

export function findLore(game: string): Lore<BaseState> | undefined {
  return LORES[game] as Lore<BaseState> | undefined;
}

export { KNOWLEDGE, type Knowledge } from './knowledge.ts';
