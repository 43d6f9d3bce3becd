import { say } from '../../kit/text/index.svelte.ts';
import { whyOf } from './why.ts';

/** Why no table can be set up on this device: that it is full, or the browser's message and what it usually means. */
export function refusedText(error: unknown): string {
  const message = whyOf(error);
  if (/quota/i.test(message)) return say('new.refused.full');
  return say('new.refused', { message: /[.!?]$/.test(message) ? message : `${message}.` });
}
