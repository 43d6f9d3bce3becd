import type { Viewer } from '@taproom/engine';
import { isKept } from './components.ts';
import type { WhiskyEvent } from './state.ts';

/** Others do not learn which card was kept, nor which lost bottle was gained, or returned unseen. */
export function witness(event: WhiskyEvent, viewer: Viewer): WhiskyEvent | undefined {
  if (!('seat' in event) || event.seat === viewer) return event;
  if (event.type === 'drew' && event.card !== null && isKept(event.card)) return { ...event, card: null };
  if (event.type === 'redeemed' || (event.type === 'lost' && event.hidden)) return { ...event, bottle: null };
  return event;
}
