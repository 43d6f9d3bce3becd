import type { ChatLine, Refused } from '@taproom/protocol';
import { nameAt } from '../people/names-at.ts';
import type { Player } from '../tables/player.ts';
import { isMuted, seatsOf, type Table } from '../tables/table.ts';
import { tellThose, type Watcher } from './audience.ts';
import { CHAT_TAIL, keepLine, lastLines, linesAfter, type Said } from './chat.ts';
import type { Room } from './room.ts';
import { allowedViewerOf, mayHear } from './seen.ts';

/** Why a player may not talk at a table; undefined if they may. */
export function whyNotSay(table: Table, player: string): Refused | undefined {
  if (allowedViewerOf(table, player) === undefined) return { code: 'no-spectators' };
  return isMuted(table, player) ? { code: 'muted' } : undefined;
}

/** Says something at the table; returns why it was refused, if it was. */
export const say = (
  room: Room,
  watcher: Watcher,
  player: Player,
  key: string,
  text: string,
): Promise<Refused | undefined> =>
  room.queue(async () => {
    const { id, table, services } = room;
    const refused = whyNotSay(table, player.id) ?? (mayHear(room, watcher) ? undefined : { code: 'no-chat' as const });
    if (refused) return refused;
    const [seat = null] = seatsOf(table, player.id);
    const name = table.seats[seat ?? -1]?.name ?? (await nameAt(services.store.db, player, table.seats));
    const line = { at: services.now(), name, seat, text };
    await keepLine(services.store, id, player.id, { key, line });
    await readNow(room, key);
    return undefined;
  });

/** Reads and shows new lines, said here or in another process. */
export const readChat = (room: Room, key?: string): Promise<void> => room.queue(() => readNow(room, key));

async function readNow(room: Room, key?: string): Promise<void> {
  if (room.isClosed || room.chat.some((one) => one.key === key)) return;
  for (const one of await linesAfter(room.services.store, room.id, room.chat.at(-1)?.line.at ?? 0)) tellLine(room, one);
}

function tellLine(room: Room, one: Said): void {
  room.chat = [...room.chat, one].slice(-CHAT_TAIL);
  tellThose(room.audience, { type: 'said', table: room.id, line: one.line }, (watcher) => mayHear(room, watcher));
}

/** The lines before a given time, and whether there may be more; none for those who may not look. */
export async function chatBefore(
  room: Room,
  watcher: Watcher,
  before: number,
): Promise<{ lines: ChatLine[]; hasEarlier: boolean }> {
  const { id, table, services } = room;
  const mayRead = allowedViewerOf(table, watcher.player) !== undefined && mayHear(room, watcher);
  const said = mayRead ? await lastLines(services.store, id, before) : [];
  return { lines: said.map(({ line }) => line), hasEarlier: said.length === CHAT_TAIL };
}
