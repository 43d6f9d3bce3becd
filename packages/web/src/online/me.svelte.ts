import { storage } from '../kit/browser/storage.ts';
import { whenDismissed } from '../table/remote/http.ts';
import { comeIn, fetchMe, type Player } from './people.ts';

/** What was found the last time, so that a page need not be rearranged when the server answers. */
const SERVED = 'taproom-served';

/** The player at this browser, as far as the server knows. */
export const me: {
  /** Whether there is a server at all. */
  isServed: boolean;
  /** The same, as long as nobody has answered: there usually is one, since somebody has served the page. */
  looksServed: boolean;
  player: Player | null;
  /** Whether the server no longer knows this browser, as when its session was ended from elsewhere. */
  isDismissed: boolean;
} = $state({ isServed: false, looksServed: storage.getItem(SERVED) !== 'no', player: null, isDismissed: false });

/** The server no longer knows this browser. Players who signed out themselves need not be told. */
export function dismiss(): void {
  if (!me.player) return;
  me.player = null;
  me.isDismissed = true;
}

whenDismissed(dismiss);

/** The connection's session is over. A player who signed in to an account in another tab is known by that now. */
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

/** Asks the server once per page load; if it could not be reached, again the next time. */
export function findMe(): Promise<void> {
  asked ??= ask();
  return asked;
}

addEventListener('online', () => void findMe());

async function ask(): Promise<void> {
  const reply = await fetchMe();
  me.isServed = reply.ok;
  me.looksServed = reply.ok;
  storage.setItem(SERVED, reply.ok ? 'yes' : 'no');
  if (reply.ok) me.player = reply.value.player;
  else asked = undefined;
}

/** Registers a name with the server. Returns the error code, if any. */
export async function introduce(name: string): Promise<string | undefined> {
  const reply = await comeIn(name);
  if (!reply.ok) return reply.code;
  becomeOne(reply.value.player);
  return undefined;
}
