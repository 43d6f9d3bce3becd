import { createHmac, timingSafeEqual } from 'node:crypto';
import { commitmentTo, type Seat } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { SeatInfo, TableInfo, TableSetup } from '@taproom/protocol';
import type { Selectable } from 'kysely';
import type { Opening } from '../match/course.ts';
import type { Schema } from '../store/schema.ts';

export type MatchRow = Selectable<Schema['matches']>;
export type SeatRow = Selectable<Schema['seats']>;

/** A table as the database keeps it. */
export interface Table {
  readonly row: MatchRow;
  readonly setup: TableSetup;
  readonly seats: readonly SeatRow[];
}

/** Who is where at the moment. */
export interface Presence {
  isHere(player: string): boolean;
  readonly standIns: readonly Seat[];
}

export const NOBODY_HERE: Presence = { isHere: () => false, standIns: [] };

/** A table as everyone may see it. */
export function infoOf({ row, setup, seats }: Table, presence: Presence): TableInfo {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: setup.options,
    status: row.status,
    seats: seats.map((seat) => seatInfo(seat, presence)),
    isPublic: setup.isPublic,
    clock: setup.clock,
    timeOut: setup.timeOut,
    undo: setup.undo,
    spectators: setup.spectators,
    delay: setup.delay,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    rematch: row.rematch,
    ...(row.spectators_muted === 1 && { areSpectatorsMuted: true as const }),
    ...(row.is_broken_off === 1 && { isBrokenOff: true as const }),
  };
}

const seatInfo = (
  { kind, name, level, player, seat, is_muted }: SeatRow,
  { isHere, standIns }: Presence,
): SeatInfo => ({
  kind,
  name,
  ...(level !== null && { level }),
  isHere: player !== null && isHere(player),
  isStoodIn: standIns.includes(seat),
  ...(is_muted === 1 && { isMuted: true as const }),
});

export const commitmentOf = ({ row }: Table): string => commitmentTo(row.secret);

/** What opens the seats that are not for everyone: it stands in the link. */
export const invitationTo = ({ row }: Table): string =>
  createHmac('sha256', row.secret).update(`invitation to ${row.id}`).digest('base64url').slice(0, 22);

/** Compares in the same time, however much of it fits. */
export function isInvitation(table: Table, given: string): boolean {
  const [right, other] = [Buffer.from(invitationTo(table)), Buffer.from(given)];
  return right.length === other.length && timingSafeEqual(right, other);
}

export const seatsOf = ({ seats }: Table, player: string): Seat[] =>
  seats.filter((seat) => seat.player === player).map(({ seat }) => seat);

/** Whether a player may not talk here. */
export function isMuted({ row, seats }: Table, player: string): boolean {
  const own = seats.filter((seat) => seat.player === player);
  return own.length > 0
    ? own.some(({ is_muted }) => is_muted === 1)
    : row.spectators_muted === 1 && row.host !== player;
}

/** Everybody has come, and has thrown in something for the dice. */
export const isComplete = ({ seats }: Table): boolean => seats.every(({ nonce }) => nonce !== null);

/** What the match begins with, once everybody is there. */
export function openingOf({ row, setup, seats }: Table): Opening | { readonly needs: number; readonly has: number } {
  const game = findGame(row.game);
  if (!game || game.rules !== row.rules) return { needs: row.rules, has: game?.rules ?? 0 };
  return {
    game,
    options: setup.options,
    people: seats.map(({ kind }) => kind === 'human'),
    secret: row.secret,
    commitment: commitmentTo(row.secret),
    nonces: seats.map(({ nonce }) => nonce ?? ''),
    clock: setup.clock,
    timeOut: setup.timeOut,
    startedAt: row.started_at ?? 0,
  };
}
