import type { Labels } from '../../text/label.ts';

/** What stands on the game's box. */
export const label: Labels = {
  en: {
    title: 'The Whisky Game',
    tagline: 'Travel Scotland and Ireland, know your whisky, and bring home a bottle from every region.',
  },
  cs: {
    title: 'The Whisky Game',
    tagline: 'Projeď Skotsko a Irsko, vyznej se ve whisky a přivez si láhev z každého regionu.',
  },
  it: {
    title: 'The Whisky Game',
    tagline:
      'Gira la Scozia e l’Irlanda, dimostra quanto ne sai di whisky e porta a casa una bottiglia da ogni regione.',
  },
};
