/** A letter of one line weight around its middle, capitals 30 high, and half its width. */
interface Letter {
  readonly path: string;
  readonly half: number;
}

const C = 'M10 -10A13 15 0 1 0 10 10';
const Z = 'M-9 -15H9L-9 15H9';
const CARON = 'M-5 -25L0 -20L5 -25';
const ARCH = 'M-6 4Q-4 -4 1 -4Q6 -4 6 3V15';

/** The letters that marks are made of. */
const LETTERS: Readonly<Record<string, Letter>> = {
  A: { path: 'M-11 15L0 -15L11 15M-7 5H7', half: 11 },
  B: { path: 'M-8 15V-15H0a7.2 7.2 0 0 1 0 14.4H-8M0 -.6H1a7.8 7.8 0 0 1 0 15.6H-8', half: 9 },
  C: { path: C, half: 11 },
  Č: { path: `${C}${CARON}`, half: 11 },
  F: { path: 'M-7 15V-15H8M-7 -1H5', half: 8 },
  G: { path: 'M10 -10A13 15 0 1 0 11 8V1H3', half: 11 },
  H: { path: 'M-9 -15V15M9 -15V15M-9 0H9', half: 9 },
  K: { path: 'M-8 -15V15M9 -15L-8 3M-2 -3L10 15', half: 9 },
  L: { path: 'M-7 -15V15H8', half: 8 },
  M: { path: 'M-11 15V-15L0 4L11 -15V15', half: 11 },
  N: { path: 'M-9 15V-15L9 15V-15', half: 9 },
  O: { path: 'M0 -15A12 15 0 1 1 -.1 -15Z', half: 12 },
  P: { path: 'M-8 15V-15H1a8.5 8.5 0 0 1 0 17H-8', half: 9 },
  R: { path: 'M-8 15V-15H1a8 8 0 0 1 0 16H-8M0 1L10 15', half: 9 },
  S: { path: 'M8 -10Q5 -15 0 -15C-11 -15 -11 -2 0 0C11 2 11 15 0 15Q-6 15 -9 10', half: 9 },
  T: { path: 'M-10 -15H10M0 -15V15', half: 10 },
  V: { path: 'M-10 -15L0 15L10 -15', half: 10 },
  W: { path: 'M-14 -15L-7 15L0 -9L7 15L14 -15', half: 14 },
  Y: { path: 'M-11 -15L0 1L11 -15M0 1V15', half: 11 },
  Z: { path: Z, half: 9 },
  Ž: { path: `${Z}${CARON}`, half: 9 },
  a: { path: 'M6.500 5.500A7 9.500 0 1 1 6.500 5.400ZM6.500 -4V15', half: 7 },
  e: { path: 'M-7 5H7A7 9.500 0 1 0 5 12', half: 7 },
  h: { path: `M-6 -15V15${ARCH}`, half: 6 },
  i: { path: 'M0 -4V15M0 -13V-12.900', half: 1 },
  k: { path: 'M-6 -15V15M6 -4L-6 7M-1 3L7 15', half: 6 },
  l: { path: 'M0 -15V15', half: 1 },
  n: { path: `M-6 -4V15${ARCH}`, half: 6 },
  o: { path: 'M0 -4A7 9.500 0 1 1 -.1 -4Z', half: 7 },
  r: { path: 'M-3 -4V15M-3 5Q-2 -4 5 -4', half: 4 },
  u: { path: 'M-6 -4V8Q-6 15 0 15Q5 15 6 8M6 -4V15', half: 6 },
  v: { path: 'M-7 -4L0 15L7 -4', half: 7 },
  '×': { path: 'M-9 -9L9 9M9 -9L-9 9', half: 9 },
  '★': {
    path: 'M0 -15L4.400 -5.500L15 -4.500L7 2.500L9.500 13L0 7.500L-9.500 13L-7 2.500L-15 -4.500L-4.400 -5.500Z',
    half: 14,
  },
};

/** The room between the middles of the lines of two letters. */
const GAP = 12;

export interface Written {
  readonly letters: readonly { readonly path: string; readonly x: number }[];
  readonly width: number;
}

/** A mark letter by letter, beginning at 0. */
export function written(mark: string): Written {
  const letters: { path: string; x: number }[] = [];
  let end = 0;
  for (const sign of mark) {
    const letter = LETTERS[sign];
    if (!letter) throw new Error(`no drawing of the letter ${sign}`);
    const start = letters.length === 0 ? 0 : end + GAP;
    letters.push({ path: letter.path, x: start + letter.half });
    end = start + 2 * letter.half;
  }
  return { letters, width: end };
}
