import { fetchMe, type Player } from '../api.ts';
import { connection } from '../link.svelte.ts';
import { becomeOne, dismiss, me } from '../me.svelte.ts';

/** From now on this page is somebody else, or nobody: the connection must come again as that one. */
export function arriveAs(player: Player | null): void {
  becomeOne(player);
  connection.renew();
}

/** Asks again who this browser is, since that may have changed in another tab or by another device. */
async function lookAgain(): Promise<void> {
  const reply = await fetchMe();
  if (!reply.ok) return;
  const { player } = reply.value;
  if (player?.id === me.player?.id && player?.name === me.player?.name && player?.kind === me.player?.kind) return;
  if (player) arriveAs(player);
  else dismiss();
}

/** Looks again whenever somebody comes back to this tab. */
export function keepInStep(): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && me.isServed) void lookAgain();
  });
}
