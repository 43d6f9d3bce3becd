import { type FastRng, nextFast } from '@taproom/engine';
import { never } from '../../../lists.ts';
import { faultsIn } from './faults.ts';
import { NOTHING } from './kitchen.ts';
import { orderOf, type Step } from './order.ts';
import { promiseOf } from './promise.ts';
import type { Task } from './task.ts';

// In points.
const HOT = 12;
const COLD = 0.3;
/** A fault weighs no more than a room for one is worth: the way to it leads through drafts that break the rules. */
const FAULT = 20;

/** A day's layout, in an order that the rules allow, and its worth. */
export interface Draft {
  readonly steps: readonly Step[];
  readonly worth: number;
}

/** A draft on its way, and the best so far that keeps all rules. */
interface Search {
  readonly task: Task;
  readonly rng: FastRng;
  /** The cells that can be filled, and the kinds to fill them with; nothing is a kind too. */
  readonly free: readonly number[];
  readonly kinds: readonly number[];
  faults: number;
  worth: number;
  found: Draft | undefined;
}

/** Lays out a day by trying so many changes; bad ones are taken back, the more strictly the longer it goes on. */
export function anneal(task: Task, steps: number, rng: FastRng): Draft | undefined {
  const search = startSearch(task, rng);
  note(search);
  if (search.free.length === 0 || search.kinds.length === 1) return search.found;
  const cooling = (COLD / HOT) ** (1 / steps);
  for (let step = 0, heat = HOT; step < steps; step++, heat *= cooling) tryChange(search, heat);
  return search.found;
}

function startSearch(task: Task, rng: FastRng): Search {
  const { cells, stock } = task;
  const free = [...cells.keys()].filter((cell) => cells[cell] === NOTHING);
  const kinds = [NOTHING, ...[1, 2, 3, 4, 5].filter((kind) => (stock[kind] ?? never()) > 0)];
  const search: Search = {
    task,
    rng,
    free,
    kinds,
    faults: 0,
    worth: 0,
    found: undefined,
  };
  search.worth = worthOf(search);
  return search;
}

function worthOf(search: Search): number {
  search.faults = faultsIn(search.task);
  return promiseOf(search.task) - FAULT * search.faults;
}

function tryChange(search: Search, heat: number): void {
  const { free, kinds, rng } = search;
  const random = nextFast(rng);
  const cell = free[random % free.length] ?? never();
  const choice = (random >>> 8) % (kinds.length + 1);
  if (choice < kinds.length) replace(search, cell, kinds[choice] ?? never(), heat);
  else exchange(search, cell, free[(random >>> 16) % free.length] ?? never(), heat);
}

function exchange(search: Search, cell: number, other: number, heat: number): void {
  const { cells } = search.task;
  const kind = cells[cell] ?? never();
  const otherKind = cells[other] ?? never();
  if (kind === otherKind) return;
  cells[cell] = otherKind;
  cells[other] = kind;
  if (accept(search, heat)) return;
  cells[cell] = kind;
  cells[other] = otherKind;
}

function replace(search: Search, cell: number, kind: number, heat: number): void {
  const { cells, stock } = search.task;
  const old = cells[cell] ?? never();
  if (kind === old || (kind !== NOTHING && stock[kind] === 0)) return;
  lay(search.task, cell, kind);
  if (!accept(search, heat)) lay(search.task, cell, old);
}

/** Lays a kind, or nothing, on a cell; the unit that was there goes back to the stock. */
function lay({ cells, stock }: Task, cell: number, kind: number): void {
  const old = cells[cell] ?? never();
  if (old !== NOTHING) stock[old] = (stock[old] ?? never()) + 1;
  if (kind !== NOTHING) stock[kind] = (stock[kind] ?? never()) - 1;
  cells[cell] = kind;
}

/** Whether the draft may stay as it has become. */
function accept(search: Search, heat: number): boolean {
  const before = search.faults;
  const changed = worthOf(search);
  const loss = search.worth - changed;
  if (loss > 0 && Math.exp(-loss / heat) < nextFast(search.rng) / 2 ** 32) {
    search.faults = before;
    return false;
  }
  search.worth = changed;
  note(search);
  return true;
}

/** Remembers the draft if it is the best so far and can come about. */
function note(search: Search): void {
  const { task, worth, faults } = search;
  if (faults > 0 || (search.found && worth <= search.found.worth)) return;
  const steps = orderOf(task.before, task.cells);
  if (steps) search.found = { steps, worth };
}
