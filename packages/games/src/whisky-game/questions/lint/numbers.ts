import type { Language } from '../../../text/format.ts';
import { withDecadesInDigits } from './decades.ts';
import { spokenIn } from './spoken.ts';
import { plain, type Word, wordsIn } from './words.ts';

/** A number in a text, with the forms it may take elsewhere: for the 1960s also 60, for the 1800s also 19. */
type Figure = readonly string[];

/** With the language's separators for thousands and decimals. */
const DIGITS: Readonly<Record<Language, RegExp>> = {
  en: /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?s?/g,
  cs: /\d{1,3}(?:[ \u00a0\u202f.]\d{3})+(?!\d)(?:,\d+)?|\d+(?:,\d+)?/g,
  it: /\d{1,3}(?:[ \u00a0\u202f.]\d{3})+(?!\d)(?:,\d+)?|\d+(?:,\d+)?/g,
};

const ROMAN = /^(?=[VXIL]{2,}$|[VX]$)(XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

/** Numbers as words, by their beginnings. A longer beginning comes before its own prefix. */
const WORDS: Readonly<Record<Language, readonly (readonly [beginning: string, value: string])[]>> = {
  en: pairs(
    'eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twent 20, thirty 30, thirti 30, fort 40, fifty 50, fifti 50, sixt 60, sevent 70, eighty 80, eighti 80, eight 8, ninet 90, one 1, first 1, once 1, two 2, twice 2, twin 2, second 2, double 2, half 2, three 3, third 3, thrice 3, triple 3, four 4, quarter 4, five 5, fifth 5, six 6, seven 7, nine 9, ten 10, dozen 12, hundred 100, thousand 1000, century 100',
  ),
  cs: pairs(
    'jedenact 11, jedenac 11, dvanact 12, dvanac 12, trinact 13, trinac 13, ctrnact 14, ctrnac 14, patnact 15, patnac 15, sestnact 16, sestnac 16, sedmnact 17, sedmnac 17, osmnact 18, osmnac 18, devatenact 19, devatenac 19, dvacet 20, dvacat 20, dvaceti 20, tricet 30, tricat 30, ctyricet 40, ctyricat 40, padesat 50, sedesat 60, sedmdesat 70, osmdesat 80, devadesat 90, jedn 1, jedin 1, jeden 1, prvn 1, dva 2, dve 2, dvo 2, dvou 2, dvema 2, druh 2, pul 2, tri 3, tret 3, troj 3, ctyr 4, ctvrt 4, pet 5, pat 5, sest 6, sedm 7, osm 8, devet 9, devit 9, devat 9, deset 10, desit 10, desat 10, tucet 12, tuct 12, sto 100, set 100, tisic 1000',
  ),
  it: pairs(
    'undici 11, dodici 12, dodic 12, tredici 13, quattordici 14, quindici 15, sedici 16, diciassett 17, diciott 18, diciannov 19, duecento 13, trecento 14, quattrocento 15, cinquecento 16, seicento 17, settecento 18, ottocento 19, novecento 20, vent 20, trent 30, quarant 40, cinquant 50, sessant 60, settant 70, ottant 80, novant 90, uno 1, una 1, un 1, prim 1, due 2, second 2, doppi 2, mezz 2, meta 2, tre 3, terz 3, tripl 3, quattr 4, quart 4, cinqu 5, quint 5, sei 6, sest 6, sett 7, ott 8, nov 9, non 9, dieci 10, decim 10, dozzin 12, cent 100, mill 1000, mila 1000',
  ),
};

function pairs(list: string): readonly (readonly [string, string])[] {
  return list.split(', ').map((pair) => pair.split(' ') as [string, string]);
}

/** How the numbers of an English text and its translation differ; undefined if they agree. */
export function numbersApart(english: string, translation: string, language: Language): string | undefined {
  const translated = withDecadesInDigits(translation);
  const [ours, theirs] = [digitsIn(english, 'en'), digitsIn(translated, language)];
  const lost = leftOver(ours, numbersIn(translated, language));
  if (lost) return `the number ${lost[0]} of the English text is not there`;
  const added = leftOver(theirs, numbersIn(english, 'en'));
  return added && `the number ${added[0]} does not stand in the English text`;
}

/**
 * How the numbers in words of an English answer and its translation differ. Sentences may be turned, answers have to say
 * the same. A number may become digits, or part of a word, or stay as it is in a name: Four Roses.
 */
export function spokenApart(english: string, translation: string, language: Language): string | undefined {
  const translated = withDecadesInDigits(translation);
  const [ours, theirs, kept] = [spokenIn(english, 'en'), spokenIn(translated, language), spokenIn(translated, 'en')];
  const lost = leftOver(figures(ours), [...numbersIn(translated, language), ...figures(kept)]);
  if (lost) return `the number ${lost[0]} of the English text is not there`;
  // One is an article too.
  const counted = theirs.filter((value) => value !== '1');
  const added = leftOver(figures(counted), numbersIn(english, 'en'));
  return added && `the number ${added[0]} does not stand in the English text`;
}

const figures = (values: readonly string[]): Figure[] => values.map((value) => [value]);

/** All numbers, in digits or words; those of several words both by word and as a whole. */
function numbersIn(text: string, language: Language): Figure[] {
  const words = wordNumbersIn(text, language);
  const wholes = spokenIn(text, language).filter((value) => !words.includes(value));
  return [...digitsIn(text, language), ...figures([...words, ...wholes])];
}

/** One has to be a form of the other: the 1930s are 30, and so are the 1830s, but they are not each other. */
const agree = ([ours = '', ...short]: Figure, [theirs = '', ...others]: Figure): boolean =>
  ours === theirs || short.includes(theirs) || others.includes(ours);

/** The first number without a match among the others, each of which matches only one. */
function leftOver(numbers: readonly Figure[], others: readonly Figure[]): Figure | undefined {
  const left = [...others];
  return numbers.find((number) => {
    const at = left.findIndex((other) => agree(number, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Numbers in digits, and Roman numerals. */
function digitsIn(text: string, language: Language): Figure[] {
  const arabic = [...text.matchAll(DIGITS[language])].map(({ 0: digits }) => readings(digits, language));
  const roman = wordsIn(text).flatMap((word) => (isRoman(word) ? [[String(romanValue(word.text))]] : []));
  return [...arabic, ...roman];
}

function readings(digits: string, language: Language): Figure {
  const value = valueIn(digits, language);
  if (/^1\d00s$/.test(digits)) return [value, String(Number(value.slice(0, 2)) + 1)];
  return /^1\d\d0$/.test(value) ? [value, value.slice(2)] : [value];
}

function valueIn(digits: string, language: Language): string {
  const [whole = '', decimals] = language === 'en' ? digits.replace(/[,s]/g, '').split('.') : digits.split(',');
  return [whole.replace(/\D/g, ''), ...(decimals === undefined ? [] : [decimals])].join('.');
}

/** A single letter at the start of a sentence is a word: V Japonsku. */
const isRoman = ({ text, isFirst }: Word): boolean => ROMAN.test(text) && (text.length > 1 || !isFirst);

function romanValue(roman: string): number {
  const values = [...roman].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const wordNumbersIn = (text: string, language: Language): string[] =>
  wordsIn(text).flatMap(
    (word) => WORDS[language].find(([beginning]) => plain(word.text).startsWith(beginning))?.[1] ?? [],
  );
