import { actionKey, type Tagged } from '@taproom/engine';

/** More than that many different objects come only from games that make their actions anew each time. */
const MOST_KEPT = 4096;

/** Works out the keys of actions, and only once for games that make each action only once. */
export function keyKeeper(): (action: Tagged) => string {
  const kept = new Map<Tagged, string>();
  return (action) => kept.get(action) ?? keep(kept, action);
}

function keep(kept: Map<Tagged, string>, action: Tagged): string {
  const key = actionKey(action);
  if (kept.size < MOST_KEPT) kept.set(action, key);
  return key;
}
