import { fastRng } from '@taproom/engine';
import { describe, expect, it, test } from 'vitest';
import { BOTTLES, CARDS, CHARACTERS, LEVELS, TOKENS } from '../components.ts';
import { whiskyGame as game } from '../index.ts';
import { FIELD_KINDS, REGIONS } from '../map/index.ts';
import { factOf } from '../questions/answers.ts';
import { QUESTIONS } from '../questions/index.ts';
import type { WhiskyEvent, WhiskyOptions } from '../state.ts';
import type { Asked, SeenTraveller, WhiskyView } from '../view.ts';
import { load, notation } from './index.ts';

const NAMES = ['Ada', 'Bea'];
const [en, cs, italian] = await Promise.all([load('en'), load('cs'), load('it')]);
const OPTIONS: WhiskyOptions = { extended: 'on', target: '25', questionSeconds: '45', seen: '' };
const view = game.view(game.setup(2, OPTIONS, fastRng(1)), 0);

describe.each([
  ['English', en],
  ['Czech', cs],
  ['Italian', italian],
])('in %s', (_, text) => {
  it('has a name and an explanation for everything', () => {
    const words = [
      ...CHARACTERS.flatMap((one) => [text.characterName(one), text.abilityText(one)]),
      ...CARDS.flatMap((one) => [text.cardName(one), text.cardText(one), text.cardTime(one)]),
      ...BOTTLES.flatMap(({ word }) => [text.bottleName(word), text.bottleText(word)]),
      ...REGIONS.map(text.regionName),
      ...FIELD_KINDS.map(text.fieldKind),
      ...TOKENS.map(text.tokenName),
      ...LEVELS.map(text.levelName),
    ];
    expect(words.filter((word) => word.trim() === '' || /[{}]|undefined/.test(word))).toEqual([]);
  });

  it('has the text of every question: a topic, a prompt and four answers', () => {
    for (const { id } of QUESTIONS) {
      const { topic, prompt, options } = text.question(id);
      expect(
        [text.topicName(topic), prompt, ...options, text.factText(factOf(id))].filter((one) => one.trim() === ''),
      ).toEqual([]);
      expect(options).toHaveLength(4);
    }
  });

  it('lists all characters and cards in its rules', () => {
    const paragraphs = text.rules.flatMap((section) => section.paragraphs).join('\n');
    for (const one of CHARACTERS) expect(paragraphs).toContain(`${text.characterName(one)}: ${text.abilityText(one)}`);
    for (const one of CARDS) expect(paragraphs).toContain(`${text.cardName(one)}: ${text.cardText(one)}`);
  });

  it('has a word for whatever has been met lately', () => {
    expect(text.optionValue('seen', 'f1')).toEqual(text.optionValue('seen', ''));
  });
});

test('a question that does not exist has no text', () => {
  expect(() => en.question('x99')).toThrow('no text for the question x99');
});

