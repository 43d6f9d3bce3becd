import type { FastifyRequest } from 'fastify';
import type { Doors } from '../people/doors.ts';
import type { Party } from '../people/passkeys.ts';
import type { Rates } from './rates.ts';

/** What the routes about people need to know of the server. */
export interface SiteOptions {
  readonly rates: Rates;
  readonly doors: Doors;
  /** Whether the server is reached by https alone. */
  readonly isSecure: boolean;
  readonly publicUrl?: string | undefined;
}

/** The site as browsers know it, which is what their passkeys are for. */
export function partyOf({ publicUrl }: SiteOptions, { protocol, host }: FastifyRequest): Party {
  const { origin, hostname } = new URL(publicUrl ?? `${protocol}://${host}`);
  return { origin, host: hostname };
}
