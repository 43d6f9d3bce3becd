import { openPostgres } from './postgres.ts';
import { claimFile } from './sole-use.ts';
import { openSqlite } from './sqlite.ts';
import type { OnCommit, Store } from './store.ts';

const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** Opens a PostgreSQL database by its URL, or else the embedded one in a file. */
export const openStore = (place: string, onCommit: OnCommit = () => {}): Promise<Store> =>
  isAddress(place) ? openPostgres(place, onCommit) : openSqlite(place, onCommit);

/** The same for a server, which must be the only one using the file. */
export async function openToServe(place: string, onCommit: OnCommit): Promise<Store> {
  if (isAddress(place)) return openStore(place, onCommit);
  const letGo = claimFile(place);
  try {
    const store = await openStore(place, onCommit);
    return { ...store, close: () => store.close().finally(letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
}
