import type { Catalogue } from '../../text/format.ts';
import type { en } from './en.ts';

export const it: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'La fine: vinci 28 a 22. Ogni sterlina vale 1, ogni whisky in mano 3, ogni stella, un punto vittoria (PV), 6.',
  'lesson.draft':
    'Una nuova partita. Compri whisky blu, rosso e giallo, li misceli e vendi le miscele. Ognuno comincia con uno: prendi il giallo.',
  'lesson.open':
    'Tratti solo con i baroni. Il primo dado dell’arancione dice il suo whisky e il prezzo: blu, 2\u00a0£. Scegli c1 e premi Apri.',
  'lesson.stock':
    'È costato 1 £ e resta un’azione. Un barone va nei negozi che mostrano il colore del suo primo dado: metti il blu, per comprarlo.',
  'lesson.ways':
    'Premi la freccia «Prossime mosse»: i baroni vanno al negozio più vicino del loro colore, dalla porta ovunque sul lato, poi un passo diritto.',
  'lesson.pass':
    'Sei a posto: passa. Il tuo sigillo va sul castello. Finché gli altri continuano, a ogni turno puoi prendere una sterlina.',
  'lesson.take':
    'Tutti i sigilli sono sul castello: questo è l’ultimo turno, poi arrivano i baroni. Prendi la sterlina e guardali.',
  'lesson.bought':
    'Comprato per 2\u00a0£! Il suo dado blu se n’è andato, e conta il prossimo. Anche il giallo del viola: nessun negozio lo mostrava.',
  'lesson.sell-where':
    'Blu e giallo fanno il verde, che il barone viola paga 6\u00a0£. Dove c’è un barone non si espone niente: apri b5.',
  'lesson.sell': 'Metti qui il verde, per venderlo. Darai il blu e il giallo, e avrai 6\u00a0£ e un PV.',
  'lesson.advertise':
    'Il verde del tuo avversario è altrettanto vicino. Decidono le sterline sul negozio, solo dopo la vicinanza al castello. Attira: una sterlina in b5.',
  'lesson.done':
    'Ottimo. La sterlina si perde quando il barone tratta qui; se resta sul negozio, conta per te. Un’azione basta: termina il turno.',
  'lesson.pass-again': 'Il tuo avversario passa. Passa anche tu: ancora un turno, e arrivano i baroni.',
  'lesson.sold':
    'Venduto: 6\u00a0£ e un PV. Il nero ne darebbe due. Il suo dado verde se n’è andato, e conta il prossimo.',
  'lesson.rise':
    'Era il dado di una miscela, perciò dopo questo round il dado bianco è salito. Quando deve salire oltre il 6, la partita finisce.',
  'lesson.closed':
    'Il barone verde cercava il rosso in d2. Il tuo avversario non aveva 3\u00a0£: negozio chiuso. I baroni non chiedono: tieni abbastanza sterline.',
  'lesson.tip':
    'Per finire: guarda tutta la fila. Dopo il rosso, il barone arancione vorrà il verde: prepara per allora blu e giallo.',

  'answer.blue-later': 'Il blu viene subito dopo: un barone lo vende a 2\u00a0£. Ora prendi il giallo.',
  'answer.also-near': 'Verrebbe anche lì. Per questa lezione scegli c1.',
  'answer.too-far': 'Fa un passo per round, e c2 per ora è lontana. Scegli c1.',
  'answer.open-first': 'Non ancora: prima apri un negozio in c1.',
  'answer.wants-blue': 'Ora ha il blu, e non viene per altro. Scegli il blu.',
  'answer.not-yet': 'È una miscela, da vendere, e non hai ancora con che cosa farla. Scegli il blu.',
  'answer.show-first': 'Non ancora: in un negozio vuoto non viene nessuno.',
  'answer.leave-c5': 'Un bel posto, ma per questa lezione scegli b5.',
  'answer.take-b5': 'Verrebbe anche lì. Per questa lezione scegli b5.',
  'answer.sell-first': 'Non ancora: prima apri un negozio in b5.',
  'answer.not-theirs': 'Così lo attiri dal tuo avversario. Metti la sterlina in b5.',
  'answer.draw-first': 'Non ancora: andrebbe in c5, più vicina al castello.',
  'answer.enough': 'Una sterlina basta. Termina il turno.',

  'summary.win':
    'Hai più punti di tutti: sterline, whisky in mano e punti vittoria insieme. A pari punti, più negozi in città.',
  'summary.turn':
    'Una o due azioni: apri un negozio per 1\u00a0£, esponi un whisky o attira con 1\u00a0£. Oppure passa; nei turni seguenti puoi prendere 1\u00a0£ invece di agire.',
  'summary.scores':
    'Una sterlina in mano o sui tuoi negozi 1, un whisky in mano 3, un PV 6. Una miscela venduta rende da 4 a 6 £ e 1 PV (nera 2).',
  'summary.ends':
    'Il dado bianco deve salire oltre il 6. Sale dopo ogni round in cui un dado di miscela è tornato nel sacchetto.',
  'refusal.DY-14': 'Esponi whisky solo nei tuoi negozi, e non dove c’è un barone: prima apri un negozio, o aspetta.',
  'refusal.DY-13': 'Un nuovo negozio vuole una casella senza negozi né baroni, e una sterlina in mano.',
  'refusal.DY-15': 'Per attirare servono una sterlina in mano e un negozio: su una casella libera non si mette.',

  'figure.blends': 'Le quattro miscele: di che cosa sono fatte e quanti PV rendono.',
  'figure.start':
    'La città all’inizio. Ogni barone aspetta alla sua porta, accanto alla fila di quattro dadi; conta quello incorniciato.',
  'figure.turn': 'Che cosa offre un turno: i whisky da esporre e, sotto, le altre azioni.',
  'figure.shop': 'Un negozio con whisky blu davanti alla porta del barone che ha il blu.',
  'figure.seals': 'I due sigilli sono sul castello: è l’ultimo turno prima dei baroni.',
  'figure.walk':
    'Le prossime mosse: l’arancione arriva al blu, il nero al rosso, il verde fa un passo verso il rosso, il viola non trova il giallo.',
  'figure.tie': 'I due negozi con il verde sono a un passo. Decide la sterlina in b5; senza, il barone andrebbe in c5.',
  'figure.trade':
    'Dopo uno scambio in c1: il negozio è vuoto e dentro c’è il barone. Ora conta il suo dado successivo.',
  'figure.rise': 'Il dado di una miscela è tornato nel sacchetto, e il dado bianco è salito a 2.',
  'figure.score': 'La fine di una partita: 7 sterline, un whisky e 3 PV fanno 28 punti.',
  'figure.alone': 'In solitario, dopo due round: una miscela è venduta, tre mancano ancora.',
};