describe('events', () => {
  const said = (event: WhiskyEvent): string | undefined => en.event(event, NAMES);
  const roll = { type: 'rolled', seat: 0, hangover: 'none', truck: false, carriage: false, plus: 0 } as const;

  test('a roll is told with all that was added', () => {
    expect(said({ ...roll, throws: [6, 3], total: 9 })).toBe('Ada throws 6, 3: 9 fields.');
    expect(said({ ...roll, throws: [4], truck: true, carriage: true, plus: 5, total: 15 })).toBe(
      'Ada throws 4 (truck ×2, carriage +2, character +5): 15 fields.',
    );
    expect(said({ ...roll, throws: [2], hangover: 'lowered', total: 0 })).toBe('Ada throws 2 (hangover −2): no move.');
    expect(said({ ...roll, throws: [6, 1], hangover: 'ended', total: 7 })).toBe(
      'Ada throws 6, 1 (hangover over): 7 fields.',
    );
  });

  test('a card is told as far as it is known, a kept one with its time', () => {
    expect(said({ type: 'drew', seat: 0, card: null })).toBe('Ada draws a special card and keeps it.');
    expect(said({ type: 'drew', seat: 0, card: 'fifty-fifty' })).toBe(
      'Ada draws “50/50”. Two wrong answers are struck out. Played while a question is open to you.',
    );
    expect(said({ type: 'drew', seat: 0, card: 'bottle-powers' })).toBe(
      'Ada draws “Powers Pot Still”. A bottle worth 2 points. It belongs to no region.',
    );
  });

  test('an answer is told with the right one and the fact', () => {
    const answered = { type: 'answered', seat: 1, question: 'e07', right: 3, fact: factOf('e07') } as const;
    const fact = en.factText(factOf('e07'));
    expect(said({ ...answered, option: 3 })).toBe(`Bea: “Oak”. Right! ${fact}`);
    expect(said({ ...answered, option: 1 })).toBe(`Bea: “Ash”. Wrong, the right answer is “Oak”. ${fact}`);
    expect(said({ ...answered, option: null })).toBe(`Bea gives no answer. The right one is “Oak”. ${fact}`);
  });

  test('a hidden bottle stays hidden', () => {
    expect(said({ type: 'redeemed', seat: 0, bottle: null })).toBe('Ada gets a lost bottle.');
    expect(said({ type: 'lost', seat: 0, bottle: null, by: 'broken-cork', hidden: true })).toBe(
      'Ada loses a hidden lost bottle to the broken cork.',
    );
    expect(said({ type: 'lost', seat: 0, bottle: 'lost-malt-mill', by: 'pour', hidden: false })).toBe(
      'Ada loses Malt Mill (10 points): it is poured away.',
    );
  });

  test('tokens are told by kind, and that there are none', () => {
    expect(said({ type: 'spilt', seat: 0, tokens: { barley: 2, water: 0, yeast: 3 } })).toBe(
      'Ada loses 2× barley, 3× yeast.',
    );
    expect(said({ type: 'spilt', seat: 0, tokens: { barley: 0, water: 0, yeast: 0 } })).toBe(
      'Ada has no tokens to lose.',
    );
  });

  test('pawns are moved by festivals, by a jump or by Nick Offerman', () => {
    const moved = (by: 'feis-ile' | 'jump' | 'nick-offerman') => said({ type: 'moved', seat: 0, to: 'lagavulin', by });
    expect([moved('feis-ile'), moved('jump'), moved('nick-offerman')]).toEqual([
      'Ada goes to the festival: Lagavulin.',
      'Ada jumps to Lagavulin.',
      'Ada is taken to Lagavulin and misses two turns.',
    ]);
  });

  test('a bottle that counts more than once is told with what it counts', () => {
    expect(said({ type: 'took', seat: 0, bottle: 'laphroaig-5', factor: 2 })).toBe('Ada takes Laphroaig (10 points).');
    expect(said({ type: 'took', seat: 0, bottle: 'laphroaig-5' })).toBe('Ada takes Laphroaig (5 points).');
    expect(said({ type: 'lost', seat: 0, bottle: 'laphroaig-3', by: 'pour', hidden: false, factor: 2 })).toBe(
      'Ada loses Laphroaig (6 points): it is poured away.',
    );
    expect(said({ type: 'exchanged', seat: 0, bottle: 'laphroaig-1', into: 'laphroaig-3', factor: 2 })).toBe(
      'Ada has Laphroaig (6 points) instead of Laphroaig (2 points).',
    );
  });

  test('the first step of a walk that goes on by itself stands for its end', () => {
    const step = { type: 'step', to: 'liberties' } as const;
    expect(en.goalOf?.(step, ['step teeling', 'stop', 'step oban'])).toEqual({ type: 'step', to: 'teeling' });
    expect(en.goalOf?.(step, ['stop'])).toEqual(step);
    expect(en.goalOf?.({ type: 'roll' }, ['step teeling'])).toEqual({ type: 'roll' });
  });

  test('numbers are counted as each language counts', () => {
    const fields = (text: typeof en, total: number) =>
      text.event({ ...roll, throws: [3], total } satisfies WhiskyEvent as WhiskyEvent, NAMES);
    expect([1, 2, 5].map((total) => fields(cs, total))).toEqual([
      'Ada hází 3: 1 pole.',
      'Ada hází 3: 2 pole.',
      'Ada hází 3: 5 polí.',
    ]);
    expect([1, 2].map((total) => fields(italian, total))).toEqual([
      'Ada lancia 3: 1 casella.',
      'Ada lancia 3: 2 caselle.',
    ]);
    expect(['ardbeg-1', 'ardbeg-3', 'ardbeg-5'].map((bottle) => cs.bottleText(bottle))).toEqual([
      'Ardbeg (1 bod)',
      'Ardbeg (3 body)',
      'Ardbeg (5 bodů)',
    ]);
  });
});

