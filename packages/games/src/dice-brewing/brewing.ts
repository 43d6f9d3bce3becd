import { type Emit, must, pop, push, replace, type Seat } from '@taproom/engine';
import { COLOURS, type Colour, INGREDIENTS, type Ingredient, TOKENS } from './components.ts';
import { isUsable, takeWord, wordOf } from './dice.ts';
import { earn, takeDie } from './effects.ts';
import { type Enhancement, type Recipe, type Requirement, recipeOf } from './recipes/index.ts';
import { brewerAt } from './rules.ts';
import type { Brewer, BrewingAction, BrewingEvent, BrewingState, Die, Frames } from './state.ts';

type Emits = Emit<BrewingEvent>;

export const NO_EXTRA = 'none';

/** Strictest requirements first: whichever dice pay for them, the rest can still be paid. */
export const inPayingOrder = ({ requirements }: Recipe): Requirement[] =>
  requirements.toSorted((a, b) => b.least - a.least);

const pays = (die: Die, { colour, least }: Requirement): boolean =>
  isUsable(die) && die.colour === colour && die.value >= least;

/** How much a die would be missed: for its lasting pips, and for its protection. */
const regret = ({ value, raised, lock }: Die): number => (value - raised) * 2 + (lock ? 1 : 0);

/** BR-8: the cheapest dice that pay for a recipe; undefined if none do. */
export function cheapestPayment(warehouse: readonly Die[], recipe: Recipe): Die[] | undefined {
  const paid: Die[] = [];
  for (const requirement of inPayingOrder(recipe)) {
    const able = warehouse.filter((die) => !paid.includes(die) && pays(die, requirement));
    const [cheapest] = able.sort((a, b) => a.value - b.value || regret(a) - regret(b));
    if (!cheapest) return undefined;
    paid.push(cheapest);
  }
  return paid;
}

/** Whether there is more than one way to pay. */
const hasChoice = (warehouse: readonly Die[], recipe: Recipe, payment: readonly Die[]): boolean =>
  warehouse.some(
    (die) =>
      !payment.includes(die) &&
      inPayingOrder(recipe).some(
        (requirement, at) => pays(die, requirement) && wordOf(die) !== wordOf(must(payment[at])),
      ),
  );

export const brewables = (state: BrewingState, seat: Seat): BrewingAction[] =>
  state.display
    .filter((recipe) => !state.blocked.includes(recipe))
    .flatMap((recipe) => waysToBrew(brewerAt(state, seat), recipeOf(recipe)));

function waysToBrew(brewer: Brewer, recipe: Recipe): BrewingAction[] {
  const payment = cheapestPayment(brewer.warehouse, recipe);
  if (!payment) return [];
  const pay = hasChoice(brewer.warehouse, recipe, payment)
    ? (['cheapest', 'chosen'] as const)
    : (['cheapest'] as const);
  return extrasFor(brewer, recipe).flatMap((extra) =>
    pay.map((how): BrewingAction => ({ type: 'brew', recipe: recipe.id, extra, pay: how })),
  );
}

/** None, an ingredient in stock, or a blue die of sufficient value. */
function extrasFor({ warehouse, ingredients }: Brewer, { enhancements }: Recipe): string[] {
  const extras = enhancements.flatMap(({ with: needed }) => {
    if (typeof needed === 'string') return ingredients[needed] > 0 ? [needed] : [];
    const blues = warehouse.filter((die) => isUsable(die) && die.colour === 'blue' && die.value >= needed.blue);
    return [...new Set(blues.map(wordOf))];
  });
  return [NO_EXTRA, ...new Set(extras)];
}

export function brew(
  state: BrewingState,
  seat: Seat,
  id: string,
  extra: string,
  pay: 'cheapest' | 'chosen',
  emit: Emits,
): void {
  const { warehouse } = brewerAt(state, seat);
  if (pay === 'chosen') {
    replace(state, { at: 'pay', seat, recipe: id, extra, dice: [] });
    return;
  }
  const payment = cheapestPayment(warehouse, recipeOf(id)) as Die[];
  pop(state);
  finish(
    state,
    seat,
    id,
    extra,
    payment.map((die) => takeWord(warehouse, wordOf(die))),
    emit,
  );
}

