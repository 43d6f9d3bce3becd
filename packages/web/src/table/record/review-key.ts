import type { MatchRecord } from '@taproom/engine';

/** By what the review of a match is found again: the digest of all its entries, wherever its record came from. */
export const reviewKey = ({ game, entries }: MatchRecord): string =>
  [game, entries.length, entries.at(-1)?.check ?? ''].join('-');
