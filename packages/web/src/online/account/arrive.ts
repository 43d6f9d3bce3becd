import { connection } from '../link.svelte.ts';
import { becomeOne, dismiss, me } from '../me.svelte.ts';
import { fetchMe, type Player } from '../people.ts';

/** From now on this page is somebody else, or nobody: the connection must reconnect as them. */
export function arriveAs(player: Player | null): void {
  becomeOne(player);
  connection.renew();
}

/** Asks again who this browser is, since another tab or device may have changed it. */
async function lookAgain(): Promise<void> {
  const reply = await fetchMe();
  if (!reply.ok) return;
  const { player } = reply.value;
  if (player?.id === me.player?.id && player?.name === me.player?.name && player?.kind === me.player?.kind) return;
  if (player) arriveAs(player);
  else dismiss();
}

/** Asks again whenever the player comes back to this tab. */
export function keepInStep(): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && me.isServed) void lookAgain();
  });
}
