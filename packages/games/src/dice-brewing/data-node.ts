import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfChanged } from '../write-node.ts';
import { parseRecipes } from './recipes/parse.ts';

const FOLDER = join(import.meta.dirname, 'recipes');

/** Generates the recipes from their table; a bad row throws with its line number. */
export function writeData(): void {
  const recipes = parseRecipes(readFileSync(join(FOLDER, 'recipes.txt'), 'utf8'));
  writeIfChanged(join(FOLDER, 'recipes.json'), `${JSON.stringify(recipes, null, 2)}\n`);
}
