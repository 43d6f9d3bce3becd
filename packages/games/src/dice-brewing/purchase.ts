import { type Emit, keyed, pop, push, type Seat } from '@taproom/engine';
import { byWord } from './actions.ts';
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
import { isUsable, takeWord } from './dice.ts';
import { brewerAt, inOrder, luckLeft, STORES, type Stock } from './rules.ts';
import type { Brewer, BrewingAction, BrewingEvent, BrewingState, Frames, Store } from './state.ts';

type Turn = Frames['purchase'];
type Emits = Emit<BrewingEvent>;

const BUY = keyed(
  INGREDIENTS,
  (ingredient): BrewingAction => Object.freeze({ type: 'buy', ingredient, from: null, die: null }),
);
const BUY_CHEAPER = keyed(INGREDIENTS, (ingredient) =>
  keyed(STORES, (from) => byWord((die) => ({ type: 'buy', ingredient, from, die }))),
);
const DEAL = keyed(TOKENS, (token): BrewingAction => Object.freeze({ type: 'deal', token }));

const purseOf = (brewer: Brewer, { luckSpent }: Turn): number => brewer.coins + luckLeft(brewer, luckSpent);

/** Lists one ingredient, with or without a blue die for a discount. */
export function listIngredients(menu: BrewingAction[], state: BrewingState, turn: Turn, stock: Stock): void {
  if (turn.bought || state.round < MARKET_OPENS) return;
  const purse = purseOf(brewerAt(state, turn.seat), turn);
  for (const ingredient of INGREDIENTS) {
    if (state.market[ingredient] > 0) listWaysToBuy(menu, ingredient, purse, stock);
  }
}

function listWaysToBuy(menu: BrewingAction[], ingredient: Ingredient, purse: number, stock: Stock): void {
  const price = INGREDIENT_PRICES[ingredient];
  if (purse >= price) menu.push(BUY[ingredient]);
  for (const from of STORES) {
    for (const { die, word } of stock[from]) {
      const off = die.colour === 'blue' ? discount(ingredient, die.value) : 0;
      if (off > 0 && purse >= price - off) menu.push(BUY_CHEAPER[ingredient][from](word));
    }
  }
}

export function listTokens(menu: BrewingAction[], state: BrewingState, turn: Turn): void {
  if (turn.dealt || state.round < BLACK_MARKET_OPENS) return;
  const purse = purseOf(brewerAt(state, turn.seat), turn);
  for (const token of TOKENS) {
    if (state.blackMarket[token] > 0 && TOKEN_PRICES[token] <= purse) menu.push(DEAL[token]);
  }
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
