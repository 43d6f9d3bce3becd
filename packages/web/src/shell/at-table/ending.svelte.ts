import type { OwnEnd } from '../../boards/face.ts';
import { faceOf } from '../../boards/index.ts';
import { spokenLanguage } from '../../kit/text/index.svelte.ts';
import { type Best, keepBest } from '../../table/solo/best.ts';
import { loadShare } from '../../table/solo/daily.ts';
import { parFor } from '../../table/solo/par.ts';
import type { TableSnapshot } from '../../table/table.ts';

interface Wishes {
  readonly id: string;
  /** How long the last position stays before the result comes, in milliseconds. */
  lastLook(): number;
  onopen(): void;
}

export interface Ending {
  readonly isOpen: boolean;
  /** A daily puzzle's result as a text to share. */
  readonly share: string | undefined;
  /** Solo play: the best result so far. */
  readonly best: Best | undefined;
  /** Solo play: the game's own end screen. */
  readonly own: OwnEnd<unknown> | undefined;
  show(next: TableSnapshot, before: TableSnapshot | undefined): void;
  open(): void;
  close(): void;
}

const shareText = async ({ plan, view }: TableSnapshot, date: string): Promise<string> => {
  const text = await loadShare(plan.game, spokenLanguage());
  return text(view, date, parFor(plan));
};

/** The result screen: when it comes, and what it shows besides the ranking. */
export function makeEnding({ id, lastLook, onopen }: Wishes): Ending {
  let isOpen = $state(false);
  let share = $state<string>();
  let best = $state.raw<Best>();
  let own = $state.raw<OwnEnd<unknown>>();

  function open(): void {
    onopen();
    isOpen = true;
  }

  async function tellDay(shown: TableSnapshot, date: string): Promise<void> {
    share = await shareText(shown, date);
  }

  async function loadOwnEnd(game: string): Promise<void> {
    own = await faceOf(game).loadOwnEnd?.();
  }

  /** Solo play: compares the result with the best so far, and loads the game's own end screen. */
  function settle(shown: TableSnapshot): void {
    const { plan, outcome, own: seats } = shown;
    if (plan.daily !== undefined) void tellDay(shown, plan.daily);
    if (plan.seats.length > 1 || !outcome) return;
    if (seats.length === 1) best = keepBest(plan, id, outcome);
    void loadOwnEnd(plan.game);
  }

  return {
    get isOpen() {
      return isOpen;
    },
    get share() {
      return share;
    },
    get best() {
      return best;
    },
    get own() {
      return own;
    },
    show(next, before) {
      if (!next.outcome || before?.outcome) return;
      settle(next);
      if (before) setTimeout(open, lastLook());
      else isOpen = true;
    },
    open,
    close() {
      isOpen = false;
    },
  };
}
