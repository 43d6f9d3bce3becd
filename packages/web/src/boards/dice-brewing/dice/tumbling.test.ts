import { dieOf } from '@taproom/games/dice-brewing';
import { expect, test } from 'vitest';
import { hasTumbled, tumbling } from './tumbling.ts';

test('the roll of a round is a roll of one’s whole reserve', () => {
  expect(tumbling([{ type: 'rolled', seat: 1, dice: ['y3'] }], 1).reserve).toBe(true);
  expect(tumbling([{ type: 'rolled', seat: 1, dice: ['y3'] }], 0).reserve).toBe(false);
});

test('rerolled dice tumble, one for each, by what they show now', () => {
  const stir = tumbling([{ type: 'rerolled', seat: 0, dice: ['y1', 'g2'], into: ['y4', 'g2'] }], 0);
  expect(hasTumbled([dieOf('y4'), dieOf('y4'), dieOf('g2')], stir)).toEqual([true, false, true]);
});

test('a die that another’s token rerolls tumbles on its owner’s table', () => {
  const aimed = { type: 'aimed', seat: 1, token: 'reroll', at: 0, place: 'reserve', die: 'b6', into: 'b1' } as const;
  expect(tumbling([aimed], 0).words).toEqual(['b1']);
  expect(tumbling([aimed], 1).words).toEqual([]);
});
