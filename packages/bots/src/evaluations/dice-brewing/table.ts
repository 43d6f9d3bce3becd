import { type Brewery, emptyBrewery, type SceneBrewer, setUpBrewery } from './brewery.ts';
import { formulaOf } from './formulas.ts';
import type { Moment, Offer } from './hopes.ts';

/** All in a position that decides what it is worth. */
export interface Table {
  readonly breweries: readonly Brewery[];
  readonly offer: Offer;
  /** Recipes to be brewed by all until the game ends; 0 in its last round. */
  left: number;
}

/** What state and view have in common, as far as it matters. */
export interface Scene {
  readonly brewers: readonly (SceneBrewer & { readonly recipes: readonly string[] })[];
  readonly display: readonly string[];
  readonly blocked: readonly string[];
}

/** As many for each, whoever brews them. */
const RECIPES_EACH = 5;

export const emptyTable = (seats: number): Table => ({
  breweries: Array.from({ length: seats }, emptyBrewery),
  offer: { formulas: [], isBlocked: [] },
  left: 0,
});

export function setUpTable(table: Table, { brewers, display, blocked }: Scene): void {
  let left = RECIPES_EACH * brewers.length;
  for (const [seat, brewer] of brewers.entries()) {
    setUpBrewery(table.breweries[seat] as Brewery, brewer);
    left -= brewer.recipes.length;
  }
  setOffer(
    table.offer,
    display.map(formulaOf),
    display.map((recipe) => blocked.includes(recipe)),
  );
  table.left = Math.max(0, left);
}

export function tableOf(scene: Scene): Table {
  const table = emptyTable(scene.brewers.length);
  setUpTable(table, scene);
  return table;
}

export function copyTable(to: Table, from: Table): void {
  for (let seat = 0; seat < from.breweries.length; seat++) {
    (to.breweries[seat] as Brewery).all.set((from.breweries[seat] as Brewery).all);
  }
  setOffer(to.offer, from.offer.formulas, from.offer.isBlocked);
  to.left = from.left;
}

function setOffer(offer: Offer, formulas: Offer['formulas'], isBlocked: Offer['isBlocked']): void {
  offer.formulas.length = 0;
  offer.isBlocked.length = 0;
  offer.formulas.push(...formulas);
  offer.isBlocked.push(...isBlocked);
}

export const momentOf = ({ left, breweries }: Table): Moment => {
  const perSeat = left / breweries.length;
  return { perSeat, another: Math.min(1, perSeat) };
};
