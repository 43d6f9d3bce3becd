import type { Bottle, Settled, WhiskyEvent } from '@taproom/games/whisky-game';

/** How a question came out, and what it brought. */
export interface Result {
  readonly settled: Settled;
  readonly bottle: Bottle | null;
}

const TURNS: ReadonlySet<WhiskyEvent['type']> = new Set(['asked', 'rolled', 'sailed', 'missed', 'sobered', 'played']);

/**
 * The question that was just settled, if nobody has gone on since: so whoever takes the device over still sees how it
 * came out.
 */
export function freshResult(settled: Settled | null, events: readonly WhiskyEvent[]): Result | null {
  const at = events.findLastIndex(({ type }) => type === 'answered');
  if (settled === null || at < 0) return null;
  const later = events.slice(at + 1);
  if (later.some(({ type }) => TURNS.has(type))) return null;
  const took = later.find((event) => event.type === 'took');
  return { settled, bottle: took?.type === 'took' ? took.bottle : null };
}

/** A result with the bottle that was chosen for it later, if one was. */
export function withSmuggled(result: Result | null, events: readonly WhiskyEvent[]): Result | null {
  if (!result || result.bottle !== null || result.settled.option !== result.settled.right) return result;
  const took = events.find((event) => event.type === 'took' && event.seat === result.settled.seat);
  return took?.type === 'took' ? { ...result, bottle: took.bottle } : result;
}
