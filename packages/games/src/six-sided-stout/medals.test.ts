import { expect, it } from 'vitest';
import { medalOf } from './medals.ts';

it('medals are due from their score on', () => {
  const par = { bronze: 20, silver: 40, gold: 60 };
  const medals = [19, 20, 39, 40, 59, 60].map((score) => medalOf(score, par));
  expect(medals).toEqual([undefined, 'bronze', 'bronze', 'silver', 'silver', 'gold']);
});
