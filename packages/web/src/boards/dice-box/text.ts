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
  spareNote: 'They are rolled once everyone has picked.',
  scores: '{die} scores {value, plural, one {# pip} other {# pips}} for {name}.',
  scoresUnclaimed: '{die} scores for nobody here.',
  choose: '{square} takes {values}. Choose a die.',
  open: 'Open squares: {count}. At zero the game ends.',
  mayTurn: 'If it beats you all, the lowest wins.',
  turned: 'Now the lowest wins!',
  nobodys: 'Scores for nobody.',
  yourTurn: '{name}, it is your turn',
};

type Key = keyof typeof en;

const cs: Catalogue<Key> = {
  box: 'Krabice na kostky',
  players: 'Hráči',
  dice: 'Kostky – {name}',
  spare: 'Volné kostky',
  unclaimed: 'Ničí',
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
  spareNote: 'Hází se jimi, až si vyberou všichni.',
  scores: '{die} – {value, plural, one {# puntík} few {# puntíky} many {# puntíku} other {# puntíků}} pro: {name}.',
  scoresUnclaimed: '{die} – tady se nepočítá nikomu.',
  choose: 'Na {square} se hodí {values}. Vyber kostku.',
  open: 'Otevřená pole: {count}. Při nule hra končí.',
  mayTurn: 'Porazí-li všechny, vyhrává nejnižší.',
  turned: 'Teď vyhrává nejnižší!',
  nobodys: 'Nepočítá se nikomu.',
  yourTurn: '{name}, jsi na tahu',
};

const it: Catalogue<Key> = {
  box: 'La scatola',
  players: 'Giocatori',
  dice: 'Dadi di {name}',
  spare: 'Dadi di riserva',
  unclaimed: 'Nessuno',
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
  spareNote: 'Si tirano quando tutti hanno scelto.',
  scores: '{die}: {value, plural, one {# punto} other {# punti}} per {name}.',
  scoresUnclaimed: '{die}: qui non vale per nessuno.',
  choose: '{square} accetta {values}. Scegli un dado.',
  open: 'Caselle aperte: {count}. A zero si finisce.',
  mayTurn: 'Se batte tutti, vince il più basso.',
  turned: 'Ora vince il più basso!',
  nobodys: 'Non vale per nessuno.',
  yourTurn: '{name}, tocca a te',
};

const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, cs, it };

const capital = (words: string, language: Language): string =>
  words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1);

export function boardText(language: Language) {
  const say = speaker(language, CATALOGUES[language]);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const die = (seen: SeenDie): string => say(readDie(seen).colour, { value: readDie(seen).value });
  const takes = (key: 'takes' | 'choose', square: SquareName, values: readonly number[]): string =>
    say(key, { square, values: either.format(values.map(String)) });
  return {
    say,
    die,
    /** What a die would score, and for whom; for nobody without a name. */
    worth: (seen: SeenDie, name: string | undefined): string => {
      const named = capital(die(seen), language);
      if (name === undefined) return say('scoresUnclaimed', { die: named });
      return say('scores', { die: named, value: readDie(seen).value, name });
    },
    square: (square: SquareName, lying: SeenDie): string => say('filled', { square, die: die(lying) }),
    takes: (square: SquareName, values: readonly number[]): string => takes('takes', square, values),
    choose: (square: SquareName, values: readonly number[]): string => takes('choose', square, values),
  };
}

export type BoardText = ReturnType<typeof boardText>;
