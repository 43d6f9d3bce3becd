import {
  type DiceBoxAction,
  type DiceBoxEvent,
  type DiceBoxView,
  type DieName,
  tallyOf,
} from '@taproom/games/dice-box';
import { face } from '../face.ts';
import Emblem from './Emblem.svelte';
import { momentsOf, openingOf } from './moments.ts';
import { portraits } from './portraits.ts';
import SeatColours from './SeatColours.svelte';
import './colours.css';

const pips = (die: DieName): number => Number(die.slice(1));

function rolled(event: DiceBoxEvent): number[] {
  if (event.type === 'seeded') return [event.value];
  return event.type === 'rolled' || event.type === 'rerolled' ? event.dice.map(pips) : [];
}

export const diceBox = face<DiceBoxView, DiceBoxAction, DiceBoxEvent>({
  emblem: Emblem,
  portraits,
  colours: { signature: 'var(--dice-box)', shade: 'var(--dice-box-deep)' },
  facts: { minutes: { from: 10, to: 20 }, learning: 'little' },
  firstSeats: 2,
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
