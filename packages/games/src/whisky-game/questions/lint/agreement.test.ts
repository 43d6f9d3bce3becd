import { describe, expect, test } from 'vitest';
import { disagreements } from './agreement.ts';
import { namesOf, parseGlossary, type Translated } from './names.ts';
import { parseQuestions } from './parse.ts';

const GLOSSARY = parseGlossary('# Names\nScotland | skot | scozi\nGaelic | gael, - | gael, -\n');

/** Questions that make Islay, Ardbeg, Scotland and Gaelic known names. */
const KNOWN =
  'k01 | easy | law | Is Ardbeg on Islay in Scotland Gaelic? | *Yes | No | Maybe | Never | All of Islay is.';

/** A translation that keeps a name at the start of an English question. */
const ITALIAN = parseQuestions('e01 | easy | law | È Glengyle? | Frassino | *Rovere | Pino | Olmo | È così.').questions;

/** The findings for a translation of an English question, of its first answer or of its fact. */
const foundIn = (english: string, translated: string, language?: Translated): string[] =>
  foundBetween(
    (text) => `e01 | easy | law | ${text} | Ash | *Oak | Pine | Elm | So it is.`,
    english,
    translated,
    language,
  );
const foundInAnswer = (english: string, translated: string, language?: Translated): string[] =>
  foundBetween(
    (text) => `e01 | easy | law | So? | ${text} | *Oak | Pine | Elm | So it is.`,
    english,
    translated,
    language,
  );
const foundInFact = (english: string, translated: string): string[] =>
  foundBetween((text) => `e01 | easy | law | So? | Ash | *Oak | Pine | Elm | ${text}`, english, translated);

function foundBetween(
  line: (text: string) => string,
  english: string,
  translated: string,
  language: Translated = 'cs',
): string[] {
  const originals = parseQuestions([KNOWN, line(english)].join('\n')).questions;
  const { questions } = parseQuestions(['# Otázky', line(translated)].join('\n'));
  return disagreements(originals, questions, language, namesOf(originals, [questions, ITALIAN]), GLOSSARY).map(
    (found) => `${found.line} ${found.why}`,
  );
}

describe('numbers agree', () => {
  test.each<[english: string, translated: string, language: Translated]>([
    ['It holds 1,000 litres', 'Pojme 1 000 litrů', 'cs'],
    ['It holds 1,400,000 litres', 'Contiene 1.400.000 litri', 'it'],
    ['It has 62.5%', 'Má 62,5 %', 'cs'],
    ['In the 18th century', 'V 18. století', 'cs'],
    ['In the 18th century', 'Nel XVIII secolo', 'it'],
    ['In the 18th century', 'Nel Settecento', 'it'],
    ['In the late 1800s', 'Koncem 19. století', 'cs'],
    ['In the 1790s', 'V 90. letech 18. století', 'cs'],
    ['In the 1960s', 'Negli anni Sessanta', 'it'],
    ['In the 1790s', 'Negli anni Novanta del Settecento', 'it'],
    ['In the 1960s', 'V 60. letech', 'cs'],
    ['Three years', '3 roky', 'cs'],
    ['3 years', 'Tři roky', 'cs'],
    ['The year nineteen eighty-four', 'Rok 1984', 'cs'],
    ['King James IV', 'Král James IV.', 'cs'],
    ['Where?', 'V Japonsku?', 'cs'],
  ])('%s: %s', (english, translated, language) => {
    expect(foundIn(english, translated, language)).toEqual([]);
  });
});

describe('numbers that do not agree are named with their line', () => {
  test.each<[what: string, english: string, translated: string, why: string]>([
    ['another year', 'Made in 1823', 'Z roku 1832', 'the number 1823 of the English text is not there'],
    [
      'a lost zero',
      'It holds 140,000 litres',
      'Pojme 14 000 litrů',
      'the number 140000 of the English text is not there',
    ],
    ['a lost decimal', 'It has 62.5%', 'Má 62 %', 'the number 62.5 of the English text is not there'],
    ['a number too many', 'Long ago', 'Před 40 lety', 'the number 40 does not stand in the English text'],
    ['one for two', '40 or 40', '40', 'the number 40 of the English text is not there'],
    ['a tenth in words', 'After 40 years', 'Po čtyřech letech', 'the number 40 of the English text is not there'],
    ['another king', 'Made by James IV', 'Od Jamese VI.', 'the number 4 of the English text is not there'],
  ])('%s', (_, english, translated, why) => {
    expect(foundIn(english, translated)).toEqual([`2 "e01", question: ${why}: "${translated}" for "${english}"`]);
  });
});

