import type { Card } from '../face.ts';
import Emblem from './Emblem.svelte';
import './colours.css';

export const card: Card = {
  emblem: Emblem,
  colours: { signature: 'var(--dice-box)', shade: 'var(--dice-box-deep)' },
  facts: { minutes: { from: 10, to: 20 }, learning: 'little' },
  firstSeats: 2,
};
