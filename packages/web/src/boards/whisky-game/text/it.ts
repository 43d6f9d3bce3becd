import type { Catalogue } from '@taproom/games/text';
import type { en } from './en.ts';

export const it: Catalogue<keyof typeof en> = {
  // The table
  counter: 'Che cosa fare',
  tabs: 'Parti del tavolo',
  tabMap: 'Mappa',
  tabOwn: 'Le mie cose',
  tabWatched: 'Collezione',
  tabOthers: 'Giocatori',
  somethingToDo: 'qui si può fare qualcosa',
  close: 'Chiudi',
  round: 'Round {round}',
  deck: '{count, plural, one {# carta speciale} many {# carte speciali} other {# carte speciali}} nel mazzo',
  since: 'Dal tuo ultimo turno',
  closeNews: 'Chiudi l’elenco',
  only: 'Lo vedi solo tu',

  // Before the roll
  roll: 'Lancia il dado',
  visitHere: 'Chiedi la domanda di questa distilleria',
  sailTo: 'Salpa: {place}',
  sailOn: 'Naviga: {place}',
  pour: 'Rovescia una bottiglia di {who}',
  playable:
    '{count, plural, one {Prima puoi anche giocare una carta.} many {Prima puoi anche giocare una di # carte.} other {Prima puoi anche giocare una di # carte.}}',
  startIn: 'Parti da {place}',
  startHelp:
    '{place, select, edinburgh {Vicino a Lowlands, Highlands e Speyside.} other {Solo da qui si arriva alle bottiglie irlandesi senza attraversare il mare.}}',

  // On the way
  left: '{left, plural, one {Ancora # casella} many {Ancora # caselle} other {Ancora # caselle}}',
  choose: 'Scegli una casella luminosa. Da vicino, le lettere guidano passo passo.',
  wayIs:
    '{place}: {fields, plural, one {# casella} many {# caselle} other {# caselle}}{barrels, plural, =0 {} one {, # botte lungo la via} many {, # botti lungo la via} other {, # botti lungo la via}}',
  early: 'ti fermi prima',
  stepIs: 'Un passo: {place}',
  howToGo: 'premi di nuovo Invio o G per andare, Esc per scegliere altro',
  go: 'Vai',
  another: 'Un’altra via ({at}\u00a0di\u00a0{count})',
  forget: 'Scegli un’altra casella',
  stop: 'Fermati qui',
  halt: 'Alt',
  walking: 'In cammino verso {place} …',
  flyTo: 'Vola a {place}',
  chooseField: 'Scegli una delle caselle luminose.',

  // Rolls
  rollOf: 'Lancio di {who}:',
  rollNone: 'nessun movimento',
  rollTotal: '{total, plural, one {# casella} many {# caselle} other {# caselle}}',
  by: '{by, select, hangover {postumi} truck {camion} carriage {carrozza} other {personaggio}}',
  hangoverOver: 'postumi passati',
  die: 'Un dado mostra {value}',

  // Places
  stock: 'Bottiglie rimaste: {points}',
  stockPoints: '{points, plural, one {# punto} many {# punti} other {# punti}}',
  soldOut: 'Esaurito: tutte e tre le bottiglie sono state prese.',
  haveOne: 'Hai già una bottiglia di qui.',
  askedHere: 'La tua ultima domanda è stata fatta qui: prima rispondi altrove.',
  mayAsk: 'Qui puoi avere una domanda.',
  prohibited: 'Proibizionismo: in questo turno qui niente affari.',
  isNew: 'Di questa regione non hai ancora bottiglie.',
  pubDoes: 'Scambia due ingredienti uguali con uno diverso, quante volte vuoi.',
  lostDoes: 'Consegna 2 orzo, 2 acqua e 2 lievito per una bottiglia nascosta di una distilleria perduta.',
  lostWild: 'Consegna sei ingredienti qualsiasi per una bottiglia nascosta di una distilleria perduta.',
  airportDoes:
    'Con un biglietto voli in un altro aeroporto e lanci di nuovo; se il turno comincia qui, puoi volare prima del lancio.',
  harborDoes: 'Dal prossimo turno puoi salpare da qui.',
  ships: 'Navi per: {places}',
  specialDoes: 'Se il tuo movimento finisce esattamente qui, peschi una carta speciale.',
  barrelDoes: 'Chi passa riceve un ingrediente a caso.',
  barrelEmpty: 'Ti ha dato un ingrediente nel turno precedente: per un turno non dà niente.',
  barrelPassed: 'In questo turno ti ha già dato un ingrediente.',
  startDoes: 'Qui cominciano i viaggi.',
  plainDoes: 'Nient’altro che strada.',
  seaDoes: 'In mare si naviga di una casella per turno, senza lanciare.',
  standing: 'Qui: {who}',
  youAre: '{who} (tu)',

  // Distilleries
  levelAsk: '{level, select, easy {Facile} medium {Media} other {Difficile}}',
  levelGone: 'già presa',
  levelHelp: 'Rispondi bene e la bottiglia è tua.',
  smugglingHelp: 'Robbie MacPherson aspetta: rispondi bene e prendi una bottiglia di quel valore da qualsiasi posto.',
  noQuestion: 'Qui non c’è una domanda per te.',
  leave: 'Lascia stare',
  leavePub: 'Esci dal pub',
  leaveAirport: 'Resta a terra',
  announce: 'Annuncia Robbie MacPherson',
  playFirst: 'O gioca prima una carta',

  // Questions
  question: 'Domanda',
  questionFor: '{place} · per {who}',
  struck: 'eliminata',
  isRight: 'la risposta giusta',
  noIdea: 'Non lo so',
  throwReveal: 'Lancia: con 1 o 2 vedi la risposta',
  throwExchange: 'Lancia: un numero pari porta un’altra domanda',
  threwWell: 'È uscito {value}: aiuta.',
  threwBadly: 'È uscito {value}: non aiuta.',
  seconds: '{seconds, plural, one {ancora # secondo} many {ancora # secondi} other {ancora # secondi}}',
  thinks: '{who} ha una domanda',
  right: 'Giusto!',
  wrong: 'Sbagliato.',
  timeUp: 'Nessuna risposta.',
  theyRight: '{who} lo sapeva.',
  theyWrong: '{who} non lo sapeva.',
  theyTimeUp: '{who} non ha risposto.',
  rightWas: 'Risposta giusta',
  givenWas: 'Risposta data',
  takes: 'Prendi {bottle}.',
  theyTake: '{who} prende {bottle}.',
  nothing: 'Stavolta niente bottiglia.',
  theyNothing: 'Niente bottiglia.',
  goOn: 'Avanti',
  result: 'Esito della domanda',

  // Pubs, lost distilleries, airports
  have: 'Hai',
  price: 'Prezzo',
  lostLeft:
    '{count, plural, one {# bottiglia perduta rimasta} many {# bottiglie perdute rimaste} other {# bottiglie perdute rimaste}}',
  thenReady: 'basta per una bottiglia perduta',
  thenMissing:
    '{count, plural, one {manca # ingrediente per una bottiglia perduta} many {mancano # ingredienti per una bottiglia perduta} other {mancano # ingredienti per una bottiglia perduta}}',
  ticket: 'Biglietto',
  ticketIs: '{ticket, select, oneway {Sola andata} return {Andata e ritorno} other {Ritorno}}',
  noTicket: 'Non hai biglietti.',
  noLost: 'Qui non c’è nessuna bottiglia perduta per te.',
  noSwap: 'Qui non hai niente da scambiare.',
  draw: 'Pesca una carta speciale',
  stay: 'Resta qui',

  // Choosing bottles
  chooseBottle: 'Scegli una bottiglia',
  bottlesOf: 'Bottiglie di {who}',
  ownBottles: 'Le tue bottiglie',
  inStock: 'Disponibili',
  noRegion: 'Senza regione',
  becomes: 'diventa da {points, plural, one {# punto} many {# punti} other {# punti}}',
  instead: 'al posto della tua da 1 punto',
  hiddenBottle: 'nascosta',

  // Collections
  shelf: 'Le mie bottiglie',
  shelfOf: 'Bottiglie di {who}',
  pointsOf: '{points} punti su {target}',
  toWin: 'Per vincere: {what}',
  toWinRegions: '{count, plural, one {ancora # regione} many {ancora # regioni} other {ancora # regioni}}',
  toWinPoints: '{points, plural, one {ancora # punto} many {ancora # punti} other {ancora # punti}}',
  toWinDone: 'c’è tutto',
  toGo: 'ancora {regions, plural, =0 {} one {# regione, } many {# regioni, } other {# regioni, }}{points, plural, one {# punto} many {# punti} other {# punti}}',
  empty: 'ancora nessuna bottiglia',
  lostHidden:
    '{count, plural, one {# bottiglia perduta nascosta} many {# bottiglie perdute nascoste} other {# bottiglie perdute nascoste}}',
  bottleWorth: '{name}, {points, plural, one {# punto} many {# punti} other {# punti}}',
  bottleHidden: '{name}, {points, plural, one {# punto} many {# punti} other {# punti}}, nascosta: la vedi solo tu',
  tokens: 'Ingredienti',
  tokenIs: '{token}: {count}',

  // Players
  players: 'Giocatori',
  details: '{who}',
  regionMissing: 'manca',
  regionsHave: '{count} regioni su 6',
  handCount:
    '{count, plural, =0 {nessuna carta in mano} one {# carta in mano} many {# carte in mano} other {# carte in mano}}',
  missing: '{count, plural, one {salta # turno} many {salta # turni} other {salta # turni}}',
  openCards: 'Carte scoperte',
  atPlace: 'Si trova a {place}',
  notStarted: 'Non ancora in viaggio',
  playerIs:
    '{who}, {character}: {points, plural, one {# punto} many {# punti} other {# punti}}, {regions} regioni su 6, {hand}{lost, plural, =0 {} one {, # bottiglia nascosta} many {, # bottiglie nascoste} other {, # bottiglie nascoste}}',
  standingOf:
    '{character}: {points, plural, one {# punto} many {# punti} other {# punti}}, {regions} regioni su 6, {hand}{lost, plural, =0 {} one {, # bottiglia nascosta} many {, # bottiglie nascoste} other {, # bottiglie nascoste}}',

  // Cards
  hand: 'Le mie carte',
  handOf: 'Carte di {who}',
  handEmpty: 'Nessuna carta in mano. Le danno le caselle speciali.',
  copies: '{count}×',
  draws: '{who} pesca una carta speciale',
  keeps: '{who} pesca una carta speciale e la tiene',
  plays: '{who} gioca una carta',
};
