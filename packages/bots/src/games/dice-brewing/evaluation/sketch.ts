import { at } from '../../../lists.ts';
import { type Brewery, emptyBrewery, type SceneBrewer, setUpBrewery } from './brewery.ts';
import { formulaOf } from './formulas.ts';
import type { Offer, Outlook } from './hopes.ts';

/** Everything in a position that counts for its worth. */
export interface Sketch {
  readonly breweries: readonly Brewery[];
  offer: Offer;
  /** Recipes to be brewed by all until the game ends; 0 in its last round. */
  left: number;
  round: number;
}

/** The common part of state and view, as far as it matters. */
export interface Scene {
  readonly brewers: readonly (SceneBrewer & { readonly recipes: readonly string[] })[];
  readonly display: readonly string[];
  readonly blocked: readonly string[];
  readonly round: number;
}

/** Recipes in a game, per seat. */
export const RECIPES_EACH = 5;

export const emptySketch = (seats: number): Sketch => ({
  breweries: Array.from({ length: seats }, emptyBrewery),
  offer: { formulas: [], isBlocked: [] },
  left: 0,
  round: 1,
});

export function setUpSketch(sketch: Sketch, { brewers, display, blocked, round }: Scene): void {
  let left = RECIPES_EACH * brewers.length;
  for (const [seat, brewer] of brewers.entries()) {
    setUpBrewery(at(sketch.breweries, seat), brewer);
    left -= brewer.recipes.length;
  }
  sketch.offer = {
    formulas: display.map(formulaOf),
    isBlocked: display.map((recipe) => blocked.includes(recipe)),
  };
  sketch.left = Math.max(0, left);
  sketch.round = round;
}

/** In long games the future is discounted, so that no recipe is put off for ever. */
const LONG_GAME = 9;
const WEARY = 0.8;

export function outlookOf({ left, round, breweries }: Sketch): Outlook {
  const perSeat = (left / breweries.length) * WEARY ** Math.max(0, round - LONG_GAME);
  return { perSeat, another: Math.min(1, perSeat) };
}
