import {
  type BrewingAction,
  type BrewingView,
  buildingOf,
  type Die,
  discount,
  type Enhancement,
  INGREDIENT_PRICES,
  type Ingredient,
  type Placed,
  type Recipe,
  type SeenBrewer,
  SPACE_RULES,
  type Space,
  type Store,
  type Token,
} from '@taproom/games/dice-brewing';
import { type Catalogue, type Language, speaker } from '@taproom/games/text';
import type { Goal, Hand } from './choices.ts';
import { dieOf } from './die-words.ts';
import type { Nearness } from './requirements.ts';
import { cs } from './text/cs.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';

export type Key = keyof typeof en;

const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, cs, it };

/** The board's own words in one language. */
export function boardText(language: Language) {
  const say = speaker(language, CATALOGUES[language]);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });

  function die(given: Readonly<Die>): string {
    const { colour, value, raised, lock, unlucky } = given;
    const marks = [lock && say(lock), raised > 0 && say('raised'), unlucky && value === 1 && say('unlucky')];
    const name = value === 0 ? say('unrolled', { colour }) : say('die', { colour, value });
    return [name, ...marks.filter(Boolean)].join(', ');
  }

  const pieceIn = (given: Readonly<Die>, from: Store, picked: boolean): string => {
    const place = say(from === 'reserve' ? 'inReserve' : 'inWarehouse');
    return [
      `${die(given)} (${say('goods', { colour: given.colour })})`,
      place,
      ...(picked ? [say('picked')] : []),
    ].join(', ');
  };

  function lying({ piece, speeder }: Readonly<Placed>): string {
    if (speeder) return say('sped', { piece: die(speeder) });
    if (piece === null) return say('usedUp');
    return say('lies', { piece: piece === 'seed' ? say('aSeed') : die(piece) });
  }

  /** A space: what it makes of what, and how things are there. */
  function space(name: Space, placed: Readonly<Placed> | undefined, closed: boolean, barred: boolean): string {
    const { speed, opens } = SPACE_RULES[name];
    const building = say('building', { building: buildingOf(name) });
    const [word, takes, gives] = (['spaceWord', 'takes', 'gives'] as const).map((key) => say(key, { space: name }));
    const parts = [say('spaceIs', { building, word: word ?? '', takes: takes ?? '', gives: gives ?? '' })];
    if (speed !== null) parts.push(say('speedIs', { least: speed }));
    if (closed) parts.push(say('closed', { round: opens }));
    if (barred) parts.push(say('barred'));
    if (placed) parts.push(lying(placed));
    return parts.join('; ');
  }

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

  function stall(ingredient: Ingredient, price: number, stock: number): string {
    const told = say('stall', { name: say('ingredient', { ingredient }), price, stock });
    return discount(ingredient, 6) > 0 ? `${told}; ${say('stallLess')}` : told;
  }

  const tokenStall = (token: Token, price: number, stock: number, exact: boolean): string =>
    `${say(exact ? 'stall' : 'someLeft', { name: say('tokenWord', { token }), price, stock })}; ${say('tokenHelp', { token })}`;

  const listed = (dice: readonly Readonly<Die>[]): string =>
    dice.length === 0 ? say('nothing') : dice.map(die).join(', ');

  const other = (name: string, brewer: SeenBrewer): string =>
    say('otherIs', {
      name,
      xp: brewer.xp,
      coins: brewer.coins,
      seeds: brewer.seeds,
      tokens: brewer.tokenCount,
      recipes: brewer.recipes.length,
      reserve: listed(brewer.reserve),
      warehouse: listed(brewer.warehouse),
    });

  /** The short word beside the picture of an answer. */
  function answer(action: BrewingAction, { supply }: BrewingView): string {
    switch (action.type) {
      case 'keep':
        return say(action.where === 'reserve' ? 'toReserve' : 'toWarehouse');
      case 'colour':
      case 'take':
        return `${say('colourWord', { colour: action.colour })} (${say('left', { count: supply[action.colour] })})`;
      case 'claim':
        return say('token', { token: action.token });
      case 'block':
        return say('building', { building: action.building });
      case 'aim':
        return isStore(action.place) ? '' : say('spaceWord', { space: action.place });
      case 'buy':
        return say('buyPlain', { price: priceOf(action.ingredient, action.die) });
      default:
        return '';
    }
  }

  /** Where dice lie: in a store, or somewhere on a board. */
  const place = (where: Store | Space): string => (isStore(where) ? say(where) : say('tab', { tab: 'board' }));

  /** What the counter says of what is in hand or was pressed first; nothing where the game's own words do. */
  function counter({ asked }: BrewingView, hand: Hand | null, goal: Goal | null): string | undefined {
    if (goal) {
      const what = 'space' in goal ? say('spaceWord', { space: goal.space }) : say('ingredient', goal);
      return say('chooseFor', { what });
    }
    if (hand) return say('chooseTarget');
    if (asked?.at === 'place') return say(asked.pieces === 0 ? 'chooseFirst' : 'chooseSecond');
    if (asked?.at === 'purchase' && !(asked.bought && asked.dealt)) return say('chooseGoods');
    return asked?.at === 'brew' ? say('chooseRecipe') : undefined;
  }

  return { say, die, pieceIn, space, recipe, enhancement, stall, tokenStall, other, answer, place, counter };
}

const isStore = (place: Store | Space): place is Store => place === 'reserve' || place === 'warehouse';

const priceOf = (ingredient: Ingredient, word: string | null): number =>
  INGREDIENT_PRICES[ingredient] - (word === null ? 0 : discount(ingredient, dieOf(word).value));

export type BoardText = ReturnType<typeof boardText>;
