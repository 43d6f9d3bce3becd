import type { Seat, Tagged } from '@taproom/engine';
import type { Person } from '@taproom/games/persons';
import type { Advice } from '@taproom/protocol';
import type { BotTurn, LiveMatch } from '@taproom/table';
import type { CallReason } from '../notify/notifier.ts';
import type { Store } from '../store/store.ts';
import type { Expiry } from '../tables/expiry.ts';
import type { Table } from '../tables/table.ts';
import type { Presences } from './presences.ts';
import type { Visits } from './visits.ts';

/** A bot's action, and its turn after it. */
export interface Decided {
  readonly action: Tagged;
  readonly turn: BotTurn;
}

/** The parts of the server that rooms use. */
export interface RoomServices {
  readonly store: Store;
  readonly presences: Presences;
  readonly visits: Visits;
  /** When the house ends tables that nobody comes back to. */
  readonly expiry: Expiry;
  now(): number;
  /** Chooses a bot's action, within what is left of its turn's time. */
  think(live: LiveMatch, turn: BotTurn, bot: Person, seed: number): Promise<Decided>;
  /** What a strong bot would do in a seat's place, knowing what that seat knows; undefined if nothing can be advised. */
  advise(live: LiveMatch, seat: Seat): Promise<Advice | undefined>;
  /** Counts a hint that a player asks for; the milliseconds to wait if it is one too many. */
  waitForHint(player: string): number;
  /** How many may watch a table without sitting there. */
  readonly mostWatchers: number;
  /** Calls these seats: it is their turn, or whatever else it is about. */
  notify(
    table: Table,
    seats: readonly Seat[],
    isLooking: (player: string) => Promise<boolean>,
    about?: CallReason,
  ): void;
  /** Reports errors for which no caller is waiting. */
  reportError(error: unknown): void;
}
