import { describe, expect, it } from 'vitest';
import { RECIPES } from './recipes/index.ts';
import type { BrewingState } from './state.ts';
import { askedIn, eventsOf, isOpen, openOf, played, refusal, stateAfter } from './testing/play.ts';
import { type Bench, benchOf, type Position, position } from './testing/position.ts';

/** The first of two brewers can brew one of these; the other has nothing to do. */
const brewing = (display: readonly string[], bench: Bench, told: Partial<Position> = {}): BrewingState =>
  position({ brewers: [bench, {}], phase: 'brew', display, ...told });

/** Pays for the first Lager, for brewers who go on after a recipe. */
const LAGER = 'g1 y2';

describe('Strong Roasted Stout', () => {
  const luca: Bench = { warehouse: 'b4 b5 g4 y3 y5', ingredients: { hops: 1, malt: 1 } };
  const state = brewing(['STO-3'], luca, { round: 30 });

  it('with yellow 5 and 3, black 5 and 4, green 4 and special malt: 5 + 1 XP and 5 coins', () => {
    const brewed = played(state, 'brew STO-3 malt');
    expect(benchOf(brewed.state)).toEqual({
      reserve: 'b4 b5 g4 y3 y5',
      xp: 6,
      coins: 5,
      ingredients: { hops: 1 },
      recipes: ['STO-3'],
    });
    expect(brewed.state.market).toMatchObject({ malt: 3, hops: 2 });
    expect(eventsOf(brewed, 'earned')).toEqual([{ type: 'earned', seat: 0, coins: 5, xp: 6 }]);
    const [event] = eventsOf(brewed, 'brewed');
    expect(event).toMatchObject({ seat: 0, recipe: 'STO-3', extra: 'malt' });
    expect(event?.dice.toSorted()).toEqual(['b4', 'b5', 'g4', 'y3', 'y5']);
  });

  it('takes one ingredient or the other, never both', () => {
    const ways = openOf(state, 'brew').filter((words) => words.startsWith('STO-3'));
    expect(ways).toEqual(['STO-3 none cheapest', 'STO-3 malt cheapest', 'STO-3 hops cheapest']);
    expect(refusal(state, 'brew STO-3 malt+hops')).toBe('BR-26');
    expect(benchOf(stateAfter(state, 'brew STO-3 hops'))).toMatchObject({ xp: 9, ingredients: { malt: 1 } });
  });

  it('without anything: 5 + 1 XP', () => {
    expect(benchOf(stateAfter(state, 'brew STO-3'))).toMatchObject({ xp: 6, ingredients: { hops: 1, malt: 1 } });
  });
});

