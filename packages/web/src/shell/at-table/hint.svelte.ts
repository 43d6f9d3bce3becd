import type { Advice } from '@taproom/bots';
import type { Seat } from '@taproom/engine';
import type { TableSnapshot } from '../../table/table.ts';

interface Wishes {
  now(): TableSnapshot | undefined;
  /** Asks for advice. */
  ask(seat: Seat): Promise<Advice | undefined>;
  /** Called with the answer, unless the table has moved on. */
  onanswer(advice: Advice | undefined): void;
}

export interface Hint {
  readonly advice: Advice | null;
  readonly isAsking: boolean;
  ask(): Promise<void>;
  clear(): void;
}

/** Advice to show, in answer to "what would you do?". */
export function makeHint({ now, ask, onanswer }: Wishes): Hint {
  let advice = $state.raw<Advice | null>(null);
  let isAsking = $state(false);

  async function answerFor(seat: Seat): Promise<Advice | undefined> {
    isAsking = true;
    return ask(seat).finally(() => {
      isAsking = false;
    });
  }

  return {
    get advice() {
      return advice;
    },
    get isAsking() {
      return isAsking;
    },
    async ask() {
      const asked = now();
      if (!asked || asked.seat === null || isAsking) return;
      const answer = await answerFor(asked.seat);
      if (now()?.batch.id !== asked.batch.id) return;
      advice = answer ?? null;
      onanswer(answer);
    },
    clear() {
      advice = null;
    },
  };
}
