import { faceOf, loadFace, rulesOf } from '../games/index.ts';
import { reviewMatch } from '../review/match.ts';
import { choose } from '../thinking/choose.ts';
import type { Thought } from '../thinking/thought.ts';
import type { Reply, Request } from './messages.ts';

type Asked<T extends Request['type']> = Extract<Request, { readonly type: T }>;
type Question = Asked<'think' | 'review'>;

/** The far end of a worker: hears requests, answers through `post`. */
export function botDesk(post: (reply: Reply) => void): (request: Request) => void {
  const underway = new Map<number, AbortController>();

  async function answer(question: Question): Promise<void> {
    const { id } = question;
    const stopper = new AbortController();
    underway.set(id, stopper);
    try {
      post(await answerTo(question, stopper.signal, (share) => post({ type: 'progress', id, share })));
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

type OnProgress = (share: number) => void;

async function answerTo(question: Question, signal: AbortSignal, onProgress: OnProgress): Promise<Reply> {
  const { id } = question;
  await loadFace(question.type === 'think' ? question.game : question.record.game);
  if (question.type === 'think') {
    const thought = await think(question, signal, onProgress);
    return { type: 'thought', id, thought: { ...thought, unit: faceOf(question.game).unit } };
  }
  return { type: 'review', id, review: await reviewMatch(question.record, { signal, onProgress }) };
}

async function think(question: Asked<'think'>, signal: AbortSignal, onProgress: OnProgress): Promise<Thought> {
  const { state, seat, bot, seed, longest } = question;
  const game = rulesOf(question.game);
  if (!game) throw new Error(`no game is called ${question.game}`);
  return choose(game, state, seat, bot, seed, { signal, longest, onProgress });
}