describe('BR-26: what can be brewed', () => {
  it('a recipe on display that is not blocked', () => {
    const state = brewing(['LAG-1', 'PAL-1', 'EXP-1'], { warehouse: 'g4 y2' }, { blocked: ['PAL-1'] });
    expect(openOf(state, 'brew')).toEqual(['LAG-1 none cheapest']);
    for (const recipe of ['PAL-1', 'PIL-1', 'BEER'])
      expect([recipe, refusal(state, `brew ${recipe}`)]).toEqual([recipe, 'BR-26']);
  });

  it.each<[string, string]>([
    ['too low a value', 'g1 y1'],
    ['another colour', 'b6 g6'],
    ['a die missing', 'y6 y6'],
    ['a locked die', 'g1# y2'],
  ])('not with %s', (_, warehouse) => {
    expect(refusal(brewing(['LAG-1'], { warehouse }), 'brew LAG-1')).toBe('BR-26');
  });

  it('only dice in the warehouse count', () => {
    expect(refusal(brewing(['LAG-1'], { warehouse: 'g1', reserve: 'y6' }), 'brew LAG-1')).toBe('BR-26');
    expect(refusal(brewing(['LAG-1'], { warehouse: 'g1', board: { MH3: 'y6' } }), 'brew LAG-1')).toBe('BR-26');
  });

  it('each requirement needs a die of its own', () => {
    expect(refusal(brewing(['WHE-1'], { warehouse: 'y6' }), 'brew WHE-1')).toBe('BR-26');
    expect(isOpen(brewing(['WHE-1'], { warehouse: 'y3 y6' }), 'brew WHE-1')).toBe(true);
    // Two fives are needed; a four beside them does not help.
    expect(refusal(brewing(['WHE-3'], { warehouse: 'g3 y4 y4 y6' }), 'brew WHE-3')).toBe('BR-26');
  });

  it('with an ingredient of the card that one has', () => {
    const state = brewing(['LAG-1'], { warehouse: LAGER, ingredients: { fruit: 1, honey: 1 } });
    expect(openOf(state, 'brew')).toEqual(['LAG-1 none cheapest', 'LAG-1 fruit cheapest']);
    expect(refusal(state, 'brew LAG-1 honey')).toBe('BR-26');
    expect(refusal(brewing(['LAG-1'], { warehouse: LAGER }), 'brew LAG-1 fruit')).toBe('BR-26');
  });

  it('or with a blue die from the warehouse of at least the value of the card', () => {
    const state = brewing(['LAG-1'], { reserve: 'u6', warehouse: `${LAGER} u2 u3 u5 u6#` });
    expect(openOf(state, 'brew')).toEqual(['LAG-1 none cheapest', 'LAG-1 u3 cheapest', 'LAG-1 u5 cheapest']);
    for (const blue of ['u2', 'u6', 'u6#', 'y2']) expect(refusal(state, `brew LAG-1 ${blue}`)).toBe('BR-26');
    const brewed = stateAfter(brewing(['LAG-1'], { warehouse: `${LAGER} u3 u5` }, { round: 30 }), 'brew LAG-1 u5');
    expect(benchOf(brewed)).toEqual({ reserve: 'g1 u5 y2', warehouse: 'u3', coins: 3, xp: 1, recipes: ['LAG-1'] });
  });

  it('BR-20: and nothing else', () => {
    const state = brewing(['LAG-1'], { reserve: 'y5', warehouse: LAGER, coins: 9 });
    for (const move of ['store y5', 'buy fruit', 'done', 'play raise', 'pay y2'])
      expect([move, refusal(state, move)]).toEqual([move, 'BR-20']);
    expect(refusal(state, { type: 'brew', recipe: 'LAG-1', extra: 'none', pay: 'cheapest', twice: true })).toBe(
      'BR-20',
    );
  });
});

describe('BR-8: which dice pay', () => {
  it('the cheapest payment first: the lowest dice that are enough', () => {
    const state = brewing(['WHE-2'], { warehouse: 'g2 g6 y3 y4 y5 y6' }, { round: 30 });
    const brewed = played(state, 'brew WHE-2', 'take green');
    expect(eventsOf(brewed, 'brewed')[0]?.dice.toSorted()).toEqual(['g2', 'y4', 'y5']);
    expect(benchOf(brewed.state)).toMatchObject({ reserve: 'g0 g2 y4 y5', warehouse: 'g6 y3 y6' });
  });

  it('of dice that show the same, the raised one first and the protected one last', () => {
    const state = brewing(['WHE-1'], { warehouse: 'y3! y3 y3+' });
    expect(eventsOf(played(state, 'brew WHE-1'), 'brewed')[0]?.dice).toEqual(['y3+', 'y3']);
  });

  it('the player may name them one by one, the strictest requirement first', () => {
    const state = brewing(['PAL-1'], { warehouse: 'g4 g6 y2 y5' }, { round: 30 });
    const asked = stateAfter(state, 'brew PAL-1 none chosen');
    expect([askedIn(asked), openOf(asked, 'pay')]).toEqual(['pay 0', ['g4', 'g6']]);
    expect(refusal(asked, 'pay y2')).toBe('BR-8');
    expect(refusal(asked, 'pay u6')).toBe('BR-8');
    const next = stateAfter(asked, 'pay g6');
    expect(openOf(next, 'pay')).toEqual(['y2', 'y5']);
    expect(benchOf(stateAfter(next, 'pay y5'))).toEqual({
      reserve: 'g6 y5',
      warehouse: 'g4 y2',
      coins: 3,
      xp: 1,
      recipes: ['PAL-1'],
    });
  });

  it('with an ingredient too', () => {
    const state = brewing(['LAG-1'], { warehouse: 'g1 y2 y5', ingredients: { fruit: 1 } }, { round: 30 });
    const brewed = stateAfter(state, 'brew LAG-1 fruit chosen', 'pay y5', 'pay g1');
    expect(benchOf(brewed)).toEqual({ reserve: 'g1 y5', warehouse: 'y2', coins: 5, xp: 1, recipes: ['LAG-1'] });
  });

  it('there is nothing to name where there is no choice', () => {
    expect(refusal(brewing(['LAG-1'], { warehouse: LAGER }), 'brew LAG-1 none chosen')).toBe('BR-8');
    expect(refusal(brewing(['LAG-1'], { warehouse: 'g1 y2 y2' }), 'brew LAG-1 none chosen')).toBe('BR-8');
    expect(isOpen(brewing(['LAG-1'], { warehouse: 'g1 y2 y3' }), 'brew LAG-1 none chosen')).toBe(true);
    expect(refusal(brewing(['LAG-1'], { warehouse: LAGER }), 'brew LAG-1 none dearest')).toBe('BR-8');
  });
});

