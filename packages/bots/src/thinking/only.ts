import { actionKey, type Tagged } from '@taproom/engine';
import type { Thinking } from './thought.ts';

/** The actions to look at: all, or those that were asked about. */
export function askedAbout<A extends Tagged>(actions: readonly A[], { only }: Thinking): readonly A[] {
  if (!only) return actions;
  const keys = only.map(actionKey);
  return actions.filter((action) => keys.includes(actionKey(action)));
}
