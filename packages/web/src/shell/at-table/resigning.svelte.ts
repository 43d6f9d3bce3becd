import type { Seat } from '@taproom/engine';
import type { TableSnapshot } from '../../table/table.ts';

/** The seat that would resign: the person to act, else the only one still in. */
export function giverOf({ outcome, own, resigned, seat }: TableSnapshot): Seat | null {
  if (outcome) return null;
  const [only, ...others] = own.filter((one) => !resigned.includes(one));
  return seat ?? (others.length === 0 ? (only ?? null) : null);
}

/** Whether resigning ends the match: only two are left, or this is the only person among bots in this browser. */
export const isLastToGive = ({ plan, resigned, own }: TableSnapshot, isOnline: boolean): boolean =>
  plan.seats.length - resigned.length === 2 || (own.length === 1 && !isOnline);

export interface Resigning {
  /** Whether the player is being asked to confirm. */
  readonly isAsking: boolean;
  ask(): void;
  cancel(): void;
  confirm(): Promise<void>;
}

/** Resigning, with a confirmation. */
export function makeResigning(now: () => TableSnapshot | undefined, resign: (seat: Seat) => Promise<void>): Resigning {
  let isAsking = $state(false);
  return {
    get isAsking() {
      return isAsking;
    },
    ask() {
      isAsking = true;
    },
    cancel() {
      isAsking = false;
    },
    async confirm() {
      isAsking = false;
      const shown = now();
      const giver = shown ? giverOf(shown) : null;
      if (giver !== null) await resign(giver);
    },
  };
}
