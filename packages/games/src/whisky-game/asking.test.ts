import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from './components.ts';
import { whiskyGame } from './index.ts';
import { DISTILLERIES } from './map/index.ts';
import { factOf, rightOf } from './questions/answers.ts';
import { QUESTIONS, questionOf, questionsOf } from './questions/index.ts';
import { stockAt } from './rules.ts';
import type { WhiskyState } from './state.ts';
import {
  askedIn,
  eventsOf,
  openIn,
  openOf,
  played,
  questionIn,
  refusal,
  stateAfter,
  travellerIn,
  withDice,
  withSeed,
} from './testing/play.ts';
import { type Position, position, type Seated } from './testing/position.ts';

/** A player who has just walked to Auchentoshan. */
const visiting = (seated: Seated = {}, told: Partial<Position> = {}): WhiskyState =>
  stateAfter(position({ travellers: [seated, {}], left: 1, ...told }), 'step auchentoshan');

/** Two players, and others who own these bottles. */
const among = (...bottles: string[][]): Partial<Position> => ({
  travellers: [{}, ...bottles.map((own) => ({ bottles: own }))],
});

describe('WG-36: a question is asked', () => {
  it('for a bottle that is still there', () => {
    expect(openIn(visiting())).toEqual(['ask easy', 'ask medium', 'ask hard', 'leave']);
    const state = visiting({}, among(['auchentoshan-3']));
    expect(openIn(state)).toEqual(['ask easy', 'ask hard', 'leave']);
    expect(refusal(state, 'ask medium')).toBe('WG-36');
  });

  it('Worked check: three bottles taken by three players: a fourth gets no question there', () => {
    const sold = among(['auchentoshan-1'], ['auchentoshan-3'], ['auchentoshan-5']);
    expect(askedIn(visiting({}, sold))).toBe('turn 1');
    const holding = { travellers: [{ hand: ['dave-broom'] as const }, ...(sold.travellers ?? []).slice(1)] };
    expect(openIn(visiting({}, holding))).toEqual(['leave']);
  });

  it('of a distillery of which one has none', () => {
    expect(askedIn(visiting({ bottles: ['auchentoshan-1'] }))).toBe('turn 1');
    const holding = visiting({ bottles: ['auchentoshan-1'], hand: ['faker'] });
    for (const level of LEVELS) expect(refusal(holding, `ask ${level}`)).toBe('WG-36');
  });

  it('not where the last one was asked', () => {
    expect(askedIn(visiting({ lastAsked: 'auchentoshan' }))).toBe('turn 1');
    expect(askedIn(visiting({ lastAsked: 'auchentoshan', hand: ['robbie-macpherson'] }))).toBe('turn 1');
    expect(askedIn(visiting({ lastAsked: 'bladnoch' }))).toBe('visit 0');
  });

  it('and after one elsewhere here again', () => {
    const missed = stateAfter(visiting(), 'ask easy', 'answer wrong');
    expect(travellerIn(missed).lastAsked).toBe('auchentoshan');
    const elsewhere = { ...position({ travellers: [{ at: 'dalkeith', lastAsked: 'auchentoshan' }, {}], left: 1 }) };
    expect(travellerIn(stateAfter(elsewhere, 'step glenkinchie', 'ask easy')).lastAsked).toBe('glenkinchie');
  });

  it('of a level there is', () => {
    expect(refusal(visiting(), 'ask impossible')).toBe('WG-36');
  });

  it('or none, and the last question stays where it was', () => {
    const after = stateAfter(visiting({ lastAsked: 'bladnoch' }), 'leave');
    expect([askedIn(after), travellerIn(after).lastAsked]).toEqual(['turn 1', 'bladnoch']);
  });
});

