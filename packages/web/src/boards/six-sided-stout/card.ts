import type { Card } from '../face.ts';
import Emblem from './Emblem.svelte';
import './colours.css';

export const card: Card = {
  emblem: Emblem,
  colours: { signature: 'var(--six-sided-stout)', shade: 'var(--six-sided-stout-deep)' },
  facts: { minutes: { from: 15, to: 30 }, learning: 'some' },
  firstSeats: 1,
};
