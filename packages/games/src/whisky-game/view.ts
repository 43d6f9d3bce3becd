import { below, clone, must, type Rng, type Seat, shuffle, type Viewer } from '@taproom/engine';
import { type Card, isKept, LEVELS, type LostBottle, type Token } from './components.ts';
import { REGIONS, type Region } from './map/index.ts';
import { pointsOf, regionsOf } from './rules.ts';
import type { Ending, Frames, Settled, Traveller, Turn, WhiskyState } from './state.ts';

/** An open question as everyone sees it, with the right answer only if revealed. */
export type SeenQuestion = Omit<Frames['question'], 'seat' | 'right'> & { readonly right: number | null };

/** The current question to the seat to act. */
export type Asked =
  | ({ readonly at: 'question' } & SeenQuestion)
  | {
      [K in Exclude<keyof Frames, 'next' | 'question'>]: { readonly at: K } & Readonly<Omit<Frames[K], 'seat'>>;
    }[Exclude<keyof Frames, 'next' | 'question'>];

export interface SeenTraveller extends Omit<Traveller, 'hand' | 'lost'> {
  /** The cards in hand; null for others', unless there are none (WG-24). */
  readonly hand: readonly Card[] | null;
  readonly handCount: number;
  /** Lost bottles not shown; null for others', unless there are none. */
  readonly lost: readonly LostBottle[] | null;
  readonly lostCount: number;
  /** Points of open bottles. */
  readonly points: number;
  /** Points of lost bottles not shown; null for others', unless there are none. */
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

/** A traveller in full, if `isOpen`; otherwise only what lies open. */
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

/** Hidden: the decks, the others' hands and lost bottles, future questions, the right answer and the dice. */
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

/** Players whose hands and lost bottles a seat cannot see: all others, until the game is over. */
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

/** The items without those taken, each removed once. */
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
  question.right = must(question.options[below(state.rng, question.options.length)]);
}
