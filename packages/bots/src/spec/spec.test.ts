import { GAME_IDS } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../games/index.ts';
import { makeBotSpec, parseBotSpec, specFor } from './names.ts';
import { knowledgeOf, LEVELS, YARDSTICKS } from './spec.ts';

describe('the name of a bot', () => {
  test.each([
    'random',
    'greedy',
    'search:2000',
    'search:150ms',
    'apprentice',
    'apprentice:0.05',
    'expert',
    'expert:50',
    'expert:500ms',
    'veteran:50',
    'greedy~0.5',
  ])('%s is read and written alike', (name) => {
    const spec = parseBotSpec(name, 'dice-box');
    expect(spec.ok && makeBotSpec(spec.value, 'dice-box')).toBe(name);
  });

  test.each(LEVELS)('%s is a level', (level) => {
    expect(parseBotSpec(level, 'dice-box')).toEqual({ ok: true, value: specFor('dice-box', level) });
  });

  test.each(['', 'Greedy', 'search', 'search:0', 'search:-5', 'search:1e9', 'search:150 ms', 'toString'])(
    '%j names no bot and is answered with what does',
    (name) => {
      const spec = parseBotSpec(name, 'dice-box');
      expect(spec).toMatchObject({ ok: false, error: { code: 'unknown-bot', given: name } });
      expect(!spec.ok && spec.error.valid).toContain('search:<milliseconds>ms');
    },
  );
});

test.each(GAME_IDS)(
  'whoever gives hints in %s counts iterations, so that the same position gets the same hint',
  (id) => {
    const spec = specFor(id, 'adviser');
    expect('budget' in spec && spec.budget.iterations).toBeGreaterThan(0);
  },
);

test.each(YARDSTICKS)('0.1.0/%s is a yardstick', (name) => {
  expect(parseBotSpec(`0.1.0/${name}`, 'dyce')).toEqual({ ok: true, value: faceOf('dyce').yardsticks[name] });
});

describe('what a bot knows', () => {
  test.each([
    'greedy~0.25@novice',
    'random@novice',
    'greedy@regular',
    'search:2000@expert',
    'expert@expert',
    'expert:50@novice',
  ])('%s is read and written alike where the game asks questions', (name) => {
    const spec = parseBotSpec(name, 'whisky-game');
    expect(spec.ok && makeBotSpec(spec.value, 'whisky-game')).toBe(name);
  });

  test('can be set for a level, too', () => {
    const novice = { ...specFor('whisky-game', 'master'), knowledge: 'novice' };
    expect(parseBotSpec('master@novice', 'whisky-game')).toEqual({ ok: true, value: novice });
  });

  test.each(['greedy@master', 'greedy@', '@novice', 'greedy@novice@novice'])('%s names no bot', (name) => {
    const spec = parseBotSpec(name, 'whisky-game');
    expect(!spec.ok && spec.error.valid).toContain('<bot>@novice');
  });

  test('is nothing to be set where nothing is asked', () => {
    const spec = parseBotSpec('greedy@novice', 'dice-box');
    expect(!spec.ok && spec.error.valid).not.toContain('<bot>@novice');
  });

  test('is nothing for chance and regular for all others, unless it is said', () => {
    expect(knowledgeOf({ kind: 'random' })).toBeUndefined();
    expect(knowledgeOf({ kind: 'greedy' })).toBe('regular');
    expect(knowledgeOf({ kind: 'random', knowledge: 'expert' })).toBe('expert');
  });
});

test('a level is played by whoever suits the game', () => {
  expect(specFor('another-game', 'landlord').kind).toBe('search');
  expect(specFor('six-sided-stout', 'landlord').kind).toBe('expert');
  expect(specFor('dyce', 'guest')).not.toEqual(specFor('dice-box', 'guest'));
});
