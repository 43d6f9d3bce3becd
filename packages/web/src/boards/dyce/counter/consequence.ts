import type { Seat } from '@taproom/engine';
import { type DyceAction, type DyceView, type Foreseen, type Shop, SPACE_NAMES, viewAfter } from '@taproom/games/dyce';

/** What an action would lead to. */
export interface Consequence {
  /** The barons who would head for the space then. */
  readonly coming: readonly Foreseen[];
  /** The space as it would be. */
  readonly ghost: { readonly space: string; readonly shop: Readonly<Shop> } | null;
  /** DY-21: it would be the last pound. */
  readonly loses: boolean;
}

/** Only what is done in the city can be foreseen. */
export function consequenceOf(view: DyceView, seat: Seat, action: DyceAction): Consequence | null {
  if (!('space' in action)) return null;
  const after = viewAfter(view, seat, action);
  const shop = after.city[SPACE_NAMES.indexOf(action.space)];
  return {
    coming: after.forecast.filter(({ walk }) => walk.targets.includes(action.space)),
    ghost: shop ? { space: action.space, shop } : null,
    loses: after.ending !== null,
  };
}
