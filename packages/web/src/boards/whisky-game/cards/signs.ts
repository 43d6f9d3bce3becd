import type { OpenCard } from '@taproom/games/whisky-game/shown';

/** A face-up card's effect on a turn, in two letters. */
export const SIGNS: Readonly<Record<OpenCard, string>> = {
  truck: '×2',
  carriage: '+2',
  hangover: '−2',
  prohibition: '⊘',
  'flight-return': '✈',
};

export const isBurden = (card: OpenCard): boolean => card === 'hangover' || card === 'prohibition';
