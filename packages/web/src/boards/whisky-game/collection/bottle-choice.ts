import type { Seat } from '@taproom/engine';
import {
  type Bottle,
  type BottleCard,
  bottleFrom,
  bottleOf,
  type Region,
  type WhiskyView,
} from '@taproom/games/whisky-game/shown';

/** Bottles to choose from that belong together: a player's, or a region's stock. */
export interface Group {
  readonly owner: Seat | null;
  readonly region: Region | null;
  readonly bottles: readonly Bottle[];
}

const byRegion = (bottles: readonly Bottle[]): Map<Region | null, Bottle[]> =>
  Map.groupBy(bottles, (bottle) => bottleOf(bottle).region);

/** The bottles in question, by owner; unowned ones by region. */
export function groupsOf({ seats }: WhiskyView, bottles: readonly Bottle[]): Group[] {
  const ownerOf = (bottle: Bottle): Seat =>
    seats.findIndex(({ bottles: open, lost }) => [...open, ...(lost ?? [])].some((one) => one === bottle));
  const owned = Map.groupBy(bottles, ownerOf);
  const players = seats.flatMap((_, owner): Group[] => {
    const own = owned.get(owner);
    return own ? [{ owner, region: null, bottles: own }] : [];
  });
  const stock = [...byRegion(owned.get(-1) ?? [])].map(
    ([region, some]): Group => ({ owner: null, region, bottles: some }),
  );
  return [...players, ...stock];
}

/** What a bottle turns into, for the cards that exchange it for another of its distillery. */
export function becomes(card: BottleCard, bottle: Bottle): Bottle | null {
  const { distillery } = bottleOf(bottle);
  return card === 'angels' && distillery !== null ? bottleFrom(distillery, 1) : null;
}
