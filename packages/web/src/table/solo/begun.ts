import type { Day } from '@taproom/games/daily';
import type { Listed, OfDaily } from '../local/head.ts';

/** How far a day's daily is in this browser: its table, or why one that was begun begins anew. */
export type BegunDaily =
  | { readonly stage: 'running' | 'over'; readonly id: string }
  | { readonly stage: 'open'; readonly lost?: 'damaged' | 'changed' };

/** The same by the tables that are kept. A match that can be opened goes before one that cannot. */
export function begunIn(tables: readonly Listed[], game: string, day: Day): BegunDaily {
  const isAsked = (plan?: OfDaily): boolean => plan?.game === game && plan.daily === day;
  const begun = tables.flatMap((listed) => (listed.ok && isAsked(listed.table.plan) ? [listed.table] : []))[0];
  if (begun) return { stage: begun.outcome ? 'over' : 'running', id: begun.id };
  const lost = tables.flatMap((listed) => (!listed.ok && isAsked(listed.daily) ? [listed.damage] : []))[0];
  if (!lost) return { stage: 'open' };
  return { stage: 'open', lost: lost.code === 'other-rules' ? 'changed' : 'damaged' };
}
