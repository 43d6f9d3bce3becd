import type { FieldKind } from '@taproom/games/whisky-game/map';

/** At each of these scales labels are laid out again, since there is more room. */
export const TIERS: readonly number[] = [0.28, 0.36, 0.46, 0.58, 0.74, 0.94, 1.2, 1.55, 2, 2.5];

/** The smallest letters on the screen, in pixels; up to the next tier they grow with the map. */
const LEAST_LETTERS = 13.2;

/** The tier of a scale; -1 while letters would be too small. */
export const tierOf = (scale: number): number => TIERS.findLastIndex((least) => scale >= least);

/** The height of a tier's smallest letters, in sheet units. */
export const leastLetters = (tier: number): number => LEAST_LETTERS / (TIERS[Math.max(0, tier)] as number);

/** Zoomed out, unimportant fields are just a bend in the road. */
const DRAWN_FROM: Readonly<Partial<Record<FieldKind, number>>> = { barrel: 3, plain: 4, sea: 4 };
export const isDrawn = (kind: FieldKind, tier: number): boolean => tier >= (DRAWN_FROM[kind] ?? 0);
