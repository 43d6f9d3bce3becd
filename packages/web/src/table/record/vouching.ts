import type { MatchRecord } from '@taproom/engine';
import { checkHouse, type HouseVerdict } from '@taproom/protocol';
import { fetchHouse } from '../remote/api.ts';

/** Who vouches for the decisions in a record: the house that serves this page is the only one whose key is known here. */
export async function vouchingFor(record: MatchRecord): Promise<HouseVerdict> {
  if (!record.house) return 'unsigned';
  const own = await fetchHouse();
  return checkHouse(record, own.ok ? [own.value.key] : []);
}
