import type { Cell, Good, Kind, SeenRoom } from '@taproom/games/six-sided-stout';
import { type Catalogue, type Language, speaker } from '@taproom/games/text';
import type { Contact } from './recipe/contacts.ts';

const en = {
  recipe: 'Recipe of {name}',
  pale: 'pale malt',
  caramel: 'caramel malt',
  chocolate: 'chocolate malt',
  hops: 'hops',
  yeast: 'yeast',
  malt: 'malt',
  empty: '{cell}, empty',
  preview: '{cell}, empty; {kind} here adds {points, plural, one {# point} other {# points}}{contacts}',
  filled: '{cell}, {kind}, {points, plural, one {# point} other {# points}}{contacts}',
  touching: '; touches {list}',
  touch: '{kind} for {points}',
  roomHere: '; room for {all, select, yes {all {left}} other {{fit} of {left}}} {good} from here',
  tooFew: '{cell}, empty; from here there is room for only {fit} of {left} {good}',

  score: 'Score',
  points: '{count, plural, one {point} other {points}}',
  part: '{kind}: {points}',
  noBeer: 'No beer yet:',
  needs: 'needs {what}',

  days: 'The ten days',
  day: 'Day {day}',
  dayWas: 'Day {day}: {deed}',
  ahead: 'Day {day}, still to come',
  past: 'Day {day}, not brewed',
  roastDay: 'roasting',
  stores: 'Ingredients at hand',
  atHand: '{kind} {units}',
  inDice: ', as dice {dice}',
  burnt: 'burnt',

  assistants: 'Assistants',
  maltExpert: 'Malt Expert',
  hopsImporter: 'Hops Importer',
  scientist: 'Scientist',
  masterBrewer: 'Master Brewer',
  helps: '{who}: {what}, a third die to choose from',
  used: '{who}: {what}, has already helped',
  anything: 'anything',

  choices: 'What to do today',
  buy: '{good, select, malt {Malt} hops {Hops} other {Yeast}}',
  buyLabel:
    'Market: {good, select, malt {malt, as many units as two dice show} hops {hops, half of two dice} other {yeast, a third of two dice}}',
  buyWith:
    'Market: {good, select, malt {malt, as many units as two dice show} hops {hops, half of two dice} other {yeast, a third of two dice}}; {who} rolls a third die',
  roast: 'Roast',
  stop: 'Stop',
  stopAsk: 'Finish the recipe now with {points, plural, one {# point} other {# points}}?',
  stopYes: 'Finish',
  back: 'Back',

  keep: 'Keep two of three dice',
  die: 'die {value}',
  keepNone: 'Choose two dice',
  keepPair: 'Keep: {units} {good}',

  roastAsk: 'Choose two dice of one store',
  roastTo: '{from} → {to}',
  roastDo: 'Roast',

  left: '{units} {good} to add',
  roomAll: '{mark}: room for all',
  roomMost: '{mark}: room for most',
  malt1st: 'Malt has to open a way to the water first',
  mayAdd: 'Add malt, or close the day',
  nothing: 'Nothing more to add',
  lost: 'No room for {units} {good}',
  close: 'Close the day',

  waiting: 'The others are still brewing',
  finished: 'This recipe is finished',
  others: 'The other brewers',
  busy: 'still brewing',
  done: 'done for today',
  stopped: 'finished',
  seeRecipe: '{name}, {score, plural, one {# point} other {# points}}, {state}: show the recipe',
  shortName: '{kind, select, pale {pale} caramel {caramel} chocolate {chocolate} hops {hops} other {yeast}}',
  shortHelper:
    '{who, select, maltExpert {Malt Expert} hopsImporter {Hops Importer} scientist {Scientist} other {Master Brewer}}',
  worth: 'What malt scores',
  itself: 'by itself',
  hopsTouch: 'for each hops beside it',
  yeastTouch: 'for each yeast beside it',
  perShore: 'times the sides on water',
  tapAgain: 'Tap {cell} again to put it there',
  chooseFirst: 'First choose what goes on {cell}',
  dayOf: 'Day {day} of {days}',
  soFar: '{points, plural, one {# point} other {# points}} so far',
  lastDay: 'The last day',
  tasting: 'The judges taste',
  total: 'Total',
  closeDialog: 'Close',
};

