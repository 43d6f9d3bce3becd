import type { Tagged } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import type { Assistant } from '../components.ts';
import { sixSidedStout as game } from '../index.ts';
import type { StoutState } from '../state.ts';
import { position } from '../testing/position.ts';
import { load } from './index.ts';

const texts = { en: await load('en'), cs: await load('cs'), it: await load('it') };
type Language = keyof typeof texts;

/** Room for three in one corner, from b1 and a2, and for one in another. */
const POCKETS = `
  ..PPPP
  .P~~PP
  P~~~~P
  P~~~~P
  PP~~.P
  PPPPPP`;

/** The afternoon of a day on which a brewer bought with two dice of this value. */
function bought(good: 'hops' | 'yeast', die: number, recipe: string, pale: number[] = []): StoutState {
  const state = position({ dice: { [good]: [die, die, 1] }, brewers: [{ recipe, stores: { pale } }] });
  game.apply(state, 0, { type: 'market', good, assistant: null }, () => {});
  return state;
}

const put = (kind: string, cell: string): Tagged & { kind: string; cell: string } => ({ type: 'put', kind, cell });

/** Some languages use a non-breaking space after short words. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

/** The reason for refusing an action, in words. */
function why(language: Language, state: StoutState, action: Tagged): string {
  const rule = game.refuse(state, 0, { ...action });
  return plain(texts[language].refusal(rule ?? '', action, game.view(state, 0), 0));
}

const prompt = (language: Language, state: StoutState): string =>
  plain(texts[language].prompt(game.view(state, 0), 'Ada', true));

describe('a refusal by SS-8 says how many units would lose their place', () => {
  it.each([
    ['en', 'Only 1 of 3 hops would find room here: b1 and a2 have room for all.'],
    ['cs', 'Odtud by se vešel jen 1 díl chmele ze 3: místo pro všechny nabízejí b1 a a2.'],
    ['it', 'Da qui troverebbe posto solo 1 unità di luppolo su 3: c’è posto per tutte in b1 e a2.'],
  ] as const)('in %s, where another place has room for all', (language, sentence) => {
    expect(why(language, bought('hops', 3, POCKETS), put('hops', 'e5'))).toBe(sentence);
  });

  it.each([
    ['en', 'Only 1 of 5 hops would find room here: b1 and a2 have room for 3.'],
    ['cs', 'Odtud by se vešel jen 1 díl chmele z 5: místo pro 3 nabízejí b1 a a2.'],
    ['it', 'Da qui troverebbe posto solo 1 unità di luppolo su 5: c’è posto per 3 in b1 e a2.'],
  ] as const)('in %s, where no place has room for all', (language, sentence) => {
    expect(why(language, bought('hops', 5, POCKETS), put('hops', 'e5'))).toBe(sentence);
  });

  it.each([
    ['en', 'Malt here would leave room for only 2 of 3 hops, instead of all.'],
    ['cs', 'Když sem dáš slad, vejdou se jen 2 díly chmele ze 3, bez něj všechny.'],
    ['it', 'Con il malto qui troverebbero posto solo 2 unità di luppolo su 3, invece di tutte.'],
  ] as const)('in %s, for malt', (language, sentence) => {
    expect(why(language, bought('hops', 3, POCKETS, [1]), put('pale', 'b1'))).toBe(sentence);
  });

  it('for malt that would take the last place', () => {
    const one = POCKETS.replace('..PPPP', 'PPPPPP').replace('.P~~', 'PP~~');
    expect(why('en', bought('hops', 1, one, [1]), put('pale', 'e5'))).toBe(
      'Malt here would leave no room for the last unit of hops.',
    );
    expect(why('en', bought('hops', 3, one, [1]), put('pale', 'e5'))).toBe(
      'Malt here would leave room for none of 3 hops, instead of 1.',
    );
  });

  it.each([
    ['en', 'There is still room for 3 units of hops: b1 and a2.'],
    ['cs', 'Ještě je místo pro 3 díly chmele: b1 a a2.'],
    ['it', 'C’è ancora posto per 3 unità di luppolo: b1 e a2.'],
  ] as const)('in %s, for closing the day', (language, sentence) => {
    expect(why(language, bought('hops', 5, POCKETS), { type: 'done' })).toBe(sentence);
  });

  it('names six cells and counts the others', () => {
    const dry = '......\n..~~..\n.~~~~.\n.~~~~.\n..~~..\n......';
    expect(why('en', bought('yeast', 6, dry, [1]), { type: 'done' })).toBe(
      'There is still room for 4 units of yeast: c1, d1, b2, e2, a3 and 7 more.',
    );
  });

  it('an assistant who does not know the ingredient is told by what they know', () => {
    const morning = position({ brewers: [{ recipe: POCKETS }] });
    const trip = (assistant: Assistant) => ({ type: 'market', good: 'hops', assistant });
    expect(why('en', morning, trip('maltExpert'))).toBe('The Malt Expert helps with malt only.');
    expect(why('cs', morning, trip('scientist'))).toBe('Vědec pomáhá jen s kvasnicemi.');
  });

  it('and any other refusal gives its ruling', () => {
    const state = bought('hops', 3, POCKETS);
    expect(why('en', state, put('hops', 'c1'))).toBe(texts.en.ruling('SS-11'));
  });
});

describe('whoever has hops or yeast in hand is told', () => {
  it.each([
    ['en', '3 units of hops have to go into the recipe. Room for all: b1 and a2.'],
    ['cs', 'Do receptu musí ještě 3 díly chmele. Místo pro všechny: b1 a a2.'],
    ['it', 'Restano 3 unità di luppolo da mettere nella ricetta. Posto per tutte: b1 e a2.'],
  ] as const)('in %s, where all find room', (language, sentence) => {
    expect(prompt(language, bought('hops', 3, POCKETS))).toBe(sentence);
  });

  it('where most find room', () => {
    expect(prompt('en', bought('hops', 5, POCKETS))).toContain('Room for only 3: b1 and a2.');
    expect(prompt('cs', bought('hops', 5, POCKETS))).toContain('Místo jen pro 3: b1 a a2.');
    expect(prompt('it', bought('hops', 5, POCKETS))).toContain('Posto solo per 3: b1 e a2.');
  });

  it('that all find room wherever the first goes', () => {
    const bare = '......\n..~~..\n.~~~~.\n.~~~~.\n..~~..\n......';
    expect(prompt('en', bought('hops', 5, bare))).toContain(
      'recipe. There is room for all, wherever the first one goes.',
    );
    expect(prompt('en', bought('hops', 1, bare))).toContain('recipe. Malt can go with it.');
  });

  it('that yeast needs malt first', () => {
    const corner = 'H.....\n..~~..\n.~~~~.\n.~~~~.\n..~~..\n......';
    expect(prompt('en', bought('yeast', 1, corner, [2]))).toBe(
      '1 unit of yeast has to go into the recipe. Malt has to open a way for it first.',
    );
  });

  it('that the rest is lost', () => {
    const full = POCKETS.replaceAll('.', 'P').replace(/P\s*$/, '.');
    const state = bought('hops', 2, full);
    game.apply(state, 0, { type: 'put', kind: 'hops', cell: 'f6' }, () => {});
    expect(prompt('en', state)).toBe('1 unit of hops finds no room. Add malt if you like, then close the day.');
  });
});
