import { type WhiskyAction, type WhiskyState, whiskyGame } from '@taproom/games/whisky-game';
import { describe, expect, test } from 'vitest';
import { actionIn, whiskyPosition } from '../testing/position.ts';

const ALL_BUT_ISLANDS = ['bushmills-3', 'oban-3', 'macallan-3', 'ardbeg-3', 'bladnoch-3'];
const ALL_BUT_IRELAND = ['talisker-5', 'oban-5', 'macallan-5', 'ardbeg-5', 'bladnoch-3'];

const greedyIn = (state: WhiskyState, seed = 1): Promise<WhiskyAction> => actionIn(state, { kind: 'greedy' }, seed);

describe('greedy in The Whisky Game', () => {
  test('asks for the bottle of the last region, though others of that region are far', async () => {
    const visit = { at: 'visit', smuggling: false } as const;
    const state = whiskyPosition(visit, { at: 'jura', bottles: ALL_BUT_ISLANDS });
    expect(await greedyIn(state)).toMatchObject({ type: 'ask' });
  });

  test('asks a hard question where an expert is at hand, and then lets him answer', async () => {
    const own = { at: 'jura', bottles: ALL_BUT_ISLANDS, hand: ['dave-broom' as const] };
    const state = whiskyPosition({ at: 'visit', smuggling: false }, own);
    expect(await greedyIn(state)).toEqual({ type: 'ask', level: 'hard' });
    whiskyGame.apply(state, 0, { type: 'ask', level: 'hard' }, () => {});
    expect(await greedyIn(state)).toEqual({ type: 'play', card: 'dave-broom' });
  });

  const TICKET = { bottles: ALL_BUT_IRELAND, hand: ['flight-one-way' as const] };

  test('flies where the last region is over the sea, though truck and carriage stay behind', async () => {
    const own = { ...TICKET, at: 'glasgow-airport', open: ['truck' as const, 'carriage' as const] };
    expect(await greedyIn(whiskyPosition({ at: 'airport' }, own))).toMatchObject({ type: 'fly', to: 'dublin-airport' });
  });

  test('flies first where a turn begins at an airport, unless the roll that it imagines is better (WG-41)', async () => {
    const state = whiskyPosition({ at: 'turn', onward: false }, { ...TICKET, at: 'glasgow-airport' });
    const seeds = Array.from({ length: 10 }, (_, seed) => seed);
    const actions = await Promise.all(seeds.map((seed) => greedyIn(state, seed)));
    expect(actions.filter(({ type }) => type === 'fly').length).toBeGreaterThan(3);
  });
});
