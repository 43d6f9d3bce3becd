import type { OwnTable } from '@taproom/protocol';
import { fetchMine } from '../../table/remote/api.ts';
import { me } from '../me.svelte.ts';

const REFRESH = 10_000;

/** Whether a table waits for this player. */
export const calls = ({ turn, mine }: OwnTable): boolean => turn.some((seat) => mine.includes(seat));

/** The player's online tables, kept up to date while a component shows them. None without a server or a name. */
export function followOwn(): { readonly running: readonly OwnTable[]; readonly over: readonly OwnTable[] } {
  let tables = $state.raw<readonly OwnTable[]>([]);
  const running = $derived(
    tables.filter(({ status }) => status !== 'over').toSorted((a, b) => Number(calls(b)) - Number(calls(a))),
  );
  const over = $derived(tables.filter(({ status }) => status === 'over'));

  async function refresh(): Promise<void> {
    const reply = await fetchMine();
    if (reply.ok) tables = reply.value;
  }

  $effect(() => {
    if (!me.player) return;
    void refresh();
    const timer = setInterval(() => document.hidden || void refresh(), REFRESH);
    return () => clearInterval(timer);
  });

  return {
    get running() {
      return running;
    },
    get over() {
      return over;
    },
  };
}
