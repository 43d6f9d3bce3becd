import type { Region } from '@taproom/games/whisky-game/map';
import type { Point } from './geometry.ts';
import { TIERS } from './labels.ts';

/** Where a region's name has its middle, on its base line. */
export interface RegionSpot extends Point {
  readonly region: Region;
}

/** Beside the region where its land is too full. */
export const REGION_SPOTS: readonly RegionSpot[] = [
  { region: 'ireland', x: 200, y: 1060 },
  { region: 'lowlands', x: 780, y: 840 },
  { region: 'highlands', x: 620, y: 480 },
  { region: 'islands', x: 180, y: 420 },
  { region: 'islay', x: 110, y: 740 },
  { region: 'speyside', x: 830, y: 250 },
];

const LEAST_ON_SCREEN = 13.2;
const ON_PAPER = 30;

/** The height of the letters on the sheet: never too small to read on the screen. */
export const regionSize = (tier: number): number =>
  Math.max(ON_PAPER, LEAST_ON_SCREEN / (TIERS[Math.max(0, tier)] ?? 1));
