import { type Catalogue, type Language, speaker } from '@taproom/games/text';

const en = {
  blends: 'The four blends',
  green: 'English Mint, green',
  orange: 'American Amber, orange',
  purple: 'Wrath of Grapes, purple',
  black: 'Black Angus, black',
  sold: '{count, plural, =0 {not sold} one {sold} other {sold # times}}',
  used: '{count, plural, one {round used} other {rounds used}}',
  left: '{count, plural, one {rise of the die left} other {rises of the die left}}',
  pounds: '{count, plural, one {pound} other {pounds}}',
};

const cs: Catalogue<keyof typeof en> = {
  blends: 'Čtyři míchané whisky',
  green: 'English Mint, zelená',
  orange: 'American Amber, oranžová',
  purple: 'Wrath of Grapes, fialová',
  black: 'Black Angus, černá',
  sold: '{count, plural, =0 {neprodána} one {prodána} few {prodána #×} many {prodána #×} other {prodána #×}}',
  used: '{count, plural, one {odehrané kolo} few {odehraná kola} many {odehraného kola} other {odehraných kol}}',
  left: '{count, plural, one {zbývající krok kostky} few {zbývající kroky kostky} many {zbývajícího kroku kostky} other {zbývajících kroků kostky}}',
  pounds: '{count, plural, one {libra} few {libry} many {libry} other {liber}}',
};

const it: Catalogue<keyof typeof en> = {
  blends: 'Le quattro miscele',
  green: 'English Mint, verde',
  orange: 'American Amber, arancione',
  purple: 'Wrath of Grapes, viola',
  black: 'Black Angus, nera',
  sold: '{count, plural, =0 {non venduta} one {venduta} many {venduta # volte} other {venduta # volte}}',
  used: '{count, plural, one {round giocato} many {round giocati} other {round giocati}}',
  left: '{count, plural, one {scatto del dado rimasto} many {scatti del dado rimasti} other {scatti del dado rimasti}}',
  pounds: '{count, plural, one {sterlina} many {sterline} other {sterline}}',
};

const CATALOGUES: Record<Language, Catalogue<keyof typeof en>> = { en, cs, it };

export const endText = (language: Language) => speaker(language, CATALOGUES[language]);
