import type { Bottle, Fact, Settled, WhiskyEvent } from '@taproom/games/whisky-game/shown';

/** The result of a question, and what it brought. */
export interface Result {
  readonly settled: Settled;
  readonly fact: Fact;
  readonly bottle: Bottle | null;
}

const TURNS: ReadonlySet<WhiskyEvent['type']> = new Set(['asked', 'rolled', 'sailed', 'missed', 'sobered', 'played']);

/** The question just settled, if nobody has acted since: so the next player at the device still sees the result. */
export function freshResult(settled: Settled | null, events: readonly WhiskyEvent[]): Result | null {
  const at = events.findLastIndex(({ type }) => type === 'answered');
  const answered = events[at];
  if (settled === null || answered?.type !== 'answered') return null;
  const later = events.slice(at + 1);
  if (isOthersTurn(later)) return null;
  const took = later.find((event) => event.type === 'took');
  return { settled, fact: answered.fact, bottle: took?.type === 'took' ? took.bottle : null };
}

/** Whether somebody has gone on to something else. */
export const isOthersTurn = (events: readonly WhiskyEvent[]): boolean => events.some(({ type }) => TURNS.has(type));

/** A result with the bottle chosen for it later, if one was. */
export function withSmuggled(result: Result | null, events: readonly WhiskyEvent[]): Result | null {
  if (!result || result.bottle !== null || result.settled.option !== result.settled.right) return result;
  const took = events.find((event) => event.type === 'took' && event.seat === result.settled.seat);
  return took?.type === 'took' ? { ...result, bottle: took.bottle } : result;
}
