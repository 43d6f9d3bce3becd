import type { DyceAction, DyceEvent, DyceView } from '@taproom/games/dyce';
import { face } from '../face.ts';
import { card } from './card.ts';
import { harder, worth } from './end/worth.ts';
import MerchantMark from './merchants/MerchantMark.svelte';
import { momentsOf } from './moments/moments.ts';
import { portraits } from './portraits.ts';

/** The prices at the start, and one roll for every die that goes back to the bag. */
function rolled(event: DyceEvent): readonly number[] {
  if (event.type === 'laid') return event.rolled;
  return event.type === 'drew' ? [event.rolled] : [];
}

export const dyce = face<DyceView, DyceAction, DyceEvent>({
  ...card,
  portraits,
  loadBoard: async () => (await import('./Board.svelte')).default,
  loadKeys: async (language) => (await import('./keys.ts')).keys(language),
  scores: ({ seats }) => seats.map(({ score }) => score),
  seatMark: MerchantMark,
  sounds: {
    laid: 'dice',
    chose: 'wood',
    opened: 'wood',
    stocked: 'wood',
    advertised: 'coin',
    passed: 'wood',
    took: 'coin',
    walked: 'wood',
    bought: 'coin',
    sold: 'coin',
    closed: 'wood',
    drew: 'dice',
    evening: 'wood',
  },
  rolled,
  moments: momentsOf,
  worth,
  harder,
  loadOwnEnd: async () => (await import('./end/AloneEnd.svelte')).default,
  loadFigure: async () => (await import('./rules/Figure.svelte')).default,
  figures: { movement: async () => (await import('./rules/Movement.svelte')).default },
});
