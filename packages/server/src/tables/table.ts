import { createHmac, timingSafeEqual } from 'node:crypto';
import { type AnyGame, commitmentTo, parseOptions, type Seat } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { namesAt, type Person, personFrom } from '@taproom/games/persons';
import type { OtherRules, SeatInfo, TableInfo, TableSetup } from '@taproom/protocol';
import type { Opening } from '@taproom/table';
import type { Selectable } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { allowsHints, botAt } from './bots-at.ts';

export type MatchRow = Selectable<Schema['matches']>;
export type SeatRow = Selectable<Schema['seats']>;

/** A table as stored in the database. */
export interface Table {
  readonly row: MatchRow;
  readonly setup: TableSetup;
  readonly seats: readonly SeatRow[];
  /** Those of the players who have no account. */
  readonly guests: ReadonlySet<string>;
}

/** Who has asked to take a move back, and after which entry. */
export interface UndoAsked {
  readonly seat: Seat;
  readonly seq: number;
}

/** Who is at a table at the moment. */
export interface Presence {
  isHere(player: string): boolean;
  readonly standIns: readonly Seat[];
}

export const NOBODY_HERE: Presence = { isHere: () => false, standIns: [] };

/** A table that waits is cleared away after so long, in milliseconds. */
export const WAITING = 7 * 86_400_000;

/** Strangers are waited for less long than friends, in minutes. */
const USUAL_ABSENCE = { public: 10, private: 1_440 };

/** For how many minutes of their turn somebody may be away before the others may claim. */
export const absenceOf = ({ absence, isPublic }: TableSetup): number =>
  absence ?? (isPublic ? USUAL_ABSENCE.public : USUAL_ABSENCE.private);

/** A table's public info. */
export function infoOf(table: Table, presence: Presence): TableInfo {
  const { row, setup } = table;
  const needed = otherRulesOf(table);
  return {
    id: row.id,
    game: row.game,
    rules: row.started_at === null && !needed ? (findGame(row.game)?.rules ?? row.rules) : row.rules,
    options: setup.options,
    status: row.status,
    seats: seatsInfo(table, presence),
    isPublic: setup.isPublic,
    clock: setup.clock,
    timeOut: setup.timeOut,
    undo: setup.undo,
    askUndo: setup.askUndo ?? false,
    spectators: setup.spectators,
    delay: setup.delay,
    fill: setup.fill ?? false,
    houseBot: personFrom(setup.houseBot ?? {}),
    hints: allowsHints(setup),
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    expiresAt: row.status === 'waiting' ? row.created_at + WAITING : null,
    absence: absenceOf(setup),
    rematch: row.rematch,
    ...(row.undo_asked !== null && { undoAsked: JSON.parse(row.undo_asked) as UndoAsked }),
    ...(row.spectators_muted === 1 && { areSpectatorsMuted: true as const }),
    ...(row.is_broken_off === 1 && { isBrokenOff: true as const }),
    ...(needed && { otherRules: needed }),
  };
}

/** The seats; bots are called as everywhere at such a table. */
function seatsInfo(table: Table, presence: Presence): SeatInfo[] {
  const bots = table.seats.map(({ kind, seat }) => (kind === 'bot' ? botAt(table, seat) : undefined));
  const names = namesAt(
    table.row.game,
    table.seats.map(({ name }, seat) => bots[seat] ?? { name }),
  );
  return table.seats.map((row, seat) => ({
    ...seatInfo({ ...row, name: names[seat] ?? '' }, bots[seat], presence),
    ...(row.player !== null && table.guests.has(row.player) && { isGuest: true as const }),
  }));
}

const seatInfo = (
  { kind, name, level, player, seat, is_muted }: SeatRow,
  bot: Person | undefined,
  { isHere, standIns }: Presence,
): SeatInfo => ({
  kind,
  name,
  ...(level !== null && { level }),
  ...(bot?.knowledge && { knowledge: bot.knowledge }),
  isHere: player !== null && isHere(player),
  isStoodIn: standIns.includes(seat),
  ...(is_muted === 1 && { isMuted: true as const }),
});

export const commitmentOf = ({ row }: Table): string => commitmentTo(row.secret);

/**
 * The seed of a bot's thought after so many entries. Nobody can foresee a bot while the secret is kept, and everybody can ask it
 * again once the match is over.
 */
export const botSeedOf = ({ row }: Table, seq: number, seat: Seat): number =>
  createHmac('sha256', row.secret).update(`bot ${seq} ${seat}`).digest().readUInt32BE(0);

/** The code in the link for invited seats. */
export const invitationTo = ({ row }: Table): string =>
  createHmac('sha256', row.secret).update(`invitation to ${row.id}`).digest('base64url').slice(0, 22);

/** Compares in constant time. */
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

/** Whether everyone is seated and has sent a nonce for the dice. */
export const isComplete = ({ seats }: Table): boolean => seats.every(({ nonce }) => nonce !== null);

/** The rules version a table needs, if it is not installed. */
export function otherRulesOf(table: Table): OtherRules | undefined {
  const opening = openingOf(table);
  return 'needs' in opening ? opening : undefined;
}

/** States are large, so few are kept. */
const KEPT = { steps: 32, positions: 4 };

/** The opening of the match, once everyone is seated. */
export function openingOf(table: Table): Opening | OtherRules {
  const { row, setup, seats } = table;
  const game = findGame(row.game);
  if (!game || !canPlay(game, table)) return { needs: row.rules, has: game?.rules ?? 0 };
  return {
    game,
    options: setup.options,
    dice: {
      kind: 'sealed',
      secret: row.secret,
      commitment: commitmentOf(table),
      nonces: seats.map(({ nonce }) => nonce ?? ''),
    },
    people: seats.map(({ kind }) => kind === 'human'),
    clock: setup.clock,
    timeOut: setup.timeOut,
    startedAt: row.started_at ?? 0,
    isOneDevice: false,
    kept: KEPT,
  };
}

/** A running match keeps its rules. A waiting table gets the current ones, if they have its options. */
const canPlay = (game: AnyGame, { row, setup, seats }: Table): boolean =>
  row.started_at === null ? parseOptions(game, seats.length, setup.options).ok : game.rules === row.rules;
