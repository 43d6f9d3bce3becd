import type { Labels } from '../../text/label.ts';

/** What stands on the game's box. */
export const label: Labels = {
  en: {
    title: 'Six Sided Stout',
    tagline: 'Ten days to brew the best stout in town: buy, roast, and lay out the recipe.',
  },
  cs: { title: 'Six Sided Stout', tagline: 'Deset dní na nejlepší stout ve městě: nakupuj, praž a slož recept.' },
  it: {
    title: 'Six Sided Stout',
    tagline: 'Dieci giorni per la stout migliore della città: compra, tosta e componi la ricetta.',
  },
};