describe('a question', () => {
  it.each<[Level, number]>([
    ['easy', 1],
    ['medium', 3],
    ['hard', 5],
  ])('of level %s answered right gives the bottle of %i', (level, points) => {
    const asked = played(visiting(), `ask ${level}`);
    const { question, options, right } = questionIn(asked.state);
    expect(asked.events).toEqual([
      { type: 'asked', seat: 0, distillery: 'auchentoshan', level, question, anew: false },
    ]);
    expect([questionOf(question).level, rightOf(question)]).toEqual([level, right]);
    expect([...options].sort()).toEqual([0, 1, 2, 3]);
    const after = played(asked.state, 'answer right');
    expect(after.events.slice(0, 2)).toEqual([
      { type: 'answered', seat: 0, question, option: right, right, fact: factOf(question) },
      { type: 'took', seat: 0, bottle: `auchentoshan-${points}` },
    ]);
    expect(travellerIn(after.state).bottles).toEqual([`auchentoshan-${points}`]);
    expect(stockAt(after.state.travellers, 'auchentoshan')).toEqual([1, 3, 5].filter((one) => one !== points));
    expect(askedIn(after.state)).toBe('turn 1');
  });

  it.each(['answer wrong', 'timeUp'])('gives nothing after “%s”', (move) => {
    const state = stateAfter(visiting(), 'ask hard');
    const after = played(state, move);
    expect(travellerIn(after.state).bottles).toEqual([]);
    expect(askedIn(after.state)).toBe('turn 1');
    const [answered] = eventsOf(after, 'answered');
    expect(answered?.right).toBe(questionIn(state).right);
    expect(answered?.option).not.toBe(answered?.right);
    expect(answered?.option === null).toBe(move === 'timeUp');
  });

  it('has its time, unless there is no clock', () => {
    const state = stateAfter(visiting(), 'ask hard');
    const about = `0 ${questionIn(state).question}`;
    expect(whiskyGame.timeLimit?.(state)).toEqual({ seat: 0, seconds: 45, action: { type: 'timeUp' }, about });
    expect(whiskyGame.timeLimit?.({ ...state, questionSeconds: 0 })).toBeUndefined();
    expect(whiskyGame.timeLimit?.(visiting())).toBeUndefined();
  });

  it('has no more time once wrong answers are struck out', () => {
    const state = stateAfter(visiting({ hand: ['fifty-fifty'] }), 'ask hard');
    expect(whiskyGame.timeLimit?.(stateAfter(state, 'play fifty-fifty'))).toEqual(whiskyGame.timeLimit?.(state));
  });

  it('is remembered with its right answer for everyone', () => {
    const state = stateAfter(visiting(), 'ask medium');
    const { question, options, right } = questionIn(state);
    expect(stateAfter(state, 'answer right').settled).toEqual({
      seat: 0,
      distillery: 'auchentoshan',
      level: 'medium',
      question,
      options,
      option: right,
      right,
    });
    expect(stateAfter(state, 'timeUp').settled).toMatchObject({ option: null, right });
  });

  it('is not repeated until the level is used up, then all are shuffled anew', () => {
    const state = visiting();
    state.questions.easy = ['e07'];
    const last = stateAfter(state, 'ask easy');
    expect([questionIn(last).question, last.questions.easy]).toEqual(['e07', []]);
    const used = visiting();
    used.questions.easy = [];
    const anew = stateAfter(used, 'ask easy');
    expect([...anew.questions.easy, questionIn(anew).question].sort()).toEqual(questionsOf('easy').sort());
    expect(anew.questions.easy).not.toEqual(questionsOf('easy').slice(1));
    expect(anew.questions.hard).toEqual(used.questions.hard);
  });

  it('shows its options in any order', () => {
    const orders = Array.from({ length: 200 }, (_, seed) =>
      questionIn(stateAfter(withSeed(visiting(), seed), 'ask easy')).options.join(''),
    );
    expect(new Set(orders).size).toBe(24);
  });

  it('has an answer among those that are shown', () => {
    const state = stateAfter(visiting(), 'ask easy');
    for (const option of [4, -1, '0', null]) expect(refusal(state, { type: 'answer', option })).toBe('WG-17');
  });

  it('there are sixty of each level', () => {
    expect(QUESTIONS).toHaveLength(240);
    for (const level of LEVELS) expect(questionsOf(level)).toHaveLength(80);
  });
});

describe('WG-17: 50/50 strikes two wrong options at random', () => {
  const state = stateAfter(visiting({ hand: ['fifty-fifty', 'fifty-fifty'] }), 'ask hard');
  const struckAt = (seed: number): readonly number[] =>
    eventsOf(played(withSeed(state, seed), 'play fifty-fifty'), 'struck')[0]?.options ?? [];

  it('and the two that are left stay in their order', () => {
    const after = played(state, 'play fifty-fifty');
    const { options, right } = questionIn(after.state);
    const [struck] = eventsOf(after, 'struck');
    expect(struck?.options).toHaveLength(2);
    expect(struck?.options).not.toContain(right);
    expect(options).toEqual(questionIn(state).options.filter((option) => !struck?.options.includes(option)));
    expect(options).toContain(right);
  });

  it('any two of the wrong ones', () => {
    expect(new Set(Array.from({ length: 100 }, (_, seed) => struckAt(seed).join())).size).toBe(3);
  });

  it('options that are struck are no answers', () => {
    const after = played(state, 'play fifty-fifty');
    const [struck] = eventsOf(after, 'struck');
    for (const option of struck?.options ?? []) expect(refusal(after.state, { type: 'answer', option })).toBe('WG-17');
    expect(openOf(after.state, 'answer')).toHaveLength(2);
  });

  it('is of no use a second time', () => {
    const after = stateAfter(state, 'play fifty-fifty');
    expect(openOf(after, 'play')).toEqual([]);
    expect(refusal(after, 'play fifty-fifty')).toBe('WG-17');
    expect(travellerIn(after).hand).toEqual(['fifty-fifty']);
  });

  it('and is not needed to answer right', () => {
    const after = stateAfter(state, 'play fifty-fifty', 'answer right');
    expect(travellerIn(after).bottles).toEqual(['auchentoshan-5']);
  });
});

