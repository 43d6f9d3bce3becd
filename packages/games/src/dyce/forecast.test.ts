import type { AnyGame } from '@taproom/engine';
import { walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { dyce } from './index.ts';
import type { DyceEvent, DyceState } from './state.ts';
import { bySense } from './testing/chooser.ts';
import { played } from './testing/play.ts';
import { evening, position } from './testing/position.ts';

const foreseen = (state: DyceState): DyceEvent[] =>
  dyce.view(state, 'table').forecast.flatMap(({ walk: way, trade }) => (trade ? [way, trade] : [way]));

const DEEDS: readonly DyceEvent['type'][] = ['walked', 'bought', 'sold', 'closed'];
const deedsIn = (events: readonly DyceEvent[]): DyceEvent[] => events.filter(({ type }) => DEEDS.includes(type));

describe('the forecast', () => {
  it.each([1, 2, 3, 4])('is what the barons do if the round ends so, with %i seats', (seats) => {
    const ends = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const setup = { seats, dice: { kind: 'seed', seed } } as const;
      const { turns } = walk(dyce as unknown as AnyGame, setup, bySense(seed), { mostActions: 1_000 });
      return turns.filter(({ action, events }) => action.type === 'done' && events.length > 1);
    });
    expect(ends.length).toBeGreaterThan(0);
    for (const { before, events } of ends) {
      expect(foreseen(before as DyceState)).toEqual(deedsIn(events as readonly DyceEvent[]));
    }
  });

  it('tells who walks where and what is traded, baron by baron', () => {
    const state = evening({
      shops: { c1: '0 red', e3: '1 red' },
      lines: { orange: ['red2'], green: ['red3'], purple: ['blue1'], black: ['red1'] },
      merchants: [{}, { pounds: 1 }],
    });
    expect(dyce.view(state, 0).forecast).toMatchObject([
      { walk: { baron: 'orange', to: 'c1' }, trade: { type: 'bought', seat: 0, price: 2 } },
      { walk: { baron: 'green', to: 'e3' }, trade: { type: 'closed', seat: 1, price: 3 } },
      { walk: { baron: 'purple', because: 'nothing' }, trade: null },
      { walk: { baron: 'black', because: 'nothing' }, trade: null },
    ]);
  });

  it('changes with every action', () => {
    const state = position({ shops: { c1: '0' }, lines: { orange: ['red2'] }, merchants: [{}, {}] });
    expect(dyce.view(state, 0).forecast[0]?.walk.because).toBe('nothing');
    expect(dyce.view(played(state, 'stock c1 red').state, 0).forecast[0]?.walk.to).toBe('c1');
  });

  it('leaves the state as it is', () => {
    const state = position({ shops: { c1: '0 red' }, lines: { orange: ['red2'] }, merchants: [{}, {}] });
    const before = structuredClone(state);
    dyce.view(state, 0);
    expect(state).toEqual(before);
  });

  it('stops where the game alone would be won', () => {
    const state = position({
      shops: { c1: '0 green' },
      lines: { orange: ['green5'] },
      merchants: [{ whiskies: { blue: 1, yellow: 1 }, sold: ['orange', 'purple', 'black'] }],
    });
    expect(dyce.view(state, 0).forecast).toMatchObject([{ trade: { type: 'sold', whisky: 'green' } }]);
  });

  it('is empty in the draft and after the end', () => {
    const draft = position({ pool: ['blue', 'red'], merchants: [{}, {}] });
    expect(dyce.view(draft, 0).forecast).toEqual([]);
    const over = played(evening({ merchants: [{}, {}], white: 6, lines: { orange: ['black5'] } }), 'take').state;
    expect(dyce.view(over, 0).forecast).toEqual([]);
  });
});
