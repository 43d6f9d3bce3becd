import type { BrewingAction } from '@taproom/games/dice-brewing';
import type { Card } from '../face.ts';
import Emblem from './Emblem.svelte';
import './colours.css';

export const card: Card = {
  emblem: Emblem,
  colours: { signature: 'var(--dice-brewing)', shade: 'var(--dice-brewing-deep)' },
  facts: { minutes: { from: 45, to: 75 }, learning: 'much' },
  firstSeats: 2,
  quickActions: ['store', 'keep', 'pick', 'roll', 'pay', 'pass', 'done'] satisfies readonly BrewingAction['type'][],
};
