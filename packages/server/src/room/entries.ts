import type { Entry } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** So many are read at a time: what is read comes over from another thread in one piece. */
const PAGE = 500;

/** The same one page after the other. */
export async function* pagesAfter(store: Store, match: string, seq: number): AsyncGenerator<readonly Entry[]> {
  for (let last = seq; ; ) {
    const page = await store.db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', match)
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.seq ?? last;
  }
}

export const entriesAfter = ({ db }: Store, match: string, seq: number): Promise<Entry[]> =>
  db.selectFrom('entries').selectAll().where('match', '=', match).where('seq', '>', seq).orderBy('seq').execute();
