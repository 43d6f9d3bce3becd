import type { Notifier } from '../notify/notifier.ts';
import type { Party } from '../people/passkeys.ts';
import type { Hub } from '../room/hub.ts';
import type { Store } from '../store/store.ts';
import type { Bucket } from '../wire/bucket.ts';
import type { Connections } from '../wire/connections.ts';
import type { Rates } from './rates.ts';

/** All that the handlers of requests work with. */
export interface Context {
  readonly store: Store;
  now(): number;
  readonly hub: Hub;
  readonly notifier: Notifier;
  readonly connections: Connections;
  readonly rates: Rates;
  /** How often a password may be guessed for a name. */
  guessesFor(username: string): Bucket;
  /** Whether the server is reached by https alone. */
  readonly isSecure: boolean;
  /** The address under which the server is known, if it is not the one that is asked for. */
  readonly publicUrl?: string | undefined;
  /** Is told of what goes wrong where nobody waits for an answer. */
  reportError(error: unknown): void;
}

/** The site as browsers know it, which is what their passkeys are for. */
export function partyOf({ publicUrl }: Pick<Context, 'publicUrl'>, askedOrigin: string): Party {
  const { origin, hostname } = new URL(publicUrl ?? askedOrigin);
  return { origin, host: hostname };
}
