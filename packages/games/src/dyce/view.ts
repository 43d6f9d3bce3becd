import { clone, must, type Rng, type ScorePart, type Seat } from '@taproom/engine';
import { forecast } from './baron.ts';
import { nameOf } from './city.ts';
import { BARONS, type BaronName, type Blend, type Natural, type Whisky } from './components.ts';
import { isAlone, scoreParts, total } from './rules.ts';
import type { Die, DyceEvent, DyceState, Ending, Merchant, Shop, Traded, Walked } from './state.ts';

export interface SeenMerchant extends Readonly<Merchant> {
  readonly whiskies: Readonly<Record<Natural, number>>;
  readonly sold: Readonly<Record<Blend, number>>;
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

export interface SeenBaron {
  readonly name: BaronName;
  /** Null while he waits at his gate. */
  readonly space: string | null;
  readonly line: readonly Die[];
}

/** What a baron would do if it were the barons' turn now. */
export interface Foreseen {
  readonly walk: Walked;
  readonly trade: Traded | null;
}

export interface DyceView {
  readonly phase: 'draft' | 'turn' | 'over';
  readonly alone: boolean;
  readonly round: number;
  readonly white: number;
  /** Holds the barrel. */
  readonly first: Seat;
  /** The seat to act; null once the game is over. */
  readonly actor: Seat | null;
  /** Actions taken in this turn. */
  readonly actions: number;
  /** Whether the player round ends after this turn. */
  readonly isLast: boolean;
  readonly pool: readonly Natural[];
  /** By space, row by row; the castle's entry is always null. */
  readonly city: readonly (Readonly<Shop> | null)[];
  readonly barons: readonly SeenBaron[];
  /** By baron; shorter if the game would end first. Empty before the first turn and after the end. */
  readonly forecast: readonly Foreseen[];
  readonly supply: Readonly<Record<Whisky, number>>;
  readonly bag: Readonly<Record<Whisky, number>>;
  readonly seats: readonly SeenMerchant[];
  readonly ending: Ending | null;
}

/** Only the dice still to be drawn are hidden. */
export function view(state: DyceState): DyceView {
  const frame = state.stack.at(-1);
  return {
    phase: frame === undefined ? 'over' : frame.at === 'draft' ? 'draft' : 'turn',
    alone: isAlone(state),
    round: state.round,
    white: state.white,
    first: state.first,
    actor: actorOf(state),
    actions: frame?.at === 'turn' ? frame.actions : 0,
    isLast: frame?.at === 'turn' && frame.isLast,
    pool: [...state.pool],
    city: clone(state.city),
    barons: state.barons.map(({ standing, line }, number) => ({
      name: must(BARONS[number]),
      space: 'space' in standing ? nameOf(standing.space) : null,
      line: clone(line),
    })),
    forecast: frame?.at === 'turn' ? foreseen(state) : [],
    supply: { ...state.supply },
    bag: { ...state.bag },
    seats: state.merchants.map((merchant, seat) => seen(state, merchant, seat)),
    ending: state.ending,
  };
}

function actorOf({ stack }: DyceState): Seat | null {
  const frame = stack.at(-1);
  if (frame?.at === 'draft') return must(frame.order[0]);
  return frame?.at === 'turn' ? frame.seat : null;
}

function seen(state: DyceState, merchant: Merchant, seat: Seat): SeenMerchant {
  const parts = scoreParts(state, seat);
  return { ...clone(merchant), score: total(parts), parts };
}

function foreseen(state: DyceState): Foreseen[] {
  const events = forecast(state);
  const tradeOf = (baron: BaronName): Traded | null =>
    events.find((event): event is Traded => event.type !== 'walked' && event.baron === baron) ?? null;
  return events
    .filter((event): event is Walked => event.type === 'walked')
    .map((walk) => ({ walk, trade: tradeOf(walk.baron) }));
}

export const witness = (event: DyceEvent): DyceEvent => event;

/** The bag has no order, so only the generator changes. */
export function imagine(state: DyceState, _: Seat, rng: Rng): void {
  state.rng = clone(rng);
}
