import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { OnCommit, Store } from './store.ts';

/** Opens a PostgreSQL database by its address, or else the embedded one in a file. */
export const openStore = (place: string, onCommit: OnCommit = () => {}): Promise<Store> =>
  /^postgres(ql)?:\/\//.test(place) ? openPostgres(place, onCommit) : openSqlite(place, onCommit);
