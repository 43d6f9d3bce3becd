import type { Seat } from '@taproom/engine';
import { type Kind, MALTS, type StoutEvent } from '@taproom/games/six-sided-stout';
import type { EventBatch } from '../../../kit/board/board.ts';

/** What a batch of events has just changed for one brewer. */
export interface Stirred {
  readonly rolled: boolean;
  /** The dice brought home, if any. */
  readonly bought: readonly number[] | undefined;
  /** The kind that has just come, from the market or the kiln. */
  readonly arrived: Kind | null;
  /** Whether it comes from the kiln. */
  readonly roasted: boolean;
  readonly put: ReadonlySet<string>;
}

export function stirred({ events }: EventBatch<StoutEvent>, seat: Seat): Stirred {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  return {
    rolled: own.some(({ type }) => type === 'rolled'),
    bought: own.find((event) => event.type === 'bought')?.dice,
    arrived: own.map(arrivedBy).find((kind) => kind !== null) ?? null,
    roasted: own.some(({ type }) => type === 'roasted'),
    put: new Set(own.flatMap((event) => (event.type === 'put' ? [event.cell] : []))),
  };
}

function arrivedBy(event: StoutEvent): Kind | null {
  if (event.type === 'roasted') return MALTS[MALTS.indexOf(event.store) + 1] ?? null;
  if (event.type !== 'bought') return null;
  return event.good === 'malt' ? 'pale' : event.good;
}
