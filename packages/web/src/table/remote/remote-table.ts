import type { Refusal } from '@taproom/engine';
import type { Refused } from '@taproom/protocol';
import {
  type Connection,
  type Followed,
  followMatch,
  type RefusalListeners,
  type RemoteMatch,
} from '@taproom/protocol/client';
import { plainCopy } from '../../kit/browser/json.ts';
import type { Table } from '../table.ts';
import { fetchRecord } from './api.ts';
import { snapshotFrom } from './snapshot.ts';

/** A table on the server: a table, plus what only online tables have. */
export type RemoteTable = Table & Omit<RemoteMatch, keyof Table>;

/** A stale request is not a refusal: the present state is on show already. */
const asRefusal = (why: Refused | undefined): Refusal | undefined => {
  if (why === undefined || why.code === 'stale') return undefined;
  return 'rule' in why ? why : { code: 'not-your-turn' };
};

/** That a match begins may be told a moment before its first position. */
const isBegun = ({ state }: Followed): boolean => state.info.status !== 'waiting' && state.view !== null;

export function openRemoteTable(
  connection: Connection,
  id: string,
  refusals: RefusalListeners,
  invitation?: string,
): RemoteTable {
  const match = followMatch(connection, id, refusals, invitation);
  let isUndone = false;
  match.follow((now) => (isUndone = now.isUndone));
  return {
    ...match,
    subscribe: (listener) => match.follow((now) => isBegun(now) && listener(snapshotFrom(now))),
    play: async (seat, action) => asRefusal(await match.play(seat, plainCopy(action))),
    refuse: (seat, action) => match.why(seat, plainCopy(action)),
    // Where the others are asked, it is not done yet, and the asking is told to all.
    undo: async () => ((await match.undo()) === undefined && isUndone ? 'done' : 'told'),
    resign: async (seat) => void (await match.resign(seat)),
    async hint(seat) {
      const advised = await match.hint(seat);
      return advised.ok ? advised.value : undefined;
    },
    record: () => fetchRecord(id),
  };
}
