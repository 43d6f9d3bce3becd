import type { Labels } from '../../text/label.ts';

/** What stands on the game's box. */
export const label: Labels = {
  en: { title: 'DYCE', tagline: 'Open shops, blend whisky, and lure the four barons to your door.' },
  cs: { title: 'DYCE', tagline: 'Otevírej obchody, míchej whisky a přilákej čtyři barony ke svým dveřím.' },
  it: { title: 'DYCE', tagline: 'Apri negozi, miscela whisky e attira i quattro baroni alla tua porta.' },
};
