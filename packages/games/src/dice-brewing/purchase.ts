import { type Emit, pop, push, type Seat } from '@taproom/engine';
import {
  BLACK_MARKET_OPENS,
  discount,
  INGREDIENT_PRICES,
  INGREDIENTS,
  type Ingredient,
  MARKET_OPENS,
  TOKEN_PRICES,
  TOKENS,
  type Token,
} from './components.ts';
import { isUsable, takeWord, wordOf } from './dice.ts';
import { brewerAt, inOrder, luckLeft, STORES, usable } from './rules.ts';
import type { Brewer, BrewingAction, BrewingEvent, BrewingState, Frames, Store } from './state.ts';

type Turn = Frames['purchase'];
type Emits = Emit<BrewingEvent>;

const purseOf = (brewer: Brewer, { luckSpent }: Turn): number => brewer.coins + luckLeft(brewer, luckSpent);

/** One ingredient, with or without a blue die for a discount. */
export function ingredientsOnOffer(state: BrewingState, turn: Turn): BrewingAction[] {
  if (turn.bought || state.round < MARKET_OPENS) return [];
  return INGREDIENTS.filter((ingredient) => state.market[ingredient] > 0).flatMap((ingredient) =>
    waysToBuy(brewerAt(state, turn.seat), turn, ingredient),
  );
}

function waysToBuy(brewer: Brewer, turn: Turn, ingredient: Ingredient): BrewingAction[] {
  const price = INGREDIENT_PRICES[ingredient];
  const purse = purseOf(brewer, turn);
  const plain: BrewingAction[] = purse >= price ? [{ type: 'buy', ingredient, from: null, die: null }] : [];
  const cheaper = STORES.flatMap((from) =>
    usable(brewer, from, ['blue'])
      .filter(({ value }) => discount(ingredient, value) > 0 && purse >= price - discount(ingredient, value))
      .map((die): BrewingAction => ({ type: 'buy', ingredient, from, die: wordOf(die) })),
  );
  return [...plain, ...cheaper];
}

export function tokensOnOffer(state: BrewingState, turn: Turn): BrewingAction[] {
  if (turn.dealt || state.round < BLACK_MARKET_OPENS) return [];
  const purse = purseOf(brewerAt(state, turn.seat), turn);
  return TOKENS.filter((token) => state.blackMarket[token] > 0 && TOKEN_PRICES[token] <= purse).map((token) => ({
    type: 'deal',
    token,
  }));
}

/** Coins from unlucky dice are spent first, since unspent ones are lost. */
function spend(brewer: Brewer, turn: Turn, price: number): void {
  const luck = Math.min(price, luckLeft(brewer, turn.luckSpent));
  turn.luckSpent += luck;
  brewer.coins -= price - luck;
}

export function buy(
  state: BrewingState,
  turn: Turn,
  ingredient: Ingredient,
  from: Store | null,
  word: string | null,
  emit: Emits,
): void {
  const brewer = brewerAt(state, turn.seat);
  if (from !== null && word !== null) brewer.onMarket = takeWord(brewer[from], word);
  const off = brewer.onMarket ? discount(ingredient, brewer.onMarket.value) : 0;
  const price = INGREDIENT_PRICES[ingredient] - off;
  spend(brewer, turn, price);
  turn.bought = true;
  state.market[ingredient]--;
  brewer.ingredients[ingredient]++;
  emit({ type: 'bought', seat: turn.seat, ingredient, price, die: word });
}

export function deal(state: BrewingState, turn: Turn, token: Token, emit: Emits): void {
  spend(brewerAt(state, turn.seat), turn, TOKEN_PRICES[token]);
  turn.dealt = true;
  takeToken(state, turn.seat, token, TOKEN_PRICES[token], emit);
}

export function takeToken(state: BrewingState, seat: Seat, token: Token, price: number, emit: Emits): void {
  state.blackMarket[token]--;
  brewerAt(state, seat).tokens[token]++;
  emit({ type: 'dealt', seat, token, price, open: state.mode === 'standard' });
}

/**
 * BR-30: the next die that was withdrawn after its owner's purchase, in the order of play; a locked one cannot be
 * stored.
 */
export function askToRestore(state: BrewingState): void {
  for (const seat of inOrder(state)) {
    const { reserve } = brewerAt(state, seat);
    const at = reserve.findIndex((die) => die.withdrawn && isUsable(die));
    const [die] = at < 0 ? [] : reserve.splice(at, 1);
    if (!die) continue;
    die.withdrawn = false;
    push(state, { at: 'keep', seat, die, withdrawn: true });
    return;
  }
  pop(state);
}
