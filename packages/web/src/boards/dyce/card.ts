import type { Card } from '../face.ts';
import Emblem from './Emblem.svelte';
import './colours.css';

export const card: Card = {
  emblem: Emblem,
  colours: { signature: 'var(--dyce)', shade: 'var(--dyce-deep)' },
  facts: { minutes: { from: 20, to: 45 }, learning: 'some' },
  firstSeats: 2,
};
