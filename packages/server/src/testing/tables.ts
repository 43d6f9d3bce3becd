import type { SeatSetup, TableSetup } from '@taproom/protocol';
import { planTable } from '../tables/create-table.ts';
import type { Player } from '../tables/player.ts';
import type { SeatRow, Table } from '../tables/table.ts';
import { SETUP } from './guest.ts';

export const ANNA: Player = { id: 'anna', name: 'Anna' };
export const BEN: Player = { id: 'ben', name: 'Ben' };
export const EVE: Player = { id: 'eve', name: 'Eve' };

const NOW = 1_000_000;
const OPEN: readonly SeatSetup[] = [{ kind: 'me' }, { kind: 'open' }];

/** A table that Anna has just made, without any database. */
export function waitingTable(setup: Partial<TableSetup> = {}): Table {
  const planned = planTable(ANNA, { ...SETUP, seats: [...OPEN], ...setup }, NOW);
  if (!planned.ok) throw new Error(JSON.stringify(planned.error));
  return planned.value;
}

/** The same once all have sat down, each of these on the seat of its number. */
export function playedTable(setup: Partial<TableSetup> = {}, players: readonly Player[] = [ANNA, BEN]): Table {
  const table = waitingTable(setup);
  const seated = (row: SeatRow, seat: number): SeatRow => ({
    ...row,
    nonce: row.nonce ?? `${seat}`.repeat(32),
    ...(row.kind !== 'bot' && { kind: 'human', player: players[seat]?.id ?? null, name: players[seat]?.name ?? '' }),
  });
  const row = { ...table.row, status: 'playing', started_at: NOW } as const;
  return { ...table, row, seats: table.seats.map(seated) };
}
