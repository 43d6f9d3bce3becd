import {
  type DiceBoxAction,
  type DiceBoxEvent,
  type DiceBoxView,
  type DieName,
  tallyOf,
} from '@taproom/games/dice-box';
import { face } from '../face.ts';
import { card } from './card.ts';
import { momentsOf, openingOf } from './moments.ts';
import { portraits } from './portraits.ts';
import SeatColours from './SeatColours.svelte';

const pips = (die: DieName): number => Number(die.slice(1));

function rolled(event: DiceBoxEvent): number[] {
  if (event.type === 'seeded') return [event.value];
  return event.type === 'rolled' || event.type === 'rerolled' ? event.dice.map(pips) : [];
}

export const diceBox = face<DiceBoxView, DiceBoxAction, DiceBoxEvent>({
  ...card,
  portraits,
  loadBoard: async () => (await import('./Board.svelte')).default,
  loadFigure: async () => (await import('./Figure.svelte')).default,
  loadKeys: async (language) => (await import('./keys.ts')).keys(language),
  scores: (view) => tallyOf(view).scores,
  scoring: ({ endings }) => (endings.includes('inverted') ? 'fewest' : 'most'),
  sounds: { picked: 'wood', seeded: 'dice', rolled: 'dice', placed: 'wood', rerolled: 'dice' },
  seatMark: SeatColours,
  rolled,
  moments: momentsOf,
  opening: openingOf,
});
