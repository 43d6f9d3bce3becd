import { say } from '../text/index.svelte.ts';

const KNOWN = [
  'seat-taken',
  'one-seat-each',
  'not-invited',
  'already-begun',
  'too-many',
  'muted',
  'unreachable',
] as const;

/** What was wrong, in words. */
export function troubleText(code: string): string {
  const known = KNOWN.find((one) => one === code);
  return known ? say(`trouble.${known}`) : say('trouble.other');
}
