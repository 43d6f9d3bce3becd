import { untrack } from 'svelte';

interface Watch {
  /** A key that differs from one moment to the next. */
  readonly moment: () => string;
  /** The board's element, once mounted. */
  readonly root: () => HTMLElement | undefined;
  /** Called once for each moment. The focused element may be gone. */
  readonly arrive: (arrival: Arrival) => void;
}

interface Arrival {
  readonly isFirst: boolean;
  /** Whether something on the board had the focus just before. */
  readonly hadFocus: boolean;
}

/** Tells a board about every new moment, and whether the focus must move on to the new question. */
export function onNewMoment({ moment, root, arrive }: Watch): void {
  let seen = '';
  let hadFocus = false;

  $effect.pre(() => {
    const isNew = moment() !== seen;
    untrack(() => {
      if (isNew) hadFocus = root()?.contains(document.activeElement) ?? false;
    });
  });

  $effect(() => {
    const now = moment();
    untrack(() => {
      if (now === seen) return;
      const isFirst = seen === '';
      seen = now;
      arrive({ isFirst, hadFocus });
    });
  });
}
