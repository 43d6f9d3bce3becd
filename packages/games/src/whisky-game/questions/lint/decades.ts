/** `90. let 18. století`: the 1790s. */
const CZECH = /\b(\d0)\.\s+let\p{L}*\s+(\d{1,2})\.\s+stol\p{L}*/gu;

const TENS = ['dieci', 'venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'];
const CENTURIES = ['seicento', 'settecento', 'ottocento', 'novecento'];
const FIRST_CENTURY = 16;

/** `anni Novanta del Settecento`: the 1790s. */
const ITALIAN = new RegExp(`\\banni (${TENS.join('|')}) dell?['’ ] ?(${CENTURIES.join('|')})\\b`, 'gi');

/** A text with its decades as the years they begin with. */
export const withDecadesInDigits = (text: string): string =>
  text
    .replaceAll(CZECH, (_, tens: string, century: string) => `${Number(century) - 1}${tens}`)
    .replaceAll(
      ITALIAN,
      (_, tens: string, century: string) =>
        `${FIRST_CENTURY + CENTURIES.indexOf(century.toLowerCase())}${TENS.indexOf(tens.toLowerCase()) + 1}0`,
    );
