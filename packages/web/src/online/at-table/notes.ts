import type { ChatLine } from '@taproom/protocol';

/** Something that the table itself has told, in words. */
export interface Note {
  readonly at: number;
  readonly text: string;
}

/** Lines and notes in the order of time; what happened in the same moment stays as it was. */
export const withNotes = (lines: readonly ChatLine[], notes: readonly Note[]): (ChatLine | Note)[] =>
  [...lines, ...notes].sort((one, other) => one.at - other.at);
