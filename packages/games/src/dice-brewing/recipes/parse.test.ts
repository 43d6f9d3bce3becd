import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RECIPES } from './index.ts';
import { parseRecipes } from './parse.ts';

const GOOD = 'LAG-1|Cheap Lager|Lager|B|y2 g1|coin2|blue3:c1 fruit:c3';

/** The row with one of its columns replaced. */
const withColumn = (at: number, text: string): string => GOOD.split('|').with(at, text).join('|');

describe('the table of recipes', () => {
  it('is what recipes.json says', () => {
    expect(parseRecipes(readFileSync(join(import.meta.dirname, 'recipes.txt'), 'utf8'))).toEqual(RECIPES);
  });

  it('is read row by row, without empty lines and those for people', () => {
    const [lager, ...rest] = parseRecipes(`# a heading\n\n${GOOD}\n   \n`);
    expect(rest).toEqual([]);
    expect(lager).toEqual({
      id: 'LAG-1',
      name: 'Cheap Lager',
      beer: 'Lager',
      level: 'beginner',
      requirements: [
        { colour: 'yellow', least: 2 },
        { colour: 'green', least: 1 },
      ],
      reward: { coins: 2, xp: 0, tokens: 0, maltOrHops: 0, anyDice: 0 },
      enhancements: [
        { with: { blue: 3 }, coins: 1, xp: 0 },
        { with: 'fruit', coins: 3, xp: 0 },
      ],
    });
  });

  it('knows all levels, rewards and bonuses', () => {
    const rows = [
      withColumn(3, 'I').replace('coin2', 'xp4'),
      'PIL-1|B|B|E|b6|tok1 coin2|spices:x2',
      'WHE-1|C|C|X|b6|yg1|malt:x2',
      'PAL-1|D|D|B|b6|any2|hops:x2 honey:c7',
    ];
    const recipes = parseRecipes(rows.join('\n'));
    expect(recipes.map(({ level }) => level)).toEqual(['intermediate', 'expert', 'experimental', 'beginner']);
    expect(recipes.map(({ reward }) => Object.values(reward))).toEqual([
      [0, 4, 0, 0, 0],
      [2, 0, 1, 0, 0],
      [0, 0, 0, 1, 0],
      [0, 0, 0, 0, 2],
    ]);
    expect(recipes[3]?.enhancements).toEqual([
      { with: 'hops', coins: 0, xp: 2 },
      { with: 'honey', coins: 7, xp: 0 },
    ]);
  });
});

describe('a wrong row fails with its line', () => {
  it.each<[string, string, string]>([
    ['a column too few', GOOD.split('|').slice(1).join('|'), '6 columns instead of 7'],
    ['a column too many', `${GOOD}|more`, '8 columns instead of 7'],
    ['no id', withColumn(0, 'Lager 1'), '“Lager 1” is no id'],
    ['no name', withColumn(1, ' '), 'the name is missing'],
    ['no kind of beer', withColumn(2, ''), 'the kind of beer is missing'],
    ['an unknown level', withColumn(3, 'Q'), '“Q” is no level'],
    ['no level', withColumn(3, ''), '“” is no level'],
    ['an unknown colour', withColumn(4, 'y2 r1'), '“r1” is no requirement'],
    ['a blue requirement', withColumn(4, 'u3'), '“u3” is no requirement'],
    ['a requirement of 7', withColumn(4, 'y7'), '“y7” is no requirement'],
    ['no requirement', withColumn(4, ''), 'the requirements are missing'],
    ['an unknown reward', withColumn(5, 'gold2'), '“gold2” is no reward'],
    ['a reward without a count', withColumn(5, 'coin'), '“coin” is no reward'],
    ['a reward of nothing', withColumn(5, 'coin0'), '“coin0” is no reward'],
    ['the same reward twice', withColumn(5, 'coin2 coin3'), '“coin2 coin3” is no reward'],
    ['no reward', withColumn(5, ''), '“” is no reward'],
    ['an unknown ingredient', withColumn(6, 'sugar:c3'), '“sugar:c3” is no enhancement'],
    ['a blue die without a value', withColumn(6, 'blue:c3'), '“blue:c3” is no enhancement'],
    ['an ingredient with a value', withColumn(6, 'fruit3:c3'), '“fruit3:c3” is no enhancement'],
    ['a bonus of an unknown kind', withColumn(6, 'fruit:z3'), '“fruit:z3” is no enhancement'],
    ['an enhancement without a bonus', withColumn(6, 'fruit'), '“fruit” is no enhancement'],
    ['the same enhancement twice', withColumn(6, 'fruit:c3 fruit:x2'), '“fruit:c3 fruit:x2” names one twice'],
    ['two blue dice', withColumn(6, 'blue3:c1 blue5:c3'), '“blue3:c1 blue5:c3” names one twice'],
  ])('%s', (_, row, what) => {
    const good = GOOD.replace('LAG-1|Cheap', 'LAG-2|Mass');
    expect(() => parseRecipes(`# a heading\n${good}\n${row}`)).toThrow(`recipes.txt, line 3: ${what}`);
  });

  it.each([
    ['an id', GOOD.replace('Cheap', 'Dear')],
    ['a name', GOOD.replace('LAG-1', 'LAG-2')],
  ])('%s that is there twice', (_, row) => {
    expect(() => parseRecipes(`${GOOD}\n\n${row}`)).toThrow(/^recipes.txt, line 3: .* is there twice$/);
  });
});