describe('after a recipe is brewed', () => {
  it('its dice go to the reserve and cannot be used again this round', () => {
    const state = brewing(['LAG-1', 'PIL-3', 'AMB-3'], { warehouse: LAGER }, { deck: ['LAG-2'] });
    const brewed = stateAfter(state, 'brew LAG-1');
    expect([brewed.round, benchOf(brewed).warehouse]).toEqual([4, undefined]);
  });

  it('a new recipe is turned up in its place and may be brewed this round', () => {
    const state = brewing(['PIL-3', 'LAG-1', 'AMB-3'], { warehouse: `${LAGER} g4 y2` }, { deck: ['PAL-1', 'STO-1'] });
    const brewed = played(state, 'brew LAG-1');
    expect(brewed.state.display).toEqual(['PIL-3', 'PAL-1', 'AMB-3']);
    expect(eventsOf(brewed, 'revealed')).toEqual([{ type: 'revealed', recipe: 'PAL-1' }]);
    expect([askedIn(brewed.state), openOf(brewed.state, 'brew')]).toEqual(['brew 0', ['PAL-1 none cheapest']]);
  });

  it('where the deck is empty the display has a recipe less', () => {
    const state = brewing(['LAG-1', 'LAG-2', 'EXP-1'], { warehouse: LAGER });
    const taken = RECIPES.map(({ id }) => id).filter((id) => !['LAG-1', 'LAG-2', 'EXP-1'].includes(id));
    state.deck = [];
    state.brewers[1]?.recipes.push(...taken);
    const brewed = played(state, 'brew LAG-1');
    expect([brewed.state.display, eventsOf(brewed, 'revealed')]).toEqual([['LAG-2', 'EXP-1'], []]);
  });

  it('it is the next player’s turn: one recipe at a time, round and round', () => {
    const hand: Bench = { warehouse: `${LAGER} ${LAGER}` };
    const told: Partial<Position> = { deck: ['PAL-1'], first: 1, turn: 1 };
    const state = position({ brewers: [hand, hand], phase: 'brew', display: ['LAG-1', 'EXP-1', 'PIL-3'], ...told });
    expect(askedIn(state)).toBe('brew 1');
    // The other brewer has no recipe left to brew.
    expect(stateAfter(state, 'brew LAG-1').round).toBe(4);
    const both = position({
      brewers: [{ warehouse: 'g4 g4 y2 y2' }, hand],
      phase: 'brew',
      display: ['LAG-1', 'PAL-1', 'PIL-1'],
      first: 1,
    });
    const turns = [both, stateAfter(both, 'brew LAG-1'), stateAfter(both, 'brew LAG-1', 'brew PAL-1')];
    expect(turns.map(askedIn)).toEqual(['brew 1', 'brew 0', 'brew 0']);
  });

  it('BR-7: a pass is not final: a recipe turned up later may still be brewed', () => {
    const brewers: Bench[] = [{ warehouse: 'b3 g2' }, { warehouse: 'g2 y3 y3' }];
    const told: Partial<Position> = { display: ['POR-1', 'LAG-2', 'PIL-3'], deck: ['AMB-3', 'STO-3'] };
    const state = position({ brewers, phase: 'brew', ...told });
    const passed = stateAfter(state, 'pass');
    expect(passed.passed).toEqual([true, false]);
    const brewed = stateAfter(passed, 'brew LAG-2');
    expect([askedIn(brewed), isOpen(brewed, 'brew POR-1')]).toEqual(['brew 0', true]);
    // Everyone has passed in a row: the round is over.
    expect(stateAfter(brewed, 'pass').round).toBe(4);
  });

  it('BR-28: whoever can brew nothing has passed, and is asked again when a recipe for him turns up', () => {
    const brewers: Bench[] = [{ warehouse: 'b3 g2' }, { warehouse: LAGER }];
    const told: Partial<Position> = { display: ['LAG-1', 'PIL-3', 'AMB-3'], deck: ['POR-1'], turn: 1, passed: [0] };
    const state = position({ brewers, phase: 'brew', ...told });
    expect(askedIn(stateAfter(state, 'brew LAG-1'))).toBe('brew 0');
  });
});

