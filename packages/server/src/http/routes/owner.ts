import { fail, ok, type Result } from '@taproom/engine';
import type { Static } from 'typebox';
import { type AccountError, accountOf, knowsPassword } from '../../people/accounts.ts';
import { finishLogin, type PasskeyError } from '../../people/passkeys.ts';
import { makeCodes } from '../../people/recovery.ts';
import { type Person, renewSession, sessionIdOf } from '../../people/sessions.ts';
import { closeConnections } from '../../wire/connections.ts';
import { type Context, partyOf } from '../context.ts';
import type { Reply, Request } from '../route.ts';
import type { Proof } from './account-responses.ts';

/** Whether it is the account's owner who asks: whoever finds an open browser knows neither password nor passkey. */
export async function whyNotOwner(
  context: Context,
  caller: Person,
  proof: Static<typeof Proof>,
  origin: string,
): Promise<Result<null, AccountError | PasskeyError>> {
  const { store, now } = context;
  if (!(await accountOf(store.db, caller.id))) return fail({ code: 'no-account' });
  if ('password' in proof)
    return (await knowsPassword(store.db, caller.id, proof.password)) ? ok(null) : fail({ code: 'wrong-password' });
  const shown = await finishLogin(store.db, partyOf(context, origin), proof.passkey, now());
  return shown.ok && shown.value.id === caller.id ? ok(null) : fail({ code: 'bad-passkey' });
}

/**
 * A guest has become an account: whoever knew the guest's token does not know the new one. Not before the browser has its new
 * cookie are its connections closed.
 */
export async function openAccount(
  { store, now, connections }: Context,
  { token, agent }: Pick<Request, 'token' | 'agent'>,
  player: Person,
): Promise<Reply> {
  const opened = await renewSession(store.db, player, now(), agent);
  const codes = await makeCodes(store.db, player.id, now());
  const afterwards = (): void => closeConnections(connections, { session: sessionIdOf(token) });
  return { status: 201, body: { player, token: opened, codes }, token: opened, afterwards };
}
