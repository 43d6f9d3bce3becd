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

/**
 * A resignation; an undo, or that it was asked for, granted or declined; a timeout; a bot that stands in, for whoever left or for one
 * who stays away; an absent player's seat that counts as given up; a player's return; or a hint that was taken.
 */
interface OtherEntry extends Numbered {
  readonly kind:
    | 'resign'
    | 'undo'
    | 'askUndo'
    | 'grantUndo'
    | 'declineUndo'
    | 'timeout'
    | 'standIn'
    | 'replace'
    | 'claim'
    | 'return'
    | 'hint';
}

export type Entry = PlayEntry | OtherEntry;
export type EntryKind = Entry['kind'];
