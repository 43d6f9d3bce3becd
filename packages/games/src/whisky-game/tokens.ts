import { below, type Emit, type Seat } from '@taproom/engine';
import { TOKENS, type Token } from './components.ts';
import { countOf, noTokens, travellerAt } from './rules.ts';
import type { WhiskyEvent, WhiskyState } from './state.ts';

type Emits = Emit<WhiskyEvent>;
type Tokens = Record<Token, number>;

/** A random token of these, with equal probability. */
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

/** Returns this many random tokens to the bag, or all if there are fewer. */
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

/** Doubles the tokens of each kind, as far as the bag allows (WG-33). */
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

/** WG-7: two tokens of one kind for one of another at a pub. */
export const swaps = (state: WhiskyState, seat: Seat): Swap[] => swapsWith(travellerAt(state, seat).tokens, state.bag);

interface Swap {
  readonly give: Token;
  readonly take: Token;
}

export const swapsWith = (tokens: Readonly<Tokens>, bag: Readonly<Tokens>): Swap[] =>
  TOKENS.flatMap((give) => TOKENS.map((take) => ({ give, take }))).filter(
    ({ give, take }) => give !== take && tokens[give] >= SWAPPED && bag[take] > 0,
  );

export const SWAPPED = 2;