type Key = keyof typeof en;

const cs: Catalogue<Key> = {
  recipe: 'Recept – {name}',
  pale: 'světlý slad',
  caramel: 'karamelový slad',
  chocolate: 'čokoládový slad',
  hops: 'chmel',
  yeast: 'kvasnice',
  malt: 'slad',
  empty: '{cell}, prázdné',
  preview:
    '{cell}, prázdné; {kind} tu přidá {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}{contacts}',
  filled: '{cell}, {kind}, {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}{contacts}',
  touching: '; dotýká se: {list}',
  touch: '{kind} za {points}',
  roomHere:
    '; odtud {all, select, yes {{left, plural, =1 {se vejde poslední díl} other {se vejdou všechny díly ({left})}}} other {{fit, plural, one {se vejde # díl} few {se vejdou # díly} many {se vejde # dílu} other {se vejde # dílů}} {left, plural, =1 {z} =5 {z} other {ze}} {left}}}: {good}',
  tooFew:
    '{cell}, prázdné; odtud by se {fit, plural, one {vešel jen # díl} few {vešly jen # díly} many {vešlo jen # dílu} other {vešlo jen # dílů}} {left, plural, =1 {z} =5 {z} other {ze}} {left}: {good}',

  score: 'Skóre',
  points: '{count, plural, one {bod} few {body} many {bodu} other {bodů}}',
  part: '{kind}: {points}',
  noBeer: 'Ještě není pivo,',
  needs: 'chybí {what}',

  days: 'Deset dní',
  day: 'Den {day}',
  dayWas: 'Den {day}: {deed}',
  ahead: 'Den {day}, teprve přijde',
  past: 'Den {day}, bez vaření',
  roastDay: 'pražení',
  stores: 'Suroviny po ruce',
  atHand: '{kind} {units}',
  inDice: ', kostky {dice}',
  burnt: 'spálené',

  assistants: 'Pomocníci',
  maltExpert: 'Odborník na slad',
  hopsImporter: 'Dovozce chmele',
  scientist: 'Vědec',
  masterBrewer: 'Vrchní sládek',
  helps: '{who}: {what}, třetí kostka na výběr',
  used: '{who}: {what}, pomoc už využita',
  anything: 'cokoli',

  choices: 'Co dnes dělat',
  buy: '{good, select, malt {Slad} hops {Chmel} other {Kvasnice}}',
  buyLabel:
    'Trh: {good, select, malt {slad, tolik dílů, kolik ukážou dvě kostky} hops {chmel, polovina dvou kostek} other {kvasnice, třetina dvou kostek}}',
  buyWith:
    'Trh: {good, select, malt {slad, tolik dílů, kolik ukážou dvě kostky} hops {chmel, polovina dvou kostek} other {kvasnice, třetina dvou kostek}}; {who} hodí třetí kostkou',
  roast: 'Pražit',
  stop: 'Skončit',
  stopAsk: 'Dokončit recept teď, s {points, plural, one {# bodem} few {# body} many {# bodu} other {# body}}?',
  stopYes: 'Dokončit',
  back: 'Zpět',

  keep: 'Nech si dvě kostky ze tří',
  die: 'kostka {value}',
  keepNone: 'Vyber dvě kostky',
  keepPair: 'Nechat: {units}× {good}',

  roastAsk: 'Vyber dvě kostky z jedné zásoby',
  roastTo: '{from} → {to}',
  roastDo: 'Pražit',

  left: 'Zbývá přidat: {units}× {good}',
  roomAll: '{mark}: místo pro všechny',
  roomMost: '{mark}: nejvíc místa',
  malt1st: 'Nejdřív musí k vodě otevřít cestu slad',
  mayAdd: 'Přidej slad, nebo uzavři den',
  nothing: 'Není už co přidat',
  lost: '{units}× {good} se nikam nevejde',
  close: 'Uzavřít den',

  waiting: 'Ostatní ještě vaří',
  finished: 'Tento recept je hotový',
  others: 'Ostatní sládci',
  busy: 'ještě vaří',
  done: 'pro dnešek hotovo',
  stopped: 'recept hotový',
  seeRecipe: '{name}, {score, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, {state}: ukázat recept',
  shortName: '{kind, select, pale {světlý} caramel {karamel.} chocolate {čokolád.} hops {chmel} other {kvasnice}}',
  shortHelper:
    '{who, select, maltExpert {Odborník na slad} hopsImporter {Dovozce chmele} scientist {Vědec} other {Vrchní sládek}}',
  worth: 'Za co boduje slad',
  itself: 'sám o sobě',
  hopsTouch: 'za chmel vedle',
  yeastTouch: 'za kvasnice vedle',
  perShore: 'krát strany u vody',
  tapAgain: 'Na {cell} klepni znovu a díl tam přijde',
  chooseFirst: 'Nejdřív vyber, co přijde na {cell}',
  dayOf: 'Den {day} z {days}',
  soFar: 'zatím {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  lastDay: 'Poslední den',
  tasting: 'Porota ochutnává',
  total: 'Celkem',
  closeDialog: 'Zavřít',
};

