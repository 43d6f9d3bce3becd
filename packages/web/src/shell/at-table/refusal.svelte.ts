import type { RuleId, Seat, Unchecked } from '@taproom/engine';
import { gameText, say } from '../../kit/text/index.svelte.ts';
import { seatNames } from '../../table/names.ts';
import type { TableSnapshot } from '../../table/table.ts';

interface Wishes {
  now(): TableSnapshot | undefined;
  /** Asks which ruling forbids an action. */
  ask(seat: Seat, action: Unchecked): Promise<RuleId | undefined>;
}

/** Why something cannot be done, and the element to say it beside. */
export interface Reason {
  readonly anchor: Element;
  readonly text: string;
  readonly rule?: RuleId;
}

export interface Refusals {
  readonly reason: Reason | undefined;
  explain(action: Unchecked, anchor: Element): Promise<void>;
  /** Says a reason that is no ruling of the game. */
  tell(text: string, anchor: Element): void;
  clear(): void;
}

/** Says why an action is not legal, with the ruling's id. */
export function makeRefusals({ now, ask }: Wishes): Refusals {
  let reason = $state.raw<Reason>();

  async function reasonFor(action: Unchecked, { plan, view, seat }: TableSnapshot): Promise<Omit<Reason, 'anchor'>> {
    const rule = seat === null ? undefined : await ask(seat, action);
    if (seat === null || !rule) return { text: say('table.not-your-turn') };
    return { text: gameText(plan.game).refusal(rule, action, view, seat, seatNames(plan)), rule };
  }

  return {
    get reason() {
      return reason;
    },
    async explain(action, anchor) {
      const shown = now();
      if (shown) reason = { anchor, ...(await reasonFor(action, shown)) };
    },
    tell(text, anchor) {
      reason = { anchor, text };
    },
    clear() {
      reason = undefined;
    },
  };
}
