import type { Tagged, Viewer } from '@taproom/engine';
import { eventsFor, type LiveMatch, viewerIn } from '@taproom/table';

/** How a viewer's log changes: so many of its events stay, and these follow. */
export interface LogChange {
  readonly viewer: Viewer;
  readonly keep: number;
  readonly add: readonly Tagged[];
}

/** How much of a viewer's log the page has. It grows with the match, so it is changed in place. */
interface Told {
  steps: LiveMatch['steps'];
  /** After each step, how many events that makes. */
  readonly ends: number[];
}

export type ToldLogs = Map<Viewer, Told>;

/** What the page has yet to hear of the log. Costs the same however long the log is; at a table of secrets, for each viewer. */
export function logChange(logs: ToldLogs, live: LiveMatch): LogChange {
  const viewer = live.opening.game.isOpen ? 'table' : viewerIn(live);
  const told = logs.get(viewer) ?? { steps: [], ends: [] };
  logs.set(viewer, told);
  told.ends.length = commonSteps(told.steps, live.steps);
  const keep = told.ends.at(-1) ?? 0;
  const add: Tagged[] = [];
  for (const { events } of live.steps.slice(told.ends.length)) {
    add.push(...eventsFor(live, events, viewer));
    told.ends.push(keep + add.length);
  }
  told.steps = live.steps;
  return { viewer, keep, add };
}

/** How many steps two states of one match have in common. They share them, so that only what differs is looked at. */
function commonSteps(one: LiveMatch['steps'], other: LiveMatch['steps']): number {
  let at = Math.min(one.length, other.length);
  while (at > 0 && one[at - 1] !== other[at - 1]) at--;
  return at;
}

/** The page's logs, by their viewers. */
export type Logs = Map<Viewer, readonly Tagged[]>;

/** A viewer's log after a change. */
export function changedLog(logs: Logs, { viewer, keep, add }: LogChange): readonly Tagged[] {
  const log = (logs.get(viewer) ?? []).slice(0, keep).concat(add);
  logs.set(viewer, log);
  return log;
}
