import type { BaseState, Flow, FrameOf, Seat } from '@taproom/engine';
import type { Building, Colour, Ingredient, Resource, Space, Token } from './components.ts';

export interface BrewingOptions {
  mode: 'standard' | 'advanced';
  /** Whether dice that show 1 help to pay. */
  unlucky: 'off' | 'on';
  /** Whether starting coins make up for the order of play. */
  coins: 'same' | 'byOrder';
  /** The last round (BR-14); nobody is asked, but a daily may end earlier (BR-32). */
  rounds: string;
}

export interface Die {
  readonly colour: Colour;
  /** 1 to 6; 0 if not rolled yet. */
  value: number;
  /** Pips added by a token, lost at the end of the round. */
  raised: number;
  /** Locked by another player or protected by its owner, for this round. */
  lock: 'locked' | 'protected' | null;
  /** Whether it showed 1 in this round's roll. */
  unlucky: boolean;
  /** Whether it was withdrawn after its owner's purchase; the owner will be asked whether to store it (BR-30). */
  withdrawn: boolean;
}

export type Store = 'reserve' | 'warehouse';

/** A space of a board in use. */
export interface Placed {
  /** Null once a blue die has triggered the effect early, or once the seed is spent. */
  piece: Die | 'seed' | null;
  /** The blue die that triggered it early. */
  speeder: Die | null;
  /** Whether the effect is still to come. */
  waiting: boolean;
}

export interface Brewer {
  reserve: Die[];
  warehouse: Die[];
  seeds: number;
  coins: number;
  xp: number;
  ingredients: Record<Ingredient, number>;
  tokens: Record<Token, number>;
  board: Partial<Record<Space, Placed>>;
  /** The blue die on the Market until the end of the round. */
  onMarket: Die | null;
  /** Ids of brewed recipes. */
  recipes: string[];
}

/** The phases played in turns. */
export type Phase = 'place' | 'purchase' | 'window' | 'brew';

/** A part of the round as players see it: the roll belongs to the placing, tokens come before the brewing. */
export type Stage = Phase | 'tidy';

/** A space on a player's board. */
export interface Spot {
  readonly seat: Seat;
  readonly space: Space;
}

export interface Frames {
  /** `done` counts the parts of the round that are over. */
  round: { done: number };
  /** Turns in order until everyone has passed; `seat` is next. */
  inOrder: { phase: Phase; seat: Seat };
  /** A placing turn; `pieces` counts those placed. */
  place: { seat: Seat; pieces: number };
  /** A buying turn; `luckSpent` is how many coins from unlucky dice are spent. */
  purchase: { seat: Seat; bought: boolean; dealt: boolean; luckSpent: number };
  /** Play a token before the brewing? */
  window: { seat: Seat };
  /** Brew a recipe? */
  brew: { seat: Seat };

  /** Asks about dice withdrawn after their owners' purchase, one by one. */
  restore: object;
  /** Reserve or warehouse, for a die that is new (BR-5), improved (BR-15) or withdrawn (BR-30). */
  keep: { seat: Seat; die: Die; withdrawn: boolean };
  /** SK1: indices of the dice to reroll, picked one by one. */
  reroll: { seat: Seat; reserve: number[]; warehouse: number[] };
  /** SK2: which colour to roll from the supply? */
  colour: { seat: Seat };
  /** SK2: which rolled die to take, and for which of one's own? */
  exchange: { seat: Seat; colour: Resource; rolled: number[] };
  /** A token has been played: what is its target? */
  aim: { seat: Seat; token: Token };
  /** BR-8: the dice used to pay, named one by one. */
  pay: { seat: Seat; recipe: string; extra: string; dice: Die[] };
  /** Choices left in a reward: tokens, yellow or green dice, dice of any colour. */
  reward: { seat: Seat; tokens: number; maltOrHops: number; anyDice: number };
  claim: { seat: Seat };
  /** BR-9: a die of one of these colours, by choice. */
  choose: { seat: Seat; among: readonly Colour[] };

  /** Effects still to come, in order; `again` holds those that found nothing to take at first. */
  tidy: { left: Spot[]; again: Spot[]; isRetry: boolean };
}

export interface BrewingState extends BaseState, Flow<Frames> {
  stack: FrameOf<Frames>[];
  mode: BrewingOptions['mode'];
  unlucky: boolean;
  round: number;
  /** The game ends after it at the latest. */
  readonly lastRound: number;
  /** Holds the season token. */
  first: Seat;
  brewers: Brewer[];
  /** By seat, for the current phase. */
  passed: boolean[];
  supply: Record<Colour, number>;
  seeds: number;
  market: Record<Ingredient, number>;
  blackMarket: Record<Token, number>;
  played: Record<Token, number>;
  /** Ids of the recipes open to all. */
  display: string[];
  deck: string[];
  /** Recipes that may not be brewed this round. */
  blocked: string[];
  ending: Ending | null;
}

