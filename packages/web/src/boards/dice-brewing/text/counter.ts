import {
  type Asked,
  BLACK_MARKET_OPENS,
  type BrewingAction,
  type BrewingView,
  type Die,
  dieOf,
  discount,
  INGREDIENT_PRICES,
  type Ingredient,
  MARKET_OPENS,
  recipeOf,
} from '@taproom/games/dice-brewing';
import type { Say } from '@taproom/games/text';
import type { Goal, Hand } from '../counter/choices.ts';
import type { Key } from '../text.ts';
import { isStore } from './places.ts';

const priceOf = (ingredient: Ingredient, word: string | null): number =>
  INGREDIENT_PRICES[ingredient] - (word === null ? 0 : discount(ingredient, dieOf(word).value));

/** Whether a market is open in which nothing was bought yet. */
const mayBuy = ({ bought, dealt }: Extract<Asked, { at: 'purchase' }>, round: number): boolean =>
  (!bought && round >= MARKET_OPENS) || (!dealt && round >= BLACK_MARKET_OPENS);

/** The counter's questions and answers. */
export function counterWords(say: Say<Key>, die: (given: Readonly<Die>) => string) {
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
        return isStore(action.place)
          ? die(dieOf(action.die))
          : `${die(dieOf(action.die))} · ${say('spaceWord', { space: action.place })}`;
      case 'place':
      case 'speed':
      case 'pay':
        return die(dieOf(action.die));
      case 'sow':
        return say('aSeed');
      case 'ban':
        return recipeOf(action.recipe).name;
      case 'play':
        return say('allTheSame');
      case 'buy':
        return [
          say('buyPlain', { price: priceOf(action.ingredient, action.die) }),
          ...(action.die === null ? [] : [die(dieOf(action.die))]),
        ].join(' + ');
      default:
        return '';
    }
  }

  function goalText(goal: Goal): string | undefined {
    if ('space' in goal) return say('chooseFor', { what: say('spaceWord', goal) });
    if ('ingredient' in goal) return say('chooseFor', { what: say('ingredient', goal) });
    const { sure } = goal;
    if (sure.type === 'place') return `${say('spaceWord', sure)}?`;
    return sure.type === 'play' ? `${say('playToken', { token: say('token', sure) })}?` : undefined;
  }

  /** The counter's words for the piece in hand or the first press; undefined where the game's own words will do. */
  function counter({ asked, round }: BrewingView, hand: Hand | null, goal: Goal | null): string | undefined {
    if (goal) return goalText(goal);
    if (hand) return say('chooseTarget');
    if (asked?.at === 'place' && asked.pieces > 0) return say('chooseSecond');
    if (asked?.at === 'place' && !asked.idle) return say('chooseFirst');
    if (asked?.at === 'purchase' && !asked.idle && mayBuy(asked, round)) return say('chooseGoods');
    return asked?.at === 'brew' ? say('chooseRecipe') : undefined;
  }

  return { answer, counter };
}
