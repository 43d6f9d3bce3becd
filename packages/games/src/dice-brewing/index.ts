import { type Game, isDecidedByTieBreak, must, type Outcome } from '@taproom/engine';
import { check } from './check.ts';
import { copy } from './copy.ts';
import { flow } from './flow.ts';
import { offer } from './offer.ts';
import { recipeOf } from './recipes/index.ts';
import { scoreParts } from './rules.ts';
import { setup } from './setup.ts';
import type { Brewer, BrewingAction, BrewingEvent, BrewingOptions, BrewingState } from './state.ts';
import { type BrewingView, imagine, view, witness } from './view.ts';

export const diceBrewing: Game<BrewingState, BrewingAction, BrewingView, BrewingEvent, BrewingOptions> = {
  ...offer,
  setup,
  actors: flow.actors,
  legal: flow.legal,
  refuse: flow.refuse,
  apply: flow.apply,
  copy,
  outcome,
  view,
  witness,
  imagine,
  check,
};

function outcome(state: BrewingState): Outcome | undefined {
  if (state.ending === null) return undefined;
  const parts = state.brewers.map((_, seat) => scoreParts(state, seat));
  const scores = parts.map((own) => own.reduce((sum, { value }) => sum + value, 0));
  const places = placesOf(state.brewers, scores);
  const endings = isDecidedByTieBreak({ places, scores }) ? [state.ending, 'tied'] : [state.ending];
  return { places, scores, parts, table: [], endings };
}

/** BR-13: more XP, then more recipes, then more expert recipes, then more coins. */
function placesOf(brewers: readonly Brewer[], scores: readonly number[]): number[] {
  const worth = brewers.map(({ recipes, coins }, seat) => [
    must(scores[seat]),
    recipes.length,
    experts(recipes),
    coins,
  ]);
  return worth.map((own) => 1 + worth.filter((other) => isMore(other, own)).length);
}

const experts = (recipes: readonly string[]): number => recipes.filter((id) => recipeOf(id).level === 'expert').length;

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && must(one[at]) > must(other[at]);
}

export {
  BLACK_MARKET_OPENS,
  BUILDINGS,
  type Building,
  buildingOf,
  COINS_FOR_XP,
  COLOURS,
  type Colour,
  DIE_XP,
  discount,
  INGREDIENT_PRICES,
  INGREDIENTS,
  type Ingredient,
  MARKET_OPENS,
  SPACE_RULES,
  SPACES,
  type Space,
  TOKEN_PRICES,
  TOKENS,
  type Token,
} from './components.ts';
export { COLOUR_LETTERS, colourOf, dieOf, indexOfWord, pipsOf, wordOf } from './dice.ts';
export {
  type Enhancement,
  findRecipe,
  RECIPES,
  type Recipe,
  type Requirement,
  type Reward,
  recipeOf,
} from './recipes/index.ts';
export type {
  BrewingAction,
  BrewingEvent,
  BrewingOptions,
  BrewingState,
  Die,
  DieWord,
  Placed,
  Stage,
  Store,
} from './state.ts';
export type { Asked, BrewingView, SeenBrewer } from './view.ts';
