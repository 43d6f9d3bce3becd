import {
  type ClockState,
  type Following,
  followState,
  hear,
  type PlainMessage,
  type Push,
  readMessage,
  type TableState,
  unpackActions,
} from '@taproom/protocol';

/** A table that a connection watches unpacked, as far as it has been told. */
interface Followed {
  following: Following | undefined;
  clock: ClockState | null;
}

/** The tables that a connection wants to be told of in plain JSON: their packed messages are unpacked on the way out. */
export type PlainTables = Map<string, Followed>;

export function makePlain(tables: PlainTables, table: string, isPlain: boolean): void {
  if (isPlain) tables.set(table, { following: undefined, clock: null });
  else tables.delete(table);
}

/** A message as its connection wants it. */
export function plainText(tables: PlainTables, text: string): string {
  if (tables.size === 0) return text;
  const message = readMessage(text);
  const followed = tables.get('m' in message ? message.m : 'table' in message ? message.table : '');
  if (!followed) return text;
  if ('m' in message) return JSON.stringify(plainMove(followed, message));
  if (message.type !== 'table') return text;
  return JSON.stringify({ ...message, state: plainState(followed, message.state) } satisfies PlainMessage);
}

function plainState(followed: Followed, state: TableState): Extract<PlainMessage, { type: 'table' }>['state'] {
  followed.following = followState(state);
  followed.clock = state.clock;
  const { shapes: _, legal, ...plain } = state;
  return { ...plain, legal: unpackActions(legal) };
}

function plainMove(followed: Followed, push: Push): PlainMessage {
  if (!followed.following) throw new Error(`${push.m} has moved before its state was sent`);
  const { following, moving, events } = hear(followed.following, push);
  followed.following = following;
  followed.clock = push.c ?? followed.clock;
  const { m: table, n: seq, y: id } = push;
  const legal = unpackActions(moving.legal);
  return {
    type: 'moved',
    ...(id !== undefined && { id }),
    table,
    seq,
    events,
    ...moving,
    legal,
    clock: followed.clock,
  };
}
