import type { Catalogue } from '../../text/format.ts';
import type { en } from './en.ts';

export const it: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'Una partita finita. Le Ricette danno esperienza; qualcosa aggiungono Monete e dadi. Con dieci in tutto, quel round è l’ultimo: vince chi ha più punti.',
  'lesson.sow':
    'I dadi sono stati lanciati. Semina il tuo Seme nella Casa del Malto: a fine round diventa un dado giallo, Malto Chiaro.',
  'lesson.refine':
    'Un turno è uno o due pezzi. Experimental Lager vuole un 2 giallo: metti il tuo 1 giallo sul +1 della Casa del Malto.',
  'lesson.speed':
    'L’aumento arriva a fine round, troppo tardi per produrre oggi. Un dado blu di almeno 2 lo velocizza: aggiungi lì il tuo 4 blu.',
  'lesson.keep':
    'Ora è un 2: mettilo nel Magazzino. Lì i dadi conservano il valore, e solo loro producono; la Riserva Attiva si rilancia ogni round.',
  'lesson.store':
    'Alla lager manca il Luppolo. Premi il tuo 3 verde, poi «In Magazzino». Non costa niente, ma non si torna indietro.',
  'lesson.end':
    'Termina il turno: si gioca a turno finché tutti non hanno passato. Gli spazi che l’altro giocatore usa ora ti sono chiusi per questo round.',
  'lesson.brew':
    'Tutti hanno finito: si produce. Per Experimental Lager hai tutto nel Magazzino. Producila, per esperienza e un gettone Azione.',
  'lesson.claim':
    'Salute! I dadi usati tornano nella Riserva Attiva. Prendi «Aumentare il Valore di un Dado»: una volta, quando vuoi, un dado vale uno in più.',
  'lesson.tidy':
    'Riordino: il Seme è diventato un dado giallo, il dado blu è tornato. L’estate, un round su due, porta un Seme a tutti.',
  'lesson.school':
    'Aprono Scuola e Mercato. Il terzo spazio della Scuola vuole un blu di almeno 5: metti lì il tuo, per un altro dado blu.',
  'lesson.pass':
    'Più tardi, con i dadi per Mass Lager nel Magazzino: niente altro da piazzare, passa. Vale per il round; gli altri possono continuare da soli.',
  'lesson.fruit':
    'Gli acquisti: un ingrediente per round. Con la Frutta, Mass Lager dà 2 Punti Esperienza in più. Comprala con le tue due Monete.',
  'lesson.raise':
    'Prima della produzione si giocano gettoni. Mass Lager vuole due gialli di almeno 3, e uno dei tuoi è un 2: gioca «Aumenta».',
  'lesson.aim': 'Scegli il 2 giallo nel tuo Magazzino. Vale 3 fino alla fine del round.',
  'lesson.enhance':
    'Premi la Frutta sulla carta, poi produci: 3 Punti Esperienza e 4 Monete. Si aggiunge una cosa sola, ingrediente o dado blu.',
  'lesson.tokens':
    'Altri gettoni colpiscono gli avversari: «Blocca dado» ferma un dado per il round, «Preleva» rimanda un dado dal Magazzino alla Riserva Attiva.',
  'lesson.farewell':
    'Il terzo round apre l’ultimo edificio, per Semi e Monete, e il Mercato Nero. Ciò che premi o indichi viene spiegato. Semina spesso!',

  'answer.hops': 'Lì cresce il Luppolo. A te manca il Malto: semina nella Casa del Malto.',
  'answer.seedFirst': 'Ogni cosa a suo tempo: prima semina.',
  'answer.roast': 'Lì diventerebbe un dado nero. Mettilo invece sul +1.',
  'answer.blackIsFine': 'Il 4 nero basta. È l’1 giallo che deve aumentare.',
  'answer.tooLow': 'L’1 giallo è troppo basso per la lager. Mettilo prima sul +1.',
  'answer.otherSpace': 'Così arriverebbe subito il nuovo dado. Oggi conviene di più l’aumento.',
  'answer.blueNeeded': 'Prima usa il dado blu: mettilo sul +1, sotto il tuo dado giallo.',
  'answer.rolledAgain': 'Nella Riserva Attiva sarebbe rilanciato. Mettilo al sicuro nel Magazzino.',
  'answer.hopsFirst': 'Prima metti via il 3 verde, o la lager resta senza Luppolo.',
  'answer.maltNeeded': 'Quel dado giallo serve alla lager: lascialo nel Magazzino.',
  'answer.otherLager': 'Si può anche così. Ma Experimental Lager dà un gettone.',
  'answer.brewNow': 'Puoi produrre: non lasciartela scappare.',
  'answer.raiseFits': 'Buono anche questo. Per la lezione prendi quello che aumenta un dado.',
  'answer.otherLesson': 'La Scuola insegna anche questo. Stavolta scegli il terzo spazio.',
  'answer.schoolFirst': 'Prima manda a scuola il 5 blu.',
  'answer.noNeed': 'Puoi farlo, ma oggi il 3 nero non serve.',
  'answer.fruitFirst': 'Prima compra la Frutta: rende di più la birra.',
  'answer.raiseNow': 'Senza aumento oggi niente Mass Lager: gioca ora il gettone.',
  'answer.highEnough': 'Quello è già abbastanza alto. Scegli il 2 giallo.',
  'answer.notNeeded': 'A Mass Lager non servono dadi neri. Scegli il 2 giallo.',
  'answer.fruitToo': 'Senza Frutta renderebbe meno. Premi prima la Frutta sulla carta.',
  'answer.massIsBetter': 'Mass Lager rende di più. Produci quella, con la Frutta.',

  'summary.win': 'Hai più punti alla fine: esperienza dalle Ricette, e qualcosa per Monete e dadi.',
  'summary.turn':
    'Tutti lanciano la Riserva Attiva. Piazza uno o due pezzi per turno finché tutti non hanno passato; metti via dadi gratis; compra; produci; riordina: i pezzi danno ciò che mostrano.',
  'summary.scores':
    'Una Ricetta: 1 Punto Esperienza e la ricompensa, di più con un’aggiunta. Alla fine 2 Monete valgono 1, dadi gialli e verdi 1, neri 2, blu niente.',
  'summary.ends': 'Le Ricette prodotte in tutto sono 10, 15 in tre, 20 in quattro: quel round è l’ultimo.',
  'refusal.BR-20': 'Prima si piazza, poi si compra, poi si produce. Una Ricetta pronta aspetta la produzione.',
  'refusal.BR-26': 'Con la Riserva Attiva non si produce: metti via i dadi piazzando o comprando.',
  'refusal.BR-4': 'In due, uno spazio usato dall’altro giocatore ti è chiuso fino al prossimo round.',

  'figure.stores':
    'La Riserva Attiva si lancia all’inizio di ogni round; nel Magazzino i dadi conservano il valore e i Semi aspettano.',
  'figure.placed': 'Un Seme diventerà un dado giallo, e un 1 giallo un 2.',
  'figure.blocked':
    'L’altro giocatore usa entrambi gli spazi della Piantagione di Luppolo: qui sono chiusi per questo round.',
  'figure.houses': 'I quattro edifici. In alto ciò che si mette, sotto ciò che dà, in basso il dado blu che velocizza.',
  'figure.sped': 'Con un 4 blu l’aumento è arrivato subito. Il dado blu resta fino al riordino.',
  'figure.markets':
    'Il Mercato nel secondo round: quanto costa ogni ingrediente e quanto sconta un dado blu. Il Mercato Nero è ancora chiuso.',
  'figure.raised': 'Il primo dado giallo era un 2 ed è aumentato: vale 3 fino alla fine del round.',
  'figure.ready':
    'Experimental Lager: i dadi che servono, tutti nel Magazzino, e la ricompensa, 1 Punto Esperienza e un gettone Azione. Nella riga sotto, le aggiunte con il loro bonus.',
  'figure.progress': 'In due, dieci Ricette prodotte: questo round è l’ultimo.',
  'figure.scores': 'Il conto finale: esperienza, Monete e dadi.',
};