describe('rewards to be chosen', () => {
  it('an action token among those left, not from the purse and in any round', () => {
    const told: Partial<Position> = { round: 1, played: { raise: 3 } };
    const asked = stateAfter(brewing(['PIL-1'], { warehouse: 'g3 y2' }, told), 'brew PIL-1');
    expect([askedIn(asked), openOf(asked, 'claim')]).toEqual([
      'claim 0',
      ['reroll', 'lock', 'withdraw', 'blockBuilding', 'blockRecipe'],
    ]);
    expect(refusal(asked, 'claim raise')).toBe('BR-24');
    expect(refusal(asked, 'claim luck')).toBe('BR-24');
    const claimed = played(asked, 'claim lock');
    expect(claimed.events[0]).toEqual({ type: 'dealt', seat: 0, token: 'lock', price: 0, open: true });
    expect([benchOf(claimed.state).tokens, claimed.state.blackMarket.lock]).toEqual([{ lock: 1 }, 2]);
  });

  it('no token where none is left', () => {
    const all = { raise: 3, reroll: 3, lock: 3, withdraw: 3, blockBuilding: 3, blockRecipe: 3 };
    const state = brewing(['PIL-1'], { warehouse: 'g3 y2' }, { played: all, round: 30 });
    expect(benchOf(stateAfter(state, 'brew PIL-1'))).toEqual({ reserve: 'g3 y2', xp: 1, recipes: ['PIL-1'] });
  });

  it('BR-9: a die of the named colours, to the reserve', () => {
    const wheat = stateAfter(brewing(['WHE-1'], { warehouse: 'y3 y3' }, { round: 30 }), 'brew WHE-1');
    expect([askedIn(wheat), openOf(wheat, 'take')]).toEqual(['choose 0', ['yellow', 'green']]);
    expect(refusal(wheat, 'take black')).toBe('BR-9');
    const taken = stateAfter(wheat, 'take green');
    expect([benchOf(taken).reserve, taken.supply.green]).toEqual(['g0 y3 y3', 11]);
    const porter = stateAfter(brewing(['POR-2'], { warehouse: 'b4 g3 y2' }, { round: 30 }), 'brew POR-2');
    expect(openOf(porter, 'take')).toEqual(['yellow', 'black', 'green', 'blue']);
    expect(benchOf(stateAfter(porter, 'take blue')).reserve).toBe('b4 g3 u0 y2');
  });

  it('BR-9: two dice are chosen one after the other', () => {
    const state = brewing(['POR-3'], { warehouse: 'b4 b5 g4 y3' }, { round: 30 });
    const two = stateAfter(state, 'brew POR-3', 'take black', 'take black');
    expect([benchOf(two).reserve, askedIn(two)]).toEqual(['b0 b0 b4 b5 g4 y3', 'over']);
  });

  it('BR-9: among colours with stock, nothing if there are none', () => {
    const yellows = Array<string>(12).fill('y1').join(' ');
    const greens = Array<string>(12).fill('g1').join(' ');
    const told = (warehouse: string): Partial<Position> => ({
      brewers: [{ warehouse: 'y3 y3' }, { warehouse }],
      phase: 'brew',
      round: 30,
    });
    const green = stateAfter(brewing(['WHE-1'], {}, told(yellows)), 'brew WHE-1');
    expect(openOf(green, 'take')).toEqual(['green']);
    expect(refusal(green, 'take yellow')).toBe('BR-9');
    const nothing = stateAfter(brewing(['WHE-1'], {}, told(`${yellows} ${greens}`)), 'brew WHE-1');
    expect([askedIn(nothing), benchOf(nothing).reserve]).toEqual(['over', 'y3 y3']);
  });
});
