import type { BaseState, Flow, FrameOf, Seat } from '@taproom/engine';
import type { Bottle, Card, Character, Level, LostBottle, Token } from './components.ts';
import type { Country, FieldId } from './map/index.ts';
import type { QuestionId } from './questions/index.ts';

export interface WhiskyOptions {
  extended: 'on' | 'off';
  /** Points that win, together with all regions. */
  target: '15' | '25' | '35';
  /** How long a question may be thought over; 0 for as long as one likes. Kept by whoever runs the table. */
  questionSeconds: '0' | '30' | '45' | '90';
  /** Questions that the players have met lately and that come last, in the notation of `seen.ts`. */
  seen: string;
}

/** Cards that lie open before a player. `flight-return` lies there after its first flight. */
export const OPEN_CARDS = ['truck', 'carriage', 'hangover', 'prohibition', 'flight-return'] as const;
export type OpenCard = (typeof OPEN_CARDS)[number];

export interface Traveller {
  character: Character;
  /** Nowhere before the start is chosen. */
  at: FieldId | null;
  /** The country whose land the pawn touched last. */
  country: Country | null;
  /** At sea, the field it sailed from (WG-22). */
  wake: FieldId | null;
  hand: Card[];
  open: OpenCard[];
  tokens: Record<Token, number>;
  /** Bottles that lie open, lost ones among them once they were shown. */
  bottles: Bottle[];
  /** Lost bottles that nobody else has seen. */
  lost: LostBottle[];
  /** Turns still to be missed. */
  missing: number;
  /** WG-5: the barrel fields that paid on the last visit. */
  emptied: FieldId[];
  /** Where the last question was asked. */
  lastAsked: FieldId | null;
  /** WG-11: whose bottles were poured away. */
  poured: Seat[];
  /** WG-12: whether the next turn may open with a visit. */
  jumped: boolean;
}

/** The turn that is being played. */
export interface Turn {
  seat: Seat;
  /** Under prohibition, and no six was thrown. */
  prohibited: boolean;
  /** WG-12: whether it may open with a visit where the pawn jumped to. */
  opening: boolean;
  /** WG-21 */
  flown: boolean;
  /** WG-5: the barrel fields passed in this turn. */
  barrels: FieldId[];
}

/** What a question was and how it came out. */
export interface Settled {
  readonly seat: Seat;
  readonly distillery: FieldId;
  readonly level: Level;
  readonly question: QuestionId;
  /** In the order shown, by their places in the data. */
  readonly options: readonly number[];
  /** Nothing when the time was up. */
  readonly option: number | null;
  readonly right: number;
}

/** Cards after which a bottle is chosen. */
export type BottleCard =
  | 'birthday'
  | 'pattison-crash'
  | 'broken-cork'
  | 'faker'
  | 'angels'
  | 'gordon-macphail'
  | 'shackleton'
  | 'robbie-macpherson';

/** Cards after which an opponent is chosen. */
export type OpponentCard = 'prohibition' | 'lost-enthusiast' | 'broken-cork' | 'nick-offerman' | 'warehouse-collapse';

/** Cards after which a field is chosen. */
export type FestivalCard = 'feis-ile' | 'spirit-of-speyside';

export interface Frames {
  /** Whose turn begins next. */
  next: { seat: Seat };
  /** Edinburgh or Dublin? */
  start: { seat: Seat };
  /** Before the roll; `onward` after a flight or when a ship has come in. */
  turn: { seat: Seat; onward: boolean };
  /** So many fields are left; `path` begins where the pawn stood. */
  move: { seat: Seat; left: number; path: FieldId[] };
  /** At a distillery: which level? */
  visit: { seat: Seat; smuggling: boolean };
  question: {
    seat: Seat;
    distillery: FieldId;
    level: Level;
    smuggling: boolean;
    question: QuestionId;
    /** The options shown, by their places in the data. */
    options: number[];
    right: number;
    /** Whether the right answer is shown. */
    revealed: boolean;
    /** WG-13 */
    thrown: boolean;
  };
  /** WG-12: to Bladnoch? */
  jump: { seat: Seat };
  lost: { seat: Seat };
  pub: { seat: Seat };
  airport: { seat: Seat };
  /** Which bottle? `left` of them are still to be named; `points` is what Robbie MacPherson may take. */
  bottle: { seat: Seat; card: BottleCard; left: number; points: number };
  /** Which opponent? */
  opponent: { seat: Seat; card: OpponentCard };
  /** Where does the pawn go? */
  festival: { seat: Seat; card: FestivalCard };
}

