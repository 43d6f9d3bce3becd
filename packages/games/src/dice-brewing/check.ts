import { firstOf } from '@taproom/engine';
import { isWrongSum } from '../checking.ts';
import {
  COLOURS,
  type Colour,
  DICE,
  INGREDIENTS,
  type Ingredient,
  MOST_PIPS,
  OF_EACH,
  SEEDS,
  TOKENS,
  type Token,
} from './components.ts';
import { RECIPES } from './recipes/index.ts';
import { diceOf } from './rules.ts';
import type { BrewingState } from './state.ts';

/** Every die, seed, ingredient, token and recipe exists, in exactly one place. */
export function check(state: BrewingState): string | undefined {
  return (
    firstOf(COLOURS, (colour) => checkDice(state, colour)) ??
    firstOf(INGREDIENTS, (ingredient) => checkIngredient(state, ingredient)) ??
    firstOf(TOKENS, (token) => checkToken(state, token)) ??
    checkSeeds(state) ??
    checkRecipes(state) ??
    checkBrewers(state)
  );
}

function wrongSum(name: string, counts: readonly number[], sum: number): string | undefined {
  return isWrongSum(counts, sum) ? `${name}: ${counts.join(' + ')} instead of ${sum}` : undefined;
}

function checkDice(state: BrewingState, colour: Colour): string | undefined {
  const dice = state.brewers.flatMap((_, seat) => diceOf(state, seat)).filter((die) => die.colour === colour);
  const strange = dice.find(({ value, raised }) => value < 0 || value > MOST_PIPS || raised < 0 || raised >= MOST_PIPS);
  if (strange) return `a ${colour} die shows ${strange.value}, raised by ${strange.raised}`;
  return wrongSum(`${colour} dice`, [state.supply[colour], dice.length], DICE[colour]);
}

const checkIngredient = ({ market, brewers }: BrewingState, ingredient: Ingredient): string | undefined =>
  wrongSum(ingredient, [market[ingredient], ...brewers.map(({ ingredients }) => ingredients[ingredient])], OF_EACH);

const checkToken = ({ blackMarket, played, brewers }: BrewingState, token: Token): string | undefined =>
  wrongSum(token, [blackMarket[token], played[token], ...brewers.map(({ tokens }) => tokens[token])], OF_EACH);

function checkSeeds({ seeds, brewers }: BrewingState): string | undefined {
  const sown = brewers.map(({ board }) => Object.values(board).filter(({ piece }) => piece === 'seed').length);
  return wrongSum('seeds', [seeds, ...sown, ...brewers.map((brewer) => brewer.seeds)], SEEDS);
}

function checkRecipes({ display, deck, brewers }: BrewingState): string | undefined {
  const ids = [...display, ...deck, ...brewers.flatMap(({ recipes }) => recipes)];
  return new Set(ids).size === ids.length && ids.length === RECIPES.length ? undefined : `recipes: ${ids.join(' ')}`;
}

const checkBrewers = ({ brewers }: BrewingState): string | undefined =>
  firstOf([...brewers.entries()], ([seat, { coins, xp }]) =>
    coins < 0 || xp < 0 ? `seat ${seat}: ${coins} coins, ${xp} XP` : undefined,
  );
