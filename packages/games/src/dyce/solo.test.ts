import { fastRng, openMatch, recordOf, replay, start } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { spaceNamed } from './city.ts';
import { BLENDS } from './components.ts';
import { dyce } from './index.ts';
import type { DyceState, Merchant } from './state.ts';
import { type After, eventsOf, isOpen, played, refusal } from './testing/play.ts';
import { type Position, position } from './testing/position.ts';

const alone = (state: DyceState): Merchant => state.merchants[0] as Merchant;
const ALL_THREE = { blue: 1, red: 1, yellow: 1 };

/** The orange baron is about to reach a shop with green whisky, and the formula is in hand. */
const SALE: Position = {
  shops: { c1: '0 green' },
  lines: { orange: ['green5'], green: ['red1'], purple: ['red1'], black: ['red1'] },
  merchants: [{ pounds: 2, whiskies: ALL_THREE }],
};
const sale = (told: Partial<Position> = {}): After => played(position({ ...SALE, ...told }), 'done');

const startAt = (startDie: string): DyceState => {
  const started = start(dyce, 1, fastRng(1), { startDie });
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
};

describe('9. Solo version', () => {
  it.each([
    ['no action', ['done']],
    ['one action', ['open a1', 'done']],
    ['two actions', ['open a1', 'stock a1 red']],
  ])('a round is one turn with %s', (_, moves) => {
    const after = played(position({ merchants: [{}] }), ...moves);
    expect(eventsOf(after, 'walked')).toHaveLength(4);
    expect(after.state).toMatchObject({ round: 2, first: 0 });
    expect(eventsOf(after, 'evening')).toHaveLength(1);
  });

  it('nobody passes to earn pounds', () => {
    const state = position({ merchants: [{}] });
    expect([refusal(state, 'pass'), refusal(state, 'take')]).toEqual(['DY-18', 'DY-18']);
    expect(alone(played(state, 'done').state).pounds).toBe(6);
  });

  it('whiskies are bought as usual', () => {
    const shops = { c1: '0 red +1' };
    const lines = { orange: ['red3'], green: ['blue1'], purple: ['blue1'], black: ['blue1'] } as const;
    const { state } = played(position({ shops, lines, merchants: [{}] }), 'done');
    expect(alone(state)).toMatchObject({ pounds: 3, whiskies: { red: 1 } });
    expect(state.city[spaceNamed('c1')]).toEqual({ owner: 0, whisky: null, pounds: 0 });
  });

  it('the blended whisky is kept instead of VPs', () => {
    const { state, events } = sale();
    expect(alone(state)).toMatchObject({
      pounds: 2 + 5,
      vps: 0,
      whiskies: { blue: 0, red: 1, yellow: 0 },
      sold: { green: 1, orange: 0, purple: 0, black: 0 },
    });
    expect(events).toContainEqual(expect.objectContaining({ type: 'sold', whisky: 'green', price: 5, vps: 0 }));
    expect(state.white).toBe(2);
  });

  it('DY-11: a cube that is kept leaves the supply of four', () => {
    expect(position(SALE).supply.green).toBe(3);
    expect(sale().state.supply.green).toBe(3);
    const merchants = [{ whiskies: ALL_THREE, sold: ['green', 'green', 'green'] as const }];
    const { state } = sale({ merchants });
    expect([state.supply.green, alone(state).sold.green]).toEqual([0, 4]);
    expect(refusal(played(state, 'open e5').state, 'stock e5 green')).toBe('DY-3');
  });

  it('a sale that fails keeps nothing and returns the cube', () => {
    const { state } = sale({ merchants: [{}] });
    expect(alone(state)).toMatchObject({ shops: 6, sold: { green: 0 } });
    expect(state.supply.green).toBe(4);
  });

  it('the game is won at once when the fourth kind is sold, before the next baron moves', () => {
    const merchants = [{ pounds: 2, whiskies: ALL_THREE, sold: ['orange', 'purple', 'black'] as const }];
    const after = sale({ merchants, shops: { c1: '0 green', a1: '0 red +4' }, round: 9 });
    expect(after.events.map(({ type }) => type)).toEqual(['rested', 'walked', 'sold', 'drew', 'ended']);
    expect(after.events.at(-1)).toEqual({ type: 'ended', ending: 'blends' });
    expect(dyce.actors(after.state)).toEqual([]);
    expect(dyce.outcome(after.state)).toEqual({
      places: [1],
      scores: [2 + 5 + 4],
      parts: [
        [
          { name: 'pounds', value: 7 },
          { name: 'onShops', value: 4 },
        ],
      ],
      table: [
        { name: 'blends', value: 4 },
        { name: 'rounds', value: 9 },
      ],
      endings: ['blends'],
    });
  });

  it('also when the white die shows 6', () => {
    const merchants = [{ whiskies: ALL_THREE, sold: ['orange', 'purple', 'black'] as const }];
    expect(dyce.outcome(sale({ merchants, white: 6 }).state)).toMatchObject({ places: [1], endings: ['blends'] });
  });

  it('one kind sold often is one kind', () => {
    const merchants = [{ whiskies: ALL_THREE, sold: ['green', 'green', 'green'] as const }];
    expect(dyce.outcome(sale({ merchants }).state)).toBeUndefined();
  });

  it('the game is lost when the white die would rise above 6', () => {
    const merchants = [{ pounds: 2, whiskies: ALL_THREE, sold: ['orange', 'orange'] as const }];
    const { state, events } = sale({ merchants, white: 6, round: 7 });
    expect(events.at(-1)).toEqual({ type: 'ended', ending: 'die' });
    expect(dyce.outcome(state)).toMatchObject({
      places: [2],
      scores: [7],
      table: [
        { name: 'blends', value: 2 },
        { name: 'rounds', value: 7 },
      ],
    });
  });

  it('a die goes back if there was no target shop, which brings the end closer', () => {
    const { state } = played(position({ lines: { orange: ['black5'] }, merchants: [{}], white: 4 }), 'done');
    expect(state.white).toBe(5);
  });

  it('DY-10: after round 60 it is lost as well', () => {
    const { state } = played(position({ merchants: [{}], round: 60 }), 'done');
    expect(dyce.outcome(state)).toMatchObject({ places: [2], endings: ['rounds'] });
  });

  it.each(['1', '2', '3', '4', '5'])('the white die starts at %s if so chosen', (startDie) => {
    expect(startAt(startDie).white).toBe(Number(startDie));
    expect(startAt(startDie).merchants).toHaveLength(1);
  });

  it('the white die does not start at 6: four sales in one round are beyond six pounds', () => {
    expect(start(dyce, 1, fastRng(1), { startDie: '6' })).toEqual({
      ok: false,
      error: { code: 'bad-value', option: 'startDie', given: '6', valid: ['1', '2', '3', '4', '5'] },
    });
  });

  it('a record that began at 6 names the rules it needs', () => {
    const opened = openMatch(dyce, { seats: 1, dice: { kind: 'seed', seed: 1 } });
    if (!opened.ok) throw new Error(opened.error.code);
    const old = { ...recordOf(opened.value), rules: 1, options: { first: 'random', startDie: '6' } };
    expect(replay(dyce, old)).toEqual({ ok: false, error: { code: 'other-rules', needs: 1, has: dyce.rules } });
  });

  it('a start value of the white die is not offered at a table of more', () => {
    expect(start(dyce, 2, fastRng(1), { startDie: '3' }).ok).toBe(false);
    expect(start(dyce, 2, fastRng(1), { startDie: '1' }).ok).toBe(true);
  });

  it('the one who is alone opens, stocks and advertises as usual', () => {
    const state = position({ shops: { b2: '0' }, merchants: [{}] });
    expect(['open a1', 'stock b2 black', 'advertise b2', 'done'].map((move) => isOpen(state, move))).toEqual(
      Array(4).fill(true),
    );
  });

  it('with other players at the table nobody keeps a blend', () => {
    const { state } = played(
      position({ ...SALE, merchants: [{ whiskies: ALL_THREE, sealed: true }, { sealed: true }], turn: 1 }),
      'take',
    );
    expect(BLENDS.map((blend) => alone(state).sold[blend])).toEqual([0, 0, 0, 0]);
    expect([alone(state).vps, state.supply.green]).toEqual([1, 4]);
  });
});
