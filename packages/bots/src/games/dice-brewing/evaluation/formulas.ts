import { INGREDIENTS, RECIPES, type Recipe } from '@taproom/games/dice-brewing';
import { never } from '../../../lists.ts';
import { COLOUR_COUNT, MOST_PIPS, numberOf, placeOf, VALUES } from './brewery.ts';

/** A recipe in numbers. */
export interface Formula {
  /** The strictest first: whatever pays them, the others can still be paid. */
  readonly needs: readonly { readonly colour: number; readonly least: number }[];
  readonly coins: number;
  /** With the one for brewing it at all. */
  readonly xp: number;
  readonly tokens: number;
  readonly dice: number;
  readonly extras: readonly Extra[];
}

export interface Extra {
  /** The number of an ingredient, or `NONE` for a blue die. */
  readonly ingredient: number;
  /** The least value of the blue die. */
  readonly blue: number;
  readonly coins: number;
  readonly xp: number;
}

export const NONE = -1;

const FORMULAS: ReadonlyMap<string, Formula> = new Map(RECIPES.map((recipe) => [recipe.id, formula(recipe)]));

export const formulaOf = (recipe: string): Formula => FORMULAS.get(recipe) ?? never();

function formula({ requirements, reward, enhancements }: Recipe): Formula {
  return {
    needs: requirements
      .toSorted((a, b) => b.least - a.least)
      .map(({ colour, least }) => ({ colour: numberOf(colour), least })),
    coins: reward.coins,
    xp: 1 + reward.xp,
    tokens: reward.tokens,
    dice: reward.maltOrHops + reward.anyDice,
    extras: enhancements.map(({ with: needed, coins, xp }) =>
      typeof needed === 'string'
        ? { ingredient: INGREDIENTS.indexOf(needed), blue: 0, coins, xp }
        : { ingredient: NONE, blue: needed.blue, coins, xp },
    ),
  };
}

/** By colour and value: how many of all needs of that colour such a die meets, from 0 to 1. */
export const USE: Float64Array = useOfDice();

function useOfDice(): Float64Array {
  const use = new Float64Array(COLOUR_COUNT * VALUES);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const leasts = leastsOf(colour);
    for (let value = 1; value <= MOST_PIPS; value++) {
      use[placeOf(colour, value)] = leasts.filter((least) => least <= value).length / leasts.length;
    }
  }
  return use;
}

/** The values that recipes ask of dice of a colour; of blue ones, as an addition. */
function leastsOf(colour: number): number[] {
  return [...FORMULAS.values()].flatMap(({ needs, extras }) => [
    ...needs.filter((need) => need.colour === colour).map(({ least }) => least),
    ...extras.filter(({ ingredient }) => ingredient === NONE && colour === COLOUR_COUNT - 1).map(({ blue }) => blue),
  ]);
}
