import { say } from '../../kit/text/index.svelte.ts';

/** Why no table can be set up on this device: the browser's message, and what it usually means. */
export function refusedText(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return say('new.refused', { message: /[.!?]$/.test(message) ? message : `${message}.` });
}
