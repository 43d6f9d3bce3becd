import { say } from '../text/index.svelte.ts';

/** Why no table can be set on this device: what the browser says, and what that usually means. */
export function refusedText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return say('new.refused', { message: /[.!?]$/.test(message) ? message : `${message}.` });
}
