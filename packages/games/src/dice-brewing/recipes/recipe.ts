import type { Ingredient, Resource } from '../components.ts';

export const LEVELS = ['beginner', 'intermediate', 'expert', 'experimental'] as const;
export type RecipeLevel = (typeof LEVELS)[number];

/** A die that must be in the warehouse. */
export interface Requirement {
  readonly colour: Resource;
  /** The least value. */
  readonly least: number;
}

export interface Reward {
  readonly coins: number;
  readonly xp: number;
  /** Action tokens of one's choice. */
  readonly tokens: number;
  /** Dice of one's choice: yellow or green, or any colour. */
  readonly maltOrHops: number;
  readonly anyDice: number;
}

/** What can be added, one at most: a blue die of this value or more, or an ingredient. */
export interface Enhancement {
  readonly with: Ingredient | { readonly blue: number };
  readonly coins: number;
  readonly xp: number;
}

export interface Recipe {
  readonly id: string;
  readonly name: string;
  readonly beer: string;
  readonly level: RecipeLevel;
  readonly requirements: readonly Requirement[];
  readonly reward: Reward;
  readonly enhancements: readonly Enhancement[];
}