/** The dice that can pay for the next requirement, equal dice once. */
export function payments(state: BrewingState, local: Frames['pay']): BrewingAction[] {
  const { warehouse } = brewerAt(state, local.seat);
  const next = must(inPayingOrder(recipeOf(local.recipe))[local.dice.length]);
  const words = warehouse.filter((die) => pays(die, next)).map(wordOf);
  return [...new Set(words)].map((die) => ({ type: 'pay', die }));
}

export function pay(state: BrewingState, local: Frames['pay'], word: string, emit: Emits): void {
  const { seat, recipe, extra, dice } = local;
  dice.push(takeWord(brewerAt(state, seat).warehouse, word));
  if (dice.length < recipeOf(recipe).requirements.length) return;
  pop(state);
  finish(state, seat, recipe, extra, dice, emit);
}

function finish(state: BrewingState, seat: Seat, id: string, extra: string, dice: readonly Die[], emit: Emits): void {
  const brewer = brewerAt(state, seat);
  emit({ type: 'brewed', seat, recipe: id, dice: dice.map(wordOf), extra });
  brewer.reserve.push(...dice);
  brewer.recipes.push(id);
  turnUp(state, id, emit);
  reward(state, seat, recipeOf(id), useExtra(state, brewer, recipeOf(id), extra), emit);
  // BR-7: once a recipe is brewed, earlier passes no longer count.
  state.passed.fill(false);
}

function turnUp(state: BrewingState, brewed: string, emit: Emits): void {
  const next = state.deck.shift();
  const at = state.display.indexOf(brewed);
  if (next === undefined) state.display.splice(at, 1);
  else {
    state.display[at] = next;
    emit({ type: 'revealed', recipe: next });
  }
}

/** The ingredient returns to the Market, the blue die to the reserve. */
function useExtra(state: BrewingState, brewer: Brewer, recipe: Recipe, extra: string): Enhancement | undefined {
  if (extra === NO_EXTRA) return undefined;
  const ingredient = INGREDIENTS.find((one) => one === extra) as Ingredient | undefined;
  if (ingredient) {
    brewer.ingredients[ingredient]--;
    state.market[ingredient]++;
  } else brewer.reserve.push(takeWord(brewer.warehouse, extra));
  return recipe.enhancements.find(({ with: needed }) =>
    ingredient ? needed === ingredient : typeof needed !== 'string',
  );
}

function reward(
  state: BrewingState,
  seat: Seat,
  { reward: given }: Recipe,
  bonus: Enhancement | undefined,
  emit: Emits,
): void {
  earn(state, seat, given.coins + (bonus?.coins ?? 0), 1 + given.xp + (bonus?.xp ?? 0), emit);
  const { tokens, maltOrHops, anyDice } = given;
  if (tokens + maltOrHops + anyDice > 0) push(state, { at: 'reward', seat, tokens, maltOrHops, anyDice });
}

/** Asks for the next choice of the reward, skipping any that is out of stock. */
export function nextReward(state: BrewingState, local: Frames['reward']): void {
  const { seat } = local;
  const among = local.tokens > 0 ? [] : inStock(state, local.maltOrHops > 0 ? ['yellow', 'green'] : COLOURS);
  if (local.tokens > 0) {
    local.tokens--;
    if (TOKENS.some((token) => state.blackMarket[token] > 0)) push(state, { at: 'claim', seat });
  } else if (local.maltOrHops + local.anyDice > 0) {
    if (local.maltOrHops > 0) local.maltOrHops--;
    else local.anyDice--;
    if (among.length > 0) push(state, { at: 'choose', seat, among });
  } else pop(state);
}

const inStock = ({ supply }: BrewingState, colours: readonly Colour[]): Colour[] =>
  colours.filter((colour) => supply[colour] > 0);

export function chooseDie(state: BrewingState, seat: Seat, colour: Colour, emit: Emits): void {
  const die = takeDie(state, colour);
  brewerAt(state, seat).reserve.push(die);
  emit({ type: 'gained', seat, die: wordOf(die) });
  pop(state);
}
