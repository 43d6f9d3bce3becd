import type { Catalogue } from '../../text/format.ts';
import type { en } from './en.ts';

export const it: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'Una stout finita: 87 punti. Il malto vale secondo la tostatura, luppolo e lievito per il malto che toccano. Dieci giorni, più punti che puoi.',
  'lesson.malt': 'Giorno 1: compra malto al mercato. Si tirano due dadi, e ogni punto è un’unità di malto chiaro.',
  'lesson.first': '4 e 5 fanno nove unità di malto chiaro. La primissima può andare ovunque: mettila in b1.',
  'lesson.chain':
    'D’ora in poi tutto deve toccare ciò che c’è, e le unità dello stesso tipo di oggi si toccano tra loro. Mettine un’altra in c1.',
  'lesson.close':
    'Sette unità restano nella scorta per dopo: i dadi mostrano 5 e 2. Conta solo ciò che è sul tabellone. Chiudi la giornata.',
  'lesson.roast':
    'Giorno 2: tosta. Due dadi di una scorta si scuriscono: il chiaro diventa caramello, il caramello cioccolato. Il cioccolato brucia ed è perso.',
  'lesson.assistant':
    'La giornata si è chiusa da sé. Giorno 3: chiama lo scienziato e compra lievito. Tiri tre dadi, ne tieni due; ognuno aiuta una volta.',
  'lesson.keep':
    'Il lievito è un terzo dei dadi che tieni, arrotondato per difetto. Va messo tutto, e b2 ha posto per un’unità: tieni 2 e 3.',
  'lesson.yeast':
    'Il lievito deve toccare l’acqua, o lievito che la tocca. Vale per il malto accanto, moltiplicato per i suoi lati sull’acqua: mettilo in b2.',
  'lesson.beside':
    'Il malto chiaro in b1 gli dà 1 × 2. Altro malto può arrivare ogni giorno: metti caramello in a2, altri 2 × 2.',
  'lesson.no-beer':
    'Il lievito ora vale 6. Ma alla birra servono tutti e tre, malto, luppolo e lievito: per ora non vale niente. Chiudi la giornata.',
  'lesson.hops':
    'La stessa cosa non si compra due giorni di fila. Compra luppolo, metà della somma: accanto al malto chiaro vale 3, caramello 2, cioccolato 1.',
  'lesson.room':
    'Tutte e tre le unità di luppolo vanno messe. 3/3: posto per tutte; in a1 ne entra una. Comincia da d1, accanto al malto chiaro.',
  'lesson.beer':
    'Salute! L’altro luppolo è arrivato da sé. Malto, luppolo e lievito: una birra da 13 punti. Altro malto accanto ne aggiunge. Chiudi la giornata.',
  'lesson.end':
    'La partita finisce dopo il giorno 10, o quando smetti al mattino. Il malto che allora resta nelle scorte non vale niente.',
  'lesson.patience':
    'La pazienza premia: il caramello tostato ancora diventa cioccolato, 5 punti l’uno, e altri 5 per ogni lato sull’acqua del lievito accanto.',

  'answer.malt-first': 'Luppolo e lievito valgono per il malto: comincia da quello.',
  'answer.save-assistant': 'Un aiutante aiuta una volta sola. Stavolta vai senza.',
  'answer.stop': 'Così la partita finirebbe oggi. I giorni migliori devono ancora venire.',
  'answer.elsewhere': 'Un buon posto anche quello. In questa lezione si comincia da b1.',
  'answer.put-first': 'Tra poco. Prima metti l’unità che è illuminata.',
  'answer.keep-corner': 'Può andare anche lì. Ma quell’angolo ti servirà per altro.',
  'answer.save-pale': 'Tieni il resto: tostato vale di più.',
  'answer.roast-first': 'Lo comprerai presto. Oggi il malto va tostato.',
  'answer.take-scientist': 'Stavolta con lo scienziato: premi lui, poi il lievito.',
  'answer.save-brewer': 'Il mastro birraio aiuta con tutto: tienilo per dopo e chiama lo scienziato.',
  'answer.yeast-first': 'Non è male nemmeno questo. Ma ora prova il lievito, con lo scienziato.',
  'answer.too-much': 'Così le unità di lievito sono due, e la seconda non toccherebbe l’acqua.',
  'answer.one-side': 'In d1 solo un lato tocca l’acqua. In b2 sono due.',
  'answer.yeast-now': 'Il malto si può aggiungere. Ma prima metti il lievito in b2.',
  'answer.not-beside': 'Lì non tocca il lievito. In a2 sì.',
  'answer.save-caramel': 'Tieni il resto: tostato ancora, diventa cioccolato.',
  'answer.hops-first': 'Può aspettare. Alla tua birra manca il luppolo.',
  'answer.caramel-side': 'Il caramello gli dà 2, il malto chiaro 3: prova d1.',
  'answer.hops-now': 'Il malto si può aggiungere. Ma prima metti il luppolo in d1.',

  'summary.win':
    'In una gara hai più punti di tutti, con gli stessi dadi per ognuno. In solitario punti a bronzo, argento e oro.',
  'summary.turn':
    'Ogni giorno compra malto, luppolo o lievito, oppure tosta due dadi di malto. Poi componi la ricetta: luppolo e lievito subito, il malto quando vuoi.',
  'summary.scores':
    'Il malto secondo la tostatura. Il luppolo per ogni malto che tocca. Anche il lievito, moltiplicato per i suoi lati sull’acqua. Senza malto, luppolo o lievito: niente.',
  'summary.ends':
    'È passato il giorno 10, o smetti una mattina qualsiasi. Quello che resta nelle scorte non vale niente.',

  'refusal.SS-10': 'Metti la seconda unità di un tipo lontano dalla prima: nello stesso giorno devono toccarsi.',
  'refusal.SS-8': 'Cominci dove entra solo una parte del luppolo o del lievito di oggi, mentre altrove c’è più posto.',
  'refusal.SS-4': 'Vuoi comprare ciò che hai comprato ieri. Prima tosta, o compra qualcos’altro.',

  'figure.finished': 'Una ricetta finita attorno all’acqua: 87 punti.',
  'figure.big': 'Il pentolone: la stessa acqua, e posto per 52 unità.',
  'figure.market': 'Una mattina: tre ingredienti al mercato, la tostatura o la fine della partita.',
  'figure.keep': 'Con lo scienziato si sono tirati tre dadi per il lievito; se ne tengono due.',
  'figure.stores': 'Il malto nelle scorte: un giorno di tostatura sposta due dadi di un sacco verso destra.',
  'figure.chain':
    'La prima unità è in b1. La seconda, dello stesso tipo e dello stesso giorno, deve toccarla: qui in c1.',
  'figure.room':
    'Dal mercato arrivano tre unità di luppolo. Da 3/3 c’è posto per tutte; in a1 ne entra una sola, quindi non si può cominciare lì.',
  'figure.values':
    'Quanto vale ogni malto: da solo, per il luppolo accanto e per il lievito accanto, moltiplicato per i lati sull’acqua.',
  'figure.hops': 'Questo luppolo tocca due malti caramello: 2 + 2 = 4.',
  'figure.yeast': 'Questo lievito tocca malto chiaro e malto caramello, e l’acqua su due lati: (1 + 2) × 2 = 6.',
  'figure.no-beer': 'Manca il luppolo: non è ancora birra, e il punteggio è 0.',
  'figure.days': 'Nove giorni sono passati, il decimo è l’ultimo.',
};