describe('WG-13: one throw per question', () => {
  const asked = (character: Seated['character']): WhiskyState =>
    stateAfter(visiting(character ? { character } : {}), 'ask easy');

  it.each(['billy-walker', 'david-stewart'] as const)('%s: 1 or 2 shows the right answer', (character) => {
    for (const value of [1, 2]) {
      const after = played(withDice(asked(character), value), 'throw');
      expect(after.events).toEqual([{ type: 'threw', seat: 0, value, success: true }]);
      expect(questionIn(after.state)).toMatchObject({ revealed: true, thrown: true });
    }
    for (const value of [3, 4, 5, 6]) {
      const after = played(withDice(asked(character), value), 'throw');
      expect(after.events).toEqual([{ type: 'threw', seat: 0, value, success: false }]);
      expect(questionIn(after.state)).toMatchObject({ revealed: false, thrown: true });
      expect(refusal(after.state, 'throw')).toBe('WG-13');
    }
  });

  it('the answer is still to be given', () => {
    const after = stateAfter(withDice(asked('billy-walker'), 1), 'throw');
    expect(refusal(after, 'throw')).toBe('WG-13');
    expect(travellerIn(stateAfter(after, 'answer wrong')).bottles).toEqual([]);
    expect(travellerIn(stateAfter(after, 'answer right')).bottles).toEqual(['auchentoshan-1']);
  });

  it('Jim McEwan: an even number brings a fresh question of the same level', () => {
    const before = stateAfter(visiting({ character: 'jim-mcewan', hand: ['fifty-fifty'] }), 'ask easy');
    for (const value of [2, 4, 6]) {
      const after = played(withDice(before, value), 'throw');
      const { question, level, options, right } = questionIn(after.state);
      expect(question).not.toBe(questionIn(before).question);
      expect([question, level]).toEqual([before.questions.easy[0], 'easy']);
      expect(right).toBe(rightOf(question));
      expect(options).toHaveLength(4);
      expect(eventsOf(after, 'asked')).toEqual([
        { type: 'asked', seat: 0, distillery: 'auchentoshan', level: 'easy', question, anew: true },
      ]);
      expect(refusal(after.state, 'throw')).toBe('WG-13');
    }
    for (const value of [1, 3, 5]) {
      const after = stateAfter(withDice(before, value), 'throw');
      expect(questionIn(after)).toEqual({ ...questionIn(before), thrown: true });
    }
  });

  it('Jim McEwan: after 50/50 the fresh question has four options again', () => {
    const before = stateAfter(
      visiting({ character: 'jim-mcewan', hand: ['fifty-fifty'] }),
      'ask easy',
      'play fifty-fifty',
    );
    expect(questionIn(stateAfter(withDice(before, 2), 'throw')).options).toHaveLength(4);
  });

  it('nobody else throws', () => {
    expect(openOf(asked(undefined), 'throw')).toEqual([]);
    for (const character of ['richard-paterson', 'nick-savage', 'john-quinn'] as const)
      expect(refusal(asked(character), 'throw')).toBe('WG-13');
  });

  it('a new question brings a new throw', () => {
    expect(questionIn(asked('billy-walker')).thrown).toBe(false);
  });
});

