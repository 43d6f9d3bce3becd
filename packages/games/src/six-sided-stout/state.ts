import type { BaseState, Flow, FrameOf, Seat } from '@taproom/engine';
import type { Assistant, BoardName, Cell, Good, Kind, Malt } from './components.ts';

export interface StoutOptions {
  board: BoardName;
}

export type Deed = Good | 'roast';

/** A brewer's progress through the day. */
export type Stage =
  /** Market, roast or stop? */
  | { at: 'choose' }
  /** Three dice were rolled: which two? */
  | { at: 'keep'; good: Good }
  /** Adding to the recipe; `left` units of today's hops or yeast must still go in. */
  | { at: 'put'; good: 'hops' | 'yeast' | null; left: number }
  /** The day is closed. */
  | { at: 'done' }
  /** The recipe is finished. */
  | { at: 'stopped' };

export interface Brewer {
  stage: Stage;
  /** The kind on each cell, by number. */
  cells: number[];
  /** The dice in each malt store. */
  stores: Record<Malt, number[]>;
  /** Assistants not used yet. */
  assistants: Assistant[];
  /** Each day's deed, including today's once chosen. */
  days: Deed[];
  /** The cells filled today. */
  today: Cell[];
  /** The assistant used at the market today. */
  companion: Assistant | null;
}

export interface Frames {
  /** The day's dice are rolled. */
  dawn: object;
  /** Everyone still brewing acts at the same time. */
  day: object;
}

export interface StoutState extends BaseState, Flow<Frames> {
  stack: FrameOf<Frames>[];
  board: BoardName;
  /** 1 to 10. */
  day: number;
  /** Today's dice for each good, the same for everyone; hidden from a brewer who has not gone for that good. */
  dice: Record<Good, number[]>;
  brewers: Brewer[];
  /** The brewers as of this morning, which is what the others know. Empty in solo games, with nobody to hide from. */
  dawn: Brewer[];
}

export type StoutAction =
  | { readonly type: 'market'; readonly good: Good; readonly assistant: Assistant | null }
  | { readonly type: 'roast'; readonly store: Malt; readonly dice: readonly number[] }
  | { readonly type: 'stop' }
  | { readonly type: 'keep'; readonly dice: readonly number[] }
  | { readonly type: 'put'; readonly kind: Kind; readonly cell: string }
  | { readonly type: 'done' };

/** Events of a day are private to the brewer until the day ends, unless `open` says that nobody else plays. */
interface Own {
  readonly seat: Seat;
  readonly open: boolean;
}

export type StoutEvent =
  | { readonly type: 'dawned'; readonly day: number }
  | ({
      readonly type: 'rolled';
      readonly good: Good;
      readonly assistant: Assistant | null;
      readonly dice: readonly number[];
    } & Own)
  | ({ readonly type: 'bought'; readonly good: Good; readonly dice: readonly number[]; readonly units: number } & Own)
  | ({ readonly type: 'roasted'; readonly store: Malt; readonly dice: readonly number[] } & Own)
  | ({ readonly type: 'put'; readonly kind: Kind; readonly cell: string } & Own)
  | ({ readonly type: 'lost'; readonly good: Good; readonly units: number } & Own)
  /** The day is over for everyone, and each brewer's deeds are revealed. */
  | {
      readonly type: 'closed';
      readonly seat: Seat;
      readonly day: number;
      readonly deed: Deed;
      readonly put: readonly string[];
    }
  /** A brewer has finished, by choice or because nothing is left to do (SS-13). */
  | { readonly type: 'finished'; readonly seat: Seat; readonly reason: Reason }
  | { readonly type: 'ended' };

export type Reason = 'chosen' | 'nothing-left' | 'days-over';
