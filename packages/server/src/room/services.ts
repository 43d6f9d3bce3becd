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
  /** Chooses a bot's action. */
  think(live: LiveMatch, seat: Seat, level: string | null, seed: number): Promise<Tagged>;
  /** Called when it becomes the turn of these seats. */
  notifyTurn(table: Table, seats: readonly Seat[], isLooking: (player: string) => Promise<boolean>): void;
  countRefusal(code: string): void;
  /** Reports errors for which no caller is waiting. */
  reportError(error: unknown): void;
}
