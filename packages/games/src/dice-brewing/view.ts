import { clone, keyed, must, type Rng, type ScorePart, type Seat, shuffle, type Viewer } from '@taproom/engine';
import {
  type Colour,
  type Ingredient,
  RECIPES_TO_END,
  type Resource,
  type Space,
  TOKENS,
  type Token,
} from './components.ts';
import { flow } from './flow.ts';
import { brewedInAll, brewerAt, luckLeft, scoreParts, seasonOf, tokensOf } from './rules.ts';
import type { Brewer, BrewingEvent, BrewingState, Die, Ending, Frames, Phase, Placed, Stage } from './state.ts';

export interface SeenBrewer {
  readonly reserve: readonly Readonly<Die>[];
  readonly warehouse: readonly Readonly<Die>[];
  readonly seeds: number;
  readonly coins: number;
  readonly xp: number;
  readonly ingredients: Readonly<Record<Ingredient, number>>;
  /** The number of action tokens. */
  readonly tokenCount: number;
  /** Their kinds; null if they are face down. */
  readonly tokens: Readonly<Record<Token, number>> | null;
  readonly board: Readonly<Partial<Record<Space, Readonly<Placed>>>>;
  readonly onMarket: Readonly<Die> | null;
  readonly recipes: readonly string[];
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

/** Whether the seat holds tokens but can only decline; no other viewer is told (BR-31). */
interface Idleness {
  readonly idle: boolean;
}

/** The current question, with what it is about. */
export type Asked =
  | ({ readonly at: 'place'; readonly pieces: number } & Idleness)
  /** `luck` is the coins left from unlucky dice. */
  | ({ readonly at: 'purchase'; readonly bought: boolean; readonly dealt: boolean; readonly luck: number } & Idleness)
  | ({ readonly at: 'window' } & Idleness)
  | { readonly at: 'brew' | 'colour' | 'claim' }
  | { readonly at: 'keep'; readonly die: Readonly<Die>; readonly withdrawn: boolean }
  | { readonly at: 'reroll'; readonly reserve: readonly number[]; readonly warehouse: readonly number[] }
  | { readonly at: 'exchange'; readonly colour: Resource; readonly rolled: readonly number[] }
  | { readonly at: 'aim'; readonly token: Token; readonly phase: Phase }
  | { readonly at: 'pay'; readonly recipe: string; readonly extra: string; readonly dice: readonly Readonly<Die>[] }
  | { readonly at: 'choose'; readonly among: readonly Colour[] };

export interface BrewingView {
  readonly phase: 'play' | 'over';
  readonly mode: BrewingState['mode'];
  readonly unlucky: boolean;
  /** The part of the round; null once the game is over. */
  readonly stage: Stage | null;
  readonly round: number;
  /** The game ends after it at the latest (BR-14, BR-32). */
  readonly lastRound: number;
  readonly season: 'winter' | 'summer';
  readonly first: Seat;
  readonly actor: Seat | null;
  readonly asked: Asked | null;
  readonly passed: readonly boolean[];
  readonly seats: readonly SeenBrewer[];
  readonly supply: Readonly<Record<Colour, number>>;
  readonly seeds: number;
  readonly market: Readonly<Record<Ingredient, number>>;
  /** Tokens for sale by kind; with tokens face down, 1 means some (BR-27). */
  readonly blackMarket: Readonly<Record<Token, number>>;
  readonly played: Readonly<Record<Token, number>>;
  readonly display: readonly string[];
  readonly blocked: readonly string[];
  readonly deck: number;
  /** Recipes brewed by all players, and the number that ends the game. */
  readonly brewed: number;
  readonly toBrew: number;
  readonly ending: Ending | null;
}

export function view(state: BrewingState, viewer: Viewer): BrewingView {
  const frame = state.stack.at(-1) as Frame | undefined;
  return {
    phase: frame ? 'play' : 'over',
    mode: state.mode,
    unlucky: state.unlucky,
    stage: frame ? stageOf(state) : null,
    round: state.round,
    lastRound: state.lastRound,
    season: seasonOf(state.round),
    first: state.first,
    actor: frame && 'seat' in frame ? frame.seat : null,
    asked: frame ? askedAt(state, frame, viewer) : null,
    passed: [...state.passed],
    seats: state.brewers.map((brewer, seat) => seen(state, brewer, seat, viewer)),
    supply: { ...state.supply },
    seeds: state.seeds,
    market: { ...state.market },
    blackMarket: isOpen(state) ? { ...state.blackMarket } : someOrNone(state.blackMarket),
    played: { ...state.played },
    display: [...state.display],
    blocked: [...state.blocked],
    deck: state.deck.length,
    brewed: brewedInAll(state),
    toBrew: must(RECIPES_TO_END[state.brewers.length]),
    ending: state.ending,
  };
}

type Frame = BrewingState['stack'][number];

/** Whether all tokens are face up: in standard mode, and once the game is over. */
const isOpen = ({ mode, stack }: BrewingState): boolean => mode === 'standard' || stack.length === 0;

const someOrNone = (stock: Record<Token, number>): Record<Token, number> =>
  keyed(TOKENS, (token) => Math.min(1, stock[token]));

function seen(state: BrewingState, brewer: Brewer, seat: Seat, viewer: Viewer): SeenBrewer {
  const { tokens, ...open } = clone(brewer);
  const parts = scoreParts(state, seat);
  return {
    ...open,
    tokenCount: tokensOf(brewer),
    tokens: isOpen(state) || viewer === seat ? tokens : null,
    score: parts.reduce((sum, { value }) => sum + value, 0),
    parts,
  };
}

function askedAt(state: BrewingState, frame: Frame, viewer: Viewer): Asked | null {
  switch (frame.at) {
    case 'place':
      return { at: frame.at, pieces: frame.pieces, idle: isIdle(state, frame, viewer) };
    case 'window':
      return { at: frame.at, idle: isIdle(state, frame, viewer) };
    case 'aim':
      return { at: frame.at, token: frame.token, phase: phaseOf(state) };
    case 'purchase': {
      const { at, bought, dealt } = frame;
      return { at, bought, dealt, luck: luckOf(state, frame), idle: isIdle(state, frame, viewer) };
    }
    case 'round':
    case 'inOrder':
    case 'restore':
    case 'reward':
    case 'tidy':
      return null;
    default: {
      const { seat: _, ...asked } = clone(frame);
      return asked;
    }
  }
}

const isIdle = (state: BrewingState, { seat }: { seat: Seat }, viewer: Viewer): boolean =>
  viewer === seat && tokensOf(brewerAt(state, seat)) > 0 && flow.legal(state, seat).length === 1;

/** After the turns of a purchase, dice are stored again; else what is not played in turns is the tidying. */
function stageOf({ stack }: BrewingState): Stage {
  const turns = stack.find((frame) => frame.at === 'inOrder');
  if (turns) return turns.phase;
  return stack.some(({ at }) => at === 'restore') ? 'purchase' : 'tidy';
}

function phaseOf({ stack }: BrewingState): Phase {
  const turns = stack.find((frame) => frame.at === 'inOrder');
  if (!turns) throw new Error('no phase');
  return turns.phase;
}

const luckOf = (state: BrewingState, { seat, luckSpent }: Frames['purchase']): number =>
  luckLeft(brewerAt(state, seat), luckSpent);

/** With tokens face down, others learn that one was taken, but not which. */
export function witness(event: BrewingEvent, viewer: Viewer): BrewingEvent | undefined {
  const isHidden = event.type === 'dealt' && !event.open && event.seat !== viewer;
  return isHidden ? { ...event, token: null } : event;
}

/** Hidden: the deck, future rolls, and in advanced mode the others' tokens. */
export function imagine(state: BrewingState, seat: Seat, rng: Rng): void {
  state.rng = clone(rng);
  state.deck.sort();
  shuffle(state.rng, state.deck);
  if (!isOpen(state)) redealTokens(state, seat);
}

/**
 * Mixes the others' tokens with those for sale and deals them again: each player holds as many as before, and a kind is
 * sold out only if it was.
 */
function redealTokens(state: BrewingState, seat: Seat): void {
  const others = state.brewers.filter((_, other) => other !== seat);
  const pool = hiddenTokens(state, others);
  for (const other of others) {
    const count = tokensOf(other);
    for (const token of TOKENS) other.tokens[token] = 0;
    for (const token of pool.splice(0, count)) other.tokens[token]++;
  }
  for (const token of pool) state.blackMarket[token]++;
}

/** Collects all tokens of unknown place in random order, with those that must be in a hand first. */
function hiddenTokens({ rng, blackMarket }: BrewingState, others: readonly Brewer[]): Token[] {
  const forced: Token[] = [];
  const free: Token[] = [];
  for (const token of TOKENS) {
    const held = others.reduce((sum, { tokens }) => sum + tokens[token], 0);
    const isSoldOut = blackMarket[token] === 0;
    (isSoldOut ? forced : free).push(...Array<Token>(held + Math.max(0, blackMarket[token] - 1)).fill(token));
    blackMarket[token] = isSoldOut ? 0 : 1;
  }
  shuffle(rng, free);
  const dealt = [...forced, ...free];
  const inHands = others.reduce((sum, other) => sum + tokensOf(other), 0);
  const hands = dealt.splice(0, inHands);
  shuffle(rng, hands);
  return [...hands, ...dealt];
}
