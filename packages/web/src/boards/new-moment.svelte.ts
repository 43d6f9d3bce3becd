import { untrack } from 'svelte';

interface Watch {
  /** What differs from one moment to the next. */
  readonly moment: () => string;
  /** The board, once it is there. */
  readonly root: () => HTMLElement | undefined;
  /** Called once for each moment. The focus may have gone with what had it. */
  readonly arrive: (arrival: Arrival) => void;
}

interface Arrival {
  readonly isFirst: boolean;
  /** Whether something on the board had the focus just before. */
  readonly hadFocus: boolean;
}

/** Tells a board of every new moment, and whether the focus must be carried on to what is asked now. */
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
