import type { BrewingAction, BrewingEvent, BrewingView } from '@taproom/games/dice-brewing';
import { face } from '../face.ts';
import { card } from './card.ts';
import { rolled } from './dice/rolled.ts';
import { momentsOf } from './moments/moments.ts';
import { portraits } from './portraits.ts';

export const diceBrewing = face<BrewingView, BrewingAction, BrewingEvent>({
  ...card,
  portraits,
  loadBoard: async () => (await import('./Board.svelte')).default,
  loadKeys: async (language) => (await import('./keys.ts')).keys(language),
  scores: ({ seats }) => seats.map(({ score }) => score),
  loadFigure: async () => (await import('./Figure.svelte')).default,
  loadScoreOf: async () => (await import('./end/Earned.svelte')).default,
  sounds: {
    drawn: 'dice',
    rolled: 'dice',
    rerolled: 'dice',
    searched: 'dice',
    began: 'card',
    phase: 'wood',
    placed: 'wood',
    sown: 'wood',
    sped: 'wood',
    stored: 'wood',
    kept: 'wood',
    swapped: 'wood',
    aimed: 'wood',
    blocked: 'wood',
    banned: 'wood',
    bought: 'coin',
    dealt: 'card',
    revealed: 'card',
    earned: 'coin',
    seeded: 'wood',
    brewed: 'glass',
  },
  rolled,
  moments: momentsOf,
});
