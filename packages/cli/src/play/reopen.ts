import { fail, ok, type Result } from '@taproom/engine';
import { resume } from '@taproom/table';
import { heldAgainstRules } from '../records/against-rules.ts';
import type { Mismatch } from '../records/mismatch.ts';
import type { Save } from '../records/save-file.ts';
import type { Seating } from './at-table.ts';
import { openingOf } from './kept-table.ts';

/** The table of a saved game, to be kept in a file; or what does not fit in it. */
export async function reopen(
  { record, players }: Pick<Save, 'record' | 'players'>,
  path: string,
): Promise<Result<Seating, Mismatch>> {
  const { game, positions, mismatch } = await heldAgainstRules(record);
  const [dealt, ...others] = positions;
  if (mismatch && mismatch.code !== 'unfinished') return fail(mismatch);
  if (!game || !dealt) throw new Error('a record that fits leads to a position');
  const opening = openingOf(game, record.options, record.dice, players);
  return ok({ players, live: resume(opening, [dealt, ...others], others.length), path });
}
