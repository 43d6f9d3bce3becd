import type { TableState } from '@taproom/protocol';
import type { Followed } from '@taproom/protocol/client';
import { isNotice, type Notice } from '@taproom/table';

/** All that the table itself has told, as far as the log is known. */
export const noticesIn = ({ log }: Pick<TableState, 'log'>): Notice[] => log.filter(isNotice);

/** What the table has told since `known`, but for what is told with the moves: that time lost the match, or an undo. */
export const newNotices = ({ state, batch }: Followed, known: number): Notice[] =>
  noticesIn(state).filter(
    (notice) => notice.at > known && notice.type !== 'tookBack' && !batch.events.some((event) => event === notice),
  );

/** Calls `tell` with what the table tells from now on. Call inside a component; it ends with it. */
export function onNotices(followed: () => Followed | undefined, tell: (notices: readonly Notice[]) => void): void {
  let known: number | undefined;
  $effect(() => {
    const now = followed();
    if (!now) return;
    const fresh = known === undefined ? [] : newNotices(now, known);
    known = Math.max(known ?? 0, ...noticesIn(now.state).map(({ at }) => at));
    if (fresh.length > 0) tell(fresh);
  });
}
