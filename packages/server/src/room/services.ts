import type { Seat, Tagged } from '@taproom/engine';
import type { LiveMatch } from '@taproom/table';
import type { Store } from '../store/store.ts';
import type { Table } from '../tables/table.ts';
import type { Presences } from './presences.ts';

/** The parts of the server that rooms use. */
export interface RoomServices {
  readonly store: Store;
  readonly presences: Presences;
  now(): number;
  /** Thinks for a bot; the room plays what comes back. */
  think(live: LiveMatch, seat: Seat, level: string | null): Promise<Tagged>;
  /** It has become the turn of these seats. */
  notifyTurn(table: Table, seats: readonly Seat[], isLooking: (player: string) => Promise<boolean>): void;
  /** A request was refused. */
  countRefusal(code: string): void;
  /** Is told of what goes wrong where nobody waits for an answer. */
  reportError(error: unknown): void;
}
