import { type Catalogue, type Language, speaker } from '@taproom/games/text';

const en = {
  brewed: '{count, plural, =0 {No recipe brewed} one {# recipe brewed:} other {# recipes brewed:}}',
  coins: '{count, plural, one {# coin} other {# coins}}, and two of them make a point.',
};

const cs: Catalogue<keyof typeof en> = {
  brewed:
    '{count, plural, =0 {Žádný uvařený recept} one {# uvařený recept:} few {# uvařené recepty:} many {# uvařeného receptu:} other {# uvařených receptů:}}',
  coins: '{count, plural, one {# mince} few {# mince} many {# mince} other {# mincí}}, za dvě je bod.',
};

const it: Catalogue<keyof typeof en> = {
  brewed:
    '{count, plural, =0 {Nessuna Ricetta prodotta} one {# Ricetta prodotta:} many {# di Ricette prodotte:} other {# Ricette prodotte:}}',
  coins: '{count, plural, one {# Moneta} many {# di Monete} other {# Monete}}, e due valgono un punto.',
};

const CATALOGUES: Record<Language, Catalogue<keyof typeof en>> = { en, cs, it };

export const endText = (language: Language) => speaker(language, CATALOGUES[language]);
