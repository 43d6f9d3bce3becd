import { comeIn, fetchMe, type Player, whenDismissed } from './api.ts';

/** Whoever sits at this browser, as far as the server knows. */
export const me: {
  /** Whether there is a server at all. */
  isServed: boolean;
  player: Player | null;
  /** Whether the server has ceased to know this browser, as when its session was ended from elsewhere. */
  isDismissed: boolean;
} = $state({ isServed: false, player: null, isDismissed: false });

/** The server does not know this browser any more. Those who have left by themselves need not be told. */
export function dismiss(): void {
  if (!me.player) return;
  me.player = null;
  me.isDismissed = true;
}

whenDismissed(dismiss);

/** The session of the connection is over. Whoever has come in with an account in another tab is known by that now. */
export async function lookWhoIsHere(): Promise<void> {
  const before = me.player;
  const reply = await fetchMe();
  if (me.player?.id !== before?.id) return;
  if (reply.ok && reply.value.player) becomeOne(reply.value.player);
  else dismiss();
}

/** From now on this browser is somebody, or nobody. */
export function becomeOne(player: Player | null): void {
  me.player = player;
  me.isDismissed = false;
}

let asked: Promise<void> | undefined;

/** Asks the server once for each load of the page; where it could not be reached, again the next time. */
export function findMe(): Promise<void> {
  asked ??= ask();
  return asked;
}

addEventListener('online', () => void findMe());

async function ask(): Promise<void> {
  const reply = await fetchMe();
  me.isServed = reply.ok;
  if (reply.ok) me.player = reply.value.player;
  else asked = undefined;
}

/** Gives this browser a name at the server. Gives the code of what was wrong, if anything was. */
export async function introduce(name: string): Promise<string | undefined> {
  const reply = await comeIn(name);
  if (!reply.ok) return reply.code;
  becomeOne(reply.value.player);
  return undefined;
}
