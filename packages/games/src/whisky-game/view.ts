import { below, clone, type Rng, type Seat, shuffle, type Viewer } from '@taproom/engine';
import { type Card, isKept, LEVELS, type LostBottle, type Token } from './components.ts';
import { REGIONS, type Region } from './map/index.ts';
import { pointsOf, regionsOf } from './rules.ts';
import type { Ending, Frames, Settled, Traveller, Turn, WhiskyState } from './state.ts';

/** An open question as everyone sees it: the right answer only once it has been revealed. */
export type SeenQuestion = Omit<Frames['question'], 'seat' | 'right'> & { readonly right: number | null };

/** What is asked of the seat whose answer is waited for. */
export type Asked =
  | ({ readonly at: 'question' } & SeenQuestion)
  | {
      [K in Exclude<keyof Frames, 'next' | 'question'>]: { readonly at: K } & Readonly<Omit<Frames[K], 'seat'>>;
    }[Exclude<keyof Frames, 'next' | 'question'>];

export interface SeenTraveller extends Omit<Traveller, 'hand' | 'lost'> {
  /** The cards in the hand; null for others', unless there are none (WG-24). */
  readonly hand: readonly Card[] | null;
  readonly handCount: number;
  /** Lost bottles that were not shown; null for others', unless there are none. */
  readonly lost: readonly LostBottle[] | null;
  readonly lostCount: number;
  /** Points that lie open. */
  readonly points: number;
  /** Points of lost bottles that were not shown; null for others', unless there are none. */
  readonly lostPoints: number | null;
  readonly regions: readonly Region[];
  readonly missingRegions: readonly Region[];
}

export interface WhiskyView {
  readonly phase: 'play' | 'over';
  readonly extended: boolean;
  readonly target: number;
  readonly questionSeconds: number;
  readonly round: number;
  readonly first: Seat;
  readonly turn: Turn;
  readonly actor: Seat | null;
  readonly asked: Asked | null;
  readonly seats: readonly SeenTraveller[];
  readonly bag: Readonly<Record<Token, number>>;
  /** Cards in the special deck and bottles in the lost deck. */
  readonly deck: number;
  readonly lostDeck: number;
  readonly settled: Settled | null;
  readonly ending: Ending | null;
  readonly winner: Seat | null;
}

export function view(state: WhiskyState, viewer: Viewer): WhiskyView {
  const frame = state.stack.at(-1);
  return {
    phase: frame ? 'play' : 'over',
    extended: state.extended,
    target: state.target,
    questionSeconds: state.questionSeconds,
    round: state.round,
    first: state.first,
    turn: clone(state.turn),
    actor: frame?.seat ?? null,
    asked: frame ? askedAt(frame) : null,
    seats: state.travellers.map((traveller, seat) => seen(traveller, viewer === seat || !frame)),
    bag: { ...state.bag },
    deck: state.deck.length,
    lostDeck: state.lostDeck.length,
    settled: clone(state.settled),
    ending: state.ending,
    winner: state.winner,
  };
}

/** A player as seen by oneself, or by all once the game is over; else only what lies open. */
function seen(traveller: Traveller, isOpen: boolean): SeenTraveller {
  const { hand, lost, ...open } = clone(traveller);
  const regions = regionsOf(traveller);
  return {
    ...open,
    hand: isOpen || hand.length === 0 ? hand.sort() : null,
    handCount: hand.length,
    lost: isOpen || lost.length === 0 ? lost : null,
    lostCount: lost.length,
    points: pointsOf({ ...traveller, lost: [] }),
    lostPoints: isOpen || lost.length === 0 ? pointsOf({ ...traveller, bottles: [] }) : null,
    regions,
    missingRegions: REGIONS.filter((region) => !regions.includes(region)),
  };
}

function askedAt(frame: WhiskyState['stack'][number]): Asked | null {
  if (frame.at === 'next') return null;
  const { seat: _, ...asked } = clone(frame);
  return asked.at === 'question' ? { ...asked, right: asked.revealed ? asked.right : null } : asked;
}

/** The decks, the others' hands and lost bottles, the questions to come, the right answer and the dice. */
export function imagine(state: WhiskyState, seat: Seat, rng: Rng): void {
  state.rng = clone(rng);
  redealCards(state, hiddenFrom(state, seat));
  redealLost(state, hiddenFrom(state, seat));
  for (const level of LEVELS) {
    state.questions[level].sort();
    shuffle(state.rng, state.questions[level]);
  }
  for (const frame of state.stack) if (frame.at === 'question' && !frame.revealed) guessAnswer(state, frame);
}

/** Those whose hands and lost bottles a seat does not see: all others, until the game is over. */
const hiddenFrom = ({ stack, travellers }: WhiskyState, seat: Seat): Traveller[] =>
  stack.length === 0 ? [] : travellers.filter((_, other) => other !== seat);

/** Only cards that are kept can be in the others' hands. */
function redealCards(state: WhiskyState, others: readonly Traveller[]): void {
  const pool = [...state.deck, ...others.flatMap(({ hand }) => hand)].sort();
  shuffle(state.rng, pool);
  const kept = pool.filter(isKept);
  const dealt: Card[] = [];
  for (const other of others) {
    other.hand = kept.splice(0, other.hand.length);
    dealt.push(...other.hand);
  }
  state.deck = without(pool, dealt);
}

/** What is left of the items when some are taken away, each once. */
function without<T>(items: readonly T[], taken: readonly T[]): T[] {
  const left = [...items];
  for (const item of taken) left.splice(left.indexOf(item), 1);
  return left;
}

function redealLost(state: WhiskyState, others: readonly Traveller[]): void {
  const pool = [...state.lostDeck, ...others.flatMap(({ lost }) => lost)].sort();
  shuffle(state.rng, pool);
  for (const other of others) other.lost = pool.splice(0, other.lost.length);
  state.lostDeck = pool;
}

function guessAnswer(state: WhiskyState, question: Frames['question']): void {
  question.right = question.options[below(state.rng, question.options.length)] as number;
}
