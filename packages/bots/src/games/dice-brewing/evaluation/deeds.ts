import {
  type BrewingAction,
  colourOf,
  type DieWord,
  discount,
  INGREDIENT_PRICES,
  INGREDIENTS,
  pipsOf,
  SPACE_RULES,
  type Space,
  TOKEN_PRICES,
  TOKENS,
} from '@taproom/games/dice-brewing';
import { isOneOf } from '../../../lists.ts';
import {
  add,
  type Brewery,
  CLAIMS,
  COINS,
  loosen,
  MOST_PIPS,
  numberOf,
  type Pips,
  placeOf,
  promise,
  putAway,
  SEEDS,
  takeFrom,
  XP,
} from './brewery.ts';
import { type Formula, formulaOf, NONE } from './formulas.ts';
import type { Sketch } from './sketch.ts';

/** A die by its word. */
export const dieOf = (word: DieWord): Pips => ({ colour: colourOf(word), value: pipsOf(word) });

/** Applies the certain effects of an action to its owner's brewery. */
export function change(brewery: Brewery, action: BrewingAction): void {
  switch (action.type) {
    case 'sow':
      add(brewery.goods, SEEDS, -1);
      promise(brewery, action.space, 'seed');
      break;
    case 'place':
      place(brewery, action);
      break;
    case 'speed':
      takeFrom(brewery, action.from, dieOf(action.die));
      loosen(brewery, 'blue');
      break;
    case 'store':
      takeFrom(brewery, 'reserve', dieOf(action.die));
      putAway(brewery, dieOf(action.die));
      break;
    case 'buy':
      buy(brewery, action);
      break;
    case 'deal':
      add(brewery.goods, COINS, -TOKEN_PRICES[action.token]);
      add(brewery.tokens, TOKENS.indexOf(action.token), 1);
      break;
    case 'claim':
      add(brewery.tokens, TOKENS.indexOf(action.token), 1);
      break;
    case 'play':
      add(brewery.tokens, TOKENS.indexOf(action.token), -1);
      break;
    case 'take':
      loosen(brewery, action.colour);
      break;
    default: // the other actions are judged by their outcomes
  }
}

type Action<T extends BrewingAction['type']> = Extract<BrewingAction, { type: T }>;

/** Whether a space takes effect at once. */
export function isAtOnce(space: Space): boolean {
  const { gain } = SPACE_RULES[space].effect;
  return gain === 'reroll' || gain === 'exchange';
}

function place(brewery: Brewery, { from, die, space }: Action<'place'>): void {
  takeFrom(brewery, from, dieOf(die));
  if (isAtOnce(space)) loosen(brewery, 'blue');
  else promise(brewery, space, dieOf(die));
}

function buy(brewery: Brewery, { ingredient, from, die }: Action<'buy'>): void {
  add(brewery.ingredients, INGREDIENTS.indexOf(ingredient), 1);
  add(brewery.goods, COINS, -INGREDIENT_PRICES[ingredient]);
  if (from === null || die === null) return;
  add(brewery.goods, COINS, discount(ingredient, dieOf(die).value));
  takeFrom(brewery, from, dieOf(die));
  loosen(brewery, 'blue');
}

// Brewing

/** Brewing changes the offer for everyone. */
export function brew(sketch: Sketch, brewery: Brewery, { recipe, extra }: Action<'brew'>): void {
  const formula = formulaOf(recipe);
  for (const { colour, least } of formula.needs) pay(brewery, colour, least);
  add(brewery.goods, XP, formula.xp);
  add(brewery.goods, COINS, formula.coins);
  add(brewery.goods, CLAIMS, formula.tokens);
  add(brewery.loose, numberOf('yellow'), formula.dice);
  if (extra !== 'none') addExtra(brewery, formula, extra);
  const at = sketch.offer.formulas.indexOf(formula);
  sketch.offer.formulas.splice(at, 1);
  sketch.offer.isBlocked.splice(at, 1);
  sketch.left = Math.max(0, sketch.left - 1);
}

function pay({ stored, loose }: Brewery, colour: number, least: number): void {
  for (let place = placeOf(colour, least); place <= placeOf(colour, MOST_PIPS); place++) {
    if (stored[place] === 0) continue;
    add(stored, place, -1);
    add(loose, colour, 1);
    return;
  }
}

function addExtra(brewery: Brewery, { extras }: Formula, extra: string): void {
  const ingredient = isOneOf(INGREDIENTS, extra) ? INGREDIENTS.indexOf(extra) : NONE;
  const bonus = extras.find((one) => one.ingredient === ingredient);
  add(brewery.goods, XP, bonus?.xp ?? 0);
  add(brewery.goods, COINS, bonus?.coins ?? 0);
  if (ingredient !== NONE) add(brewery.ingredients, ingredient, -1);
  else {
    takeFrom(brewery, 'warehouse', dieOf(extra));
    loosen(brewery, 'blue');
  }
}
