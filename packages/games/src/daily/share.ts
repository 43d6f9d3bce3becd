interface Shared {
  readonly title: string;
  /** The day, the result and the streak in words; no streak is empty. */
  readonly day: string;
  readonly score: string;
  readonly streak: string;
  readonly picture: string;
  /** Where the daily is played; empty where that is nowhere in particular. */
  readonly address: string;
}

/** The lines of a result to be shown around. They give nothing away of how it was reached. */
export const sharedLines = ({ title, day, score, picture, streak, address }: Shared): string[] =>
  [`${title} · ${day}`, score, picture, streak && `🔥 ${streak}`, address].filter(Boolean);
