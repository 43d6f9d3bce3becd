import type { TableReview } from '@taproom/protocol';
import type { ReviewSource } from '../record/review-source.ts';
import { post, type Refusal, type Reply, request } from './http.ts';

/** How often the server is asked how far it is, in milliseconds. */
const INTERVAL = 1_000;
/** Who did not sit at a table cannot have the server review it, but this browser can. */
const STRANGER = ['not-yours', 'not-signed-in'];

const addressOf = (id: string): string => `/api/tables/${id}/review`;

/** Reviews of an online match by its server, which keeps them; or by this browser's own bots for those who only watched. */
export function reviewThere(
  id: string,
  here: ReviewSource,
  wordsFor: (code: string) => string,
  interval = INTERVAL,
): ReviewSource {
  const gone = new AbortController();

  function fail({ code }: Refusal): never {
    throw new Error(wordsFor(code));
  }

  async function follow(first: Reply<TableReview>, onProgress: (share: number | undefined) => void) {
    let reply = first;
    while (!gone.signal.aborted) {
      if (!reply.ok) return fail(reply);
      const { value } = reply;
      if (value.status === 'made') return value.review;
      if (value.status === 'failed') throw new Error(wordsFor('broken'));
      onProgress(value.status === 'working' ? value.share : undefined);
      await new Promise((resolve) => setTimeout(resolve, interval));
      if (!gone.signal.aborted) reply = await request<TableReview>(addressOf(id));
    }
    return undefined;
  }

  return {
    async kept() {
      const reply = await request<TableReview>(addressOf(id));
      return reply.ok && reply.value.status === 'made' ? reply.value.review : here.kept();
    },
    async make(onProgress) {
      const asked = await post<TableReview>(addressOf(id), {});
      return !asked.ok && STRANGER.includes(asked.code) ? here.make(onProgress) : follow(asked, onProgress);
    },
    leave() {
      gone.abort();
      here.leave();
    },
  };
}
