import type { KnownTable } from '@taproom/protocol';
import type { Player } from './player.ts';
import { commitmentOf, infoOf, invitationTo, type Presence, seatsOf, type Table } from './table.ts';

/** A table as a player may see it, or somebody who is not known. */
export const knownTable = (table: Table, presence: Presence, player: Player | undefined): KnownTable => ({
  info: infoOf(table, presence),
  commitment: commitmentOf(table),
  ...(player && mayInvite(table, player) && { invitation: invitationTo(table) }),
  ...(player?.id === table.row.host && { isHost: true as const }),
});

/** Those who sit at a table, and its host, have the link for the seats that are not for everyone. */
export const mayInvite = (table: Table, { id }: Player): boolean =>
  table.row.host === id || seatsOf(table, id).length > 0;

/** Where nobody may watch, what was played is for those who sit there. */
export const mayLook = (table: Table, player: Player | undefined): boolean =>
  table.setup.spectators || (player !== undefined && seatsOf(table, player.id).length > 0);
