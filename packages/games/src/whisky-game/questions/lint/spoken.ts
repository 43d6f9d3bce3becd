import type { Language } from '../../../text/format.ts';
import { wordsIn } from './words.ts';

/** Numbers as words, in all their forms and without accents, each after its value. */
const FORMS: Readonly<Record<Language, string>> = {
  en: `
    0 zero, 1 one once, 2 two twice, 3 three thrice, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten,
    11 eleven, 12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen,
    20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety, 100 hundred, 1000 thousand`,
  cs: `
    0 nula, 1 jeden jedna jedno jednoho jedne jednu jednou jednom, 2 dva dve dvou dvema, 3 tri trech trem tremi,
    4 ctyri ctyr ctyrech ctyrem ctyrmi, 5 pet peti, 6 sest sesti, 7 sedm sedmi, 8 osm osmi, 9 devet deviti,
    10 deset deseti, 11 jedenact jedenacti, 12 dvanact dvanacti, 13 trinact trinacti, 14 ctrnact ctrnacti,
    15 patnact patnacti, 16 sestnact sestnacti, 17 sedmnact sedmnacti, 18 osmnact osmnacti, 19 devatenact devatenacti,
    20 dvacet dvaceti, 30 tricet triceti, 40 ctyricet ctyriceti, 50 padesat padesati, 60 sedesat sedesati,
    70 sedmdesat sedmdesati, 80 osmdesat osmdesati, 90 devadesat devadesati, 100 sto sta ste set, 1000 tisic tisice`,
  it: `
    0 zero, 1 uno una un, 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, 11 undici,
    12 dodici, 13 tredici, 14 quattordici, 15 quindici, 16 sedici, 17 diciassette, 18 diciotto, 19 diciannove,
    20 venti vent, 30 trenta trent, 40 quaranta quarant, 50 cinquanta cinquant, 60 sessanta sessant,
    70 settanta settant, 80 ottanta ottant, 90 novanta novant, 100 cento cent, 1000 mille mila`,
};

interface Numerals {
  readonly values: ReadonlyMap<string, number>;
  readonly part: RegExp;
  /** A word made of nothing but numbers: ventuno; pětadvacet, dvakrát. */
  readonly whole: RegExp;
}

function numeralsIn(language: Language): Numerals {
  const entries = FORMS[language].split(',').map((entry) => entry.trim().split(/\s+/));
  const values = new Map(entries.flatMap(([value, ...forms]) => forms.map((form) => [form, Number(value)] as const)));
  const any = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
  const [joint, ending] = language === 'cs' ? ['(?:a(?=.))?', '(?:krat)?'] : ['', ''];
  return { values, part: new RegExp(any, 'g'), whole: new RegExp(`^(?:(?:${any})${joint})+${ending}$`) };
}

const NUMERALS: Readonly<Record<Language, Numerals>> = {
  en: numeralsIn('en'),
  cs: numeralsIn('cs'),
  it: numeralsIn('it'),
};

/** The numbers that a text has in words, each as a whole: 21 for twenty-one, ventuno, dvacet jedna, jedenadvacet. */
export function spokenIn(text: string, language: Language): string[] {
  let run: number[] = [];
  const runs = [run];
  for (const { plain } of wordsIn(text)) {
    const parts = partsOf(plain, language);
    if (parts.length > 0) run.push(...parts);
    else if (!isJoint(plain, run)) {
      run = [];
      runs.push(run);
    }
  }
  return runs.filter(({ length }) => length > 0).map((parts) => String(sumOf(parts)));
}

function partsOf(word: string, language: Language): number[] {
  const { values, part, whole } = NUMERALS[language];
  // After an elided article: l’otto.
  const bare = word.split(/['’]/).at(-1) ?? '';
  return whole.test(bare) ? (bare.match(part) ?? []).map((form) => values.get(form) ?? 0) : [];
}

/** A hundred and twenty. */
const isJoint = (word: string, run: readonly number[]): boolean => word === 'and' && (run.at(-1) ?? 0) >= 100;

function sumOf(parts: readonly number[]): number {
  let [thousands, rest] = [0, 0];
  for (const part of parts)
    if (part === 1000) [thousands, rest] = [thousands + Math.max(rest, 1) * 1000, 0];
    else if (part === 100) rest = Math.max(rest, 1) * 100;
    // Nineteen eighty-four.
    else rest = part >= 10 && rest >= 10 && rest < 100 ? rest * 100 + part : rest + part;
  return thousands + rest;
}
