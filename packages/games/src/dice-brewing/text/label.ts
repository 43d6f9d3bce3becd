import type { Labels } from '../../text/label.ts';

/** What stands on the game's box. */
export const label: Labels = {
  en: {
    title: 'Dice Brewing',
    tagline: 'Grow malt and hops, learn the craft, and be the first at the kettle when a good recipe turns up.',
  },
  cs: {
    title: 'Dice Brewing',
    tagline: 'Pěstuj slad a chmel, uč se řemeslu a buď u varny první, když se objeví dobrý recept.',
  },
  it: {
    title: 'Dice Brewing',
    tagline:
      'Coltiva malto e luppolo, impara il mestiere e arriva per primo alla caldaia quando esce una buona Ricetta.',
  },
};
