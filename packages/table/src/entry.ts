import type { Seat, Tagged } from '@taproom/engine';

interface Numbered {
  /** Starts at 1, without gaps. */
  readonly seq: number;
  readonly seat: Seat;
  /** In milliseconds. */
  readonly at: number;
}

export interface PlayEntry extends Numbered {
  readonly kind: 'play';
  /** Untrusted: not yet checked against the rules. */
  readonly action: Tagged;
}

/** A resignation, an undo, a timeout, a bot standing in, a player's return, an absence that was claimed, or a hint that was taken. */
interface OtherEntry extends Numbered {
  readonly kind: 'resign' | 'undo' | 'timeout' | 'standIn' | 'return' | 'absent' | 'hint';
}

export type Entry = PlayEntry | OtherEntry;
export type EntryKind = Entry['kind'];
