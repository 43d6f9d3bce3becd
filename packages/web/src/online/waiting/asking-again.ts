import { pauseAfter } from '@taproom/protocol/client';
import type { Reply } from '../../table/remote/http.ts';

/** Refusals that say nothing about what was asked for. */
const PASSING: readonly string[] = [
  'unreachable',
  'too-many',
  'broken',
  'disk-full',
  'disk-read-only',
  'disk-busy',
  'database-away',
];

/** Asks again while the server is out of reach or too busy, as long as the answer is wanted. */
export async function askAgain(ask: () => Promise<Reply<unknown>>, isWanted: () => boolean): Promise<void> {
  for (let failures = 0; isWanted(); failures++) {
    const reply = await ask();
    if (reply.ok || !PASSING.includes(reply.code)) return;
    const pause = reply.after ?? pauseAfter(failures, Math.random());
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
