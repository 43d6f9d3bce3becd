import type { Recipe } from './recipe.ts';
import table from './recipes.json' with { type: 'json' };

/** The thirty recipes, from `recipes.txt`. */
export const RECIPES = table as readonly Recipe[];

const BY_ID: ReadonlyMap<unknown, Recipe> = new Map(RECIPES.map((recipe) => [recipe.id, recipe]));

export const findRecipe = (id: unknown): Recipe | undefined => BY_ID.get(id);

export function recipeOf(id: string): Recipe {
  const recipe = BY_ID.get(id);
  if (!recipe) throw new Error(`no recipe ${id}`);
  return recipe;
}

export type { Enhancement, Recipe, RecipeLevel, Requirement, Reward } from './recipe.ts';
