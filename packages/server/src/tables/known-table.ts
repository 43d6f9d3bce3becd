import type { KnownTable } from '@taproom/protocol';
import type { Player } from './player.ts';
import { commitmentOf, infoOf, invitationTo, type Presence, seatsOf, type Table } from './table.ts';

/** A table as a player, or an unknown visitor, may see it. */
export const knownTable = (table: Table, presence: Presence, player: Player | undefined): KnownTable => ({
  info: infoOf(table, presence),
  commitment: commitmentOf(table),
  ...(player && mayInvite(table, player) && { invitation: invitationTo(table) }),
  ...(player?.id === table.row.host && { isHost: true as const }),
});

/** The players and the host have the link for invited seats. */
export const mayInvite = (table: Table, { id }: Player): boolean =>
  table.row.host === id || seatsOf(table, id).length > 0;

/** Without spectators, only the players may see a match. */
export const mayLook = (table: Table, player: Player | undefined): boolean =>
  table.setup.spectators || (player !== undefined && seatsOf(table, player.id).length > 0);