const it: Catalogue<Key> = {
  recipe: 'Ricetta di {name}',
  pale: 'malto chiaro',
  caramel: 'malto caramello',
  chocolate: 'malto cioccolato',
  hops: 'luppolo',
  yeast: 'lievito',
  malt: 'malto',
  empty: '{cell}, vuota',
  preview: '{cell}, vuota; qui {kind} aggiunge {points, plural, one {# punto} other {# punti}}{contacts}',
  filled: '{cell}, {kind}, {points, plural, one {# punto} other {# punti}}{contacts}',
  touching: '; tocca {list}',
  touch: '{kind} per {points}',
  roomHere: '; da qui c’è posto per {all, select, yes {tutte e {left} le unità} other {{fit} unità su {left}}}: {good}',
  tooFew:
    '{cell}, vuota; da qui {fit, plural, one {troverebbe posto solo # unità} other {troverebbero posto solo # unità}} su {left}: {good}',

  score: 'Punteggio',
  points: '{count, plural, one {punto} other {punti}}',
  part: '{kind}: {points}',
  noBeer: 'Non è ancora birra:',
  needs: '{count, plural, one {manca {what}} other {mancano {what}}}',

  days: 'I dieci giorni',
  day: 'Giorno {day}',
  dayWas: 'Giorno {day}: {deed}',
  ahead: 'Giorno {day}, deve ancora venire',
  past: 'Giorno {day}, senza birra',
  roastDay: 'tostatura',
  stores: 'Ingredienti a disposizione',
  atHand: '{kind} {units}',
  inDice: ', dadi {dice}',
  burnt: 'bruciato',

  assistants: 'Aiutanti',
  maltExpert: 'Esperto di malto',
  hopsImporter: 'Importatore di luppolo',
  scientist: 'Scienziato',
  masterBrewer: 'Mastro birraio',
  helps: '{who}: {what}, un terzo dado tra cui scegliere',
  used: '{who}: {what}, ha già aiutato',
  anything: 'qualsiasi cosa',

  choices: 'Che cosa fare oggi',
  buy: '{good, select, malt {Malto} hops {Luppolo} other {Lievito}}',
  buyLabel:
    'Mercato: {good, select, malt {malto, tante unità quanto mostrano due dadi} hops {luppolo, la metà di due dadi} other {lievito, un terzo di due dadi}}',
  buyWith:
    'Mercato: {good, select, malt {malto, tante unità quanto mostrano due dadi} hops {luppolo, la metà di due dadi} other {lievito, un terzo di due dadi}}; {who} tira un terzo dado',
  roast: 'Tosta',
  stop: 'Finisci',
  stopAsk: 'Chiudere la ricetta adesso, con {points, plural, one {# punto} other {# punti}}?',
  stopYes: 'Chiudi',
  back: 'Indietro',

  keep: 'Tieni due dadi su tre',
  die: 'dado {value}',
  keepNone: 'Scegli due dadi',
  keepPair: 'Tieni: {units} {good}',

  roastAsk: 'Scegli due dadi di una scorta',
  roastTo: '{from} → {to}',
  roastDo: 'Tosta',

  left: 'Da aggiungere: {units} {good}',
  roomAll: '{mark}: posto per tutte',
  roomMost: '{mark}: il posto più ampio',
  malt1st: 'Prima il malto deve arrivare all’acqua',
  mayAdd: 'Aggiungi malto o chiudi la giornata',
  nothing: 'Non resta niente da aggiungere',
  lost: '{units} {good}: non c’è più posto',
  close: 'Chiudi la giornata',

  waiting: 'Gli altri sono ancora al lavoro',
  finished: 'Questa ricetta è finita',
  others: 'Gli altri birrai',
  busy: 'ancora al lavoro',
  done: 'per oggi ha finito',
  stopped: 'ricetta finita',
  seeRecipe: '{name}, {score, plural, one {# punto} other {# punti}}, {state}: mostra la ricetta',
  shortName: '{kind, select, pale {chiaro} caramel {caramello} chocolate {cioccol.} hops {luppolo} other {lievito}}',
  shortHelper:
    '{who, select, maltExpert {Esperto di malto} hopsImporter {Import. luppolo} scientist {Scienziato} other {Mastro birraio}}',
  worth: 'Quanto vale il malto',
  itself: 'da solo',
  hopsTouch: 'per ogni luppolo accanto',
  yeastTouch: 'per ogni lievito accanto',
  perShore: 'per i lati sull’acqua',
  tapAgain: 'Tocca {cell} ancora per metterla lì',
  chooseFirst: 'Prima scegli che cosa va in {cell}',
  dayOf: 'Giorno {day} di {days}',
  soFar: 'finora {points, plural, one {# punto} other {# punti}}',
  lastDay: 'L’ultimo giorno',
  tasting: 'La giuria assaggia',
  total: 'Totale',
  closeDialog: 'Chiudi',
};

