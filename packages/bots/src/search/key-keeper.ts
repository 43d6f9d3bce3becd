import { actionKey, type Tagged } from '@taproom/engine';

/** Only games that create new action objects each time have more different ones than this. */
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
