import { type HouseLimits, USUAL_LIMITS } from '../wire/house-limits.ts';

const MANY = 1_000_000;
const NO_RATE = { burst: MANY, perMinute: MANY };

/** Nobody is too fast for these, or has too much. */
export const NO_LIMITS = { burst: MANY, perSecond: MANY };
export const NO_HOUSE_LIMITS: HouseLimits = {
  ...USUAL_LIMITS,
  moves: NO_RATE,
  undos: NO_RATE,
  chat: NO_RATE,
  log: NO_RATE,
  tables: NO_RATE,
  open: MANY,
  bots: MANY,
};
