import { below, type Emit, type Seat } from '@taproom/engine';
import { TOKENS, type Token } from './components.ts';
import { countOf, noTokens, travellerAt } from './rules.ts';
import type { WhiskyEvent, WhiskyState } from './state.ts';

type Emits = Emit<WhiskyEvent>;
type Tokens = Record<Token, number>;

/** A token of some, each as likely as any other. */
function anyOf(state: WhiskyState, tokens: Tokens): Token {
  let at = below(state.rng, countOf(tokens));
  for (const token of TOKENS) {
    if (at < tokens[token]) return token;
    at -= tokens[token];
  }
  throw new Error('there is no token');
}

/** Draws a token from the bag, unless it is empty (WG-33). */
export function drawToken(state: WhiskyState, seat: Seat): Token | undefined {
  if (countOf(state.bag) === 0) return undefined;
  const token = anyOf(state, state.bag);
  state.bag[token]--;
  travellerAt(state, seat).tokens[token]++;
  return token;
}

/** So many tokens drawn at random go back into the bag; all, if there are no more. */
export function spill(state: WhiskyState, seat: Seat, count: number, emit: Emits): void {
  const { tokens } = travellerAt(state, seat);
  const spilt = noTokens();
  for (let i = Math.min(count, countOf(tokens)); i > 0; i--) {
    const token = anyOf(state, tokens);
    tokens[token]--;
    spilt[token]++;
    state.bag[token]++;
  }
  emit({ type: 'spilt', seat, tokens: spilt });
}

/** One more of the same kind for each token, as far as the bag goes (WG-33). */
export function double(state: WhiskyState, seat: Seat, emit: Emits): void {
  const { tokens } = travellerAt(state, seat);
  const gained = noTokens();
  for (const token of TOKENS) {
    gained[token] = Math.min(tokens[token], state.bag[token]);
    tokens[token] += gained[token];
    state.bag[token] -= gained[token];
  }
  emit({ type: 'gained', seat, tokens: gained });
}

export function pay(state: WhiskyState, seat: Seat, price: Readonly<Tokens>): void {
  for (const token of TOKENS) {
    travellerAt(state, seat).tokens[token] -= price[token];
    state.bag[token] += price[token];
  }
}

/** What can be had at a pub: WG-7, two of one kind for one of another. */
export function swaps(state: WhiskyState, seat: Seat): { give: Token; take: Token }[] {
  const { tokens } = travellerAt(state, seat);
  return TOKENS.flatMap((give) => TOKENS.map((take) => ({ give, take }))).filter(
    ({ give, take }) => give !== take && tokens[give] >= SWAPPED && state.bag[take] > 0,
  );
}

export const SWAPPED = 2;
