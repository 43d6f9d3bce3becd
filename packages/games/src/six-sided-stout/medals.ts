/** The minimum score for each medal. */
export interface Par {
  readonly bronze: number;
  readonly silver: number;
  readonly gold: number;
}

export type Medal = keyof Par;

/** The best medal a score earns, if any. */
export function medalOf(score: number, { bronze, silver, gold }: Par): Medal | undefined {
  if (score >= gold) return 'gold';
  if (score >= silver) return 'silver';
  return score >= bronze ? 'bronze' : undefined;
}
