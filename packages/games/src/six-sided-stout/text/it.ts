import type { Catalogue } from '../../text/format.ts';
import type { Key } from './index.ts';
import { label } from './label.ts';

export const it: Catalogue<Key> = {
  ...label.it,
  about:
    'Mancano dieci giorni alla gara dei birrai casalinghi. Compra malto, luppolo e lievito in un mercato che non ne ha mai abbastanza, tosta il malto e disponi tutto attorno all’acqua in modo che si tocchi ciò che sta bene insieme. Gioca in solitario contro il tuo record, la sfida del giorno uguale per tutti, oppure una gara fino a sei con gli stessi dadi per ognuno.',
  'person.guest': 'Compra quello che profuma, e il nono giorno si chiede dov’è il lievito.',
  'person.learner': 'Ha letto la ricetta una volta e per sicurezza tosta un po’ troppo.',
  'person.regular': 'Fa la stout di suo padre: buona, e sempre uguale.',
  'person.brewer': 'Progetta tutta la ricetta il primo giorno, e quasi la rispetta.',
  'person.master': 'Pesa ogni dado due volte e non spreca nemmeno un chicco.',
  'person.landlord': 'Assaggia la stout prima di farla. Ha uno scaffale pieno di medaglie.',
  goal: 'Malto 1, 2, 5 secondo la tostatura. Luppolo 3, 2, 1 per ogni malto che tocca; lievito 1, 2, 5, per i lati sull’acqua.',

  'part.pale': 'Malto chiaro',
  'part.caramel': 'Malto caramello',
  'part.chocolate': 'Malto cioccolato',
  'part.hops': 'Luppolo',
  'part.yeast': 'Lievito',
  'part.noBeer': 'Non è ancora birra',

  'helper.maltExpert': 'con l’esperto di malto',
  'helper.hopsImporter': 'con l’importatore di luppolo',
  'helper.scientist': 'con lo scienziato',
  'helper.masterBrewer': 'con il mastro birraio',

  'action.market.malt': 'Compra malto{helper}',
  'action.market.hops': 'Compra luppolo{helper}',
  'action.market.yeast': 'Compra lievito{helper}',
  'action.roast.pale': 'Tosta il malto chiaro in caramello: {dice}',
  'action.roast.caramel': 'Tosta il malto caramello in cioccolato: {dice}',
  'action.roast.chocolate': 'Tosta il malto cioccolato fino a bruciarlo: {dice}',
  'action.keep': 'Tieni i dadi {dice}',
  'action.put.pale': 'Metti malto chiaro in {cell}',
  'action.put.caramel': 'Metti malto caramello in {cell}',
  'action.put.chocolate': 'Metti malto cioccolato in {cell}',
  'action.put.hops': 'Metti luppolo in {cell}',
  'action.put.yeast': 'Metti lievito in {cell}',
  'action.done': 'Chiudi la giornata',
  'action.stop': 'Smetti e porta la ricetta ai giudici',

  round: 'Giorno {round}',
  'event.dawned': 'Comincia il giorno {day}.',
  'announcement.rolled.malt': '{who} va al mercato per il malto{helper}.',
  'announcement.rolled.hops': '{who} va al mercato per il luppolo{helper}.',
  'announcement.rolled.yeast': '{who} va al mercato per il lievito{helper}.',
  'announcement.roasted': '{who} tosta il malto.',
  'event.rolled.malt': '{who} va al mercato per il malto{helper}: {dice}.',
  'event.rolled.hops': '{who} va al mercato per il luppolo{helper}: {dice}.',
  'event.rolled.yeast': '{who} va al mercato per il lievito{helper}: {dice}.',
  'event.bought.malt': '{who} porta a casa {units, plural, one {# unità} many {# di unità} other {# unità}} di malto.',
  'event.bought.hops':
    '{who} porta a casa {units, plural, one {# unità} many {# di unità} other {# unità}} di luppolo.',
  'event.bought.yeast':
    '{who} porta a casa {units, plural, one {# unità} many {# di unità} other {# unità}} di lievito.',
  'event.roasted.pale': '{who} tosta il malto chiaro in caramello: {dice}.',
  'event.roasted.caramel': '{who} tosta il malto caramello in cioccolato: {dice}.',
  'event.roasted.chocolate': '{who} brucia il malto cioccolato: {dice}.',
  'event.put.pale': '{who} mette malto chiaro in {cell}.',
  'event.put.caramel': '{who} mette malto caramello in {cell}.',
  'event.put.chocolate': '{who} mette malto cioccolato in {cell}.',
  'event.put.hops': '{who} mette luppolo in {cell}.',
  'event.put.yeast': '{who} mette lievito in {cell}.',
  'event.lost.hops':
    '{who} non ha più posto per {units, plural, one {# unità} many {# di unità} other {# unità}} di luppolo.',
  'event.lost.yeast':
    '{who} non ha più posto per {units, plural, one {# unità} many {# di unità} other {# unità}} di lievito.',
  'event.closed.malt': '{who} ha comprato malto{count, plural, =0 {} other { e riempito {cells}}}.',
  'event.closed.hops': '{who} ha comprato luppolo{count, plural, =0 {} other { e riempito {cells}}}.',
  'event.closed.yeast': '{who} ha comprato lievito{count, plural, =0 {} other { e riempito {cells}}}.',
  'event.closed.roast': '{who} ha tostato malto{count, plural, =0 {} other { e riempito {cells}}}.',
  'event.finished.chosen': '{who} smette di preparare la birra.',
  'event.finished.nothing-left': '{who} non può fare altro: la ricetta è finita.',
  'event.finished.days-over': '{who} porta la stout alla gara.',
  'event.ended': 'I giudici hanno assaggiato. La partita è finita.',

  'prompt.choose': 'Giorno {day} di {days}: vai al mercato, tosta o smetti.',
  'prompt.keep': 'I dadi mostrano {dice}. Quali due tieni?',
  'prompt.put.hops':
    '{left, plural, one {Resta # unità} many {Restano # di unità} other {Restano # unità}} di luppolo da mettere nella ricetta.',
  'prompt.put.yeast':
    '{left, plural, one {Resta # unità} many {Restano # di unità} other {Restano # unità}} di lievito da mettere nella ricetta.',
  'prompt.malt': 'Puoi aggiungere anche malto.',
  'prompt.room': 'Posto {all, select, yes {per tutte} other {solo per {most}}}: {cells}.',
  'prompt.everywhere': 'Ovunque cominci, c’è posto per tutte.',
  'prompt.way': 'Prima il malto deve aprirgli la via.',
  'prompt.lost.hops':
    'Per {left, plural, one {# unità} other {# unità}} di luppolo non c’è posto. Se vuoi aggiungi malto, poi chiudi la giornata.',
  'prompt.lost.yeast':
    'Per {left, plural, one {# unità} other {# unità}} di lievito non c’è posto. Se vuoi aggiungi malto, poi chiudi la giornata.',
  'prompt.put.free': 'Se vuoi aggiungi malto dalle scorte, poi chiudi la giornata.',
  'prompt.wait': 'La tua giornata è chiusa. Gli altri sono ancora al lavoro.',
  'prompt.they': '{who} è al lavoro.',
  'prompt.over': 'La partita è finita.',

  'refused.maltExpert': 'L’esperto di malto aiuta solo con il malto.',
  'refused.hopsImporter': 'L’importatore di luppolo aiuta solo con il luppolo.',
  'refused.scientist': 'Lo scienziato aiuta solo con il lievito.',
  'refused.hops':
    'Da qui {fit, plural, one {troverebbe posto solo # unità} other {troverebbero posto solo # unità}} di luppolo su {left}: c’è posto per {all, select, yes {tutte} other {{most}}} {count, plural, one {solo in} other {in}} {cells}.',
  'refused.malt.hops':
    '{left, plural, =1 {Il malto qui toglierebbe il posto all’ultima unità di luppolo.} other {Con il malto qui {fit, plural, =0 {non troverebbe posto nessuna unità} one {troverebbe posto solo # unità} other {troverebbero posto solo # unità}} di luppolo su {left}, invece di {all, select, yes {tutte} other {{most}}}.}}',
  'refused.done.hops': 'C’è ancora posto per {most, plural, one {# unità} other {# unità}} di luppolo: {cells}.',
  'refused.yeast':
    'Da qui {fit, plural, one {troverebbe posto solo # unità} other {troverebbero posto solo # unità}} di lievito su {left}: c’è posto per {all, select, yes {tutte} other {{most}}} {count, plural, one {solo in} other {in}} {cells}.',
  'refused.malt.yeast':
    '{left, plural, =1 {Il malto qui toglierebbe il posto all’ultima unità di lievito.} other {Con il malto qui {fit, plural, =0 {non troverebbe posto nessuna unità} one {troverebbe posto solo # unità} other {troverebbero posto solo # unità}} di lievito su {left}, invece di {all, select, yes {tutte} other {{most}}}.}}',
  'refused.done.yeast': 'C’è ancora posto per {most, plural, one {# unità} other {# unità}} di lievito: {cells}.',
  'cells.more': 'altre {more}',

  'option.board': 'Tabellone',
  'option.board.help': 'Quanto spazio c’è attorno all’acqua.',
  'option.board.standard': 'Sei per sei',
  'option.board.standard.help':
    'Posto per 24 unità. Il tabellone stampato è perduto; questo è disegnato secondo quel che ne dicono le recensioni.',
  'option.board.big': 'Pentolone',
  'option.board.big.help': 'Otto per otto, con posto per 52 unità.',

  'ending.contest': 'I dieci giorni sono passati e i giudici hanno assaggiato.',
  'ending.stopped': 'La preparazione è finita prima del decimo giorno.',
  'ending.resigned': 'Abbandonata prima della fine.',

  alone: '{points, plural, =0 {Nessun punto, stavolta} one {# punto} many {# di punti} other {# punti}}',

  'rules.goal': 'L’idea',
  'rules.goal.1':
    'Prepari una stout per la gara del paese e hai al massimo dieci giorni. Ogni giorno compri un ingrediente al mercato o tosti il malto, poi metti gli ingredienti sul tabellone della ricetta. Alla fine il malto vale per sé, luppolo e lievito per il malto che toccano.',
  'rules.goal.2':
    'Il tabellone sta in piedi sulla punta, con una goccia d’acqua nel mezzo. Due cose si toccano se hanno in comune un lato intero; gli angoli non contano.',
  'rules.market': 'Il mercato',
  'rules.market.1':
    'Prima che si tirino due dadi, di’ che cosa vuoi. Malto: tante unità quanti sono i punti; i dadi vanno nella scorta di malto chiaro. Luppolo: metà della somma. Lievito: un terzo. Si arrotonda per difetto, ma un’unità la ottieni sempre. Lo stesso ingrediente non si compra due giorni di fila.',
  'rules.market.2':
    'Quattro aiutanti danno una mano una volta ciascuno: con uno di loro tiri tre dadi e ne tieni due. L’esperto di malto aiuta con il malto, l’importatore di luppolo con il luppolo, lo scienziato con il lievito, il mastro birraio con tutto.',
  'rules.roast': 'La tostatura',
  'rules.roast.1':
    'Invece di andare al mercato, sposta due dadi da una scorta di malto alla successiva: il malto chiaro diventa caramello, il caramello cioccolato. Il malto cioccolato tostato ancora si brucia ed è perduto. Si può tostare anche più giorni di fila.',
  'rules.put': 'La ricetta',
  'rules.put.1':
    'Luppolo e lievito vanno messi sul tabellone il giorno in cui li compri, tutti se da qualche parte c’è posto per tutti. Il malto può aspettare nella scorta; aggiungine quanto vuoi, in qualsiasi giorno, purché non tolga posto al luppolo o al lievito di oggi.',
  'rules.put.2':
    'La prima unità di un tipo in un giorno deve toccare qualcosa che è già sul tabellone. Ogni altra unità di quel tipo deve toccarne una dello stesso tipo messa oggi. Il lievito deve inoltre toccare l’acqua, o un lievito che tocca l’acqua.',
  'rules.end': 'La fine e i punti',
  'rules.end.1':
    'La partita finisce dopo dieci giorni, o quando decidi di smettere. Il malto rimasto nelle scorte non vale niente.',
  'rules.end.2':
    'Il malto chiaro vale 1, il caramello 2, il cioccolato 5. Ogni luppolo vale 3 per ogni malto chiaro che tocca, 2 per il caramello, 1 per il cioccolato. Ogni lievito vale 1 per ogni malto chiaro che tocca, 2 per il caramello e 5 per il cioccolato, per il numero dei suoi lati che toccano l’acqua.',
  'rules.end.3': 'Senza malto, luppolo e lievito non è birra, e non vale proprio niente.',
  'rules.contest': 'La gara',
  'rules.contest.1':
    'Da due a sei birrai lavorano nello stesso momento, ognuno sul suo tabellone. Chi cerca lo stesso ingrediente nello stesso giorno trova gli stessi dadi. Quello che fanno gli altri si vede alla fine della giornata.',

  'SS-1':
    'Nella gara ognuno gioca sul suo tabellone gli stessi dieci giorni con gli stessi dadi, tutti insieme e di nascosto fino a sera. Vince il punteggio più alto, e a pari punti si divide la vittoria.',
  'SS-2':
    'L’acqua occupa il quattro per quattro centrale senza gli angoli. Restano 24 caselle: il bordo esterno e quattro angoli interni che toccano l’acqua con due lati.',
  'SS-3': 'Il pentolone ha otto per otto caselle attorno alla stessa acqua, e ne restano 52.',
  'SS-4': 'Non puoi comprare quello che hai comprato ieri. Basta un giorno di tostatura in mezzo.',
  'SS-5':
    'Luppolo e lievito si comprano solo se almeno un’unità potrebbe andare oggi sul tabellone. Per il lievito può darsi che prima il malto delle scorte debba aprire la via a una casella libera sull’acqua.',
  'SS-6':
    'L’aiutante si nomina prima del tiro, deve intendersi dell’ingrediente e aiuta una volta per partita, uno solo al giorno. Dei tre dadi se ne tengono due.',
  'SS-7': 'Si tostano due dadi di una scorta, o uno se non ce n’è altri.',
  'SS-8':
    'Il luppolo o il lievito di oggi va tutto sul tabellone, se da qualche parte c’è posto per tutto; se no, quanto ne entra nel posto migliore. Niente si può mettere dove ne farebbe entrare di meno; è perduto solo quello che poi avanza.',
  'SS-9':
    'Da una scorta si può prendere qualsiasi numero di unità. Un dado usato in parte si gira su quel che resta; un dado finito torna libero.',
  'SS-10':
    'Ogni altra unità di un tipo deve toccarne una dello stesso tipo messa oggi. Malto chiaro, caramello e cioccolato sono tipi diversi.',
  'SS-11': 'Un’unità va in una casella vuota del tabellone, e lì rimane.',
  'SS-12':
    'Hai dieci dadi. Per andare al mercato ne servono due, tre con un aiutante, che non stiano in nessuna scorta.',
  'SS-13': 'Se al mattino non si può fare niente, la ricetta è finita.',
  'SS-14': 'Si può smettere solo al mattino.',
  'SS-15': 'Un lievito che tocca l’acqua solo attraverso un altro lievito non vale punti, ma conta come ingrediente.',
  'SS-16': 'Un’unità di malto si prende dal dado della scorta che mostra meno.',
  'SS-17':
    'Ogni scelta ha il suo momento: al mattino mercato, tostatura o fine, poi i due dadi da tenere se se ne sono tirati tre, poi il piazzamento e la chiusura della giornata.',
  'SS-18':
    'La prima unità di un tipo in un giorno deve toccare un ingrediente sul tabellone. La primissima della partita può andare ovunque.',
  'SS-19': 'Il lievito deve toccare l’acqua, o un lievito che tocca l’acqua.',
  'SS-20': 'Si può mettere sul tabellone solo ciò che è stato comprato oggi o sta in una scorta.',
  'SS-21':
    'Il posto si conta dalle caselle dove in questo momento può andare un’unità. Se il lievito non ne ha ancora nessuna ma il malto delle scorte può arrivarci, prima si mette il malto, senza sbarrare la via; fino ad allora la giornata non si può chiudere.',
};
