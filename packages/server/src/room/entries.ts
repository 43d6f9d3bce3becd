import type { Entry } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export const entriesAfter = ({ db }: Store, match: string, seq: number): Promise<Entry[]> =>
  db.selectFrom('entries').selectAll().where('match', '=', match).where('seq', '>', seq).orderBy('seq').execute();
