import type { Advice } from '@taproom/bots';
import { loadGameText, speaker } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { en } from '../../kit/text/en.ts';
import { adviceDetail, adviceLine } from './advice.ts';

const around = {
  say: speaker('en', en),
  text: await loadGameText('dyce', 'en'),
  region: 'en',
  words: ({ type }: { readonly type: string }) => type,
};
const option = (type: string, value: number) => ({ action: { type }, value });

const ADVICE: Advice = {
  unit: 'wins',
  options: [option('open', 58), option('pass', 51), option('take', 40)],
  why: {
    than: { type: 'pass' },
    gains: [
      ['vps', 2],
      ['pounds', -1],
    ],
    rival: -3,
  },
};

test('an advice says what it is worth, what else there is, and what it brings more', () => {
  expect(adviceLine(around, ADVICE)).toBe('Hint: open. It wins 58 of 100.');
  expect(adviceDetail(around, ADVICE)).toBe(
    'Compared with “pass”, 51: victory points +2, pounds in hand −1, your best rival −3. Then: take, 40.',
  );
});

test('alone it is told in points', () => {
  expect(adviceLine(around, { ...ADVICE, unit: 'points' })).toBe('Hint: open. 58 points expected.');
});

test('where nothing else can be done, it is worth what it is worth', () => {
  expect(adviceLine(around, { unit: 'wins', options: [{ action: { type: 'roll' }, value: null }] })).toBe('Hint: roll');
});

test('where nothing else can be told, nothing is', () => {
  expect(adviceDetail(around, { unit: 'wins', options: [option('open', 58)] })).toBe('');
  const equal = { ...ADVICE, why: { than: { type: 'pass' }, gains: [], rival: 0 } };
  expect(adviceDetail(around, equal)).toBe('Next best: pass, 51. Then: take, 40.');
});
