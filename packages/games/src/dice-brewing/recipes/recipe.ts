import type { Ingredient, Resource } from '../components.ts';

export const LEVELS = ['beginner', 'intermediate', 'expert', 'experimental'] as const;
export type RecipeLevel = (typeof LEVELS)[number];

/** A die required in the warehouse. */
export interface Requirement {
  readonly colour: Resource;
  /** Minimum value. */
  readonly least: number;
}

export interface Reward {
  readonly coins: number;
  readonly xp: number;
  /** Action tokens of the player's choice. */
  readonly tokens: number;
  /** Dice of the player's choice: yellow or green, or any colour. */
  readonly maltOrHops: number;
  readonly anyDice: number;
}

/** An optional addition, at most one: a blue die of at least this value, or an ingredient. */
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
