import type { Seat, Tagged } from '@taproom/engine';
import type { TableSnapshot } from '../../table/table.ts';

interface Wishes {
  now(): TableSnapshot | undefined;
  /** Asks for a good action. */
  ask(seat: Seat): Promise<Tagged | undefined>;
  /** Called with the answer, unless the table has moved on. */
  onanswer(action: Tagged | undefined): void;
}

export interface Hint {
  readonly action: Tagged | null;
  readonly isAsking: boolean;
  ask(): Promise<void>;
  clear(): void;
}

/** An action to point out, in answer to "what would you do?". */
export function makeHint({ now, ask, onanswer }: Wishes): Hint {
  let action = $state.raw<Tagged | null>(null);
  let isAsking = $state(false);

  async function answerFor(seat: Seat): Promise<Tagged | undefined> {
    isAsking = true;
    return ask(seat).finally(() => {
      isAsking = false;
    });
  }

  return {
    get action() {
      return action;
    },
    get isAsking() {
      return isAsking;
    },
    async ask() {
      const asked = now();
      if (!asked || asked.seat === null || isAsking) return;
      const answer = await answerFor(asked.seat);
      if (now()?.batch.id !== asked.batch.id) return;
      action = answer ?? null;
      onanswer(answer);
    },
    clear() {
      action = null;
    },
  };
}
