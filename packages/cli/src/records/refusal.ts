import type { AnyGame, BaseState, Refusal } from '@taproom/engine';
import { loadGameText } from '@taproom/games/text';

/** Why an action was refused, as the end of an English sentence. */
export async function refusalWords(game: AnyGame, refusal: Refusal, state: BaseState): Promise<string> {
  switch (refusal.code) {
    case 'game-over':
      return 'the match is already over';
    case 'not-your-turn':
      return `it is the turn of seat ${(game.actors(state)[0] ?? 0) + 1}`;
    case 'malformed-action':
      return 'it has not the form of an action';
    case 'illegal-action':
      return `ruling ${refusal.rule} forbids it: ${(await loadGameText(game.id, 'en')).ruling(refusal.rule).replace(/\.$/, '')}`;
  }
}
