import type { Catalogue } from '@taproom/games/text';
import type { Key } from './index.ts';

export const it: Catalogue<Key> = {
  'name.alone': 'Giocatore',
  'name.human': 'Giocatore {n}',
  'name.guest': 'Ospite',
  'name.regular': 'Habitué',
  'name.brewer': 'Birraio',
  'name.master': 'Mastro',

  'word.help': 'aiuto',
  'word.menu': 'menu',
  'word.moves': 'mosse',
  'word.hint': 'consiglio',
  'word.why': 'perché',
  'word.undo': 'annulla',
  'word.log': 'cronaca',
  'word.rules': 'regole',
  'word.save': 'salva',
  'word.resign': 'abbandona',
  'word.quit': 'esci',
  'word.yes': 'sì',

  'help.move': 'Scrivi la mossa in breve, per esempio {example}, o il suo numero nell’elenco delle mosse.',
  'help.help': 'questo elenco',
  'help.menu': 'scegli la mossa da un menu; basta anche Invio',
  'help.moves': 'elenca tutte le mosse con i loro numeri',
  'help.hint': 'che cosa farebbe un bot forte',
  'help.why': 'perché una mossa è permessa o no: {why} {example}',
  'help.undo': 'ritira l’ultima mossa, se nel frattempo non si sono tirati dadi',
  'help.log': 'tutto quello che è successo',
  'help.rules': 'le regole, con i numeri delle precisazioni',
  'help.save': 'salva con un altro nome: {save} FILE (si salva comunque dopo ogni mossa)',
  'help.resign': 'abbandona la partita',
  'help.quit': 'salva ed esci',

  'legend.dyce.typing':
    'c2 apre un negozio, c2 y ci mette whisky giallo, ad c2 una sterlina; pass passa, take prende la sterlina, done finisce il turno. Le lettere sono i colori in inglese: B blu, R rosso, Y giallo, G verde, O arancione, P viola, K nero.',
  'legend.dyce.city':
    '1Y+2 è un negozio del giocatore 1 con whisky giallo e 2 sterline, @o il barone arancione, ▣W3 il castello con il dado bianco, ♦ i sigilli.',
  'legend.dyce.barons':
    '[Y2] è il prezzo di un barone e → dove andrebbe ora: £ per più sterline, W più vicino al castello, ↻ in senso orario; = se resta, – se non c’è un negozio adatto. Poi che cosa ne viene: 1Y−2£ acquisto, 1P+4£ vendita, 1Y × chiusura.',
  'legend.dyce.players':
    '£ sterline, B R Y whisky e ⌂ negozi in mano, ★ punti vittoria, totale; ° ha il barile. □ è la riserva, ⚄ il sacchetto.',
  'legend.brewing.typing':
    'MH1 semina, MH3 y3 piazza un 3 giallo su uno spazio, MH3 y3 wh uno del Magazzino, speed MH3 u4 velocizza lo spazio, store y3 mette il dado nel Magazzino; wh o res dice dove va un dado. buy hon u5, deal lock, play lock, aim 2 wh y3, block 2 mh, ban lag1, brew lag1 hon, brew lag1 chosen, pay y4; pass passa, done finisce il turno.',
  'legend.brewing.board':
    'y giallo, b nero, g verde, u blu, s seme; y3+ aumentato, y3! protetto, y3# bloccato, y1* sfortunato. s→y è ciò che uno spazio prende e dà, ↻ rilancia, ⇄ scambia; »u4 l’ha velocizzato, × è bloccato, ⊘3 apre nel round 3. R è la Riserva Attiva, W il Magazzino.',
  'legend.brewing.stores':
    '★ esperienza, = totale, ¢ Monete, ▤ Ricette; ° ha il gettone Stagione. ❄5 è il round 5 in inverno, ☀6 in estate, □ la riserva generale. hon 4¢×2+1: il Miele costa 4, ne restano 2 e tu ne hai 1 (fru Frutta, spi Spezie, mal Malto, hop Luppolo); +2T sono due gettoni coperti.',
  'legend.brewing.recipes':
    '✓ si può produrre ora, y5? manca. Poi la ricompensa (T è un gettone, yg un dado giallo o verde, ⚄ uno qualsiasi) e ciò che la migliora: u5+3¢ è un dado blu da 5 o più per 3 Monete.',
  'legend.whisky.typing':
    'roll lancia, sail sea-irish naviga, ask hard chiede una domanda difficile, da 1 a 4 si risponde, play faker gioca una carta, pick ardbeg-5 sceglie una bottiglia, choose 2 un giocatore, swap yeast water scambia, fly dublin vola; stop, leave, pass. Un numero sceglie la mossa accanto.',
  'legend.whisky.going':
    'go oban cammina fino a una casella raggiungibile, per la via con più botti. → mostra dove può finire il cammino, @ che cosa c’è vicino, con il numero di caselle, e la distilleria più vicina di ogni regione che ti manca; ~kennacraig è il porto da cui si salpa.',
  'legend.whisky.players':
    'Le tue bottiglie per regione, ? nascoste, + senza regione. Per ognuno: ★ punti, ✓ le regioni (Irlanda, Lowlands, Highlands, Isole, Islay, Speyside), b orzo, w acqua, y lievito, # carte in mano, ? bottiglie nascoste, @ dove; T camion, C carrozza, H postumi, P proibizionismo, R biglietto di ritorno, −2 turni da saltare. ↻ è il round, □ il sacchetto.',
  'legend.whisky.fields':
    'D135 è una distilleria con le bottiglie che puoi avere, ! di una regione che ti manca, L una distilleria perduta, P pub, H porto, A aeroporto, S speciale, B botte. Carte: ⚄ prima del lancio, D in una distilleria, ? durante una domanda, A in un aeroporto.',

  'dice.sealed': 'I dadi sono sigillati. Lo SHA-256 del loro segreto è',
  'dice.seeded': 'I dadi vengono dal seme {seed}: si possono ripetere e nulla è sigillato.',
  tip: 'Mossa, Invio per il menu, oppure {help}',
  turn: 'Tocca a {who}',
  thinks: '{who} sta pensando',
  more: 'Invio per continuare',

  'move.allowed': '{move} è permessa.',
  'move.refused': '{move} non è permessa. {rule}: {ruling}',
  'move.over': 'La partita è finita.',
  'move.late': 'Tempo scaduto: la risposta non vale più.',
  'move.unknown': '«{typed}» non è né una mossa né un comando. Scrivi {help} per l’elenco.',
  'why.which': 'Perché che cosa? Scrivi anche la mossa: {why} {example}',
  hint: 'Consiglio: {move}. {sentence}.',
  'hint.chance': '{sentence}. Probabilità di vittoria: circa {percent} %.',

  'undo.done': 'Mossa ritirata.',
  'undo.none': 'Non c’è nulla da ritirare: si sono tirati dadi, oppure non hai ancora mosso.',
  saved: 'Salvato in {file}.',
  'save.failed': 'Non si può salvare in {file}: {why}',
  'resign.sure': 'Abbandonare davvero? Scrivi {yes}:',
  'resign.kept': 'Si continua.',
  'resign.done': '{who} abbandona.',
  'log.empty': 'Non è ancora successo nulla.',
  'menu.first': 'Che cosa giochi?',
  'menu.second': 'Quale?',
  resumed:
    '{n, plural, one {Si riprende dopo # mossa.} many {Si riprende dopo # di mosse.} other {Si riprende dopo # mosse.}}',
  quit: 'Salvato. Per continuare:',

  'end.won':
    '{count, plural, one {Vince {names}.} many {Vincono alla pari {names}.} other {Vincono alla pari {names}.}}',
  'end.place': '{place}º',
  'end.points': '{points, plural, one {# punto} many {# di punti} other {# punti}}',
  'end.resigned': 'abbandono',
  'end.unclaimed': 'di nessuno',
  'end.secret': 'Il segreto dei dadi era',
  'end.verify': 'La partita è registrata. Chiunque può verificarla:',
  and: 'e',
};
