import type { RecordEnd } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { checkRecord } from '@taproom/protocol';
import { isFields, parseJson } from '../../kit/browser/json.ts';
import { isPlan } from '../plan.ts';
import type { TablePlan } from '../table.ts';
import { SAVE_FORMAT, type Save } from './save.ts';

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
 * The finished match in a save; undefined for a match that runs, is damaged, or was played by other rules. Its result is
 * read and not computed, so that a long list costs little; whether the moves lead there is checked by the replay.
 */
export function finishedIn({ id, format, savedAt, body }: Save): FinishedMatch | undefined {
  const kept = format === SAVE_FORMAT ? parseJson(body) : undefined;
  if (!isFields(kept) || !isPlan(kept['plan'])) return undefined;
  const record = checkRecord(kept['record']);
  if (!record.ok || !record.value.end) return undefined;
  const { rules, dice, end } = record.value;
  const plan = kept['plan'];
  if (findGame(plan.game)?.rules !== rules) return undefined;
  return { id, savedAt, plan, end, ...(dice.kind === 'sealed' && { commitment: dice.commitment }) };
}
