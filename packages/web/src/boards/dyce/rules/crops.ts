import { CARD, CELL, EDGE } from '../city/map.ts';

/** A part of the card, in the card's units. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether the barons' next moves are drawn. */
  readonly ways?: boolean;
}

const WHOLE: Crop = { x: 0, y: 0, width: CARD, height: CARD };
/** A gate with its line, and the two rows behind it. */
const DEPTH = EDGE + 2 * CELL;

/** What drawings show of the city, by name. */
const CROPS: Readonly<Record<string, Crop>> = {
  ways: { ...WHOLE, ways: true },
  castle: { x: 237, y: 268, width: 210, height: 148 },
  shop: { x: 272, y: 0, width: 184, height: EDGE + CELL },
  north: { ...WHOLE, height: DEPTH },
  south: { ...WHOLE, y: CARD - DEPTH, height: DEPTH, ways: true },
};

export const cropOf = (part: string | undefined): Crop => CROPS[part ?? ''] ?? WHOLE;
