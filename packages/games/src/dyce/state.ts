import type { BaseState, Flow, FrameOf, Seat } from '@taproom/engine';
import type { Standing } from './city.ts';
import type { BaronName, Blend, Natural, Whisky } from './components.ts';

export interface DyceOptions {
  /** Who begins: `random`, or a seat number. */
  first: string;
  /** The white die's value at the start of a solo game. */
  startDie: string;
}

/** A price. */
export interface Die {
  readonly whisky: Whisky;
  readonly value: number;
}

export interface Shop {
  readonly owner: Seat;
  whisky: Whisky | null;
  pounds: number;
}

/** Shops by space; the castle's entry stays null. */
export type City = (Shop | null)[];

export interface Baron {
  standing: Standing;
  /** His prices; only the first counts. */
  line: Die[];
}

export interface Merchant {
  pounds: number;
  vps: number;
  /** Shops in hand. */
  shops: number;
  whiskies: Record<Natural, number>;
  /** Blends kept when sold, in solo games only (DY-11). */
  sold: Record<Blend, number>;
  /** Whether the seal lies on the castle. */
  sealed: boolean;
  /** Turns begun in this player round (DY-4). */
  turns: number;
}

export interface Frames {
  /** Seats still to choose a whisky, in order. */
  draft: { order: Seat[] };
  /** `isLast` if all seals lay on the castle when the turn began. */
  turn: { seat: Seat; actions: number; isLast: boolean };
  /** `next` is the baron to act; `blended` once a blended die went back to the bag this round. */
  barons: { next: number; blended: boolean };
}

export interface DyceState extends BaseState, Flow<Frames> {
  stack: FrameOf<Frames>[];
  round: number;
  /** Holds the barrel. */
  first: Seat;
  /** The value of the white die on the castle. */
  white: number;
  city: City;
  barons: Baron[];
  merchants: Merchant[];
  /** Cubes nobody owns. */
  supply: Record<Whisky, number>;
  /** Cubes drawn for the draft. */
  pool: Natural[];
  /** Dice in the bag, in no order: each draw is random. */
  bag: Record<Whisky, number>;
  ending: Ending | null;
}

/**
 * The white die would have risen above 6, round 60 is over (DY-10), or in a solo game all four blends are sold or
 * nothing is left to trade with (DY-21).
 */
export type Ending = 'die' | 'rounds' | 'blends' | 'ruin';

export type DyceAction =
  | { readonly type: 'choose'; readonly whisky: Natural }
  | { readonly type: 'open'; readonly space: string }
  | { readonly type: 'stock'; readonly space: string; readonly whisky: Whisky }
  | { readonly type: 'advertise'; readonly space: string }
  | { readonly type: 'pass' }
  | { readonly type: 'take' }
  | { readonly type: 'done' };

/** The priority that left a single step, or why the baron does not move at all. */
export type Because = 'nearest' | 'pounds' | 'castle' | 'clockwise' | 'there' | 'nothing';

export type DyceEvent =
  | { readonly type: 'began'; readonly seat: Seat }
  | {
      readonly type: 'laid';
      readonly baron: BaronName;
      readonly whiskies: readonly Whisky[];
      readonly values: readonly number[];
      /** Values as rolled, before any die was turned. */
      readonly rolled: readonly number[];
    }
  | { readonly type: 'poured'; readonly whiskies: readonly Natural[] }
  | { readonly type: 'chose'; readonly seat: Seat; readonly whisky: Natural }
  | { readonly type: 'opened'; readonly seat: Seat; readonly space: string }
  | {
      readonly type: 'stocked';
      readonly seat: Seat;
      readonly space: string;
      readonly whisky: Whisky;
      readonly instead: Whisky | null;
    }
  | { readonly type: 'advertised'; readonly seat: Seat; readonly space: string; readonly owner: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat }
  /** A turn ended with actions unused. */
  | { readonly type: 'rested'; readonly seat: Seat }
  | Walked
  | Traded
  | {
      readonly type: 'drew';
      readonly baron: BaronName;
      /** The die returned to the bag. */
      readonly back: Whisky;
      readonly whisky: Whisky;
      readonly value: number;
      readonly rolled: number;
    }
  | { readonly type: 'evening'; readonly round: number; readonly white: number; readonly raised: boolean }
  | { readonly type: 'ended'; readonly ending: Ending };

/** A baron's move, or his staying put. */
export interface Walked {
  readonly type: 'walked';
  readonly baron: BaronName;
  /** A space, or `gate`. */
  readonly from: string;
  readonly to: string;
  readonly whisky: Whisky;
  /** The shops he may be heading for: equally near and equally rich. */
  readonly targets: readonly string[];
  readonly because: Because;
}

/** A trade, or the closing of a shop whose owner could not pay. */
export interface Traded {
  readonly type: 'bought' | 'sold' | 'closed';
  readonly baron: BaronName;
  readonly seat: Seat;
  readonly space: string;
  readonly whisky: Whisky;
  readonly price: number;
  /** Pounds on the shop, which go to the supply. */
  readonly pounds: number;
  readonly vps: number;
}
