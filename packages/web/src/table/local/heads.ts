import type { MatchRecord, RecordEnd } from '@taproom/engine';
import { findOffer } from '@taproom/games/shelf';
import { isFields, parseJson } from '../../kit/browser/json.ts';
import { isPlan } from '../plan.ts';
import type { TablePlan, TableSummary } from '../table.ts';
import { type Damage, type Head, type Listed, type OfDaily, SAVE_FORMAT, WHOLE_FORMAT } from './head.ts';

/** What a table's head tells, without its entries. */
interface Body {
  readonly plan: TablePlan;
  readonly record: Readonly<Record<string, unknown>>;
  readonly seen: unknown;
}

/** The body of a head of today or of before; undefined if it cannot be read. */
function bodyOf({ format, body }: Head): Body | undefined {
  const kept = format === SAVE_FORMAT || format === WHOLE_FORMAT ? parseJson(body) : undefined;
  if (!isFields(kept) || !isPlan(kept['plan']) || !isFields(kept['record'])) return undefined;
  return { plan: kept['plan'], record: kept['record'], seen: kept['seen'] };
}

/**
 * A line of the home page's list, from the head alone: nothing is replayed. Undefined for a table of before, whose whole
 * record would have to be.
 */
export function listHead(head: Head): Listed | undefined {
  if (head.damage) return damaged(head, head.damage);
  const body = bodyOf(head);
  if (!body) return head.format === WHOLE_FORMAT ? undefined : damaged(head, unreadable(head));
  const mismatch = mismatchOf(body);
  if (mismatch) return damaged(head, mismatch);
  if (head.format === WHOLE_FORMAT) return undefined;
  const { plan, seen } = body;
  if (!isFields(seen)) return damaged(head, { code: 'unreadable' });
  // Written by ourselves together with the plan.
  const summary = seen as unknown as Pick<TableSummary, 'view' | 'turn' | 'outcome'>;
  return { ok: true, table: { id: head.id, savedAt: head.savedAt, plan, ...summary } };
}

const unreadable = ({ format }: Head): Damage => ({ code: format === SAVE_FORMAT ? 'unreadable' : 'other-format' });

/** Whether it was played by other rules than today's, or is of a game that is not here. */
function mismatchOf({ plan: { game }, record: { rules } }: Body): Damage | undefined {
  const offer = findOffer(game);
  if (!offer) return { code: 'other-game', needs: game, game };
  if (typeof rules !== 'number' || rules === offer.rules) return undefined;
  return { code: 'other-rules', needs: rules, has: offer.rules, game };
}

export function damaged(head: Head, damage: Damage): Listed {
  const daily = dailyIn(head);
  return { ok: false, id: head.id, savedAt: head.savedAt ?? 0, damage, ...(daily && { daily }) };
}

/** Which daily a table is that cannot be opened, as far as its save tells. */
function dailyIn({ daily, body }: Head): OfDaily | undefined {
  if (daily) return daily;
  const kept = parseJson(body);
  return isFields(kept) && isPlan(kept['plan']) ? kept['plan'] : undefined;
}

/** A finished match stored in this browser, as far as its save tells without being replayed. */
export interface FinishedMatch {
  readonly id: string;
  readonly savedAt: number;
  readonly plan: TablePlan;
  readonly end: RecordEnd;
  /** The fingerprint of its dice, by which its record is known again; absent for dice that others have too. */
  readonly commitment?: string;
}

/**
 * The finished match of a head; undefined for a match that runs, is damaged, or was played by other rules. Its result is
 * read and not computed, so that a long list costs little; whether the moves lead there is checked by the replay.
 */
export function finishedIn(head: Head): FinishedMatch | undefined {
  const body = head.damage ? undefined : bodyOf(head);
  if (!body || mismatchOf(body)) return undefined;
  const { end, dice } = body.record as Partial<Pick<MatchRecord, 'end' | 'dice'>>;
  if (!isEnd(end)) return undefined;
  const commitment = isFields(dice) && dice['kind'] === 'sealed' ? String(dice['commitment']) : undefined;
  return { id: head.id, savedAt: head.savedAt, plan: body.plan, end, ...(commitment && { commitment }) };
}

const isEnd = (end: unknown): end is RecordEnd =>
  isFields(end) && Array.isArray(end['places']) && Array.isArray(end['scores']);