const asking = (asked: Asked, own: Partial<SeenTraveller> = {}, more: Partial<WhiskyView> = {}): WhiskyView => ({
  ...view,
  ...more,
  actor: 0,
  asked,
  seats: view.seats.map((one, seat) => (seat === 0 ? { ...one, at: 'oban', character: 'jim-swan', ...own } : one)),
});

const QUESTION: Asked = {
  at: 'question',
  distillery: 'oban',
  level: 'hard',
  smuggling: false,
  question: 'e07',
  options: [3, 0, 1, 2],
  right: null,
  revealed: false,
  thrown: false,
};

test('an answer is told in words to whoever sees the question, else by its letter', () => {
  const answer = { type: 'answer', option: 3 };
  expect(en.action(answer, [], asking(QUESTION))).toBe('Answer: Oak');
  expect(en.action(answer)).toBe('Give answer D');
});

test('an action calls whom it is done to by name', () => {
  const pour = { type: 'pour', from: 1 };
  const choose = { type: 'choose', opponent: 1 };
  const told = [pour, choose].map((action) => en.action(action, ['Ada', 'Bea']));
  expect(told).toEqual(['Pour away a bottle of Bea', 'Choose Bea']);
});

describe('prompts', () => {
  const you = (...given: Parameters<typeof asking>): string => en.prompt(asking(...given), 'Ada', true);
  const turn: Asked = { at: 'turn', onward: false };

  it.each<[string, string, Partial<SeenTraveller>, Partial<WhiskyView>]>([
    ['on land', 'Your turn: roll.', {}, {}],
    ['with a card to play', 'Your turn: roll, or do something else first.', { hand: ['faker'] }, {}],
    ['with a card for another time', 'Your turn: roll.', { hand: ['fifty-fifty'] }, {}],
    ['as Paterson', 'Your turn: roll, or do something else first.', { character: 'richard-paterson' }, {}],
    ['with a card for the roll', 'Your turn: roll, or do something else first.', { hand: ['luck-of-the-irish'] }, {}],
    ['in a harbour', 'Your turn: roll, or put to sea.', { at: 'belfast' }, {}],
    ['at an airport', 'Your turn: roll.', { at: 'glasgow-airport' }, {}],
    [
      'at an airport with a ticket',
      'Your turn: roll, or fly first.',
      { at: 'glasgow-airport', hand: ['flight-one-way'] },
      {},
    ],
    ['at sea', 'You are at sea: where do you sail?', { at: 'sea-irish' }, {}],
    [
      'under prohibition',
      'Prohibition stays: roll, but there is no business at distilleries and pubs in this turn.',
      {},
      { turn: { ...view.turn, prohibited: true } },
    ],
  ])('say what can be done before the roll %s', (_, sentence, own, more) => {
    expect(you(turn, own, more)).toBe(sentence);
  });

  it('say that the journey goes on after a flight or a voyage', () => {
    expect(you({ at: 'turn', onward: true })).toBe('You have arrived: roll and go on.');
  });

  it('offer to stop only at a place, after a step', () => {
    const move = (path: string[]) => you({ at: 'move', left: 1, path });
    expect(move(['oban'])).toBe('1 field to go: which way?');
    expect(move(['appin', 'oban'])).toBe('1 field to go: which way, or do you stop here?');
    expect(move(['oban', 'appin'])).toBe('1 field to go: which way?');
  });

  it('say whether there is a question to be had', () => {
    const visit: Asked = { at: 'visit', smuggling: false };
    expect(you(visit)).toBe('Oban: what level of question do you want?');
    expect(you(visit, { bottles: ['oban-1'] })).toBe('Oban: there is no question for you here.');
    expect(you({ at: 'visit', smuggling: true }, { bottles: ['oban-1'] })).toContain('The smuggler waits');
  });

  it('name the level of a question, and say when its answer is known', () => {
    expect(you(QUESTION)).toBe('Oban, hard question: what is the right answer?');
    expect(you({ ...QUESTION, revealed: true, right: 3 })).toBe('The right answer has been revealed to you.');
  });

  it('ask for a flight only those who have a ticket', () => {
    expect(you({ at: 'airport' }, { hand: ['faker'] })).toBe('You have no ticket: go on.');
    expect(you({ at: 'airport' }, { hand: ['flight-one-way'] })).toBe('Do you fly, and where to?');
    expect(you({ at: 'airport' }, { open: ['flight-return'] })).toBe('Do you fly, and where to?');
  });

  it('say whether there is anything at a lost distillery, at a pub and on a special field', () => {
    const rich = { tokens: { barley: 2, water: 2, yeast: 2 } };
    expect(you({ at: 'lost' }, rich)).toBe('Do you hand in tokens for a lost bottle?');
    expect(you({ at: 'lost' }, rich, { lostDeck: 0 })).toBe('There is no lost bottle for you here.');
    expect(you({ at: 'lost' })).toBe('There is no lost bottle for you here.');
    expect(you({ at: 'pub', traded: false }, rich)).toBe('Swap two tokens of one kind for one of another, or leave.');
    expect(you({ at: 'pub', traded: false })).toBe('There is nothing for you to swap here.');
    expect(you({ at: 'special' }, { hand: ['faker'] })).toBe('A special field: draw a card, or play one first.');
    expect(you({ at: 'special' }, { hand: ['dave-broom'] })).toBe('A special field: draw a card.');
  });

  it('ask for a bottle of the others on a birthday only those who have none', () => {
    const birthday: Asked = { at: 'bottle', card: 'birthday', left: 1, points: 0 };
    expect(you(birthday)).toContain('You have no bottle');
    expect(you(birthday, { bottles: ['oban-1'] })).toBe('Which of your bottles is drunk for the birthday?');
    expect(you(birthday, { lostCount: 1 })).toBe('Which of your bottles is drunk for the birthday?');
  });

  it('say to others what someone is doing', () => {
    const they = (asked: Asked): string => en.prompt(asking(asked), 'Ada', false);
    expect(they(QUESTION)).toBe('Ada thinks about a question.');
    expect(they({ at: 'opponent', card: 'nick-offerman' })).toBe('Ada chooses an opponent: “Nick Offerman”.');
  });
});

