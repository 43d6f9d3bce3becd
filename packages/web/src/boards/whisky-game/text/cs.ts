import type { Catalogue } from '@taproom/games/text';
import type { en } from './en.ts';

export const cs: Catalogue<keyof typeof en> = {
  // The table
  counter: 'Co teď',
  tabs: 'Části stolu',
  tabMap: 'Mapa',
  tabOwn: 'Moje věci',
  tabWatched: 'Sbírka',
  tabOthers: 'Hráči',
  somethingToDo: 'tady lze něco udělat',
  close: 'Zavřít',
  round: '{round}. kolo',
  deck: '{count, plural, one {# speciální karta} few {# speciální karty} many {# speciální karty} other {# speciálních karet}} v balíčku',
  since: 'Od tvého posledního tahu',
  closeNews: 'Zavřít seznam',
  only: 'Vidíš jen ty',

  // Before the roll
  roll: 'Hodit kostkou',
  visitHere: 'Vzít si otázku v této palírně',
  sailTo: 'Vyplout: {place}',
  sailOn: 'Plout dál: {place}',
  pour: 'Vylít láhev, kterou má {who}',
  playable:
    '{count, plural, one {Předtím můžeš zahrát kartu.} few {Předtím můžeš zahrát některou ze # karet.} many {Předtím můžeš zahrát některou z # karty.} other {Předtím můžeš zahrát některou z # karet.}}',
  startIn: 'Vyrazit: {place}',
  startHelp:
    '{place, select, edinburgh {Blízko do Lowlands, Highlands i Speyside.} other {Jen odsud se k irským lahvím dostaneš bez plavby.}}',

  // On the way
  left: '{left, plural, one {Zbývá # pole} few {Zbývají # pole} many {Zbývá # pole} other {Zbývá # polí}}',
  choose: 'Vyber svítící pole. Zblízka vedou krok za krokem písmena.',
  wayIs:
    '{place}: {fields, plural, one {# pole} few {# pole} many {# pole} other {# polí}}{barrels, plural, =0 {} one {, cestou # sud} few {, cestou # sudy} many {, cestou # sudu} other {, cestou # sudů}}',
  early: 'zastavíš dřív',
  stepIs: 'Jeden krok: {place}',
  howToGo: 'znovu Enter nebo G: jít; Escape: vybrat jinak',
  go: 'Jít',
  another: 'Jiná cesta ({at}\u00a0z\u00a0{count})',
  forget: 'Vybrat jiné pole',
  stop: 'Zastavit tady',
  halt: 'Stát',
  walking: 'Na cestě: {place} …',
  flyTo: 'Letět: {place}',
  chooseField: 'Vyber jedno ze svítících polí.',

  // Rolls
  rollOf: '{who} hází:',
  rollNone: 'žádný pohyb',
  rollTotal: '{total, plural, one {# pole} few {# pole} many {# pole} other {# polí}}',
  by: '{by, select, hangover {kocovina} truck {náklaďák} carriage {povoz} other {postava}}',
  hangoverOver: 'konec kocoviny',
  die: 'Na kostce je {value}',

  // Places
  stock: 'Zbývající lahve: {points}',
  stockPoints: '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  soldOut: 'Vyprodáno: všechny tři lahve jsou pryč.',
  haveOne: 'Láhev odsud už máš.',
  askedHere: 'Tvoje poslední otázka byla tady: nejdřív odpověz jinde.',
  mayAsk: 'Tady můžeš dostat otázku.',
  prohibited: 'Prohibice: v tomto tahu se tu neobchoduje.',
  isNew: 'Z tohoto regionu ještě žádnou láhev nemáš.',
  pubDoes: 'Dvě stejné suroviny za jednu jinou, kolikrát chceš.',
  lostDoes: 'Za 2× ječmen, 2× vodu a 2× kvasinky dostaneš skrytou láhev ze zaniklé palírny.',
  lostWild: 'Za kterýchkoli šest surovin dostaneš skrytou láhev ze zaniklé palírny.',
  airportDoes: 'S letenkou přeletíš na jiné letiště a házíš znovu; začíná-li tu tvůj tah, smíš odletět napřed.',
  harborDoes: 'Od příštího tahu odsud můžeš vyplout.',
  ships: 'Lodě plují: {places}',
  specialDoes: 'Když tu tvůj pohyb přesně skončí, vezmeš si speciální kartu.',
  barrelDoes: 'Kdo projde, dostane náhodnou surovinu.',
  barrelEmpty: 'Něco ti dal v předchozím tahu: jeden tah teď nedá nic.',
  barrelPassed: 'V tomto tahu ti už něco dal.',
  startDoes: 'Tady cesty začínají.',
  plainDoes: 'Nic než cesta.',
  seaDoes: 'Na moři se pluje po jednom poli za tah, bez házení.',
  standing: 'Stojí tu: {who}',
  youAre: '{who} (ty)',

  // Distilleries
  levelAsk: '{level, select, easy {Lehká} medium {Střední} other {Těžká}}',
  levelGone: 'rozebráno',
  levelHelp: 'Odpověz správně a láhev je tvoje.',
  smugglingHelp: 'Robbie MacPherson čeká: odpověz správně a vezmi si láhev té hodnoty odkudkoli.',
  noQuestion: 'Tady pro tebe žádná otázka není.',
  leave: 'Nechat být',
  leavePub: 'Odejít z hospody',
  leaveAirport: 'Zůstat na zemi',
  announce: 'Ohlásit Robbieho MacPhersona',
  playFirst: 'Nebo napřed zahraj kartu',

  // Questions
  question: 'Otázka',
  questionFor: '{place} · odpovídá {who}',
  struck: 'vyškrtnuto',
  isRight: 'správná odpověď',
  noIdea: 'Nevím',
  throwReveal: 'Hoď: 1 nebo 2 ukáže odpověď',
  throwExchange: 'Hoď: sudé číslo přinese jinou otázku',
  threwWell: 'Padlo {value}: to pomůže.',
  threwBadly: 'Padlo {value}: to nepomůže.',
  seconds:
    '{seconds, plural, one {zbývá # sekunda} few {zbývají # sekundy} many {zbývá # sekundy} other {zbývá # sekund}}',
  thinks: '{who} má otázku',
  right: 'Správně!',
  wrong: 'Špatně.',
  timeUp: 'Bez odpovědi.',
  theyRight: '{who}: správně.',
  theyWrong: '{who}: špatně.',
  theyTimeUp: '{who}: bez odpovědi.',
  rightWas: 'Správná odpověď',
  givenWas: 'Daná odpověď',
  takes: 'Bereš si: {bottle}.',
  theyTake: '{who} bere: {bottle}.',
  nothing: 'Tentokrát bez láhve.',
  theyNothing: 'Bez láhve.',
  goOn: 'Dál',
  result: 'Výsledek otázky',

  // Pubs, lost distilleries, airports
  have: 'Máš',
  price: 'Cena',
  lostLeft:
    '{count, plural, one {zbývá # láhev} few {zbývají # lahve} many {zbývá # lahve} other {zbývá # lahví}} ze zaniklých palíren',
  thenReady: 'stačí na láhev ze zaniklé palírny',
  thenMissing:
    'do zaniklé palírny {count, plural, one {chybí # surovina} few {chybí # suroviny} many {chybí # suroviny} other {chybí # surovin}}',
  ticket: 'Letenka',
  ticketIs: '{ticket, select, oneway {Jednosměrná} return {Zpáteční} other {Cesta zpět}}',
  noTicket: 'Nemáš letenku.',
  noLost: 'Tady pro tebe láhev ze zaniklé palírny není.',
  noSwap: 'Tady nemáš co směnit.',
  draw: 'Vzít si speciální kartu',
  stay: 'Zůstat tady',

  // Choosing bottles
  chooseBottle: 'Výběr láhve',
  bottlesOf: 'Lahve, které má {who}',
  ownBottles: 'Tvoje lahve',
  inStock: 'Na skladě',
  noRegion: 'Bez regionu',
  becomes: 'bude za {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  instead: 'místo tvé za 1 bod',
  hiddenBottle: 'skrytá',

  // Collections
  shelf: 'Moje lahve',
  shelfOf: 'Lahve, které má {who}',
  pointsOf: '{points} z {target} bodů',
  toWin: 'K výhře: {what}',
  toWinRegions:
    '{count, plural, one {ještě # region} few {ještě # regiony} many {ještě # regionu} other {ještě # regionů}}',
  toWinPoints: '{points, plural, one {ještě # bod} few {ještě # body} many {ještě # bodu} other {ještě # bodů}}',
  toWinDone: 'nic nechybí',
  toGo: 'chybí {regions, plural, =0 {} one {# region, } few {# regiony, } many {# regionu, } other {# regionů, }}{points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  empty: 'zatím žádná láhev',
  lostHidden:
    '{count, plural, one {# skrytá láhev} few {# skryté lahve} many {# skryté lahve} other {# skrytých lahví}}',
  bottleWorth: '{name}, {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  bottleHidden: '{name}, {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, skrytá: vidíš jen ty',
  tokens: 'Suroviny',
  tokenIs: '{token}: {count}',

  // Players
  players: 'Hráči',
  details: '{who}',
  regionMissing: 'chybí',
  regionsHave: '{count} ze 6 regionů',
  handCount:
    '{count, plural, =0 {žádné karty v ruce} one {# karta v ruce} few {# karty v ruce} many {# karty v ruce} other {# karet v ruce}}',
  missing: '{count, plural, one {vynechá # tah} few {vynechá # tahy} many {vynechá # tahu} other {vynechá # tahů}}',
  openCards: 'Vyložené karty',
  atPlace: 'Stojí na poli {place}',
  notStarted: 'Ještě není na cestě',
  playerIs:
    '{who}, {character}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, {regions} ze 6 regionů, {hand}{lost, plural, =0 {} one {, # skrytá láhev} few {, # skryté lahve} many {, # skryté lahve} other {, # skrytých lahví}}',
  standingOf:
    '{character}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, {regions} ze 6 regionů, {hand}{lost, plural, =0 {} one {, # skrytá láhev} few {, # skryté lahve} many {, # skryté lahve} other {, # skrytých lahví}}',

  // Cards
  hand: 'Moje karty',
  handOf: 'Karty, které má {who}',
  handEmpty: 'Žádné karty v ruce. Dávají je speciální pole.',
  copies: '{count}×',
  draws: '{who} si bere speciální kartu',
  keeps: '{who} si bere speciální kartu a nechává si ji',
  plays: '{who} hraje kartu',
};
