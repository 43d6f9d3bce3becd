import type { AnyGame, BaseState, Refusal } from '@taproom/engine';
import { GAME_IDS } from '@taproom/games';
import { type GameText, loadGameText } from '@taproom/games/text';

const TEXTS = new Map<string, GameText>(
  await Promise.all(GAME_IDS.map(async (id) => [id, await loadGameText(id, 'en')] as const)),
);

/** Why an action was refused, as the end of an English sentence. */
export function refusalWords(game: AnyGame, refusal: Refusal, state: BaseState): string {
  switch (refusal.code) {
    case 'game-over':
      return 'the match is already over';
    case 'not-your-turn':
      return `it is the turn of seat ${(game.actors(state)[0] ?? 0) + 1}`;
    case 'malformed-action':
      return 'it has not the form of an action';
    case 'illegal-action':
      return `ruling ${refusal.rule} forbids it: ${(TEXTS.get(game.id)?.ruling(refusal.rule) ?? '').replace(/\.$/, '')}`;
  }
}
