import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../testing/cli.ts';
import { LISTS } from './lists.ts';
import { plan } from './make.ts';

const ROOT = join(import.meta.dirname, '../../../..');

function planned(id: string, title?: string) {
  const made = plan(ROOT, id, title);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

describe('one sentence says why nothing is written', () => {
  test.each([
    ['no id', [], 'What is the game to be called?'],
    ['capitals', ['UnlikelyAle'], '"UnlikelyAle" cannot be an id'],
    ['two dashes', ['unlikely--ale'], '"unlikely--ale" cannot be an id'],
    ['a path', ['../unlikely-ale'], '"../unlikely-ale" cannot be an id'],
    ['an id without end', ['a'.repeat(31)], 'at most 30'],
    ['a game that is there', ['dyce'], 'There is a game "dyce" already.'],
    ['a word of the language', ['class'], '"class" is a word that the code around it needs'],
    ['a word of the rules', ['flow'], '"flow" is a word that the code around it needs'],
    ['the template’s own name', ['new-game'], '"new-game" is a word that the code around it needs'],
    ['what others mean by it', ['live-match'], '"live-match" means something else in packages/'],
    ['a title that is code', ['unlikely-ale', '--title', '{n}'], '"{n}" cannot be a title'],
    ['an empty title', ['unlikely-ale', '--title', ''], '"" cannot be a title'],
    ['another word', ['unlikely-ale', 'please'], '"please" is one word too many'],
  ])('%s', async (_, words, sentence) => {
    const before = LISTS.map(({ path }) => readFileSync(join(ROOT, path), 'utf8'));
    const { code, out, err } = await runCli(['new-game', ...words]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(LISTS.map(({ path }) => readFileSync(join(ROOT, path), 'utf8'))).toEqual(before);
  });
});

describe('a game is called', () => {
  test('by its id in every way', () => {
    expect(planned('unlikely-ale-3').names).toEqual({
      id: 'unlikely-ale-3',
      camel: 'unlikelyAle3',
      pascal: 'UnlikelyAle3',
      title: 'Unlikely Ale 3',
      prefix: 'UA',
    });
  });

  test('in its rulings by two letters that no other game has', () => {
    expect(planned('dice-bottles').names.prefix).toMatch(/^D[^BY]$/);
    expect(planned('unlikelyale').names.prefix).toBe('UN');
  });

  test('by its title in its texts, whatever signs that has', () => {
    const { files } = planned('unlikely-ale', "Landlord's Last & Best");
    const textOf = (end: string) => files.find(({ path }) => path.endsWith(end))?.text;
    expect(textOf('unlikely-ale/text/label.ts')).toContain("title: 'Landlord\\'s Last & Best',");
    expect(textOf('docs/rules/unlikely-ale.md')).toContain("# Landlord's Last & Best: the rules");
  });

  test.each(['Brave New Game', "New Game's NewGame", 'A new-game NG-1'])('by its title as it is: %s', (title) => {
    const { files } = planned('brave-ale', title);
    const titles = files.flatMap(({ text }) => [
      ...text.matchAll(/^# (.*): the rules$|\btitle: '((?:[^'\\]|\\.)*)',(?! paragraphs)/gm),
    ]);
    expect(titles.map(([, heading, text]) => heading ?? text?.replaceAll("\\'", "'"))).toEqual(
      Array(titles.length).fill(title),
    );
    expect(titles.length).toBeGreaterThan(3);
  });

  test('nowhere as the template calls it', () => {
    const { files } = planned('unlikely-ale');
    expect(files.filter(({ path, text }) => /new-?game|\bNG-/i.test(path + text))).toEqual([]);
  });
});

test('a game of one word is listed in short', () => {
  const { lists } = planned('unlikelyale');
  const faces = lists.find(({ path }) => path === 'packages/web/src/boards/cards.ts')?.text;
  expect(faces).toContain("import { card as unlikelyale } from './unlikelyale/card.ts';");
  expect(faces).toMatch(/ {2}unlikelyale,\n};/);
});

test.each(LISTS)('$path that is written otherwise is not touched', ({ add }) => {
  expect(add('something else', planned('unlikelyale').names)).toBeUndefined();
});