describe('WG-23: Robbie MacPherson', () => {
  const ROBBIE: Seated = { hand: ['robbie-macpherson'] };

  it('is announced before the level is chosen', () => {
    const state = visiting(ROBBIE);
    expect(openIn(state)).toEqual(['ask easy', 'ask medium', 'ask hard', 'play robbie-macpherson', 'leave']);
    const after = stateAfter(state, 'play robbie-macpherson');
    expect([travellerIn(after).hand, after.deck.at(-1)]).toEqual([[], 'robbie-macpherson']);
    expect(openIn(after)).toEqual(['ask easy', 'ask medium', 'ask hard', 'leave']);
  });

  it('a right answer gives a bottle of that value of any distillery of which one has none', () => {
    const travellers = [{ ...ROBBIE, bottles: ['ardbeg-1'] }, { bottles: ['lagavulin-3'] }];
    const state = stateAfter(visiting({}, { travellers }), 'play robbie-macpherson', 'ask medium', 'answer right');
    expect(askedIn(state)).toBe('bottle 0');
    const bottles = openOf(state, 'pick');
    expect(bottles).toHaveLength(46 - 2);
    expect(bottles.every((bottle) => bottle.endsWith('-3'))).toBe(true);
    for (const bottle of ['ardbeg-3', 'lagavulin-3', 'dingle-5', 'bottle-arran', 'lost-malt-mill', 'nothing'])
      expect(refusal(state, `pick ${bottle}`)).toBe(bottle === 'nothing' ? 'WG-30' : 'WG-23');
    const after = stateAfter(state, 'pick dingle-3');
    expect([travellerIn(after).bottles, askedIn(after)]).toEqual([['ardbeg-1', 'dingle-3'], 'turn 1']);
  });

  it('may be announced where all is sold', () => {
    const sold = [{ bottles: ['auchentoshan-1'] }, { bottles: ['auchentoshan-3'] }, { bottles: ['auchentoshan-5'] }];
    expect(openIn(visiting({}, { travellers: [ROBBIE, ...sold] }))).toEqual(['play robbie-macpherson', 'leave']);
  });

  it('may be announced where one owns a bottle', () => {
    const state = visiting({ ...ROBBIE, bottles: ['auchentoshan-1'] });
    expect(openIn(state)).toEqual(['play robbie-macpherson', 'leave']);
    expect(openOf(stateAfter(state, 'play robbie-macpherson'), 'ask')).toEqual(['easy', 'medium', 'hard']);
  });

  it('only for a value that some distillery still has', () => {
    const hards = DISTILLERIES.map((distillery) => `${distillery}-5`);
    const travellers = [ROBBIE, { bottles: hards.slice(0, 12) }, { bottles: hards.slice(12) }];
    const state = visiting({}, { travellers });
    const announced = stateAfter(state, 'play robbie-macpherson');
    expect(openOf(announced, 'ask')).toEqual(['easy', 'medium']);
    expect(refusal(announced, 'ask hard')).toBe('WG-23');
  });

  it('not at all if nobody has anything for him', () => {
    const ones = DISTILLERIES.map((distillery) => `${distillery}-1`);
    const state = position({
      travellers: [{ ...ROBBIE, at: 'auchentoshan', bottles: ones }, {}],
      asked: { at: 'visit', smuggling: false },
    });
    expect(openIn(state)).toEqual(['leave']);
    expect(refusal(state, 'play robbie-macpherson')).toBe('WG-23');
  });

  it('a wrong answer spends him', () => {
    const after = stateAfter(visiting(ROBBIE), 'play robbie-macpherson', 'ask easy', 'answer wrong');
    expect([travellerIn(after).hand, travellerIn(after).bottles, askedIn(after)]).toEqual([[], [], 'turn 1']);
    expect(after.deck.at(-1)).toBe('robbie-macpherson');
  });

  it('is not announced twice for one question', () => {
    const state = stateAfter(visiting({ hand: ['robbie-macpherson', 'robbie-macpherson'] }), 'play robbie-macpherson');
    expect(openOf(state, 'play')).toEqual([]);
    expect(refusal(state, 'play robbie-macpherson')).toBe('WG-29');
  });

  it('does not help where the last question was asked', () => {
    expect(askedIn(visiting({ ...ROBBIE, lastAsked: 'auchentoshan' }))).toBe('turn 1');
  });
});

describe('WG-37: an answer that a throw reveals', () => {
  const state = stateAfter(visiting({ character: 'david-stewart' }), 'ask hard');

  it('is shown to everyone', () => {
    const after = stateAfter(withDice(state, 2), 'throw');
    for (const viewer of [0, 1, 'table'] as const)
      expect(whiskyGame.view(after, viewer).asked).toMatchObject({ right: questionIn(state).right });
  });

  it('is not shown to anyone before', () => {
    for (const viewer of [0, 1, 'table'] as const)
      expect(whiskyGame.view(state, viewer).asked).toMatchObject({ right: null });
    expect(whiskyGame.view(stateAfter(withDice(state, 3), 'throw'), 0).asked).toMatchObject({ right: null });
  });
});
