import type { Person } from '../../people/sessions.ts';
import { signIn } from '../../people/sign-in.ts';
import { refresh } from '../../room/refreshing.ts';
import { closeConnections } from '../../wire/connections.ts';
import type { Context } from '../context.ts';
import type { Reply, Request } from '../route.ts';

/** Signs a player in on this device, taking over what they began here as a guest. */
export async function letIn(
  { store, hub, connections, now }: Pick<Context, 'store' | 'hub' | 'connections' | 'now'>,
  { caller, agent }: Pick<Request, 'caller' | 'agent'>,
  player: Person,
): Promise<Reply> {
  const { token, tables } = await signIn(store.db, player, caller, agent, now());
  for (const room of tables.map(hub.find)) if (room) await refresh(room);
  // Not before the browser has its new cookie, with which its tabs reconnect.
  const afterwards = caller?.kind === 'guest' ? () => closeConnections(connections, { player: caller.id }) : undefined;
  return { status: 200, body: { player, token }, token, afterwards };
}