const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, cs, it };

export function boardText(language: Language) {
  const say = speaker(language, CATALOGUES[language]);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const touched = (contacts: readonly Contact[]): string => {
    if (contacts.length === 0) return '';
    const named = contacts.map(({ kind, points }) => say('touch', { kind: say(kind), points }));
    return say('touching', { list: list.format(named) });
  };
  const figures = (cell: Cell, { at, left, good }: SeenRoom) => {
    const fit = at[cell] ?? 0;
    return { fit, left, good: say(good), all: fit === left ? 'yes' : 'no' };
  };
  return {
    say,
    /** An empty cell, and how many of today's hops or yeast would fit from there if not all do. */
    empty: (name: string, cell: Cell, room: SeenRoom | null): string => {
      const fit = room?.at[cell] ?? 0;
      if (room && fit > 0 && fit < room.most) return say('tooFew', { cell: name, ...figures(cell, room) });
      return `${say('empty', { cell: name })}${room && fit > 0 ? say('roomHere', figures(cell, room)) : ''}`;
    },
    /** How many of today's hops or yeast fit from a cell, as the end of a phrase. */
    roomHere: (cell: Cell, room: SeenRoom): string => say('roomHere', figures(cell, room)),
    needs: (goods: readonly Good[]): string =>
      say('needs', { count: goods.length, what: list.format(goods.map((good) => say(good))) }),
    helpWith: (goods: readonly Good[]): string => say(goods.length > 1 ? 'anything' : (goods[0] ?? 'malt')),
    /** What lies on a cell, or what the kind in hand would bring there. */
    cell: (key: 'filled' | 'preview', cell: string, kind: Kind, points: number, contacts: readonly Contact[]): string =>
      say(key, { cell, kind: say(kind), points, contacts: touched(contacts) }),
  };
}

export type BoardText = ReturnType<typeof boardText>;
