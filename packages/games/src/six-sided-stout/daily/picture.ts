import type { ScorePart } from '@taproom/engine';
import { KINDS, type Kind } from '../components.ts';

const SQUARES: Readonly<Record<Kind, string>> = {
  pale: '🟨',
  caramel: '🟧',
  chocolate: '🟫',
  hops: '🟩',
  yeast: '⬜',
};
const POINTS_A_SQUARE = 10;

/** A square per kind for every ten points begun. It does not reveal the dice or the recipe. */
export const squaresOf = (parts: readonly ScorePart[]): string =>
  KINDS.map((kind) => {
    const points = parts.find(({ name }) => name === kind)?.value ?? 0;
    return SQUARES[kind].repeat(Math.ceil(points / POINTS_A_SQUARE));
  }).join('');
