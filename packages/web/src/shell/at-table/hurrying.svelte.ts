import type { Table, TableSnapshot } from '../../table/table.ts';
import type { Telling } from './telling.svelte.ts';

interface Wishes {
  now(): TableSnapshot | undefined;
  table(): Table | undefined;
  telling(): Pick<Telling, 'isTelling' | 'hurry'>;
  /** The least time between two bots' moves while nobody hurries, in milliseconds. */
  pace(): number;
  /** A server moves its bots at its own pace. */
  readonly isOnline: boolean;
}

export interface Hurrying {
  /** The player wants no waiting until the next question. */
  readonly isOn: boolean;
  /** There is something to skip. */
  readonly isOffered: boolean;
  begin(): void;
  /** Somebody is asked, or the match is over. */
  end(): void;
}

const isWaiting = (shown: TableSnapshot | undefined): boolean =>
  shown !== undefined && shown.seat === null && !shown.outcome;

/** Skipping ahead to one's next decision. */
export function makeHurrying({ now, table, telling, pace, isOnline }: Wishes): Hurrying {
  let isOn = $state(false);
  return {
    get isOn() {
      return isOn;
    },
    get isOffered() {
      return telling().isTelling || (isWaiting(now()) && !isOnline);
    },
    begin() {
      isOn = true;
      table()?.setPace?.(0);
      telling().hurry();
    },
    end() {
      if (isOn) table()?.setPace?.(pace());
      isOn = false;
    },
  };
}
