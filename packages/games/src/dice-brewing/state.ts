import type { BaseState, Flow, FrameOf, Seat } from '@taproom/engine';
import type { Building, Colour, Ingredient, Resource, Space, Token } from './components.ts';

export interface BrewingOptions {
  mode: 'standard' | 'advanced';
  /** Whether dice that show 1 help to pay. */
  unlucky: 'off' | 'on';
  /** Whether coins at the start make up for who begins. */
  coins: 'same' | 'byOrder';
}

export interface Die {
  readonly colour: Colour;
  /** 1 to 6; 0 for a die that has not been rolled since it came. */
  value: number;
  /** Pips that a token added; they go at the end of the round. */
  raised: number;
  /** Locked by another, or protected by its owner, for this round. */
  lock: 'locked' | 'protected' | null;
  /** Whether it showed 1 when this round's dice were rolled. */
  unlucky: boolean;
}

/** Where a brewer keeps dice. */
export type Store = 'reserve' | 'warehouse';

/** What lies on a space of a board. */
export interface Placed {
  /** Nothing once a blue die has sped the effect up. */
  piece: Die | 'seed' | null;
  /** The blue die that sped it up. */
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
  /** The blue die that lies on the Market until the end of the round. */
  onMarket: Die | null;
  /** Recipes brewed, by id. */
  recipes: string[];
}

/** The phases in which everyone has turns. */
export type Phase = 'place' | 'purchase' | 'window' | 'brew';

/** A space of somebody's board. */
export interface Spot {
  readonly seat: Seat;
  readonly space: Space;
}

export interface Frames {
  /** Parts of the round that are done. */
  round: { done: number };
  /** Turns in order until all have passed; `seat` is next. */
  inOrder: { phase: Phase; seat: Seat };
  /** A turn of placing, with so many pieces placed. */
  place: { seat: Seat; pieces: number };
  /** A turn of buying; `luckSpent` of the coins that unlucky dice stand for. */
  purchase: { seat: Seat; bought: boolean; dealt: boolean; luckSpent: number };
  /** A token before the brewing, or none. */
  window: { seat: Seat };
  /** A recipe, or none. */
  brew: { seat: Seat };

  /** BR-5 and BR-15: does this die go to the reserve or to the warehouse? */
  keep: { seat: Seat; die: Die };
  /** SK1: the dice to be rerolled, picked one by one, by their places. */
  reroll: { seat: Seat; reserve: number[]; warehouse: number[] };
  /** SK2: of which colour are the dice of the supply rolled? */
  colour: { seat: Seat };
  /** SK2: which of them is taken, and for which own die? */
  exchange: { seat: Seat; colour: Resource; rolled: number[] };
  /** A token has been played: on what? */
  aim: { seat: Seat; token: Token };
  /** BR-8: the dice that pay, named one by one. */
  pay: { seat: Seat; recipe: string; extra: string; dice: Die[] };
  /** What is still to be chosen of a reward: tokens, yellow or green dice, dice of any colour. */
  reward: { seat: Seat; tokens: number; maltOrHops: number; anyDice: number };
  claim: { seat: Seat };
  /** BR-9: a die of one's choice among these. */
  choose: { seat: Seat; among: readonly Colour[] };

  /** Effects still to come, in order; `again` are those that found nothing to take the first time. */
  tidy: { left: Spot[]; again: Spot[]; isRetry: boolean };
}

export interface BrewingState extends BaseState, Flow<Frames> {
  stack: FrameOf<Frames>[];
  mode: BrewingOptions['mode'];
  unlucky: boolean;
  round: number;
  /** Who has the season token. */
  first: Seat;
  brewers: Brewer[];
  /** Who has passed in this phase. */
  passed: boolean[];
  supply: Record<Colour, number>;
  seeds: number;
  market: Record<Ingredient, number>;
  blackMarket: Record<Token, number>;
  /** Tokens that were played. */
  played: Record<Token, number>;
  /** Recipes to be brewed, by id. */
  display: string[];
  deck: string[];
  /** Nobody may brew these in this round. */
  blocked: string[];
  ending: Ending | null;
}

/** Enough recipes are brewed, or round 30 is over (BR-14). */
export type Ending = 'recipes' | 'rounds';

/** A die by what can be seen of it: `y3`; `u5+` raised, `b2!` protected, `g4#` locked, `y1*` unlucky. */
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
  /** The throws for the first season token: who rolled what, in order. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly rolls: readonly number[] }
  | { readonly type: 'began'; readonly round: number; readonly seat: Seat; readonly season: 'winter' | 'summer' }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly DieWord[] }
  | { readonly type: 'placed'; readonly seat: Seat; readonly space: Space; readonly from: Store; readonly die: DieWord }
  | { readonly type: 'sown'; readonly seat: Seat; readonly space: Space }
  | { readonly type: 'sped'; readonly seat: Seat; readonly space: Space; readonly die: DieWord }
  | { readonly type: 'stored'; readonly seat: Seat; readonly die: DieWord }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A die came; `die` as rolled at once, or unrolled. */
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
  /** A token was bought or earned; `token` is null for those who must not know. */
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
  /** Nothing was there to take (BR-10). */
  | { readonly type: 'wasted'; readonly seat: Seat; readonly space: Space }
  | { readonly type: 'tidied'; readonly round: number }
  | { readonly type: 'ended'; readonly ending: Ending };
