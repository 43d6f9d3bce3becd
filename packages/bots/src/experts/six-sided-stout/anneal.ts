import { type FastRng, nextFast } from '@taproom/engine';
import { faultsIn } from './faults.ts';
import { NOTHING } from './kitchen.ts';
import { orderOf, type Step } from './order.ts';
import { promiseOf } from './promise.ts';
import type { Task } from './task.ts';

// In points.
const HOT = 8;
const COLD = 0.25;
/** A fault weighs less than a good pocket is worth: the way to it leads through drafts that break the rules. */
const FAULT = 14;

/** What anneals a day: tries changes, takes back what does not please, remembers the best that keeps all rules. */
export function anneal(task: Task, steps: number, rng: FastRng): readonly Step[] | undefined {
  const { cells, stock } = task;
  const free = freeCells(cells);
  const kinds = [NOTHING, ...[1, 2, 3, 4, 5].filter((kind) => (stock[kind] as number) > 0)];
  let worth = promiseOf(task) - FAULT * faultsIn(task);
  let most = Number.NEGATIVE_INFINITY;
  let found: readonly Step[] | undefined;

  function note(): void {
    if (worth <= most || faultsIn(task) > 0) return;
    const order = orderOf(task.before, cells);
    if (!order) return;
    most = worth;
    found = order;
  }

  /** Whether the draft may stay as it has become. */
  function accept(heat: number): boolean {
    const changed = promiseOf(task) - FAULT * faultsIn(task);
    if (changed < worth && Math.exp((changed - worth) / heat) < nextFast(rng) / 2 ** 32) return false;
    worth = changed;
    note();
    return true;
  }

  function exchange(cell: number, other: number, heat: number): void {
    const [kind, otherKind] = [cells[cell] as number, cells[other] as number];
    if (kind === otherKind) return;
    cells[cell] = otherKind;
    cells[other] = kind;
    if (accept(heat)) return;
    cells[cell] = kind;
    cells[other] = otherKind;
  }

  function replace(cell: number, kind: number, heat: number): void {
    const old = cells[cell] as number;
    if (kind === old || (kind !== NOTHING && stock[kind] === 0)) return;
    lay(task, cell, kind);
    if (!accept(heat)) lay(task, cell, old);
  }

  note();
  if (free.length === 0 || kinds.length === 1) return found;
  const cooling = (COLD / HOT) ** (1 / steps);
  for (let step = 0, heat = HOT; step < steps; step++, heat *= cooling) {
    const random = nextFast(rng);
    const cell = free[random % free.length] as number;
    const choice = (random >>> 8) % (kinds.length + 1);
    if (choice < kinds.length) replace(cell, kinds[choice] as number, heat);
    else exchange(cell, free[(random >>> 16) % free.length] as number, heat);
  }
  return found;
}

function freeCells(cells: Uint8Array): number[] {
  return [...cells.keys()].filter((cell) => cells[cell] === NOTHING);
}

/** Lays a kind, or nothing, on a cell; what was there goes back to the stock. */
function lay({ cells, stock }: Task, cell: number, kind: number): void {
  const old = cells[cell] as number;
  if (old !== NOTHING) stock[old] = (stock[old] as number) + 1;
  if (kind !== NOTHING) stock[kind] = (stock[kind] as number) - 1;
  cells[cell] = kind;
}
