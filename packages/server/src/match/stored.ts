import type { Tagged } from '@taproom/engine';
import { advance, begin, type Entry, type LiveMatch, type Opening } from '@taproom/table';
import type { Entry as Row } from '../store/schema.ts';

/** The match before its first entry. */
export function beginStored(opening: Opening): LiveMatch {
  const begun = begin(opening);
  if (!begun.ok) throw new Error(`a match of ${opening.game.id} cannot be opened: ${JSON.stringify(begun.error)}`);
  return begun.value;
}

/** The entry of a row. The action is not parsed again where it is given. */
export function entryOf({ kind, seq, seat, at, action: text }: Row, action?: Tagged): Entry {
  if (kind === 'play') return { kind, seq, seat, at, action: action ?? JSON.parse(text ?? 'null') };
  return { kind, seq, seat, at };
}

/** The match after an entry from the database, which must be valid. */
export function advanceStored(live: LiveMatch, row: Row): LiveMatch {
  const next = advance(live, entryOf(row));
  if (!next.ok) throw new Error(`entry ${row.seq} of ${row.match}: ${JSON.stringify(next.error)}`);
  return next.value;
}
