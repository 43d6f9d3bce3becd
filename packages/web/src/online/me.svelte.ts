import { comeIn, fetchMe, type Player } from './api.ts';

/** Whoever sits at this browser, as far as the server knows. `isServed` says whether there is a server at all. */
export const me: { isServed: boolean; player: Player | null } = $state({ isServed: false, player: null });

let asked: Promise<void> | undefined;

/** Asks the server once for each load of the page; where it could not be reached, again the next time. */
export function findMe(): Promise<void> {
  asked ??= ask();
  return asked;
}

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
  me.player = reply.value.player;
  return undefined;
}
