import type { Seat, Tagged } from '@taproom/engine';
import type { TimeOut } from './clock.ts';
import type { Entry } from './entry.ts';

/** What happens at a table and not in its game appears among the events, though games do not know it. */
export type TableEvent =
  | { readonly type: 'hinted' | 'left' | 'returned'; readonly seat: Seat }
  /** Time ran out, or somebody was away for too long, and what came of it. */
  | { readonly type: 'timedOut' | 'absent'; readonly seat: Seat; readonly timeOut: TimeOut };

const TYPES: ReadonlySet<string> = new Set<TableEvent['type']>(['hinted', 'left', 'returned', 'timedOut', 'absent']);

export const isTableEvent = (event: Tagged): event is TableEvent => TYPES.has(event.type);

/** The table's own event of an entry, if it has one. */
export function tableEventOf({ kind, seat }: Pick<Entry, 'kind' | 'seat'>, timeOut: TimeOut): TableEvent | undefined {
  switch (kind) {
    case 'hint':
      return { type: 'hinted', seat };
    case 'standIn':
      return { type: 'left', seat };
    case 'return':
      return { type: 'returned', seat };
    case 'timeout':
      return { type: 'timedOut', seat, timeOut };
    case 'absent':
      return { type: 'absent', seat, timeOut };
    default:
      return undefined;
  }
}

interface Told {
  readonly events: readonly Tagged[];
}

/** The steps with more events at the end of the last one: these are no steps of their own, since the match stays as it is. */
export function withEvents<S extends Told>(steps: readonly S[], events: readonly Tagged[]): readonly S[] {
  const last = steps.at(-1);
  if (!last || events.length === 0) return steps;
  return steps.with(-1, { ...last, events: [...last.events, ...events] });
}

/** The first steps alone, after which nobody has forgotten what happened at the table. */
export const withoutLast = <S extends Told>(steps: readonly S[], count: number): readonly S[] =>
  withEvents(
    steps.slice(0, -count),
    steps.slice(-count).flatMap(({ events }) => events.filter(isTableEvent)),
  );
