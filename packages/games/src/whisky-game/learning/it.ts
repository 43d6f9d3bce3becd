import type { Catalogue } from '../../text/format.ts';
import type { en } from './en.ts';

export const it: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'Questa partita è vinta: una bottiglia di ognuna delle sei regioni e almeno 25 punti. Vince chi ci arriva per primo.',
  'lesson.start': 'Si comincia da Edinburgh o da Dublin. L’Irlanda è una delle sei regioni: parti da Dublin.',
  'lesson.roll': 'Nel tuo turno lanci, cammini e usi la casella dove finisci. Lancia!',
  'lesson.walk':
    'Cinque caselle. Brilla dove puoi finire; in posti come le distillerie puoi fermarti prima. Scegli Teeling, poi Vai.',
  'lesson.ask':
    'Ogni distilleria ha tre bottiglie: la domanda facile vale 1 punto, la media 3, la difficile 5. Scegli la facile.',
  'lesson.answer':
    'La risposta giusta dà la bottiglia; dopo una sbagliata serve prima una domanda altrove. Qui nessuno ti fa fretta; a molti tavoli corre il tempo.',
  'lesson.again':
    'Bene! La prima regione. La stessa distilleria non dà una seconda bottiglia, quindi si riparte. Lancia!',
  'lesson.special':
    'Quattro caselle portano esattamente a Kinnegad, una casella speciale: pesca una carta solo chi finisce lì. Scegli Kinnegad, poi Vai.',
  'lesson.kept':
    '50/50 resta nella tua mano e la vedi solo tu. Altre agiscono subito: i postumi tolgono 2 a ogni lancio, fino a un sei. Lancia!',
  'lesson.barrels':
    'Un sei fa rilanciare: sette caselle. Raggiungi Bushmills; ogni botte lungo la via ti dà un ingrediente: orzo, acqua o lievito.',
  'lesson.medium':
    'Tre ingredienti, serviranno. Ora una bottiglia migliore: scegli la domanda media. Hai una carta che aiuta.',
  'lesson.fifty': 'Non lo sai? Gioca 50/50: elimina due risposte sbagliate.',
  'lesson.pick': 'Ne restano due; solo nella lezione quella giusta è illuminata. Rispondi!',
  'lesson.lost':
    'Un’altra partita, con più ingredienti: due per tipo comprano una bottiglia nascosta in una distilleria perduta. Prendila! Il pub scambia due uguali con uno diverso.',
  'lesson.found':
    'Kinclaith, 4 punti, senza regione. Le bottiglie perdute arrivano a 10. Gli altri sanno che l’hai, ma non quanto vale.',
  'lesson.sail':
    'Di nuovo il tuo viaggio, ora in un porto: invece di lanciare puoi salpare, una casella a turno. Salpa!',
  'lesson.tip':
    'Oltre Off the Oa c’è Islay: al tuo personaggio, John Campbell, Laphroaig vale il doppio. Consiglio: prima una bottiglia per regione, poi i punti.',

  'answer.edinburgh': 'In una vera partita puoi farlo. Qui parti da Dublin.',
  'answer.elsewhere': 'Ci puoi andare, ma non ora: segui la strada rossa.',
  'answer.airport':
    'Con un biglietto, una carta speciale, da un aeroporto voli a un altro e lanci subito. Ora però vai a Teeling.',
  'answer.easier': 'Che coraggio! Ma prima prova con qualcosa di più facile.',
  'answer.bolder': 'Puoi fare di più: con la tua carta, prova la media.',
  'answer.stay': 'Puoi andartene senza domanda, ma anche senza bottiglia.',
  'answer.wrong': 'Non questa. In partita la domanda sarebbe finita; qui riprova.',
  'answer.guess': 'Tirare a indovinare non costa niente. Prova!',
  'answer.card': 'Gioca prima la carta.',
  'answer.pay': 'Hai tutti gli ingredienti: prendi la bottiglia.',
  'answer.sea': 'Puoi anche restare a terra. Ma ora prova la nave.',

  'summary.win': 'Hai prima degli altri una bottiglia di ognuna delle sei regioni e almeno 25 punti.',
  'summary.turn':
    'Lancia e cammina; un sei fa rilanciare. In distillerie, distillerie perdute, pub, porti e aeroporti puoi fermarti prima. Poi usa la casella.',
  'summary.scores':
    'Risposta giusta in distilleria: 1, 3 o 5 punti. Bottiglia perduta, per due ingredienti di ogni tipo: da 4 a 10. Carte bottiglia: da 2 a 7.',
  'summary.ends':
    'Qualcuno raggiunge l’obiettivo, anche a metà turno. Se dopo 150 round nessuno c’è riuscito, vince chi ha più regioni, poi più punti.',

  'refusal.WG-36':
    'Niente domanda qui: hai già una bottiglia di questa distilleria, o la tua ultima domanda è stata fatta qui.',
  'refusal.WG-35':
    'Qui non ci si ferma: prima del tempo si finisce solo in distillerie, distillerie perdute, pub, porti e aeroporti.',
  'refusal.WG-29': 'Non ora: ogni carta dice quando si gioca, e deve servire a qualcosa.',

  'figure.shelf': 'Una collezione completa: una bottiglia per regione e più punti del necessario.',
  'figure.won': 'Due giocatori, i loro punti e le loro regioni: chi ha vinto le ha tutte e sei.',
  'figure.start': 'Le due città da cui può cominciare il viaggio.',
  'figure.walk': 'Un 5 da Dublin: brillano le caselle dove il movimento può finire. A Teeling ci si ferma prima.',
  'figure.special': 'Un 4 da Teeling: alcune caselle speciali, come Kinnegad e Wicklow, si raggiungono esattamente.',
  'figure.barrels': 'Sette caselle da Kinnegad a Bushmills, con tre botti lungo la via.',
  'figure.stock': 'Teeling e le sue tre bottiglie, da 1, 3 e 5 punti.',
  'figure.levels': 'In una distilleria: tre bottiglie, tre domande.',
  'figure.question': 'Una domanda; 50/50 eliminerebbe due risposte sbagliate.',
  'figure.lost': 'In una distilleria perduta: il prezzo, e che cosa si ha.',
  'figure.pub': 'Al pub: due ingredienti uguali per uno diverso.',
  'figure.harbour': 'In un porto: brilla la casella verso cui si salpa.',
  'figure.hand': 'Tre carte in mano; ognuna dice che cosa fa e quando.',
};
