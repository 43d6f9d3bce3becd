import type { Seat, Tagged } from '@taproom/engine';
import type { GameText } from '@taproom/games/text';
import { logLine } from './log-line.ts';
import type { TablePlan } from './table.ts';

/** One line of a log, or of a list of moves. */
export interface Line {
  /** Its number in the whole list. */
  readonly at: number;
  /** Whose it is; null if it belongs to nobody. */
  readonly seat: Seat | null;
  /** Empty if it only opens a round. */
  readonly text: string;
  /** What came of it, if the text is not all. */
  readonly more?: string;
  /** The round that begins with this line. */
  readonly opens?: string | undefined;
  /** The round that begins after it, as soon as somebody does something. */
  readonly follows?: string | undefined;
  /** What a review says of it. */
  readonly note?: { readonly text: string; readonly grade: string };
}

/** The lines of one round; those before the first have no heading. */
export interface LineGroup {
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** Lines by rounds, without those that say nothing. */
export function byRound(lines: readonly Line[]): LineGroup[] {
  const groups: { heading: string; lines: Line[] }[] = [{ heading: '', lines: [] }];
  let next: string | undefined;
  for (const line of lines) {
    const heading = line.opens ?? (line.seat === null ? undefined : next);
    if (heading !== undefined) groups.push({ heading, lines: [] });
    next = line.follows ?? (heading === undefined ? next : undefined);
    if (line.text !== '') groups.at(-1)?.lines.push(line);
  }
  return groups.filter((group) => group.lines.length > 0);
}

/** Whose an event is, if anybody's. */
export const seatIn = (event: Tagged): Seat | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null;

/** A line that says no more than the heading above it. */
const isHeading = (line: string, heading: string | undefined): boolean => line.replace(/\.$/, '') === heading;

/** The log of a table, line by line; `first` is the number of the first event, where some were left out. */
export const logOf = (events: readonly Tagged[], plan: TablePlan, text: GameText, first = 0): Line[] =>
  events.map((event, i) => {
    const round = text.round?.(event);
    const line = logLine(event, plan) ?? '';
    return {
      at: first + i,
      seat: seatIn(event),
      text: isHeading(line, round?.name) ? '' : line,
      opens: round?.begins === 'with' ? round.name : undefined,
      follows: round?.begins === 'after' ? round.name : undefined,
    };
  });
