import { type Deed, isResignation, type Tagged, type Viewer } from '@taproom/engine';
import { advance, begin, type Entry, eventsFor, type LiveMatch } from '@taproom/table';
import { inPieces } from '../match/in-pieces.ts';
import type { Room } from './room.ts';

/** A match replayed for whoever asked for its log, as far as that was needed. */
export interface Past {
  live: LiveMatch;
  /** The entries of the record that were replayed. */
  readonly entries: Deed[];
  /** The events of the deal, then of each entry of the record. */
  readonly events: (readonly Tagged[])[];
  /** Whether somebody has asked since idle rooms were last looked for. */
  isUsed: boolean;
}

/** The events of up to `most` entries of the record before one, as a viewer may know them. */
export async function eventsBefore(
  room: Room,
  seen: LiveMatch,
  viewer: Viewer,
  before: number,
  most: number,
): Promise<{ events: Tagged[]; from: number }> {
  const end = Math.min(before, seen.match.history.entries.length + 1);
  const from = Math.max(0, end - most);
  const events = await room.pastQueue(() => replayedUpTo(room, seen, end));
  return { events: events.slice(from, end).flatMap((some) => eventsFor(seen, some, viewer)), from };
}

async function replayedUpTo(room: Room, seen: LiveMatch, end: number): Promise<Past['events']> {
  const past = isPastOf(room.past, seen) ? room.past : pastBefore(seen);
  past.isUsed = true;
  room.past = past;
  const missing = seen.match.history.entries.slice(past.entries.length, end - 1);
  await inPieces(missing, (recorded) => {
    const { seat, action } = recorded;
    const numbered = { seq: past.live.seq + 1, seat, at: 0 };
    const kind = isResignation(action) ? 'resign' : 'play';
    addTo(past, kind === 'play' ? { ...numbered, kind, action: action as Tagged } : { ...numbered, kind });
    past.entries.push(recorded);
  });
  return past.events;
}

/** After an undo the last of what was replayed may never have been. */
function isPastOf(past: Past | undefined, { match }: LiveMatch): past is Past {
  return past?.entries.every((entry, at) => entry === match.history.entries[at]) ?? false;
}

function pastBefore({ opening }: LiveMatch): Past {
  const begun = begin({ ...opening, kept: { steps: 1, positions: 1 } });
  if (!begun.ok) throw new Error(`a match of ${opening.game.id} cannot be opened: ${JSON.stringify(begun.error)}`);
  return { live: begun.value, entries: [], events: [begun.value.steps.at(-1)?.events ?? []], isUsed: true };
}

function addTo(past: Past, entry: Entry): void {
  const next = advance(past.live, entry);
  if (!next.ok) throw new Error(`entry ${entry.seq} does not replay: ${JSON.stringify(next.error)}`);
  past.live = next.value;
  past.events.push(next.value.steps.at(-1)?.events ?? []);
}
