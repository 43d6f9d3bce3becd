import type { Level } from '../components.ts';

/** How many questions of each level a quiz has. */
export const COUNTS: Readonly<Record<Level, number>> = { easy: 3, medium: 2, hard: 2 };
export const LENGTH = Object.values(COUNTS).reduce((sum, count) => sum + count, 0);
