import { createContext } from 'svelte';
import type { Look, Looks } from './look.ts';

const [looks, setLooks, hasLooks] = createContext<() => Looks>();

/** Says whose faces are shown beside their names, in everything that a component holds. */
export const showPortraits = (those: () => Looks): void => void setLooks(those);

/** The face that is shown beside a name here, if any. */
export function portraitsHere(): (name: string) => Look | undefined {
  const here = hasLooks() ? looks() : undefined;
  return (name) => here?.()[name];
}
