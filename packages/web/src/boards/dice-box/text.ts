import { readDie, type SeenDie, type SquareName } from '@taproom/games/dice-box';
import { type Catalogue, type Language, speaker } from '@taproom/games/text';

const en = {
  box: 'The box',
  players: 'Players',
  dice: 'Dice of {name}',
  spare: 'Spare dice',
  unclaimed: 'Unclaimed',
  toAct: 'to act',
  pips: '{count, plural, one {# pip} other {# pips}}',
  red: 'red {value}',
  yellow: 'yellow {value}',
  blue: 'blue {value}',
  white: 'white {value}',
  seed: 'Seed {value}',
  unrolled: '{colour, select, red {red} yellow {yellow} blue {blue} other {white}}, not rolled yet',
  own: '{die}, yours',
  filled: '{square}, {die}',
  empty: '{square}, empty, no neighbours yet',
  takes: '{square}, empty, takes {values}',
  dead: '{square}, empty, nothing fits here any more',
};

type Key = keyof typeof en;

const cs: Catalogue<Key> = {
  box: 'Krabice na kostky',
  players: 'Hráči',
  dice: 'Kostky – {name}',
  spare: 'Volné kostky',
  unclaimed: 'Nikoho',
  toAct: 'na tahu',
  pips: '{count, plural, one {# puntík} few {# puntíky} many {# puntíku} other {# puntíků}}',
  red: 'červená {value}',
  yellow: 'žlutá {value}',
  blue: 'modrá {value}',
  white: 'bílá {value}',
  seed: 'semínko {value}',
  unrolled: '{colour, select, red {červená} yellow {žlutá} blue {modrá} other {bílá}}, ještě nehozená',
  own: '{die}, tvoje',
  filled: '{square}, {die}',
  empty: '{square}, prázdné, zatím bez sousedů',
  takes: '{square}, prázdné, hodí se {values}',
  dead: '{square}, prázdné, nic už sem nepasuje',
};

const it: Catalogue<Key> = {
  box: 'La scatola',
  players: 'Giocatori',
  dice: 'Dadi di {name}',
  spare: 'Dadi di riserva',
  unclaimed: 'Di nessuno',
  toAct: 'di turno',
  pips: '{count, plural, one {# punto} other {# punti}}',
  red: 'rosso {value}',
  yellow: 'giallo {value}',
  blue: 'blu {value}',
  white: 'bianco {value}',
  seed: 'Seme {value}',
  unrolled: '{colour, select, red {rosso} yellow {giallo} blue {blu} other {bianco}}, non ancora tirato',
  own: '{die}, tuo',
  filled: '{square}, {die}',
  empty: '{square}, vuota, ancora senza vicini',
  takes: '{square}, vuota, accetta {values}',
  dead: '{square}, vuota, qui non ci sta più niente',
};

const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, cs, it };

export function boardText(language: Language) {
  const say = speaker(language, CATALOGUES[language]);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const die = (seen: SeenDie): string => say(readDie(seen).colour, { value: readDie(seen).value });
  return {
    say,
    die,
    square: (square: SquareName, lying: SeenDie): string => say('filled', { square, die: die(lying) }),
    takes: (square: SquareName, values: readonly number[]): string =>
      say('takes', { square, values: either.format(values.map(String)) }),
  };
}

export type BoardText = ReturnType<typeof boardText>;
