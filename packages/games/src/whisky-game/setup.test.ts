import { fastRng, parseOptions } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { CHARACTER_RULES, CHARACTERS, LEVELS, LOST_BOTTLES, specialDeck } from './components.ts';
import { whiskyGame } from './index.ts';
import { QUESTIONS, questionsOf, seenWord } from './questions/index.ts';
import { setup } from './setup.ts';
import type { WhiskyEvent, WhiskyOptions, WhiskyState } from './state.ts';
import { askedIn, openIn, played, refusal, stateAfter } from './testing/play.ts';

const OPTIONS: WhiskyOptions = { extended: 'on', target: '25', questionSeconds: '45', seen: '' };

interface Dealt {
  readonly state: WhiskyState;
  readonly events: readonly WhiskyEvent[];
}

function dealt(seats: number, seed: number, options: Partial<WhiskyOptions> = {}): Dealt {
  const events: WhiskyEvent[] = [];
  const state = setup(seats, { ...OPTIONS, ...options }, fastRng(seed), (event) => events.push(event));
  return { state, events };
}

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

describe('the set-up', () => {
  it.each([2, 3, 4, 5, 6])('is complete with %i seats', (seats) => {
    const { state } = dealt(seats, seats);
    expect(check(state)).toBeUndefined();
    expect(state.travellers).toHaveLength(seats);
    expect(state).toMatchObject({
      target: 25,
      questionSeconds: 45,
      round: 0,
      bag: { barley: 30, water: 30, yeast: 30 },
      settled: null,
    });
    for (const { character, ...rest } of state.travellers)
      expect([CHARACTERS.includes(character), rest]).toEqual([
        true,
        {
          at: null,
          country: null,
          wake: null,
          hand: [],
          open: [],
          tokens: { barley: 0, water: 0, yeast: 0 },
          bottles: [],
          lost: [],
          missing: 0,
          emptied: [],
          lastAsked: null,
          poured: [],
          jumped: false,
        },
      ]);
  });

  it('casts a random character for each, of 10 or of 15', () => {
    const castIn = (extended: 'on' | 'off'): Set<string> =>
      new Set(SEEDS.flatMap((seed) => dealt(6, seed, { extended }).state.travellers.map(({ character }) => character)));
    const base = CHARACTERS.filter((character) => CHARACTER_RULES[character].set === 'base');
    expect(base).toHaveLength(10);
    expect(castIn('off')).toEqual(new Set(base));
    expect(castIn('on')).toEqual(new Set(CHARACTERS));
    expect(CHARACTERS).toHaveLength(15);
    const { state, events } = dealt(3, 1);
    expect(events.filter(({ type }) => type === 'cast')).toEqual(
      state.travellers.map(({ character }, seat) => ({ type: 'cast', seat, character })),
    );
  });

  it('shuffles the special deck of its set and the lost bottles', () => {
    for (const extended of ['on', 'off'] as const) {
      const { deck, lostDeck } = dealt(2, 1, { extended }).state;
      expect([...deck].sort()).toEqual(specialDeck(extended === 'on').sort());
      expect(deck).not.toEqual(specialDeck(extended === 'on'));
      expect([...lostDeck].sort()).toEqual([...LOST_BOTTLES].sort());
    }
    expect(new Set(SEEDS.map((seed) => dealt(2, seed).state.deck[0])).size).toBeGreaterThan(20);
    expect(new Set(SEEDS.map((seed) => dealt(2, seed).state.lostDeck[0])).size).toBe(14);
  });

  it('lays out all questions of each level in random order', () => {
    const { questions } = dealt(2, 1).state;
    for (const level of LEVELS) {
      expect([...questions[level]].sort()).toEqual(questionsOf(level).sort());
      expect(questions[level]).not.toEqual(questionsOf(level));
    }
  });
});

