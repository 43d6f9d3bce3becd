import type { Catalogue } from '../../text/format.ts';
import type { Key } from './index.ts';
import { label } from './label.ts';

export const it: Catalogue<Key> = {
  ...label.it,
  about:
    'Quattro baroni del whisky girano per le strade di Dyce, ognuno dietro al colore che viene primo nella sua fila di dadi. Apri negozi, mostra che cosa vuoi comprare o vendere e metti una sterlina sul banco per attirarli da te. I whisky naturali costano poco, le miscele portano sterline e fama. Da uno a quattro giocatori; in solitario devi vendere tutte e quattro le miscele prima che il dado del castello arrivi in fondo.',
  'person.guest': 'Saluta ogni barone e apre negozi dove c’è una bella vista.',
  'person.learner': 'Conta le sterline dopo ogni acquisto, e ogni volta si stupisce.',
  'person.regular': 'Sa che cosa si vende nella sua strada e lascia agli altri il resto della città.',
  'person.brewer': 'Indovina dove passeranno i baroni e li aspetta all’angolo.',
  'person.master': 'Miscela a naso e calcola a mente, con due turni di anticipo.',
  'person.landlord': 'I baroni gli chiedono la strada: passa sempre davanti alla sua porta.',
  goal: 'Sterlina 1, whisky in mano 3, PV 6. Si finisce quando il dado bianco supera 6; ora segna {white}.',
  'goal.last': 'Sterlina 1, whisky in mano 3, PV 6. Il dado bianco segna 6: se sale ancora, si finisce.',
  'goal.alone': 'Vendi tutte e quattro le miscele prima che il dado bianco superi 6; ora segna {white}.',
  'goal.alone.last': 'Vendi subito tutte e quattro le miscele: il dado bianco segna 6 e, se sale ancora, si finisce.',

  'colour.blue': 'blu',
  'colour.red': 'rosso',
  'colour.yellow': 'giallo',
  'colour.green': 'verde',
  'colour.orange': 'arancione',
  'colour.purple': 'viola',
  'colour.black': 'nero',

  'whisky.blue': 'whisky blu',
  'whisky.red': 'whisky rosso',
  'whisky.yellow': 'whisky giallo',
  'whisky.green': 'whisky verde',
  'whisky.orange': 'whisky arancione',
  'whisky.purple': 'whisky viola',
  'whisky.black': 'whisky nero',

  'with.blue': 'con whisky blu',
  'with.red': 'con whisky rosso',
  'with.yellow': 'con whisky giallo',
  'with.green': 'con whisky verde',
  'with.orange': 'con whisky arancione',
  'with.purple': 'con whisky viola',
  'with.black': 'con whisky nero',

  'die.blue': 'un dado blu',
  'die.red': 'un dado rosso',
  'die.yellow': 'un dado giallo',
  'die.green': 'un dado verde',
  'die.orange': 'un dado arancione',
  'die.purple': 'un dado viola',
  'die.black': 'un dado nero',

  'formula.green': 'blu e giallo',
  'formula.orange': 'rosso e giallo',
  'formula.purple': 'blu e rosso',
  'formula.black': 'blu, rosso e giallo',

  'baron.orange': 'Il barone arancione',
  'baron.green': 'Il barone verde',
  'baron.purple': 'Il barone viola',
  'baron.black': 'Il barone nero',
  'from.orange': 'dal barone arancione',
  'from.green': 'dal barone verde',
  'from.purple': 'dal barone viola',
  'from.black': 'dal barone nero',
  'to.orange': 'al barone arancione',
  'to.green': 'al barone verde',
  'to.purple': 'al barone viola',
  'to.black': 'al barone nero',

  'part.pounds': 'Sterline in mano',
  'part.onShops': 'Sterline sui negozi',
  'part.whiskies': 'Whisky in mano',
  'part.vps': 'Punti vittoria',
  'part.blends': 'Miscele vendute',
  'part.rounds': 'Round',

  'action.choose': 'Scegli il {whisky}',
  'action.open': 'Apri un negozio in {space}',
  'action.stock.natural': 'Metti {whisky} in {space}, per comprarlo',
  'action.stock.blend': 'Metti {whisky} in {space}, per venderlo',
  'action.advertise': 'Metti una sterlina sul negozio in {space}',
  'action.pass': 'Passa e metti il tuo sigillo sul castello',
  'action.take': 'Prendi una sterlina',
  'action.done': 'Termina il turno',

  'event.began': '{who} ha il barile e comincia.',
  'event.poured': 'Whisky tra cui scegliere: {whiskies}.',
  'event.chose': '{who} riceve {whisky}.',
  'event.opened': '{who} apre un negozio in {space}.',
  'event.stocked.natural': '{who} vuole comprare {whisky} in {space}.',
  'event.stocked.blend': '{who} vuole vendere {whisky} in {space}.',
  'event.restocked.natural': '{who} vuole comprare {whisky} in {space}, non più {instead}.',
  'event.restocked.blend': '{who} vuole vendere {whisky} in {space}, non più {instead}.',
  'event.advertised.own': '{who} mette una sterlina sul proprio negozio in {space}.',
  'event.advertised.other': '{who} mette una sterlina sul negozio di {owner} in {space}.',
  'event.passed': '{who} passa e mette il sigillo sul castello.',
  'event.took': '{who} prende una sterlina.',
  'event.rested': '{who} termina il turno.',
  'event.walked.nearest':
    '{baron} va in {to}: {count, plural, one {il negozio più vicino {with} è} many {i negozi più vicini {with} sono} other {i negozi più vicini {with} sono}} in {targets}.',
  'event.walked.pounds':
    '{baron} va in {to}: tra i negozi altrettanto vicini {with}, {targets} {count, plural, one {ha} many {hanno} other {hanno}} più sterline.',
  'event.walked.castle':
    '{baron} va in {to} verso il {whisky} in {targets}: tra vie uguali, la più vicina al castello.',
  'event.walked.clockwise':
    '{baron} va in {to} verso il {whisky} in {targets}: tra vie uguali, quella in senso orario.',
  'event.arrived.nearest': '{baron} arriva in {to}: nessun negozio {with} è più vicino.',
  'event.arrived.pounds': '{baron} arriva in {to}: tra i negozi altrettanto vicini {with}, questo ha più sterline.',
  'event.arrived.castle': '{baron} arriva in {to}: tra i negozi alla pari {with}, questo è il più vicino al castello.',
  'event.arrived.clockwise': '{baron} arriva in {to}: tra i negozi alla pari {with}, questo è in senso orario.',
  'event.stayed.there': '{baron} resta in {to}, nel negozio {with}.',
  'event.stayed.nothing': '{baron} non trova negozi {with} e resta dov’è.',
  'event.bought':
    '{who} compra {whisky} {from} per {price, plural, one {# sterlina} many {# di sterline} other {# sterline}}{pounds, plural, =0 {.} one {; la sterlina sul negozio è persa.} many {; # di sterline sul negozio sono perse.} other {; le # sterline sul negozio sono perse.}}',
  'event.sold':
    '{who} vende {whisky} {to}: rende {formula}, riceve {price, plural, one {# sterlina} many {# di sterline} other {# sterline}} e {vps, plural, one {# PV} many {# PV} other {# PV}}{pounds, plural, =0 {.} one {; la sterlina sul negozio è persa.} many {; # di sterline sul negozio sono perse.} other {; le # sterline sul negozio sono perse.}}',
  'event.sold.alone':
    '{who} vende {whisky} {to}: rende {formula}, riceve {price, plural, one {# sterlina} many {# di sterline} other {# sterline}} e conserva la miscela{pounds, plural, =0 {.} one {; la sterlina sul negozio è persa.} many {; # di sterline sul negozio sono perse.} other {; le # sterline sul negozio sono perse.}}',
  'event.closed.natural':
    '{who} non ha {price, plural, one {# sterlina} many {# di sterline} other {# sterline}} per il {whisky} e riprende il negozio in {space}{pounds, plural, =0 {.} one {; la sterlina che c’era è persa.} many {; # di sterline che c’erano sono perse.} other {; le # sterline che c’erano sono perse.}}',
  'event.closed.blend':
    '{who} non può miscelare {whisky} senza {formula} e riprende il negozio in {space}{pounds, plural, =0 {.} one {; la sterlina che c’era è persa.} many {; # di sterline che c’erano sono perse.} other {; le # sterline che c’erano sono perse.}}',
  'event.drew': 'Il dado {back} torna nel sacchetto; esce {die}: {value}.',
  'event.drew.turned': 'Il dado {back} torna nel sacchetto; esce {die}: {rolled}, girato su {value}.',
  round: 'Round {round}',
  'event.evening.raised': 'Fine del round {round}. È tornato un dado di miscela: il dado bianco sale a {white}.',
  'event.evening.still': 'Fine del round {round}. Il dado bianco mostra ancora {white}.',
  'event.ended.die': 'Il dado bianco non può salire oltre il 6: la partita è finita.',
  'event.ended.rounds': 'Si sono giocati sessanta round: la partita è finita.',
  'event.ended.blends': 'Tutte e quattro le miscele sono vendute: hai vinto!',
  'event.ended.ruin': 'Nemmeno una sterlina, e in mano niente da miscelare: la partita è persa.',

  'announced.drew': 'Il dado {back} torna nel sacchetto e se ne pesca un altro …',
  'announced.evening': 'Fine del round {round}. Nel sacchetto è tornato un dado di miscela …',

  'refused.taken': 'In {space} c’è già un negozio.',
  'refused.baron': '{baron} è in {space}: finché non se ne va, lì non si può aprire.',
  'refused.visited': '{baron} è in {space}: finché non se ne va, il negozio non si può rifornire.',
  'refused.noneLeft': 'Tutti i tuoi negozi sono già in città.',
  'refused.poor': 'Serve una sterlina, e in mano non ne hai.',
  'refused.noShop': 'In {space} non c’è nessun negozio: le sterline vanno solo sui negozi.',

  'prompt.draft': 'Scegli uno dei whisky estratti.',
  'prompt.first': 'Fai una o due azioni, oppure passa.',
  'prompt.sealed': 'Il tuo sigillo è sul castello: fai una o due azioni, oppure prendi una sterlina.',
  'prompt.sealed.last': 'Tutti i sigilli sono sul castello, è l’ultimo turno: una o due azioni, o una sterlina.',
  'prompt.second': 'Puoi fare una seconda azione, oppure terminare il turno.',
  'prompt.second.last': 'Puoi fare una seconda azione, oppure terminare l’ultimo turno; poi arrivano i baroni.',
  'prompt.tired':
    'Dopo {turns, plural, one {# turno} many {# di turni} other {# turni}} in un round non resta che passare.',
  'prompt.tired.sealed':
    'Dopo {turns, plural, one {# turno} many {# di turni} other {# turni}} in un round non resta che prendere la sterlina.',
  'prompt.alone.first': 'Round {round}: fai fino a due azioni, oppure lascia venire i baroni.',
  'prompt.alone.second': 'Round {round}: fai un’altra azione, oppure lascia venire i baroni.',
  'prompt.alone.lastPound': 'Ultima sterlina: se non compra qualcosa da miscelare, spenderla fa perdere.',
  'prompt.they.draft': '{who} sceglie un whisky.',
  'prompt.they.turn': 'Tocca a {who}.',
  'prompt.over': 'La partita è finita.',

  'option.first': 'Primo giocatore',
  'option.first.help': 'Chi ha il barile nel primo round, e sceglie per ultimo il primo whisky.',
  'option.first.random': 'A caso',
  'option.first.random.help': 'Decide un dado.',
  'option.first.seat': 'Posto {seat}',
  'option.first.seat.help': 'Comincia il giocatore al posto {seat}.',
  'option.startDie': 'Dado bianco',
  'option.startDie.help':
    'Che cosa mostra all’inizio il dado bianco quando giochi in solitario. Più è alto, meno tempo hai.',
  'option.startDie.value': '{value}',
  'option.startDie.value.help': 'La partita finisce quando il dado dovrebbe salire per la {times}ª volta.',
  'option.startDie.value.bot':
    '{won, plural, =0 {Su {games} partite il bot più forte non ne ha vinta nessuna.} one {Su {games} partite il bot più forte ne ha vinta una sola ({rate, number, ::percent @#}).} many {Su {games} partite il bot più forte ne ha vinte {won} ({rate, number, ::percent @#}).} other {Su {games} partite il bot più forte ne ha vinte {won} ({rate, number, ::percent @#}).}}',

  'alone.won':
    'Vittoria in {rounds, plural, one {# round} many {# di round} other {# round}} con {pounds, plural, one {# sterlina} many {# di sterline} other {# sterline}}',
  'alone.lost':
    'Sconfitta: {blends, plural, =0 {nessuna miscela venduta} one {# miscela venduta su quattro} many {# di miscele vendute su quattro} other {# miscele vendute su quattro}}',

  'ending.die': 'Il dado bianco non poteva salire oltre il 6.',
  'ending.rounds': 'Si sono giocati sessanta round.',
  'ending.blends': 'Tutte e quattro le miscele sono vendute.',
  'ending.ruin': 'Non restava una sterlina, e in mano niente da miscelare.',
  'ending.tied': 'Parità: decide il numero dei negozi in città.',
  'ending.resigned': 'Abbandonata prima della fine.',

  'rules.goal': 'L’idea',
  'rules.goal.1':
    'Commerci in whisky nella città di Dyce. Compra whisky naturali (blu, rosso e giallo), miscelali e vendi le miscele per sterline e punti vittoria (PV). I giocatori non commerciano mai tra loro: quattro baroni girano per le strade e trattano con i negozi a cui arrivano. Alla fine vince chi ha di più.',
  'rules.goal.2':
    'Le miscele da vendere sono quattro. English Mint (verde) si fa con blu e giallo, American Amber (arancione) con rosso e giallo, Wrath of Grapes (viola) con blu e rosso, Black Angus (nero) con tutti e tre. I colori dei giocatori e dei baroni non hanno niente a che fare con quelli dei whisky.',
  'rules.setup': 'La città e il mercato',
  'rules.setup.1':
    'La città ha cinque per cinque caselle: colonne da a a e da ovest a est, righe da 1 a 5 da nord a sud. In mezzo, in c3, c’è il castello, dove nessuno può entrare, e sopra il dado bianco, che mostra 1. Ognuno ha 6 sterline, 6 negozi e un sigillo. I baroni aspettano alle loro porte.',
  'rules.setup.2':
    'Ogni barone ha una fila di quattro dadi presi dal sacchetto: i suoi prezzi. I whisky naturali costano da 1 a 3, le miscele rendono da 4 a 6: un dado che mostra altro si capovolge. Quattro dadi restano nel sacchetto. Ci sono 8 cubetti di ogni whisky naturale e 4 di ogni miscela, e non di più.',
  'rules.setup.3':
    'Si estraggono tanti whisky naturali quanti sono i giocatori. Ognuno ne sceglie uno, a partire da chi siede a destra del primo giocatore e in senso antiorario, così al primo giocatore tocca l’ultimo.',
  'rules.player': 'Il tuo turno',
  'rules.player.1':
    'Dal primo giocatore in senso orario si fanno turni di una o due azioni. Aprire: metti un negozio dalla mano su una casella senza negozi né baroni e paga una sterlina. Esporre: metti un whisky della riserva su un tuo negozio dove non ci sono baroni, naturale per comprarlo o miscela per venderla; quello che c’era torna indietro. Attirare: metti una sterlina su un negozio qualsiasi, anche altrui, per richiamare i baroni.',
  'rules.player.2':
    'Oppure puoi passare: metti il tuo sigillo sul castello. Se era già lì all’inizio del tuo turno, invece delle azioni puoi prendere una sterlina. Se all’inizio del tuo turno c’erano i sigilli di tutti, dopo il tuo turno arrivano i baroni.',
  'rules.move': 'I baroni si muovono',
  'rules.move.1':
    'Arancione, verde, viola, nero: ognuno si muove e tratta prima del successivo. Cerca i negozi che mostrano il colore del primo dado della sua fila. Se non ce ne sono, o se è già su uno di essi, resta fermo. Altrimenti fa un passo, mai in diagonale: verso il più vicino di questi negozi; se più d’uno è altrettanto vicino, verso quello con più sterline; se più passi vanno bene, verso la casella più vicina al castello; e infine in senso orario.',
  'rules.move.2':
    'Con il primo passo entra dalla sua porta in una delle cinque caselle del suo lato. Il castello è d’ostacolo, i negozi e gli altri baroni no.',
  'rules.trade': 'I baroni trattano',
  'rules.trade.1':
    'Se poi il barone è su un negozio con il whisky giusto, tratta al prezzo del dado. Naturale: il proprietario paga il prezzo e prende in mano il whisky. Miscela: il proprietario rende i whisky naturali che la compongono e riceve il prezzo e 1 PV, o 2 per il nero. Le sterline sul negozio sono perse, e il negozio resta, vuoto.',
  'rules.trade.2':
    'Se il proprietario non può pagare o miscelare, il negozio gli torna in mano e tutto ciò che c’era sopra va nella riserva. Il dado resta.',
  'rules.trade.3':
    'Dopo uno scambio, e anche se non c’era nessun negozio da cercare, il primo dado del barone torna nel sacchetto; se ne estrae un altro, lo si tira e va in fondo alla fila.',
  'rules.evening': 'La fine del round',
  'rules.evening.1':
    'Tutti riprendono il sigillo. Se in questo round è tornato nel sacchetto almeno un dado di miscela, il dado bianco sale di uno. Il barile passa al giocatore successivo.',
  'rules.score': 'La fine e il punteggio',
  'rules.score.1':
    'Quando il dado bianco dovrebbe salire oltre il 6, la partita finisce dopo quel round. Conta le sterline in mano e sui tuoi negozi, 3 per ogni whisky in mano e 6 per ogni PV. A pari punti vince chi ha più negozi in città; se la parità resta, si divide la vittoria.',
  'rules.alone': 'In solitario',
  'rules.alone.1':
    'Hai un turno per round, con al massimo due azioni. Le miscele vendute le conservi al posto dei PV. Vinci appena ne hai venduta una di ognuna delle quattro, e perdi se la partita finisce prima, o se resti senza sterline e senza whisky da miscelare. Per una sfida più dura fai partire più in alto il dado bianco.',

  'DY-1': 'Le porte in senso orario da nord: arancione a nord, verde a est, viola a sud, nero a ovest.',
  'DY-2':
    'All’inizio ogni fila si ordina: prima i dadi naturali, per ultimi i neri, per il resto nell’ordine in cui sono usciti.',
  'DY-3':
    'Un turno ha una o due azioni, quindi puoi fermarti dopo la prima. Si espone un colore diverso da quello già mostrato, e solo se la riserva ne ha ancora.',
  'DY-4':
    'Dopo 12 turni in un round un giocatore può solo passare o, con il sigillo sul castello, prendere la sterlina; poi viene saltato finché non sono venuti i baroni.',
  'DY-5':
    'Più baroni possono stare sulla stessa casella e trattarvi uno dopo l’altro. Nessuno torna a una porta, che non è una casella della città.',
  'DY-6':
    'La vicinanza si conta in passi, per la via più breve attorno al castello. Da una porta conta anche il passo per entrare.',
  'DY-7': 'Più vicino al castello vuol dire meno passi fino a c3, contati attraverso ogni cosa.',
  'DY-8':
    'In senso orario vuol dire a sinistra guardando il castello. Un barone a ovest, in b3, che deve arrivare in d3 va in b2, da nord.',
  'DY-9': 'Uno scambio non si rifiuta, e si paga solo con ciò che si ha in mano, mai con le sterline sul negozio.',
  'DY-10': 'La partita finisce anche dopo 60 round.',
  'DY-11': 'In solitario il cubetto di una miscela venduta resta a te, e quindi manca dalla riserva di quattro.',
  'DY-12': 'Alla fine le sterline su un negozio sono del suo proprietario, chiunque ce le abbia messe.',
  'DY-13':
    'Per aprire servono un negozio in mano, una sterlina da pagare e una casella della città senza negozi né baroni.',
  'DY-14': 'Puoi esporre whisky solo nei tuoi negozi, e solo finché non c’è un barone.',
  'DY-15': 'Per attirare servono una sterlina in mano e un negozio qualsiasi in città, con o senza barone.',
  'DY-16':
    'I whisky iniziali si scelgono prima del primo round, e solo allora. Nel tuo turno apri, esponi, attiri, passi, prendi la sterlina o ti fermi, una cosa alla volta.',
  'DY-17': 'All’inizio prendi uno dei whisky estratti.',
  'DY-18': 'In solitario non si passa e non si prende la sterlina; si termina semplicemente il turno.',
  'DY-19':
    'Il sigillo si mette una volta per round, al posto delle azioni. La sterlina è per chi l’aveva già sul castello all’inizio del turno, anch’essa al posto delle azioni.',
  'DY-20': 'Appena nella scelta iniziale resta un solo colore, il resto si distribuisce da sé.',
  'DY-21':
    'In solitario la partita è persa subito quando in mano non hai né sterline né whisky con cui fare una miscela: nulla potrebbe più cambiare.',
};
