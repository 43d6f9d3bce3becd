import type { Catalogue } from '../../text/format.ts';
import type { en } from './en.ts';

export const it: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'La fine: i punti rossi e blu sono tuoi, chiunque li abbia piazzati, quelli gialli e bianchi del rivale. 39 a 37: vinci.',
  'lesson.seed':
    'Ora dall’inizio. Al centro c’è il Seme, un 5. Piazza il tuo 6 rosso in c2: i vicini devono differire esattamente di uno.',
  'lesson.both': 'b2 ha due vicini, un 6 e un 4. Solo un 5 differisce di uno da entrambi: piazza lì il tuo 5 blu.',
  'lesson.corner':
    'Contano solo i lati interi: b4 sta accanto al 4 e tocca il Seme solo con un angolo. Piazza lì il tuo 3 rosso.',
  'lesson.own':
    'I dadi alti dei tuoi colori rendono di più. Prendi l’altro 5 blu e piazzalo in una qualsiasi delle caselle illuminate.',
  'lesson.low':
    'Quel che vale per il rivale, meglio basso: piazza il tuo 1 giallo in c5, e nessun suo 6 sta più in d5.',
  'lesson.dead':
    'Le caselle tratteggiate sono morte: nessun numero differisce di uno sia da 1 sia da 5. Il 6 del rivale è finito altrove.',
  'lesson.stuck':
    'Verso la fine di un’altra partita: le caselle aperte accettano 2, 3, 4 o 5, ma tu hai solo dei 6 e un 1. Guarda.',
  'lesson.rolled':
    'Niente andava bene: tutti i tuoi dadi sono stati rilanciati, e il turno è passato. Chi può piazzare deve: piazza il 4 blu.',
  'lesson.last':
    'La fine che hai già visto, un dado prima: una sola casella aperta, e sei sotto, 33 a 37. Quale dei tuoi due 6 vince?',
  'lesson.over':
    'Nessuna casella vuota si può più riempire: la partita finisce subito. I dadi in mano non valgono per nessuno: 39 a 37.',
  'lesson.three':
    'In tre è tuo solo il rosso, il bianco è di nessuno. Se batte tutti, vince il più basso: piazza il 5 bianco.',
  'lesson.turned':
    'Il bianco ha 27, più di tutti: vince quindi il totale più basso, il tuo, con 20. A parità la vittoria è condivisa.',
  'lesson.four':
    'In quattro ognuno sceglie prima due dadi di riserva. Si tirano dopo, conta solo il colore: prendine uno rosso, il tuo.',
  'lesson.rest':
    'Una partita quasi uguale alla tua. Alti i tuoi dadi, bassi i suoi, caselle morte sulla sua strada: piazza il 4 rosso dove vuoi.',

  'answer.theirs': 'Ci sta, ma questi punti valgono per il rivale.',
  'answer.lower': 'Ci sta, ma un altro tuo dado vale di più.',
  'answer.named': 'Sta bene anche lì. Prendi la casella nominata dal passo, così la lezione può proseguire.',
  'answer.single': 'Ci sta anche accanto a un solo vicino. Provalo fra due, in b2.',
  'answer.low': 'Basso va bene. Ma in c5 toglie anche una casella al suo 6.',
  'answer.shared': 'Farebbe 25 punti, quanti ne ha il giallo: vittoria condivisa. Con il bianco vinci solo tu.',
  'answer.spare': 'Si può, ma così gli altri hanno in mano più dadi tuoi. Il tuo colore è il rosso.',

  'summary.win': 'Alla fine hai più punti di tutti nella scatola: quelli dei tuoi colori, chiunque li abbia piazzati.',
  'summary.turn':
    'Piazza un dado accanto agli altri. Deve differire esattamente di uno da ogni vicino. Non si passa. Se nessuno dei tuoi ci sta, li rilanci tutti.',
  'summary.scores':
    'Ogni punto nella scatola, per chi ha quel colore. Il Seme e i dadi mai piazzati non valgono per nessuno.',
  'summary.ends':
    'Nessuna casella vuota si può più riempire. In tre vince il totale più basso, se il colore di nessuno batte tutti.',
  'refusal.DB-10':
    'Questo dado non ci sta: ogni vicino deve mostrare esattamente uno in più o uno in meno. 6 e 1 non si incontrano.',
  'refusal.DB-9': 'Questa casella è isolata: un dado deve toccarne un altro con un lato intero, un angolo non basta.',
  'refusal.DB-8': 'Questa casella è occupata: un dado va in una casella vuota, e quel che è nella scatola ci resta.',

  'figure.tally': 'Due giocatori alla fine: rosso e blu hanno 39 punti, giallo e bianco 37.',
  'figure.colours': 'Tutti i dadi rossi e blu valgono per il giocatore 1, chiunque li abbia piazzati.',
  'figure.start': 'Due giocatori, pronti a cominciare: il Seme al centro e tre dadi di ogni colore in mano.',
  'figure.draft': 'In quattro, ognuno sceglie prima due degli otto dadi di riserva.',
  'figure.neighbours': 'La casella cerchiata sta fra un 6 e un 4: solo un 5 differisce di uno da entrambi.',
  'figure.corner':
    'La casella cerchiata sta accanto al 4 e accetta 3 o 5. Il Seme la tocca solo con un angolo e non conta.',
  'figure.stuck': 'Le caselle aperte accettano 2, 3, 4 o 5. Con tre 6 e un 1 in mano si rilanciano tutti i dadi.',
  'figure.dead': 'Le due caselle cerchiate stanno accanto a un 1 e a un 5: nessun numero ci sta più.',
  'figure.blocked': 'Quattro caselle sono vuote e in nessuna ci sta più niente: la partita è finita.',
  'figure.turned': 'Tre giocatori: il bianco, di nessuno, ha 27 punti e batte tutti; vince il giocatore 1 con 20.',
};
