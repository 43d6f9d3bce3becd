import { findGame } from '@taproom/games';
import { choose } from '../thinking/choose.ts';
import type { Thought } from '../thinking/thought.ts';
import type { Reply, Request } from './messages.ts';

type Question = Extract<Request, { type: 'think' }>;

/** The far end of a worker: hears requests, answers through `post`. */
export function botDesk(post: (reply: Reply) => void): (request: Request) => void {
  const underway = new Map<number, AbortController>();

  async function answer(question: Question): Promise<void> {
    const { id } = question;
    const stopper = new AbortController();
    underway.set(id, stopper);
    try {
      post({ type: 'thought', id, thought: await think(question, stopper.signal, post) });
    } catch (error) {
      post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      underway.delete(id);
    }
  }

  return (request) => {
    if (request.type === 'stop') underway.get(request.id)?.abort();
    else void answer(request);
  };
}

async function think(question: Question, signal: AbortSignal, post: (reply: Reply) => void): Promise<Thought> {
  const { id, state, seat, bot, seed, longest } = question;
  const game = findGame(question.game);
  if (!game) throw new Error(`no game is called ${question.game}`);
  return choose(game, state, seat, bot, seed, {
    signal,
    longest,
    onProgress: (share) => post({ type: 'progress', id, share }),
  });
}
