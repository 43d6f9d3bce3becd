import type { BaseState, Flow, FrameOf, Seat } from '@taproom/engine';
import type { Bottle, Card, Character, Level, LostBottle, Token } from './components.ts';
import type { Country, FieldId } from './map/index.ts';
import type { Fact, QuestionId } from './questions/index.ts';

export interface WhiskyOptions {
  extended: 'on' | 'off';
  /** Points needed to win, along with all regions. */
  target: '15' | '25' | '35';
  /** Seconds to answer a question; 0 for no limit. Enforced by the table. */
  questionSeconds: '0' | '30' | '45' | '90';
  /** Questions the players saw recently, which come last, in the notation of `seen.ts`. */
  seen: string;
}

/** Cards that lie open in front of a player. `flight-return` is there after its first flight. */
export const OPEN_CARDS = ['truck', 'carriage', 'hangover', 'prohibition', 'flight-return'] as const;
export type OpenCard = (typeof OPEN_CARDS)[number];

export interface Traveller {
  character: Character;
  /** Null before the start is chosen. */
  at: FieldId | null;
  /** The last country where the pawn was on land. */
  country: Country | null;
  /** At sea, the field it sailed from (WG-22). */
  wake: FieldId | null;
  hand: Card[];
  open: OpenCard[];
  tokens: Record<Token, number>;
  /** Open bottles, including lost ones once shown. */
  bottles: Bottle[];
  /** Lost bottles that nobody else has seen. */
  lost: LostBottle[];
  /** Turns still to miss. */
  missing: number;
  /** WG-5: the barrel fields that paid in the last turn played. */
  emptied: FieldId[];
  /** Where the last question was asked. */
  lastAsked: FieldId | null;
  /** WG-11: opponents whose bottles were poured away. */
  poured: Seat[];
  /** WG-12: whether the next turn may open with a visit. */
  jumped: boolean;
}

/** The current turn. */
export interface Turn {
  seat: Seat;
  /** Under prohibition, without having thrown a six. */
  prohibited: boolean;
  /** WG-12: whether it may open with a visit to the distillery jumped to. */
  opening: boolean;
  /** WG-21 */
  flown: boolean;
  /** WG-5: the barrel fields that paid in this turn. */
  barrels: FieldId[];
}

/** A question and its result. */
export interface Settled {
  readonly seat: Seat;
  readonly distillery: FieldId;
  readonly level: Level;
  readonly question: QuestionId;
  /** Indices into the data, in the order shown. */
  readonly options: readonly number[];
  /** Null when time ran out. */
  readonly option: number | null;
  readonly right: number;
}

/** Cards that let the player choose a bottle. */
export type BottleCard =
  | 'birthday'
  | 'pattison-crash'
  | 'broken-cork'
  | 'faker'
  | 'angels'
  | 'gordon-macphail'
  | 'shackleton'
  | 'robbie-macpherson';

/** Cards that let the player choose an opponent. */
export type OpponentCard = 'prohibition' | 'lost-enthusiast' | 'broken-cork' | 'nick-offerman' | 'warehouse-collapse';

/** Cards that let the player choose a field. */
export type FestivalCard = 'feis-ile' | 'spirit-of-speyside';

export interface Frames {
  /** Whose turn begins next. */
  next: { seat: Seat };
  /** Edinburgh or Dublin? */
  start: { seat: Seat };
  /** Before the roll; `onward` after a flight or a landing. */
  turn: { seat: Seat; onward: boolean };
  /** `left` fields remain; `path` begins where the pawn stood. */
  move: { seat: Seat; left: number; path: FieldId[] };
  /** At a distillery: which level? */
  visit: { seat: Seat; smuggling: boolean };
  question: {
    seat: Seat;
    distillery: FieldId;
    level: Level;
    smuggling: boolean;
    question: QuestionId;
    /** The options shown, as indices into the data. */
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
  /** `traded` after the first swap. */
  pub: { seat: Seat; traded: boolean };
  airport: { seat: Seat };
  /** WG-42: on a special field, before the card is drawn. */
  special: { seat: Seat };
  /** Which bottle? `left` are still to be named; `points` is the value Robbie MacPherson may take. */
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
  /** Top card first. */
  deck: Card[];
  lostDeck: LostBottle[];
  /** Questions to draw by level, next one first. */
  questions: Record<Level, QuestionId[]>;
  /** The last question settled. */
  settled: Settled | null;
  ending: Ending | null;
  /** The player who reached the goal. */
  winner: Seat | null;
}

/** A player reached the goal, or the last round is over (WG-2). */
export type Ending = 'goal' | 'rounds';

export type Ticket = 'flight-one-way' | 'flight-return' | 'flight-back';

export type WhiskyAction =
  | { readonly type: 'start'; readonly at: FieldId }
  | { readonly type: 'roll' }
  | { readonly type: 'sail'; readonly to: FieldId }
  /** WG-12: opens the turn with a visit to the distillery jumped to. */
  | { readonly type: 'visit' }
  | { readonly type: 'pour'; readonly from: Seat }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'step'; readonly to: FieldId }
  | { readonly type: 'stop' }
  | { readonly type: 'ask'; readonly level: Level }
  | { readonly type: 'answer'; readonly option: number }
  /** No answer: out of time, or out of ideas. */
  | { readonly type: 'timeUp' }
  /** A character's throw during a question. */
  | { readonly type: 'throw' }
  | { readonly type: 'jump' }
  | { readonly type: 'redeem' }
  | { readonly type: 'draw' }
  | { readonly type: 'swap'; readonly give: Token; readonly take: Token }
  | { readonly type: 'fly'; readonly to: FieldId; readonly ticket: Ticket }
  /** Declines what a place offers. */
  | { readonly type: 'leave' }
  | { readonly type: 'pick'; readonly bottle: Bottle }
  | { readonly type: 'choose'; readonly opponent: Seat }
  | { readonly type: 'travel'; readonly to: FieldId };

type Tokens = Readonly<Record<Token, number>>;

interface Counted {
  /** How often the bottle's points count for this player; absent for once. */
  readonly factor?: number;
}

export type WhiskyEvent =
  | { readonly type: 'cast'; readonly seat: Seat; readonly character: Character }
  /** The throws for who goes first, in order. */
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
      /** The character's bonus. */
      readonly plus: number;
      readonly total: number;
    }
  /** A walk has ended; `path` begins where it started. */
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
  /** `card` is null to viewers who may not know it. */
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
      /** Replaces another question. */
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
      readonly fact: Fact;
    }
  | ({ readonly type: 'took'; readonly seat: Seat; readonly bottle: Bottle } & Counted)
  /** A lost bottle; null to viewers who may not know it. */
  | { readonly type: 'redeemed'; readonly seat: Seat; readonly bottle: Bottle | null }
  /** A bottle went back; null to the others if it was a lost one never shown. */
  | ({
      readonly type: 'lost';
      readonly seat: Seat;
      readonly bottle: Bottle | null;
      readonly by: BottleCard | 'pour';
      readonly hidden: boolean;
    } & Counted)
  | ({ readonly type: 'exchanged'; readonly seat: Seat; readonly bottle: Bottle; readonly into: Bottle } & Counted)
  | { readonly type: 'shown'; readonly seat: Seat; readonly bottle: Bottle }
  | { readonly type: 'gained'; readonly seat: Seat; readonly tokens: Tokens }
  | { readonly type: 'spilt'; readonly seat: Seat; readonly tokens: Tokens }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly give: Token; readonly take: Token }
  | { readonly type: 'ended'; readonly ending: Ending; readonly seat: Seat | null };
