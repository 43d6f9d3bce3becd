import type { OpenCard } from '@taproom/games/whisky-game';

/** What an open card does to a turn, in two letters. */
export const SIGNS: Readonly<Record<OpenCard, string>> = {
  truck: '×2',
  carriage: '+2',
  hangover: '−2',
  prohibition: '⊘',
  'flight-return': '✈',
};

/** Cards that hinder. */
export const isBurden = (card: OpenCard): boolean => card === 'hangover' || card === 'prohibition';
