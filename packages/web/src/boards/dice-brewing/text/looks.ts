import {
  type BrewingView,
  findRecipe,
  INGREDIENT_PRICES,
  INGREDIENTS,
  SPACE_RULES,
  SPACES,
  TOKEN_PRICES,
  TOKENS,
} from '@taproom/games/dice-brewing';
import type { Say } from '@taproom/games/text';
import { matches } from '../recipes/requirements.ts';
import type { Key } from '../text.ts';
import type { placeWords } from './places.ts';
import type { recipeWords } from './recipes.ts';

type Places = Pick<ReturnType<typeof placeWords>, 'space' | 'stall' | 'tokenStall'>;
type Recipes = Pick<ReturnType<typeof recipeWords>, 'recipe'>;

/** What is looked at, in words: what it does, costs and gives. A key is a kind and a name: `space MH2`. */
export function lookWords(say: Say<Key>, { space, stall, tokenStall, recipe }: Places & Recipes) {
  function look(key: string, view: BrewingView, front: number, names: readonly string[]): string | undefined {
    const [kind, name] = key.split(' ');
    const own = view.seats[front];
    if (!own) return undefined;
    const at = SPACES.find((one) => one === name);
    if (at) {
      const users = view.seats.flatMap(({ board }, seat) => (board[at] && seat !== front ? [names[seat] ?? ''] : []));
      const isFull = !own.board[at] && users.length >= view.seats.length - 1;
      return space(at, own.board[at], view.round < SPACE_RULES[at].opens, isFull ? users : []);
    }
    const ingredient = INGREDIENTS.find((one) => one === name);
    if (ingredient) return stall(ingredient, INGREDIENT_PRICES[ingredient], view.market[ingredient]);
    const token = TOKENS.find((one) => one === name);
    if (token && kind === 'token') return `${say('token', { token })}: ${say('tokenHelp', { token })}`;
    if (token) return tokenStall(token, TOKEN_PRICES[token], view.blackMarket[token], view.mode === 'standard');
    const found = findRecipe(name);
    if (!found) return undefined;
    const near = matches(found.requirements, own.warehouse, own.reserve).map((one) => one.near);
    return recipe(found, near, view.blocked.includes(found.id));
  }

  return { look };
}
