import type { Language } from '@taproom/games/text';
import { spokenLanguage } from '../text/index.svelte.ts';

const ENGLISH = {
  red: 'R',
  yellow: 'Y',
  blue: 'Bu',
  white: 'W',
  seed: '★',
  pale: 'P',
  caramel: 'Ca',
  chocolate: 'Ch',
  hops: 'H',
  yeast: 'Y',
  green: 'G',
  orange: 'O',
  purple: 'P',
  black: 'Bk',
} as const;

export type DieColour = keyof typeof ENGLISH;

/**
 * The mark in the corner of each die, so that colour is never the only cue. It comes from the colour's name in the
 * player's language, and has a second letter where another colour begins alike.
 */
const MARKS: Readonly<Record<Language, Readonly<Record<DieColour, string>>>> = {
  en: ENGLISH,
  cs: {
    red: 'Čv',
    yellow: 'Žl',
    blue: 'M',
    white: 'B',
    seed: '★',
    pale: 'Sv',
    caramel: 'Ka',
    chocolate: 'Čo',
    hops: 'Ch',
    yeast: 'Kv',
    green: 'Ze',
    orange: 'O',
    purple: 'F',
    black: 'Čn',
  },
  it: {
    red: 'R',
    yellow: 'G',
    blue: 'Bl',
    white: 'Bi',
    seed: '★',
    pale: 'Ch',
    caramel: 'Ca',
    chocolate: 'Ci',
    hops: 'Lu',
    yeast: 'Li',
    green: 'Ve',
    orange: 'A',
    purple: 'Vi',
    black: 'N',
  },
};

export const dieMark = (colour: DieColour, language: Language = spokenLanguage()): string => MARKS[language][colour];

export const isDieColour = (name: string): name is DieColour => name in ENGLISH;

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

type Point = readonly [x: number, y: number];

// The pips sit a little low and right of centre: the corner above them belongs to the mark.
const LEFT = 35;
const MIDDLE = 56;
const RIGHT = 77;
const TOP = 31;
const CENTRE = 51;
const BOTTOM = 71;

const FALLING: readonly Point[] = [
  [RIGHT, TOP],
  [LEFT, BOTTOM],
];
const CORNERS: readonly Point[] = [[LEFT, TOP], ...FALLING, [RIGHT, BOTTOM]];
const HEART: Point = [MIDDLE, CENTRE];

/** Where the pips of each value sit on a 100 × 100 face. Two and three leave the mark's corner free. */
export const PIP_POINTS: Readonly<Record<Pips, readonly Point[]>> = {
  1: [HEART],
  2: FALLING,
  3: [...FALLING, HEART],
  4: CORNERS,
  5: [...CORNERS, HEART],
  6: [...CORNERS, [LEFT, CENTRE], [RIGHT, CENTRE]],
};
