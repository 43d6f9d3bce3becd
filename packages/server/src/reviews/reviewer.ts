import { type BotWorker, openBotWorker } from '@taproom/bots/thread';
import type { History } from '@taproom/engine';
import type { Store } from '../store/store.ts';
import { holdReview, keepReview, leaveReview, takeReview } from './waiting.ts';

/** Makes the reviews that wait in the database, one at a time, in a thread of its own. */
export interface Reviewer {
  /** Looks at once, because something is known to wait. */
  wake(): void;
  /** Interrupts what is being made; another process, or the next start, takes it up. */
  stop(): Promise<void>;
}

interface Services {
  readonly store: Pick<Store, 'db'>;
  now(): number;
  /** A match; undefined if it cannot be replayed here. */
  recordOf(match: string): Promise<History | undefined>;
  reportError(error: unknown): void;
}

/** How often the database is asked whether something waits, in milliseconds. */
const INTERVAL = 2_000;
/** How often it is told that a review is still being made. */
const HOLD_INTERVAL = 1_000;

interface Reviewing extends Services {
  readonly stopper: AbortController;
  /** Started by the first review, and sent home when none is left. */
  bots: BotWorker | undefined;
  /** What is being made, or looked for. */
  work: Promise<void> | undefined;
}

export function startReviewer(services: Services): Reviewer {
  const reviewing: Reviewing = { ...services, stopper: new AbortController(), bots: undefined, work: undefined };
  const wake = (): void => {
    if (reviewing.work || reviewing.stopper.signal.aborted) return;
    reviewing.work = makeAll(reviewing)
      .catch(services.reportError)
      .finally(() => (reviewing.work = undefined));
  };
  const timer = setInterval(wake, INTERVAL);
  return {
    wake,
    async stop() {
      clearInterval(timer);
      reviewing.stopper.abort();
      await reviewing.work;
    },
  };
}

/** One after the other, until none waits. */
async function makeAll(reviewing: Reviewing): Promise<void> {
  const { store, stopper } = reviewing;
  try {
    while (!stopper.signal.aborted) {
      const match = await takeReview(store.db, reviewing.now());
      if (match === undefined) return;
      await makeOne(reviewing, match);
    }
  } finally {
    reviewing.bots?.dispose();
    reviewing.bots = undefined;
  }
}

async function makeOne(reviewing: Reviewing, match: string): Promise<void> {
  const { store, stopper, now, reportError } = reviewing;
  let share = 0;
  const hold = (): void => void holdReview(store.db, match, share, now()).catch(reportError);
  const holding = setInterval(hold, HOLD_INTERVAL);
  try {
    const review = await reviewMatch(reviewing, match, (done) => (share = done));
    clearInterval(holding);
    if (review) await keepReview(store.db, match, review);
    else await leaveReview(store.db, match, stopper.signal.aborted);
  } catch (error) {
    clearInterval(holding);
    reportError(error);
    await leaveReview(store.db, match, false);
  }
}

async function reviewMatch(reviewing: Reviewing, match: string, onProgress: (share: number) => void) {
  const record = await reviewing.recordOf(match);
  if (!record?.end) return undefined;
  reviewing.bots ??= openBotWorker();
  return reviewing.bots.review(record, { signal: reviewing.stopper.signal, onProgress });
}
