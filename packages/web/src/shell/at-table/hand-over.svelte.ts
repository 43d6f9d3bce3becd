import type { Seat } from '@taproom/engine';
import type { TableSnapshot } from '../../table/table.ts';

export interface HandOver {
  /** Whether the view is for somebody other than the player with the device. */
  isCovered(shown: TableSnapshot | undefined): boolean;
  /** This seat's player has the device now. */
  take(seat: Seat | null): void;
}

/** Tracks who has the device, where players must not see each other's view. */
export function makeHandOver(): HandOver {
  let holder = $state<Seat | null>(null);
  return {
    isCovered: (shown) => shown?.secret === true && shown.seat !== holder,
    take(seat) {
      holder = seat;
    },
  };
}