export interface WhiskyState extends BaseState, Flow<Frames> {
  stack: FrameOf<Frames>[];
  extended: boolean;
  target: number;
  questionSeconds: number;
  round: number;
  first: Seat;
  turn: Turn;
  travellers: Traveller[];
  bag: Record<Token, number>;
  /** The top card is the first. */
  deck: Card[];
  lostDeck: LostBottle[];
  /** Questions to be drawn, by level; the next one is the first. */
  questions: Record<Level, QuestionId[]>;
  /** The last question that was settled. */
  settled: Settled | null;
  ending: Ending | null;
  /** Who has won by the goal. */
  winner: Seat | null;
}

/** Somebody reached the goal, or the last round is over (WG-2). */
export type Ending = 'goal' | 'rounds';

export type Ticket = 'flight-one-way' | 'flight-return' | 'flight-back';

export type WhiskyAction =
  | { readonly type: 'start'; readonly at: FieldId }
  | { readonly type: 'roll' }
  | { readonly type: 'sail'; readonly to: FieldId }
  /** WG-12: opens the turn with a visit where the pawn jumped to. */
  | { readonly type: 'visit' }
  | { readonly type: 'pour'; readonly from: Seat }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'step'; readonly to: FieldId }
  | { readonly type: 'stop' }
  | { readonly type: 'ask'; readonly level: Level }
  | { readonly type: 'answer'; readonly option: number }
  /** No answer: the time is up, or nothing comes to mind. */
  | { readonly type: 'timeUp' }
  /** A character's throw during a question. */
  | { readonly type: 'throw' }
  | { readonly type: 'jump' }
  | { readonly type: 'redeem' }
  | { readonly type: 'swap'; readonly give: Token; readonly take: Token }
  | { readonly type: 'fly'; readonly to: FieldId; readonly ticket: Ticket }
  /** Does without what a place offers. */
  | { readonly type: 'leave' }
  | { readonly type: 'pick'; readonly bottle: Bottle }
  | { readonly type: 'choose'; readonly opponent: Seat }
  | { readonly type: 'travel'; readonly to: FieldId };

type Tokens = Readonly<Record<Token, number>>;

export type WhiskyEvent =
  | { readonly type: 'cast'; readonly seat: Seat; readonly character: Character }
  /** The throws for the first turn: who goes first, and what was thrown in order. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly throws: readonly number[] }
  | { readonly type: 'started'; readonly seat: Seat; readonly at: FieldId }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'missed'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'sobered'; readonly seat: Seat; readonly throws: readonly number[]; readonly lifted: boolean }
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly throws: readonly number[];
      readonly hangover: 'none' | 'lowered' | 'ended';
      readonly truck: boolean;
      readonly carriage: boolean;
      /** What the character adds. */
      readonly plus: number;
      readonly total: number;
    }
  /** A walk has ended; `path` begins where it began. */
  | { readonly type: 'walked'; readonly seat: Seat; readonly path: readonly FieldId[] }
  | { readonly type: 'found'; readonly seat: Seat; readonly at: FieldId; readonly token: Token }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly from: FieldId; readonly to: FieldId }
  | {
      readonly type: 'flew';
      readonly seat: Seat;
      readonly from: FieldId;
      readonly to: FieldId;
      readonly ticket: Ticket;
    }
  /** By a festival, by Nick Savage's jump, or fetched by Nick Offerman. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly to: FieldId;
      readonly by: FestivalCard | 'jump' | 'nick-offerman';
    }
  /** `card` is null for those who must not know. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  /** An open card went under the deck. */
  | { readonly type: 'dropped'; readonly seat: Seat; readonly card: OpenCard }
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: 'prohibition' }
  | {
      readonly type: 'asked';
      readonly seat: Seat;
      readonly distillery: FieldId;
      readonly level: Level;
      readonly question: QuestionId;
      /** In exchange for another question. */
      readonly anew: boolean;
    }
  | { readonly type: 'threw'; readonly seat: Seat; readonly value: number; readonly success: boolean }
  | { readonly type: 'struck'; readonly seat: Seat; readonly options: readonly number[] }
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly question: QuestionId;
      readonly option: number | null;
      readonly right: number;
    }
  | { readonly type: 'took'; readonly seat: Seat; readonly bottle: Bottle }
  /** A lost bottle; null for those who must not know. */
  | { readonly type: 'redeemed'; readonly seat: Seat; readonly bottle: Bottle | null }
  /** A bottle went back; a lost one that was never shown is null for the others. */
  | {
      readonly type: 'lost';
      readonly seat: Seat;
      readonly bottle: Bottle | null;
      readonly by: BottleCard | 'pour';
      readonly hidden: boolean;
    }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly bottle: Bottle; readonly into: Bottle }
  | { readonly type: 'shown'; readonly seat: Seat; readonly bottle: Bottle }
  | { readonly type: 'gained'; readonly seat: Seat; readonly tokens: Tokens }
  | { readonly type: 'spilt'; readonly seat: Seat; readonly tokens: Tokens }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly give: Token; readonly take: Token }
  | { readonly type: 'ended'; readonly ending: Ending; readonly seat: Seat | null };
