import type { Labels } from '../../text/label.ts';

/** What stands on the game's box. */
export const label: Labels = {
  en: { title: 'Dice Box', tagline: 'Neighbours differ by one. Place dice, feed your colours, starve the rest.' },
  cs: {
    title: 'Dice Box',
    tagline: 'Sousedé se liší o jedničku. Přikládej kostky, krm své barvy a ostatní nech hladovět.',
  },
  it: {
    title: 'Dice Box',
    tagline: 'Fra vicini c’è sempre uno di differenza. Piazza i dadi, nutri i tuoi colori, affama gli altri.',
  },
};
