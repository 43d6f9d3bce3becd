// Part of every build: writes the recipes of Dice Brewing from their table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecipes } from '../packages/games/src/dice-brewing/recipes/parse.ts';

const FOLDER = join(import.meta.dirname, '../packages/games/src/dice-brewing/recipes');

/** The recipes as they should stand in `recipes.json`; a wrong row throws with its line. */
const recipesJson = (): string =>
  `${JSON.stringify(parseRecipes(readFileSync(join(FOLDER, 'recipes.txt'), 'utf8')), null, 2)}\n`;

/** Writes the file only if it has changed, so that nothing is built anew without need. */
export function writeRecipes(): void {
  const file = join(FOLDER, 'recipes.json');
  const recipes = recipesJson();
  if (readFileSync(file, 'utf8') !== recipes) writeFileSync(file, recipes);
}
