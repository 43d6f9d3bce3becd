import { isOneOf } from '@taproom/engine';
/** Whiskies that can be bought. */
export const NATURALS = ['blue', 'red', 'yellow'] as const;
export type Natural = (typeof NATURALS)[number];

/** Whiskies that can be sold. */
export const BLENDS = ['green', 'orange', 'purple', 'black'] as const;
export type Blend = (typeof BLENDS)[number];

export const WHISKIES = [...NATURALS, ...BLENDS] as const;
export type Whisky = (typeof WHISKIES)[number];

export const FORMULAS: Readonly<Record<Blend, readonly Natural[]>> = {
  green: ['blue', 'yellow'],
  orange: ['red', 'yellow'],
  purple: ['blue', 'red'],
  black: ['blue', 'red', 'yellow'],
};

export const CUBES: Readonly<Record<Whisky, number>> = {
  blue: 8,
  red: 8,
  yellow: 8,
  green: 4,
  orange: 4,
  purple: 4,
  black: 4,
};

export const DICE: Readonly<Record<Whisky, number>> = {
  blue: 4,
  red: 4,
  yellow: 4,
  green: 2,
  orange: 2,
  purple: 2,
  black: 2,
};

export const LINE_LENGTH = 4;
export const SHOPS = 6;
export const START_POUNDS = 6;
export const ACTIONS_A_TURN = 2;
/** DY-4: after this many turns in one player round, a player can only pass. */
export const MOST_TURNS = 12;
/** DY-10. */
export const MOST_ROUNDS = 60;
export const LAST_FACE = 6;
/** Starting values of the white die in a solo game. From 6, all four sales would have to happen in one round. */
export const START_DICE = ['1', '2', '3', '4', '5'] as const;
export type StartDie = (typeof START_DICE)[number];

export const WHISKY_WORTH = 3;
export const VP_WORTH = 6;

export const isNatural = (whisky: Whisky): whisky is Natural => isOneOf(NATURALS, whisky);

export const vpsFor = (blend: Blend): number => (blend === 'black' ? 2 : 1);

/** Natural prices are 1 to 3, blended ones 4 to 6; a die that shows anything else is turned upside down. */
export function priceOn(whisky: Whisky, rolled: number): number {
  const isLow = rolled <= 3;
  return isLow === isNatural(whisky) ? rolled : 7 - rolled;
}

/** DY-1: the barons by gate, clockwise from the north, which is also the order in which they act. */
export const BARONS = ['orange', 'green', 'purple', 'black'] as const;
export type BaronName = (typeof BARONS)[number];
