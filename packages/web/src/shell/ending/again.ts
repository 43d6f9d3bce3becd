import { navigate } from '../../kit/browser/router.svelte.ts';
import { createTable } from '../../table/local/local.ts';
import { keepPlan } from '../../table/set-up.ts';
import type { TablePlan, TableSnapshot } from '../../table/table.ts';
import { nextLevel } from './next-level.ts';
import { type Ended, isWon } from './verdict.ts';

/** A step after the end, as a button offers it. */
export interface NextStep {
  readonly label: string;
  go(): void;
}

const sitDownTo = async (plan: TablePlan): Promise<void> => navigate(`/table/${await createTable(plan)}`);

/** The same players again; a daily has only one try, so after it dice are rolled. */
export async function playAgain(shown: TableSnapshot): Promise<void> {
  const { daily: _, ...plan } = shown.plan;
  await sitDownTo(plan);
}

/** After a win among bots, or alone: something harder, which is also what Play offers from then on. */
export function harderAfter(
  { plan, own }: TableSnapshot,
  ended: Ended,
  onfail: (error: unknown) => void,
): NextStep | undefined {
  const isFit = own.length === 1 && ended.outcome.scores.length > 0 && isWon(ended);
  const harder = isFit ? nextLevel(plan) : undefined;
  return harder && { label: harder.label, go: () => void rise(harder.plan).catch(onfail) };
}

async function rise(plan: TablePlan): Promise<void> {
  keepPlan(plan);
  await sitDownTo(plan);
}
