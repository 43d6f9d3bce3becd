import type { Seat, Tagged } from '@taproom/engine';
import { readMessage, type ServerMessage } from '@taproom/protocol';
import type { LiveMatch } from '@taproom/table';
import { beginStored } from '../match/stored.ts';
import type { Watcher } from '../room/audience.ts';
import type { ChangeRequest } from '../room/changing.ts';
import { openingOf, type Table } from '../tables/table.ts';

/** The match of a table before its first entry. */
export function beginningOf(table: Table): LiveMatch {
  const opening = openingOf(table);
  if ('needs' in opening) throw new Error('its rules are not here');
  return beginStored(opening);
}

/** Whose turn it is, and the first thing they may do. */
export function firstMove({ opening, match, actors }: LiveMatch): { seat: Seat; action: Tagged } {
  const [seat] = actors;
  const [action] = seat === undefined ? [] : opening.game.legal(match.state, seat);
  if (seat === undefined || !action) throw new Error('nobody may do anything');
  return { seat, action };
}

/** Somebody who keeps all that is sent. */
export function listener(player: string | null): Watcher & { readonly heard: ServerMessage[] } {
  const heard: ServerMessage[] = [];
  return { player, heard, isLooking: () => true, send: (text) => heard.push(readMessage(text)) };
}

/** Asks for the first move, as whoever has the turn. */
export const playFirst = (live: LiveMatch, watcher: Watcher = listener('anna')): ChangeRequest => ({
  ...firstMove(live),
  kind: 'play',
  seq: live.seq,
  key: 'once',
  requester: { watcher, id: 1 },
});
