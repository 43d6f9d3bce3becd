import type { Region } from '@taproom/games/whisky-game/map';
import type { Box, Point } from '../geometry.ts';
import { leastLetters } from './tiers.ts';

/** The middle of a region's name, and its rotation. */
export interface RegionSpot extends Point {
  readonly region: Region;
  readonly turn: number;
  /** The length of the longest name in any language. */
  readonly longest: number;
}

/** Zoomed in, names stand on their land, or in the sea beside it where the land is too full. */
const CLOSE: readonly RegionSpot[] = [
  { region: 'ireland', x: 160, y: 1050, turn: 0, longest: 7 },
  { region: 'lowlands', x: 676, y: 830, turn: -30, longest: 8 },
  { region: 'highlands', x: 561, y: 294, turn: -40, longest: 9 },
  { region: 'islands', x: 284, y: 482, turn: 0, longest: 7 },
  { region: 'islay', x: 136, y: 670, turn: 0, longest: 5 },
  { region: 'speyside', x: 830, y: 258, turn: 0, longest: 8 },
];

/** Zoomed out, there is room for four of them. */
const AFAR: readonly RegionSpot[] = [
  { region: 'ireland', x: 180, y: 1040, turn: 0, longest: 7 },
  { region: 'highlands', x: 580, y: 330, turn: -60, longest: 9 },
  { region: 'islands', x: 217, y: 521, turn: 0, longest: 7 },
  { region: 'islay', x: 150, y: 812, turn: 0, longest: 5 },
];
const CLOSE_FROM = 2;

const ON_PAPER = 26;
/** Beyond this scale names need not grow any more. */
const LARGE = 2.3;
/** The widths of a display capital, and of the bottle before the name with its space, in letter heights. */
const CAPITAL = 0.76;
const BOTTLE = 0.9;
const TALL = 0.76;

export interface RegionLetters {
  readonly size: number;
  /** Between letters, in letter heights. */
  readonly spacing: number;
  readonly spots: readonly RegionSpot[];
}

/** How the names of the regions are lettered: never too small to read on the screen. */
export function regionLetters(tier: number): RegionLetters {
  const isClose = tier >= CLOSE_FROM;
  return {
    size: Math.max(leastLetters(tier), Math.min(ON_PAPER, LARGE * leastLetters(tier))),
    spacing: isClose ? 0.2 : 0.06,
    spots: isClose ? CLOSE : AFAR,
  };
}

/** The width of a name with its bottle, in letter heights. */
const nameWidth = (letters: number, spacing: number): number => letters * (CAPITAL + spacing) - spacing + BOTTLE;

/** The room that a name takes, letter by letter. */
export function letterBoxes({ x, y, turn, longest }: RegionSpot, { size, spacing }: RegionLetters): Box[] {
  const width = nameWidth(longest, spacing) * size;
  const count = longest + 1;
  const angle = (turn * Math.PI) / 180;
  return Array.from({ length: count }, (_, at) => {
    const along = ((at + 0.5) / count - 0.5) * width;
    const half = (TALL * size) / 2;
    return {
      x: x + along * Math.cos(angle) - half,
      y: y + along * Math.sin(angle) - half,
      width: 2 * half,
      height: 2 * half,
    };
  });
}
