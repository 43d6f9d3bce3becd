import { must } from '@taproom/engine';
import { INGREDIENTS, type Ingredient, MALT_AND_HOPS } from '../components.ts';
import { COLOUR_LETTERS } from '../dice.ts';
import type { Enhancement, Recipe, RecipeLevel, Requirement, Reward } from './recipe.ts';

const badRow = (line: number, what: string): Error => new Error(`recipes.txt, line ${line}: ${what}`);

const LEVEL_LETTERS: Readonly<Record<string, RecipeLevel>> = {
  B: 'beginner',
  I: 'intermediate',
  E: 'expert',
  X: 'experimental',
};
const REWARDS: Readonly<Record<string, keyof Reward>> = {
  coin: 'coins',
  xp: 'xp',
  tok: 'tokens',
  yg: 'maltOrHops',
  any: 'anyDice',
};
const COLUMNS = 7;

/** Parses the table of recipes. Blank lines and lines that start with # are ignored. */
export function parseRecipes(table: string): Recipe[] {
  const rows = table
    .split('\n')
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(({ text }) => text.trim() !== '' && !text.startsWith('#'));
  const recipes = rows.map(({ text, line }) => parseRow(text, line));
  rows.forEach(({ line }, at) => {
    const { id, name } = must(recipes[at]);
    const isThere = recipes.slice(0, at).some((before) => before.id === id || before.name === name);
    if (isThere) throw badRow(line, `${id}, ${name}: the id or the name is there twice`);
  });
  return recipes;
}

function parseRow(text: string, line: number): Recipe {
  const fields = text.split('|');
  if (fields.length !== COLUMNS) throw badRow(line, `${fields.length} columns instead of ${COLUMNS}`);
  const [id, name, beer, level, needs, reward, extras] = fields as [string, ...string[]];
  const bad = (what: string): never => {
    throw badRow(line, what);
  };
  if (!/^[A-Z]{3}-\d$/.test(id)) bad(`“${id}” is no id like LAG-1`);
  if (words(needs).length === 0) bad('the requirements are missing');
  if (isDouble(words(extras).map((word) => word.replace(/\d?:.*/, '')))) bad(`“${extras}” names one twice`);
  return {
    id,
    name: name?.trim() || bad('the name is missing'),
    beer: beer?.trim() || bad('the kind of beer is missing'),
    level: LEVEL_LETTERS[level ?? ''] ?? bad(`“${level}” is no level: B, I, E or X`),
    requirements: words(needs).map((word) => parseRequirement(word) ?? bad(`“${word}” is no requirement like y3`)),
    reward: parseReward(words(reward)) ?? bad(`“${reward}” is no reward like tok1 coin2`),
    enhancements: words(extras).map(
      (word) => parseEnhancement(word) ?? bad(`“${word}” is no enhancement like fruit:c3`),
    ),
  };
}

const words = (field = ''): string[] => field.split(' ').filter((word) => word !== '');

const isDouble = (names: readonly string[]): boolean => new Set(names).size < names.length;

function parseRequirement(word: string): Requirement | undefined {
  const [, letter = '', least] = /^([ybg])([1-6])$/.exec(word) ?? [];
  const colour = MALT_AND_HOPS.find((resource) => COLOUR_LETTERS[resource] === letter);
  return colour && { colour, least: Number(least) };
}

function parseReward(given: readonly string[]): Reward | undefined {
  const reward = { coins: 0, xp: 0, tokens: 0, maltOrHops: 0, anyDice: 0 };
  for (const word of given) {
    const [, kind = '', count] = /^([a-z]+)([1-9])$/.exec(word) ?? [];
    const name = REWARDS[kind];
    if (!name || reward[name] > 0) return undefined;
    reward[name] = Number(count);
  }
  return given.length > 0 ? reward : undefined;
}

function parseEnhancement(word: string): Enhancement | undefined {
  const [, extra = '', blue, unit, count] = /^([a-z]+)([1-6])?:([cx])([1-9])$/.exec(word) ?? [];
  const needed = extra === 'blue' ? blue && { blue: Number(blue) } : !blue && ingredientNamed(extra);
  if (!needed) return undefined;
  return { with: needed, coins: unit === 'c' ? Number(count) : 0, xp: unit === 'x' ? Number(count) : 0 };
}

const ingredientNamed = (name: string): Ingredient | undefined => INGREDIENTS.find((ingredient) => ingredient === name);
