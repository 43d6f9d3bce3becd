import type { Checker } from '../dailies/checker.ts';
import type { Signer } from '../match/signing.ts';
import type { Notifier } from '../notify/notifier.ts';
import type { Guesses } from '../people/guesses.ts';
import type { Party } from '../people/passkeys.ts';
import type { Reviewer } from '../reviews/reviewer.ts';
import type { Hub } from '../room/hub.ts';
import type { Store } from '../store/store.ts';
import type { Connections } from '../wire/connections.ts';
import type { HouseLimits, Spend } from '../wire/house-limits.ts';
import type { Rates } from './rates.ts';

/** Everything request handlers need. */
export interface Context {
  readonly store: Store;
  now(): number;
  readonly hub: Hub;
  readonly notifier: Notifier;
  readonly signer: Signer;
  readonly checker: Checker;
  readonly reviewer: Pick<Reviewer, 'wake'>;
  readonly connections: Connections;
  readonly rates: Rates;
  readonly house: HouseLimits;
  readonly spend: Spend;
  /** Limits password guesses. */
  readonly guesses: Guesses;
  /** Whether the server is reached over HTTPS only. */
  readonly isSecure: boolean;
  /** The server's public address, if it differs from the one in requests. */
  readonly publicUrl?: string | undefined;
  countRefusal(code: string): void;
  /** Reports errors for which no caller is waiting. */
  reportError(error: unknown): void;
}

/** The site as browsers know it; passkeys are bound to it. */
export function partyOf({ publicUrl }: Pick<Context, 'publicUrl'>, askedOrigin: string): Party {
  const { origin, hostname } = new URL(publicUrl ?? askedOrigin);
  return { origin, host: hostname };
}
