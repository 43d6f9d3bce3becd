import type { Catalogue } from '../../text/format.ts';
import type { Key } from './index.ts';
import { label } from './label.ts';

export const it: Catalogue<Key> = {
  ...label.it,
  about:
    'Da due a quattro giocatori riempiono una scatola di cinque per cinque con dadi colorati. Ogni dado deve differire esattamente di uno da tutti i vicini, e ogni punto vale per il colore del dado, chiunque lo abbia piazzato. In mano hai dadi di tutti i colori: metà dell’arte sta nel trovare dove seppellire quelli che non sono tuoi.',
  'person.guest': 'Mette i dadi dove fanno bella figura e conta i punti solo alla fine.',
  'person.learner': 'Conta i dadi di un colore e dimentica che i tuoi stanno nella stessa scatola.',
  'person.regular': 'È qui ogni sera e prende sempre la casella migliore che vede.',
  'person.brewer': 'Guarda qualche dado più in là e ti lascia la casella che ti serve meno.',
  'person.master': 'Queste scatole le costruisce, e sa quale angolo si chiude per primo.',
  'person.landlord': 'Lucida i bicchieri, alza appena gli occhi e ha tutta la scatola in testa.',
  goal: 'Ogni punto nella scatola vale per il suo colore, chiunque l’abbia messo. Caselle piene: {filled} su 25.',
  'goal.three':
    'I punti valgono per il loro colore; se è in testa quello di nessuno, vince chi ha meno. Caselle piene: {filled} su 25.',

  'die.red': '{value} rosso',
  'die.yellow': '{value} giallo',
  'die.blue': '{value} blu',
  'die.white': '{value} bianco',
  'part.red': 'Rosso',
  'part.yellow': 'Giallo',
  'part.blue': 'Blu',
  'part.white': 'Bianco',

  'action.pick.red': 'Prendi un dado rosso',
  'action.pick.yellow': 'Prendi un dado giallo',
  'action.pick.blue': 'Prendi un dado blu',
  'action.pick.white': 'Prendi un dado bianco',
  'action.place': 'Piazza un {die} in {square}',

  'event.picked.red': '{who} prende un dado rosso.',
  'event.picked.yellow': '{who} prende un dado giallo.',
  'event.picked.blue': '{who} prende un dado blu.',
  'event.picked.white': '{who} prende un dado bianco.',
  'event.seeded': '{who} tira il Seme: {value} al centro.',
  'event.rolled': '{who} tira {dice}.',
  'event.placed': '{who} piazza un {die} in {square}.',
  'event.rerolled': '{who} non può piazzare e rilancia: {dice}.',
  'announcement.seeded': '{who} tira il Seme.',
  'announcement.rolled': 'Tutti tirano i loro dadi.',
  'announcement.rerolled': '{who} non ha dadi adatti e li rilancia tutti.',
  'event.ended.full': 'La scatola è piena. La partita è finita.',
  'event.ended.blocked': 'Nessuna casella vuota si può più riempire. La partita è finita.',

  'prompt.draft.you': 'Scegli un dado di riserva: conta solo il colore, si tirerà più tardi.',
  'prompt.draft.they': '{who} sceglie un dado di riserva.',
  'prompt.play.you': 'Piazza uno dei tuoi dadi accanto agli altri. Deve differire di uno da ogni vicino.',
  'prompt.play.they': 'Tocca a {who} piazzare un dado.',
  'prompt.over': 'La partita è finita.',

  'refused.stuck': 'Per ora {die} non sta da nessuna parte: le caselle aperte accettano {values}.',
  'refused.dead': 'In {square} non ci sta più niente: nessun numero differisce di uno da tutti i vicini.',
  'refused.takes': '{square} accetta {values}: uno in più o in meno di ogni vicino.',

  'option.colours': 'Colori a testa',
  'option.colours.help': 'Per quanti dei quattro colori segna punti ciascuno dei due giocatori.',
  'option.colours.two': 'Due',
  'option.colours.two.help': 'Rosso e blu contro giallo e bianco. Il modo più equo di giocare.',
  'option.colours.one': 'Uno',
  'option.colours.one.help': 'Rosso contro giallo. Blu e bianco non contano per nessuno.',
  'option.first': 'Primo giocatore',
  'option.first.help': 'Chi tira il Seme e piazza il primo dado.',
  'option.first.random': 'A caso',
  'option.first.random.help': 'Decide un dado.',
  'option.first.seat': 'Posto {seat}',
  'option.first.seat.help': 'Comincia il giocatore al posto {seat}.',

  'ending.full': 'La scatola è piena.',
  'ending.blocked': 'Nessuna casella vuota si poteva più riempire.',
  'ending.inverted': 'Il colore di nessuno ha battuto tutti, perciò vince il totale più basso.',
  'ending.resigned': 'Abbandonata prima della fine.',

  'rules.goal': 'L’idea',
  'rules.goal.1':
    'Si riempie di dadi una scatola di cinque per cinque. Alla fine ogni dado sulla griglia porta i suoi punti al proprietario del colore, chiunque lo abbia messo lì. Vince il totale più alto.',
  'rules.setup': 'Preparazione',
  'rules.setup.1':
    'Ci sono sei dadi per ciascuno dei quattro colori, più un Seme. In due ognuno segna per due colori (o per uno solo, a scelta); in tre o quattro ognuno segna per un colore.',
  'rules.setup.2':
    'In due si hanno tre dadi di ogni colore, in tre due di ogni colore. In quattro se ne ha uno per colore e poi se ne scelgono altri due fra gli otto di riserva: un giro da un posto a caso, poi un altro in senso inverso.',
  'rules.setup.3':
    'Il primo giocatore tira il Seme e lo mette al centro. Poi tutti tirano tutti i propri dadi. I valori restano finché non si rilancia.',
  'rules.turn': 'Il turno',
  'rules.turn.1':
    'Piazza uno dei tuoi dadi in una casella vuota accanto ai dadi già presenti. Deve mostrare esattamente uno in più o uno in meno di ciascun vicino. Se puoi piazzare, devi farlo.',
  'rules.turn.2': 'Se non puoi piazzare nessun dado, li rilanci tutti e il turno passa a sinistra.',
  'rules.end': 'La fine',
  'rules.end.1':
    'La partita finisce subito quando nessuna casella vuota si potrà mai più riempire, o quando la scatola è piena.',
  'rules.score': 'Il punteggio',
  'rules.score.1':
    'Somma i punti di tutti i dadi sulla griglia nei tuoi colori. Il Seme e i dadi mai piazzati non valgono per nessuno. Vince il totale più alto.',
  'rules.score.2':
    'In tre un colore resta senza proprietario. Se il suo totale supera quello di ogni giocatore, vince invece il totale più basso.',

  'DB-1': 'Chi non ha più dadi viene saltato.',
  'DB-2': 'Chi non può piazzare rilancia subito. Il tiro fa parte della registrazione, ma non viene chiesto nulla.',
  'DB-3':
    'Una casella vuota si può riempire se ha almeno un vicino e se un valore da 1 a 6 differisce esattamente di uno da tutti i vicini. Quando non ne resta nessuna, non ne potrà più comparire.',
  'DB-4': 'I giocatori a pari punti dividono la vittoria, anche quando vince il totale più basso.',
  'DB-5': 'Il totale più basso può vincere solo in tre, mai in due con un colore a testa.',
  'DB-6': 'La fine si controlla subito dopo ogni piazzamento, prima che qualcun altro debba rilanciare.',
  'DB-7': 'Una partita che non finisce nemmeno dopo 10 000 turni viene interrotta. Non è mai successo.',
  'DB-8': 'Un dado va in una casella vuota della griglia.',
  'DB-9': 'Un dado deve toccare con un lato intero almeno un dado già presente. Gli angoli non contano.',
  'DB-10': 'Un dado deve differire esattamente di uno da ogni dado accanto. 1 e 6 non sono vicini.',
  'DB-11': 'Puoi piazzare solo un dado che hai in mano, con il valore che mostra.',
  'DB-12': 'Puoi scegliere solo un colore che è ancora fra i dadi di riserva.',
  'DB-13':
    'Non si piazza finché i dadi di riserva non sono tutti scelti, e dopo non se ne scelgono più. In un turno si piazza un dado, se uno va bene: non si passa, e non si rilancia per scelta.',
};
