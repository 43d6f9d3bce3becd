import type { BaseState, Flow, FrameOf, Seat } from '@taproom/engine';
import type { Standing } from './city.ts';
import type { BaronName, Blend, Natural, Whisky } from './components.ts';

export interface DyceOptions {
  /** Who begins: `random`, or the number of a seat. */
  first: string;
  /** What the white die shows at the start of a solo game. */
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

/** The shops by space; the castle's place stays empty. */
export type City = (Shop | null)[];

export interface Baron {
  standing: Standing;
  /** The prices he asks or pays; the first counts. */
  line: Die[];
}

export interface Merchant {
  pounds: number;
  vps: number;
  /** Shops in hand. */
  shops: number;
  whiskies: Record<Natural, number>;
  /** Blends kept when sold: only alone (DY-11). */
  sold: Record<Blend, number>;
  /** Whether the seal lies on the castle. */
  sealed: boolean;
  /** Turns begun in this player round (DY-4). */
  turns: number;
}

export interface Frames {
  /** The seats that still choose a whisky, in this order. */
  draft: { order: Seat[] };
  /** A player takes a turn; `isLast` if all seals lay on the castle when it began. */
  turn: { seat: Seat; actions: number; isLast: boolean };
  /** The next baron acts; `blended` once a blended die went back to the bag in this round. */
  barons: { next: number; blended: boolean };
}

export interface DyceState extends BaseState, Flow<Frames> {
  stack: FrameOf<Frames>[];
  round: number;
  /** Who has the barrel. */
  first: Seat;
  /** What the white die on the castle shows. */
  white: number;
  city: City;
  barons: Baron[];
  merchants: Merchant[];
  /** Cubes that nobody has. */
  supply: Record<Whisky, number>;
  /** Cubes drawn for the draft. */
  pool: Natural[];
  /** Dice in the bag. They lie there in no order: the next is drawn when it is needed. */
  bag: Record<Whisky, number>;
  ending: Ending | null;
}

/** The white die would have risen above 6, round 60 is over (DY-10), or all four blends were sold alone. */
export type Ending = 'die' | 'rounds' | 'blends';

export type DyceAction =
  | { readonly type: 'choose'; readonly whisky: Natural }
  | { readonly type: 'open'; readonly space: string }
  | { readonly type: 'stock'; readonly space: string; readonly whisky: Whisky }
  | { readonly type: 'advertise'; readonly space: string }
  | { readonly type: 'pass' }
  | { readonly type: 'take' }
  | { readonly type: 'done' };

/** Why a baron goes where he goes: the priority that left a single step, or why he does not move at all. */
export type Because = 'nearest' | 'pounds' | 'castle' | 'clockwise' | 'there' | 'nothing';

export type DyceEvent =
  | { readonly type: 'began'; readonly seat: Seat }
  | {
      readonly type: 'laid';
      readonly baron: BaronName;
      readonly whiskies: readonly Whisky[];
      readonly values: readonly number[];
      /** As the dice fell, before any was turned. */
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
  /** A turn is over after fewer actions than there could have been. */
  | { readonly type: 'rested'; readonly seat: Seat }
  | Walked
  | Traded
  | {
      readonly type: 'drew';
      readonly baron: BaronName;
      /** The die that went back to the bag. */
      readonly back: Whisky;
      readonly whisky: Whisky;
      readonly value: number;
      readonly rolled: number;
    }
  | { readonly type: 'evening'; readonly round: number; readonly white: number; readonly raised: boolean }
  | { readonly type: 'ended'; readonly ending: Ending };

/** A baron's move, or that he stays. */
export interface Walked {
  readonly type: 'walked';
  readonly baron: BaronName;
  /** `gate`, or the space. */
  readonly from: string;
  readonly to: string;
  readonly whisky: Whisky;
  /** The shops he could be heading for: equally near and equally rich. */
  readonly targets: readonly string[];
  readonly because: Because;
}

/** A trade, or the end of a shop whose owner could not pay. */
export interface Traded {
  readonly type: 'bought' | 'sold' | 'closed';
  readonly baron: BaronName;
  readonly seat: Seat;
  readonly space: string;
  readonly whisky: Whisky;
  readonly price: number;
  /** What lay on the shop and went to the supply. */
  readonly pounds: number;
  readonly vps: number;
}