describe('the highest throw goes first', () => {
  const drawnAt = (seats: number, seed: number): Extract<WhiskyEvent, { type: 'drawn' }> => {
    const drawn = dealt(seats, seed).events.find((event) => event.type === 'drawn');
    if (!drawn) throw new Error('nobody was drawn');
    return drawn;
  };

  it('and those who tie throw again', () => {
    for (const seed of SEEDS) {
      const { seat, throws } = drawnAt(3, seed);
      const most = Math.max(...throws.slice(0, 3));
      expect(throws[seat]).toBe(most);
      const tied = throws.slice(0, 3).filter((value) => value === most).length;
      expect(throws.length >= 3 + (tied > 1 ? tied : 0)).toBe(true);
      if (tied === 1) expect(throws).toHaveLength(3);
    }
    expect(SEEDS.some((seed) => drawnAt(3, seed).throws.length > 3)).toBe(true);
    expect(new Set(SEEDS.map((seed) => drawnAt(6, seed).seat)).size).toBe(6);
  });

  it('among those who tie the higher second throw decides', () => {
    const twice = SEEDS.map((seed) => drawnAt(2, seed)).filter(({ throws }) => throws.length === 4);
    expect(twice.length).toBeGreaterThan(5);
    for (const { seat, throws } of twice) expect(throws[2 + seat]).toBe(Math.max(...throws.slice(2)));
  });

  it('is the first seat of every round', () => {
    const { state } = dealt(4, 3);
    expect(state.first).toBe(drawnAt(4, 3).seat);
    expect(state.turn.seat).toBe(state.first);
  });
});

describe('WG-38: the journey begins in Edinburgh or Dublin', () => {
  const { state } = dealt(3, 5);

  it('everyone chooses, in turn order', () => {
    const order = [0, 1, 2].map((i) => (state.first + i) % 3);
    expect(askedIn(state)).toBe(`start ${order[0]}`);
    expect(openIn(state)).toEqual(['start edinburgh', 'start dublin']);
    const one = played(state, 'start dublin');
    expect(one.events).toEqual([{ type: 'started', seat: order[0], at: 'dublin' }]);
    expect(askedIn(one.state)).toBe(`start ${order[1]}`);
    const two = stateAfter(one.state, 'start edinburgh');
    expect(askedIn(two)).toBe(`start ${order[2]}`);
    const all = played(two, 'start dublin');
    expect(all.events.slice(1)).toEqual([{ type: 'round', round: 1 }]);
    expect(askedIn(all.state)).toBe(`turn ${order[0]}`);
    expect(order.map((seat) => all.state.travellers[seat]?.at)).toEqual(['dublin', 'edinburgh', 'dublin']);
    expect(order.map((seat) => all.state.travellers[seat]?.country)).toEqual(['ireland', 'scotland', 'ireland']);
  });

  it.each(['glasgow', 'dublin-airport', 'nowhere'])('not in %s', (at) => {
    expect(refusal(state, `start ${at}`)).toBe('WG-38');
  });
});

describe('WG-40: questions that the players have met lately come last', () => {
  const ids = QUESTIONS.map(({ id }) => id);

  it('in every level', () => {
    const met = ids.filter((_, i) => i % 3 === 0);
    const { questions } = dealt(2, 9, { seen: seenWord(ids, met) }).state;
    for (const level of LEVELS) {
      const isMet = questions[level].map((id) => met.includes(id));
      expect(questions[level]).toHaveLength(80);
      expect(isMet).toEqual([...isMet].sort());
      expect(isMet.filter(Boolean)).toHaveLength(questionsOf(level).filter((id) => met.includes(id)).length);
    }
  });

  it('an option says which, and nonsense is no option', () => {
    const parsed = (seen: string) => parseOptions(whiskyGame, 2, { seen }).ok;
    expect([parsed(''), parsed('0f'), parsed('xyz'), parsed('f'.repeat(65))]).toEqual([true, true, false, false]);
  });
});

describe('options', () => {
  it('two to six may play', () => {
    const mayPlay = [1, 2, 3, 4, 5, 6, 7].filter((seats) => parseOptions(whiskyGame, seats, {}).ok);
    expect(mayPlay).toEqual([2, 3, 4, 5, 6]);
  });

  it.each(['15', '25', '35'] as const)('%s points may be the goal', (target) => {
    expect(dealt(2, 1, { target }).state.target).toBe(Number(target));
  });

  it('the clock is the table’s affair, and everyone sees it', () => {
    expect(whiskyGame.view(dealt(2, 1, { questionSeconds: '90' }).state, 0).questionSeconds).toBe(90);
  });

  it('the number of the rules changes with the number of questions', () => {
    expect(whiskyGame.rules % 1000).toBe(QUESTIONS.length);
  });
});
