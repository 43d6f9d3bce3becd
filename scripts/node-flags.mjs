/**
 * For what others wait for: a small young generation, swept by one thread, stops the program more often, but so briefly
 * that nobody notices.
 */
export const BRIEF_PAUSES = ['--max-semi-space-size=4', '--no-parallel-scavenge'];