describe('numbers in words agree in answers', () => {
  test.each<[english: string, translated: string, language: Translated]>([
    ['Three', 'Tři', 'cs'],
    ['Three', '3', 'cs'],
    ['Twice', 'Dvakrát', 'cs'],
    ['Twice', 'Due volte', 'it'],
    ['Once', 'Jednou', 'cs'],
    ['Two and a half', 'Dvaapůlkrát', 'cs'],
    ['Twenty-one', 'Dvacet jedna', 'cs'],
    ['Twenty-one', 'Jedenadvacet', 'cs'],
    ['Twenty-one', 'Ventuno', 'it'],
    ['Twelve hundred', '1 200', 'cs'],
    ['Twelve hundred', 'Milleduecento', 'it'],
    ['Two thousand and five', 'Duemilacinque', 'it'],
    ['A hundred and twenty', 'Sto dvacet', 'cs'],
    ['Nineteen eighty-four', '1984', 'it'],
    ['1830s', 'Anni Trenta dell’Ottocento', 'it'],
    ['1790s', 'Anni Novanta del Settecento', 'it'],
    ['1830s', 'Ve 30. letech 19. století', 'cs'],
    ['Four Roses', 'Four Roses', 'it'],
    ['A stag', 'Un cervo', 'it'],
    ['It boils first', 'Vře dřív', 'cs'],
  ])('%s: %s', (english, translated, language) => {
    expect(foundInAnswer(english, translated, language)).toEqual([]);
  });
});

describe('numbers in words that do not agree in answers are named with their line', () => {
  test.each<[english: string, translated: string, language: Translated, why: string]>([
    ['Three', 'Čtyři', 'cs', 'the number 3 of the English text is not there'],
    ['Three', 'Quattro', 'it', 'the number 3 of the English text is not there'],
    ['Three', 'Třináct', 'cs', 'the number 3 of the English text is not there'],
    ['One year', 'Due anni', 'it', 'the number 1 of the English text is not there'],
    ['Twice', 'Třikrát', 'cs', 'the number 2 of the English text is not there'],
    ['Twenty', 'Dvacet jedna', 'cs', 'the number 21 does not stand in the English text'],
    ['Two hundred', 'Trecento', 'it', 'the number 200 of the English text is not there'],
    ['1830s', 'Anni Trenta del Settecento', 'it', 'the number 1830 of the English text is not there'],
    ['1830s', 'Anni Quaranta dell’Ottocento', 'it', 'the number 1830 of the English text is not there'],
    ['Some years', 'Sedm let', 'cs', 'the number 7 does not stand in the English text'],
  ])('%s: %s', (english, translated, language, why) => {
    expect(foundInAnswer(english, translated, language)).toEqual([
      `2 "e01", answer 1: ${why}: "${translated}" for "${english}"`,
    ]);
  });
});

describe('a sentence that is not translated is named with its line', () => {
  const sentence = 'Nothing younger may be called so.';
  const why = `it is not translated: "${sentence}" for "${sentence}"`;

  test('as a question', () => expect(foundIn(sentence, sentence)).toEqual([`2 "e01", question: ${why}`]));
  test('as a fact', () => expect(foundInFact(sentence, sentence)).toEqual([`2 "e01", fact: ${why}`]));
  test('but a few words may be the same', () =>
    expect(foundInFact('Glen Grant, Glen Moray.', 'Glen Grant, Glen Moray.')).toEqual([]));
});

describe('names agree', () => {
  test.each<[what: string, english: string, translated: string, language: Translated]>([
    ['declined', 'Who lives on Islay?', 'Kdo žije na Islayi?', 'cs'],
    ['after an article', 'Who lives on Islay?', 'Chi abita nell’Islay?', 'it'],
    ['by the glossary', 'Who rules Scotland?', 'Kdo vládne Skotsku?', 'cs'],
    ['by the glossary', 'Who rules Scotland?', 'Chi regna in Scozia?', 'it'],
    ['left out where it may be', 'What is a Gaelic word?', 'Co je to?', 'cs'],
    ['that begins a sentence', 'Ardbeg stands where?', 'Kde stojí Ardbeg?', 'cs'],
  ])('%s: %s %s', (_, english, translated, language) => {
    expect(foundIn(english, translated, language)).toEqual([]);
  });
});

describe('names that do not agree are named with their line', () => {
  test.each<[what: string, english: string, translated: string, name: string]>([
    ['another one', 'Who lives on Islay?', 'Kdo žije na Skye?', 'Islay'],
    ['none at all', 'Who made Ardbeg?', 'Kdo ji vyrobil?', 'Ardbeg'],
    ['one that is kept elsewhere', 'Glengyle is it?', 'Je to Glengoyle?', 'Glengyle'],
    ['not as the glossary has it', 'Who rules Scotland?', 'Kdo vládne Anglii?', 'Scotland'],
  ])('%s', (_, english, translated, name) => {
    expect(foundIn(english, translated)).toEqual([
      `2 "e01", question: the name "${name}" is not there: "${translated}" for "${english}"`,
    ]);
  });
});
