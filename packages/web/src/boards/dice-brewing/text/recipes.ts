import { type Die, dieOf, type Enhancement, type Recipe } from '@taproom/games/dice-brewing';
import type { Language, Say } from '@taproom/games/text';
import type { Nearness } from '../recipes/requirements.ts';
import type { Key } from '../text.ts';

/** Recipes, with their requirements and rewards. */
export function recipeWords(say: Say<Key>, language: Language, die: (given: Readonly<Die>) => string) {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });

  const bonus = ({ coins, xp }: { coins: number; xp: number }): string[] => [
    ...(xp > 0 ? [say('xp', { count: xp })] : []),
    ...(coins > 0 ? [say('coins', { count: coins })] : []),
  ];

  function reward({ reward: { coins, xp, tokens, maltOrHops, anyDice } }: Recipe): string {
    return and.format([
      ...bonus({ coins, xp: 1 + xp }),
      ...(tokens > 0 ? [say('rewardTokens', { count: tokens })] : []),
      ...(maltOrHops > 0 ? [say('rewardMaltOrHops', { count: maltOrHops })] : []),
      ...(anyDice > 0 ? [say('rewardAny', { count: anyDice })] : []),
    ]);
  }

  function recipe(given: Recipe, near: readonly Nearness[], blocked: boolean): string {
    const needs = given.requirements.map(({ colour, least }, at) =>
      say('need', { colour, least, near: near[at] ?? 'missing' }),
    );
    const level = say('level', { level: given.level });
    const told = say('recipeIs', { name: given.name, level, needs: and.format(needs), reward: reward(given) });
    return blocked ? `${told} ${say('blocked')}.` : told;
  }

  function enhancement(given: Enhancement, extra: string | null): string {
    const { with: needed } = given;
    const isNamed = extra !== null && typeof needed !== 'string';
    const asked =
      typeof needed === 'string' ? say('ingredient', { ingredient: needed }) : say('withBlue', { least: needed.blue });
    const what = isNamed ? die(dieOf(extra)) : asked;
    return say(extra === null ? 'enhancementIs' : 'addThis', { what, bonus: and.format(bonus(given)) });
  }

  return { recipe, enhancement };
}
