import type { BotWorker } from '@taproom/bots/web';
import type { Tagged } from '@taproom/engine';
import { fastRng, nextFast } from '@taproom/engine';
import type { TablePlan } from '../../table.ts';
import { type Host, tableHost } from '../host.ts';
import type { Message } from '../wire.ts';
import { memory } from './memory.ts';

/** What a move costs: what is written, and what the page is sent, in characters. */
export interface MoveCost {
  readonly written: number;
  readonly posted: number;
}

const NOBODY: BotWorker = {
  think: () => Promise.reject(new Error('no bot sits here')),
  review: async () => undefined,
  stop: () => undefined,
  dispose: () => undefined,
};

/** Six people at one device, whose game has no limit of rounds. */
const PLAN: TablePlan = {
  game: 'whisky-game',
  options: {},
  seats: Array.from({ length: 6 }, (_, at) => ({ kind: 'human', name: `Player ${at + 1}` })),
};

/** A long match at a host of its own, move by move. */
export async function longMatch() {
  const browser = memory();
  let last: Extract<Message, { type: 'snapshot' }> | undefined;
  const post = (message: Message): void => {
    if (message.type === 'snapshot') last = message;
  };
  const neighbours = { tell: () => undefined, hear: () => undefined };
  const host: Host = tableHost({ ...browser, bots: NOBODY, neighbours, post });
  const id = await host.create(PLAN, { seats: PLAN.seats.length, seed: 1 });
  await host.open(id, { milliseconds: 0, quick: {} });
  const rng = fastRng(1);

  /** Plays a legal action, any. */
  async function move(): Promise<MoveCost> {
    const { seat, legal } = last?.snapshot ?? { seat: null, legal: [] };
    const action: Tagged | undefined = legal[nextFast(rng) % legal.length];
    if (seat === null || !action) throw new Error('the match is over');
    const refused = await host.play(id, seat, action);
    if (refused) throw new Error(refused.code);
    const { head, entries } = browser.written.splice(0).at(-1) ?? { head: {}, entries: [] };
    return { written: JSON.stringify([head, entries]).length, posted: JSON.stringify(last).length };
  }

  return { move, browser, host, id };
}