describe('the notation', () => {
  it('tells a position in a line for each player', () => {
    const [head, first, second] = notation.position(view).split('\n');
    expect(head).toMatch(/^round 0 · first p\d · start p\d · to 25 · bag b30 w30 y30 · deck 81 lost 14$/);
    expect(first).toMatch(/^p1: [a-z-]+ at – · b0 w0 y0 · – · hand – · – · lost – · 0 points 0\/6$/);
    expect(second).toContain(' · hand – · ');
  });

  it('tells a question by its id and the order of its answers', () => {
    expect(notation.position(asking(QUESTION))).toContain(' · question e07 hard dabc p1 · ');
  });

  it.each<[WhiskyEvent, string]>([
    [{ type: 'gave', seat: 0, to: 1, card: 'prohibition' }, 'gave p1 p2 prohibition'],
    [
      { type: 'answered', seat: 0, question: 'e07', option: null, right: 3, fact: factOf('e07') },
      'answered p1 e07 – d',
    ],
    [{ type: 'struck', seat: 1, options: [0, 2] }, 'struck p2 a c'],
    [{ type: 'spilt', seat: 0, tokens: { barley: 1, water: 0, yeast: 2 } }, 'spilt p1 b1 w0 y2'],
    [{ type: 'sobered', seat: 0, throws: [1, 6], lifted: true }, 'sobered p1 1 6 lifted'],
    [{ type: 'ended', ending: 'rounds', seat: null }, 'ended rounds'],
  ])('tells events in short', (event, words) => {
    expect(notation.event(event)).toBe(words);
  });
});
