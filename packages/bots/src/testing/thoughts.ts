import type { Thought } from '../thinking/thought.ts';

/** All of a thought that is the same in every run. */
export const withoutTime = (thought: Thought): Thought => ({ ...thought, milliseconds: 0 });