/** Enough recipes are brewed, or round 30 is over (BR-14). */
export type Ending = 'recipes' | 'rounds';

/** Everything visible about a die: `y3`; `u5+` raised, `b2!` protected, `g4#` locked, `y1*` unlucky. */
export type DieWord = string;

export type BrewingAction =
  | { readonly type: 'place'; readonly space: Space; readonly from: Store; readonly die: DieWord }
  | { readonly type: 'sow'; readonly space: Space }
  | { readonly type: 'speed'; readonly space: Space; readonly from: Store; readonly die: DieWord }
  | { readonly type: 'store'; readonly die: DieWord }
  | { readonly type: 'pass' }
  | { readonly type: 'done' }
  | { readonly type: 'keep'; readonly where: Store }
  | { readonly type: 'pick'; readonly from: Store; readonly die: DieWord }
  | { readonly type: 'roll' }
  | { readonly type: 'colour'; readonly colour: Resource }
  | { readonly type: 'swap'; readonly value: number; readonly from: Store; readonly die: DieWord }
  | { readonly type: 'decline' }
  | { readonly type: 'buy'; readonly ingredient: Ingredient; readonly from: Store | null; readonly die: DieWord | null }
  | { readonly type: 'deal'; readonly token: Token }
  | { readonly type: 'play'; readonly token: Token }
  | { readonly type: 'aim'; readonly seat: Seat; readonly place: Store | Space; readonly die: DieWord }
  | { readonly type: 'block'; readonly seat: Seat; readonly building: Building }
  | { readonly type: 'ban'; readonly recipe: string }
  | { readonly type: 'brew'; readonly recipe: string; readonly extra: string; readonly pay: 'cheapest' | 'chosen' }
  | { readonly type: 'pay'; readonly die: DieWord }
  | { readonly type: 'claim'; readonly token: Token }
  | { readonly type: 'take'; readonly colour: Colour };

export type BrewingEvent =
  /** The throws for the first season token, in order. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly rolls: readonly number[] }
  | { readonly type: 'began'; readonly round: number; readonly seat: Seat; readonly season: 'winter' | 'summer' }
  /** Somebody has something to do, or boards to tidy, in this part of the round. The placing begins with the roll. */
  | { readonly type: 'phase'; readonly phase: Exclude<Stage, 'place'> }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly DieWord[] }
  | { readonly type: 'placed'; readonly seat: Seat; readonly space: Space; readonly from: Store; readonly die: DieWord }
  | { readonly type: 'sown'; readonly seat: Seat; readonly space: Space }
  | { readonly type: 'sped'; readonly seat: Seat; readonly space: Space; readonly die: DieWord }
  | { readonly type: 'stored'; readonly seat: Seat; readonly die: DieWord }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** `die` is rolled at once, or unrolled. */
  | { readonly type: 'gained'; readonly seat: Seat; readonly die: DieWord }
  | { readonly type: 'improved'; readonly seat: Seat; readonly die: DieWord }
  | { readonly type: 'kept'; readonly seat: Seat; readonly die: DieWord; readonly where: Store }
  | { readonly type: 'seeded'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'earned'; readonly seat: Seat; readonly coins: number; readonly xp: number }
  | {
      readonly type: 'rerolled';
      readonly seat: Seat;
      readonly dice: readonly DieWord[];
      readonly into: readonly DieWord[];
    }
  | { readonly type: 'searched'; readonly seat: Seat; readonly colour: Resource; readonly rolled: readonly number[] }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly die: DieWord; readonly into: DieWord }
  | { readonly type: 'declined'; readonly seat: Seat }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly ingredient: Ingredient;
      readonly price: number;
      readonly die: DieWord | null;
    }
  /** A token was bought or earned; `token` is null to viewers who may not know it. */
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      readonly token: Token | null;
      readonly price: number;
      readonly open: boolean;
    }
  | { readonly type: 'played'; readonly seat: Seat; readonly token: Token }
  | {
      readonly type: 'aimed';
      readonly seat: Seat;
      readonly token: Token;
      readonly at: Seat;
      readonly place: Store | Space;
      readonly die: DieWord;
      readonly into: DieWord;
    }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly at: Seat; readonly building: Building }
  | { readonly type: 'banned'; readonly seat: Seat; readonly recipe: string }
  | {
      readonly type: 'brewed';
      readonly seat: Seat;
      readonly recipe: string;
      readonly dice: readonly DieWord[];
      readonly extra: string;
    }
  | { readonly type: 'revealed'; readonly recipe: string }
  /** There was nothing to take (BR-10). */
  | { readonly type: 'wasted'; readonly seat: Seat; readonly space: Space }
  | { readonly type: 'tidied'; readonly round: number }
  | { readonly type: 'ended'; readonly ending: Ending };
