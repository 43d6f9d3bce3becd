import type { Catalogue } from '../../text/format.ts';
import type { Key } from './index.ts';
import { label } from './label.ts';

export const it: Catalogue<Key> = {
  ...label.it,
  about:
    'Sei una delle leggende del mondo del whisky. A piedi, in nave o in aereo viaggi di distilleria in distilleria, rispondi alle domande per vincere bottiglie e raccogli orzo, acqua e lievito per averne dalle distillerie che non ci sono più. Vince chi ha una bottiglia da ognuna delle sei regioni e abbastanza punti. Da due a sei giocatori.',
  'person.guest': 'Segue la strada più bella e si ferma dove c’è musica.',
  'person.learner': 'Guarda la mappa a ogni passo, e finisce lo stesso su un’altra isola.',
  'person.regular': 'Va alla distilleria più vicina di cui non ha ancora una bottiglia.',
  'person.brewer': 'Pianifica la giornata a matita, navi comprese.',
  'person.master': 'Conosce tutte le strade, e sa quale servirà a te.',
  'person.landlord': 'Ha una cugina in ogni porto e arriva dappertutto per prima.',
  knowledge: 'Sa di whisky',
  'knowledge.novice': 'Poco',
  'knowledge.regular': 'Qualcosa',
  'knowledge.expert': 'Molto',
  goal: 'Obiettivo: una bottiglia per regione e {target} punti.',

  // Things

  'region.ireland': 'Irlanda',
  'region.lowlands': 'Lowlands e Campbeltown',
  'region.highlands': 'Highlands',
  'region.islands': 'Isole',
  'region.islay': 'Islay',
  'region.speyside': 'Speyside',

  'kind.start': 'partenza',
  'kind.airport': 'aeroporto',
  'kind.harbor': 'porto',
  'kind.pub': 'pub',
  'kind.distillery': 'distilleria',
  'kind.lost': 'distilleria perduta',
  'kind.special': 'casella speciale',
  'kind.barrel': 'botte',
  'kind.plain': 'tappa',
  'kind.sea': 'mare',

  'token.barley': 'orzo',
  'token.water': 'acqua',
  'token.yeast': 'lievito',
  'tokens.barley': '{count}× orzo',
  'tokens.water': '{count}× acqua',
  'tokens.yeast': '{count}× lievito',

  'level.easy': 'facile',
  'level.medium': 'media',
  'level.hard': 'difficile',

  'topic.production': 'Produzione',
  'topic.casks': 'Botti',
  'topic.terms': 'Parole',
  'topic.law': 'Norme',
  'topic.geography': 'Geografia',
  'topic.producers': 'Produttori',
  'topic.people': 'Persone',
  'topic.history': 'Storia',
  'topic.culture': 'Cultura',
  'topic.ireland': 'Irlanda',
  'topic.world': 'Mondo',

  bottle: '{name} ({points, plural, one {# punto} many {# punti} other {# punti}})',
  'bottle.hidden': 'una bottiglia perduta nascosta',

  // Characters

  'ability.multiply':
    'La tua bottiglia di {distillery} vale il {factor, plural, =2 {doppio} other {triplo}} dei punti indicati.',
  'ability.reveal': 'Una volta per domanda puoi lanciare un dado: con 1 o 2 ti viene mostrata la risposta giusta.',
  'ability.exchange':
    'Una volta per turno puoi lanciare un dado: con un numero pari ricevi un’altra domanda dello stesso livello.',
  'ability.twoDice.ireland': 'Se parti dalla terraferma in Irlanda lanci due dadi e li sommi.',
  'ability.twoDice.scotland': 'Se parti dalla terraferma in Scozia lanci due dadi e li sommi.',
  'ability.plus': 'Se parti dalla terraferma in Irlanda aggiungi {plus} al tuo lancio.',
  'ability.jump': 'Dopo una visita a {from} puoi saltare subito a {to}.',
  'ability.pour':
    'Prima di muoverti puoi rovesciare una bottiglia scoperta a caso di un avversario, una volta per avversario in tutta la partita.',
  'ability.wild': 'Per una bottiglia perduta puoi consegnare sei ingredienti qualsiasi.',

  // Special cards

  'card.fifty-fifty': '50/50',
  'card.fifty-fifty.text': 'Due risposte sbagliate vengono eliminate.',
  'card.expert.text': 'L’esperto dà per te la risposta giusta.',
  'card.bottle.text':
    'Una bottiglia da {points, plural, one {# punto} many {# punti} other {# punti}}. Non appartiene a nessuna regione.',
  'card.birthday': 'Compleanno',
  'card.birthday.text':
    'Bevi con gli amici una delle tue bottiglie, che torna al suo posto. Se non ne hai, scegli una bottiglia scoperta di un avversario.',
  'card.faker': 'Falsario',
  'card.faker.text': 'Dichiara falsa una bottiglia scoperta di un avversario: torna al suo posto.',
  'card.feis-ile.text': 'Vai su una casella qualsiasi di Islay. Se è una distilleria, puoi visitarla subito.',
  'card.flight-one-way': 'Biglietto di sola andata',
  'card.flight-one-way.text': 'Vola in un altro aeroporto, poi lancia e prosegui. Il biglietto si consegna.',
  'card.flight-return': 'Biglietto di andata e ritorno',
  'card.flight-return.text':
    'Vola in un altro aeroporto, poi lancia e prosegui. Il biglietto resta scoperto davanti a te e vale per un altro volo.',
  'card.hangover': 'Postumi',
  'card.hangover.text': 'Ogni tuo lancio è ridotto di 2. Un sei li fa passare, e quel lancio vale per intero.',
  'card.carriage': 'Carrozza',
  'card.carriage.text': 'Aggiungi 2 a ogni lancio, finché non tocchi terra nell’altro paese.',
  'card.leaking-barrel': 'Botte che perde',
  'card.leaking-barrel.text': 'Perdi 5 ingredienti, scelti a caso se ne hai di più.',
  'card.lost-enthusiast': 'Appassionato di distillerie perdute',
  'card.lost-enthusiast.text': 'Un avversario scopre per sempre una sua bottiglia perduta.',
  'card.luck-of-the-irish': 'Fortuna irlandese',
  'card.luck-of-the-irish.text': 'Invece di lanciare muoviti di 10 caselle; puoi fermarti prima come dopo un lancio.',
  'card.prohibition': 'Proibizionismo',
  'card.prohibition.text':
    'Dallo a un avversario: all’inizio di ogni suo turno lancia fino a tre volte in cerca di un sei. Senza il sei, in quel turno non può fare niente in distillerie, distillerie perdute e pub; il sei vi mette fine.',
  'card.robbie-macpherson.text':
    'Annuncia il contrabbandiere prima di scegliere il livello: con una risposta giusta prendi una bottiglia di quel valore da una distilleria qualsiasi che l’abbia ancora e di cui tu non ne abbia.',
  'card.spirit-of-speyside.text': 'Vai in una distilleria qualsiasi dello Speyside; puoi visitarla subito.',
  'card.truck': 'Camion',
  'card.truck.text': 'Ogni tuo lancio vale doppio, finché non tocchi terra nell’altro paese.',
  'card.aeneas-coffey.text': 'Prendi un altro ingrediente uguale per ognuno che hai.',
  'card.angels': 'Angeli',
  'card.angels.text':
    'Una bottiglia di distilleria da 3 o 5 punti di un avversario si scambia con quella da 1 punto della stessa distilleria, se c’è ancora.',
  'card.broken-cork': 'Tappo rotto',
  'card.broken-cork.text': 'Un avversario sceglie una delle proprie bottiglie, che torna al suo posto.',
  'card.gordon-macphail.text':
    'Scambia una tua bottiglia di distilleria da 1 punto con quella da 3 o 5 della stessa distilleria, se c’è ancora.',
  'card.nick-offerman.text': 'La pedina di un avversario va a Lagavulin, e il suo giocatore salta due turni.',
  'card.shackleton': 'Il whisky di Shackleton',
  'card.shackleton.text':
    'Prendi una bottiglia qualsiasi rimasta in una distilleria delle Highlands di cui non ne hai.',
  'card.pattison-crash': 'Il crac dei Pattison',
  'card.pattison-crash.text': 'Scegli due delle tue bottiglie: tornano al loro posto.',
  'card.warehouse-collapse': 'Crollo del magazzino',
  'card.warehouse-collapse.text': 'Un avversario perde 6 ingredienti, scelti a caso se ne ha di più.',
  'card.whisky-show': 'Whisky Show',
  'card.whisky-show.text': 'Vai a Londra per la fiera e salti due turni.',

  'when.turn': 'Si gioca nel proprio turno: prima del lancio, o dove il movimento è finito.',
  'when.roll': 'Si gioca al posto del lancio.',
  'when.distillery': 'Si gioca in una distilleria, prima di scegliere il livello.',
  'when.question': 'Si gioca mentre devi rispondere a una domanda.',
  'when.airport': 'Si gioca in un aeroporto, anche all’inizio del turno.',
  'when.now': 'Ha effetto appena pescata.',
  'when.self': 'Resta scoperta davanti a te.',
  'when.other': 'Si dà via appena pescata.',
  'when.bottle': 'Resta scoperta davanti a te.',

  'part.card': 'Carte bottiglia',
  'part.lost': 'Bottiglie perdute',
  'part.turns': 'Turni all’obiettivo',

  // Actions

  'action.start': 'Comincia da {place}',
  'action.roll': 'Lancia il dado',
  'action.sail': 'Naviga: {place}',
  'action.visit': 'Invece di lanciare, chiedi la domanda di questa distilleria',
  'action.pour': 'Rovescia una bottiglia di {who}',
  'action.play': 'Gioca «{card}»',
  'action.step': 'Vai a {place}',
  'action.stop': 'Fermati qui',
  'action.ask.easy': 'Domanda facile, per la bottiglia da 1 punto',
  'action.ask.medium': 'Domanda media, per la bottiglia da 3 punti',
  'action.ask.hard': 'Domanda difficile, per la bottiglia da 5 punti',
  'action.answer': 'Dai la risposta {letter}',
  'action.answer.named': 'Rispondi: {option}',
  'action.timeUp': 'Non rispondere',
  'action.throw': 'Lancia il dado per avere l’aiuto del tuo personaggio',
  'action.jump': 'Salta a Bladnoch',
  'action.redeem': 'Consegna ingredienti per una bottiglia perduta',
  'action.draw': 'Pesca una carta speciale',
  'action.swap.barley.water': 'Scambia due orzo con un’acqua',
  'action.swap.barley.yeast': 'Scambia due orzo con un lievito',
  'action.swap.water.barley': 'Scambia due acqua con un orzo',
  'action.swap.water.yeast': 'Scambia due acqua con un lievito',
  'action.swap.yeast.barley': 'Scambia due lievito con un orzo',
  'action.swap.yeast.water': 'Scambia due lievito con un’acqua',
  'action.fly.flight-one-way': 'Vola con il biglietto di sola andata: {place}',
  'action.fly.flight-return': 'Vola con il biglietto di andata e ritorno: {place}',
  'action.fly.flight-back': 'Vola con la seconda metà del biglietto di andata e ritorno: {place}',
  'action.leave': 'Rinuncia e prosegui',
  'action.pick': 'Scegli {bottle}',
  'action.choose': 'Scegli {who}',
  'action.travel': 'Vai a {place}',

  // Events

  'event.cast': '{who} interpreta {character}. {ability}',
  'event.drawn': 'Lanci per il primo turno: {throws}. Comincia {who}.',
  'event.started': '{who} comincia da {place}.',
  round: 'Round {round}',
  'event.round': 'Round {round}.',
  'event.missed': '{who} salta un turno. {left, plural, =0 {Era l’ultimo.} other {Ne salterà ancora #.}}',
  'event.sobered.lifted': '{who} lancia {throws}: un sei, il proibizionismo finisce.',
  'event.sobered.stays': '{who} lancia {throws}: nessun sei, il proibizionismo resta.',
  'event.rolled': '{who} lancia {throws}{how}: {total, plural, one {# casella} many {# caselle} other {# caselle}}.',
  'event.rolled.none': '{who} lancia {throws}{how}: resta dov’è.',
  'how.lowered': 'postumi −2',
  'how.ended': 'postumi passati',
  'how.truck': 'camion ×2',
  'how.carriage': 'carrozza +2',
  'how.plus': 'personaggio +{plus}',
  'event.walked': '{who} va a {place}.',
  'event.found.barley': '{who} trova orzo: {place}.',
  'event.found.water': '{who} trova acqua: {place}.',
  'event.found.yeast': '{who} trova lievito: {place}.',
  'event.sailed': '{who} naviga: {place}.',
  'event.flew.flight-one-way': '{who} vola: {from} – {place}.',
  'event.flew.flight-return': '{who} vola: {from} – {place}. Il biglietto di ritorno resta scoperto.',
  'event.flew.flight-back': '{who} vola con la seconda metà del biglietto: {from} – {place}.',
  'event.moved.festival': '{who} va al festival: {place}.',
  'event.moved.jump': '{who} salta a {place}.',
  'event.moved.nick-offerman': '{who} deve andare a {place} e salta due turni.',
  'event.drew': '{who} pesca «{card}». {text}',
  'event.drew.hidden': '{who} pesca una carta speciale e la tiene.',
  'event.played': '{who} gioca «{card}».',
  'event.dropped': '{who} rimette «{card}» in fondo al mazzo.',
  'event.gave': '{who} dà «{card}» a {whom}.',
  'event.asked.easy': '{place}, domanda facile per {who}: {question}',
  'event.asked.medium': '{place}, domanda media per {who}: {question}',
  'event.asked.hard': '{place}, domanda difficile per {who}: {question}',
  'event.asked.anew': 'Un’altra domanda per {who}: {question}',
  'event.threw.success': '{who} lancia {value}: è un aiuto.',
  'event.threw.failure': '{who} lancia {value}: niente aiuto.',
  'event.struck': '{who} fa eliminare due risposte sbagliate.',
  'event.answered.right': '{who}: «{answer}». Giusto! {fact}',
  'event.answered.wrong': '{who}: «{answer}». Sbagliato, la risposta giusta è «{right}». {fact}',
  'event.answered.none': '{who} non risponde. La risposta giusta è «{right}». {fact}',
  'event.took': '{who} prende {bottle}.',
  'event.redeemed': '{who} riceve una bottiglia perduta: {bottle}.',
  'event.redeemed.hidden': '{who} riceve una bottiglia perduta.',
  'event.lost.birthday': '{who} perde {bottle}, bevuta per il compleanno.',
  'event.lost.pattison-crash': '{who} perde {bottle} nel crac.',
  'event.lost.broken-cork': '{who} perde {bottle} per il tappo rotto.',
  'event.lost.faker': '{who} perde {bottle}, dichiarata falsa.',
  'event.lost.pour': '{who} perde {bottle}, rovesciata.',
  'event.exchanged': '{who} ora ha {into} al posto di {bottle}.',
  'event.shown': '{who} scopre una bottiglia perduta: {bottle}.',
  'event.gained': '{who} riceve ingredienti: {tokens}.',
  'event.gained.none': '{who} non riceve niente: nel sacchetto non ce n’è.',
  'event.spilt': '{who} perde ingredienti: {tokens}.',
  'event.spilt.none': '{who} non ha ingredienti da perdere.',
  'event.swapped': '{who} scambia al pub: {give} con {take}.',
  'event.ended.goal': '{who} ha bottiglie di tutte e sei le regioni e abbastanza punti: la partita è finita.',
  'event.ended.rounds': 'Si sono giocati centocinquanta round: la partita è finita.',

  'announced.rolled': '{who} lancia il dado …',
  'announced.sobered': '{who} cerca un sei contro il proibizionismo …',
  'announced.threw': '{who} lancia il dado per un aiuto …',

  // Prompts

  'prompt.start': 'Da dove comincia il tuo viaggio: da Edimburgo o da Dublino?',
  'prompt.turn': 'Tocca a te: lancia il dado.',
  'prompt.turn.more': 'Tocca a te: lancia il dado, o fai prima qualcos’altro.',
  'prompt.turn.harbor': 'Tocca a te: lancia il dado, o prendi il mare.',
  'prompt.turn.airport': 'Tocca a te: lancia il dado, o prendi prima l’aereo.',
  'prompt.turn.sea': 'Sei in mare: verso dove navighi?',
  'prompt.turn.onward': 'Eccoti a destinazione: lancia il dado e prosegui.',
  'prompt.turn.prohibited':
    'Il proibizionismo resta: lancia il dado, ma in questo turno non puoi fare niente in distillerie e pub.',
  'prompt.move': 'Ancora {left, plural, one {# casella} many {# caselle} other {# caselle}}: da che parte vai?',
  'prompt.move.place':
    'Ancora {left, plural, one {# casella} many {# caselle} other {# caselle}}: da che parte vai, o ti fermi qui?',
  'prompt.visit': '{place}: di che livello vuoi la domanda?',
  'prompt.visit.none': '{place}: qui non c’è nessuna domanda per te.',
  'prompt.visit.smuggling': 'Il contrabbandiere aspetta: di che livello vuoi la domanda?',
  'prompt.question': '{place}, domanda {level}: qual è la risposta giusta?',
  'prompt.question.revealed': 'La risposta giusta è già scoperta.',
  'prompt.jump': 'Salti a Bladnoch?',
  'prompt.lost': 'Consegni ingredienti per una bottiglia perduta?',
  'prompt.lost.none': 'Qui non c’è nessuna bottiglia perduta per te.',
  'prompt.pub': 'Scambia due ingredienti uguali con uno diverso, o prosegui.',
  'prompt.pub.none': 'Qui non hai niente da scambiare.',
  'prompt.airport': 'Prendi l’aereo, e per dove?',
  'prompt.airport.none': 'Non hai biglietti: prosegui.',
  'prompt.special': 'Casella speciale: pesca una carta.',
  'prompt.special.more': 'Casella speciale: pesca una carta, o giocane prima una.',
  'prompt.bottle.birthday': 'Quale delle tue bottiglie si beve per il compleanno?',
  'prompt.bottle.birthday.other': 'Non hai bottiglie: quale di quelle degli altri si beve per il compleanno?',
  'prompt.bottle.pattison-crash':
    '{left, plural, one {Quale bottiglia perdi?} many {Quali # bottiglie perdi? Scegline una.} other {Quali # bottiglie perdi? Scegline una.}}',
  'prompt.bottle.broken-cork': 'Il tappo si rompe: quale delle tue bottiglie perdi?',
  'prompt.bottle.faker': 'Quale bottiglia dichiari falsa?',
  'prompt.bottle.angels': 'Quale bottiglia scambiano gli angeli con quella da 1 punto?',
  'prompt.bottle.gordon-macphail': 'Quale bottiglia migliore prendi al posto della tua da 1 punto?',
  'prompt.bottle.shackleton': 'Quale bottiglia delle Highlands prendi?',
  'prompt.bottle.robbie-macpherson':
    'Quale bottiglia da {points, plural, one {# punto} many {# punti} other {# punti}} ti fai contrabbandare?',
  'prompt.opponent.prohibition': 'A chi dai il proibizionismo?',
  'prompt.opponent.lost-enthusiast': 'Chi scopre una bottiglia perduta?',
  'prompt.opponent.broken-cork': 'Chi perde una bottiglia?',
  'prompt.opponent.nick-offerman': 'Chi deve andare a Lagavulin?',
  'prompt.opponent.warehouse-collapse': 'Chi perde sei ingredienti?',
  'prompt.festival.feis-ile': 'Fèis Ìle: su quale casella di Islay vai?',
  'prompt.festival.spirit-of-speyside': 'Spirit of Speyside: in quale distilleria vai?',
  'prompt.they.start': '{who} sceglie da dove cominciare.',
  'prompt.they.turn': 'È il turno di {who}.',
  'prompt.they.move': '{who} è in cammino.',
  'prompt.they.visit': '{who} sceglie un livello.',
  'prompt.they.question': '{who} pensa alla risposta.',
  'prompt.they.jump': '{who} può saltare a Bladnoch.',
  'prompt.they.lost': '{who} è in una distilleria perduta.',
  'prompt.they.pub': '{who} è al pub.',
  'prompt.they.airport': '{who} è in aeroporto.',
  'prompt.they.special': '{who} sta per pescare una carta speciale.',
  'prompt.they.bottle': '{who} sceglie una bottiglia per «{card}».',
  'prompt.they.opponent': '{who} sceglie un avversario per «{card}».',
  'prompt.they.festival': '{who} va al festival con «{card}».',
  'prompt.over': 'La partita è finita.',

  // Options

  'option.extended': 'Carte estese',
  'option.extended.help': 'Se giocano anche i personaggi e le carte speciali della versione estesa.',
  'option.extended.on': 'Con',
  'option.extended.on.help': 'Quindici personaggi e tutte le carte speciali.',
  'option.extended.off': 'Senza',
  'option.extended.off.help': 'I dieci personaggi e le carte speciali della versione base.',
  'option.target': 'Punti per vincere',
  'option.target.help': 'Quanti punti fanno vincere, insieme a una bottiglia di ogni regione.',
  'option.target.15': '15',
  'option.target.15.help': 'Un viaggio breve.',
  'option.target.25': '25',
  'option.target.25.help': 'Come da regolamento.',
  'option.target.35': '35',
  'option.target.35.help': 'Un viaggio lungo.',
  'option.questionSeconds': 'Tempo per una domanda',
  'option.questionSeconds.help': 'Per quanto tempo si può pensare a una domanda.',
  'option.questionSeconds.0': 'Senza orologio',
  'option.questionSeconds.0.help': 'Tutto il tempo che vuoi.',
  'option.questionSeconds.30': '30 s',
  'option.questionSeconds.30.help': 'Svelto.',
  'option.questionSeconds.45': '45 s',
  'option.questionSeconds.45.help': 'Il tempo di leggere e di pensare.',
  'option.questionSeconds.90': '90 s',
  'option.questionSeconds.90.help': 'C’è tempo anche per un sorso.',
  'option.seen': 'Domande viste di recente',
  'option.seen.help': 'Le domande che i giocatori di questo tavolo hanno visto di recente arrivano per ultime.',
  'option.seen.any': 'A memoria',
  'option.seen.any.help': 'Se le ricorda il tavolo.',

  'ending.goal':
    'L’obiettivo è raggiunto: una bottiglia di ognuna delle sei regioni e abbastanza punti. Dietro chi vince contano prima le regioni, poi i punti.',
  'ending.rounds': 'Si sono giocati centocinquanta round.',
  'ending.resigned': 'Abbandonata prima della fine.',

  // Rules

  'rules.goal': 'L’idea',
  'rules.goal.1':
    'Da leggenda del mondo del whisky viaggi per la Scozia e l’Irlanda e raccogli bottiglie. Vinci appena hai almeno una bottiglia di ognuna delle sei regioni (Irlanda, Lowlands e Campbeltown, Highlands, Isole, Islay e Speyside) e almeno 25 punti, o quanti se ne sono stabiliti.',
  'rules.goal.2':
    'Questa è l’edizione Taproom: il tabellone stampato, le domande e i numeri di carte e punti non si sono trovati, perciò la mappa di 244 caselle, le 240 domande, i numeri delle carte e i punti di alcune bottiglie sono nostri. Concordano con tutto ciò che il testo del regolamento dice.',
  'rules.setup': 'Preparazione',
  'rules.setup.1':
    'Ognuno riceve a caso un personaggio con un’abilità. Comincia il lancio più alto; in caso di parità si rilancia. Poi ognuno sceglie se partire da Edimburgo o da Dublino.',
  'rules.setup.2':
    'Ognuna delle 46 distillerie ha tre bottiglie, da 1, 3 e 5 punti. Nessuno può averne due della stessa distilleria.',
  'rules.turn': 'Il turno',
  'rules.turn.1':
    'Lanci un dado; per ogni sei rilanci e sommi. Ti muovi di tante caselle esatte nella direzione che preferisci. Più pedine possono stare sulla stessa casella. Alla fine fai ciò che la casella offre, e il turno è finito.',
  'rules.turn.2':
    'Prima ancora si scontano i turni da saltare. Se davanti a te c’è il proibizionismo, lanci fino a tre volte in cerca di un sei: con il sei finisce; senza, lanci e ti muovi come al solito e raccogli ingredienti e carte speciali, ma non puoi fare niente in una distilleria, in una distilleria perduta o in un pub.',
  'rules.turn.3':
    'Esempi: con i postumi, 6 e 3 li fanno passare e valgono 9 caselle, mentre un 2 non ne vale nessuna. Con camion e carrozza un 4 vale 4 × 2 + 2 = 10.',
  'rules.move': 'In cammino',
  'rules.move.1':
    'Puoi fermarti prima in una distilleria, in una distilleria perduta, in un porto, in un aeroporto o in un pub. Una casella speciale (S) conta solo se il movimento finisce esattamente lì.',
  'rules.move.2': 'Chi passa su una botte, o ci si ferma, pesca un ingrediente dal sacchetto: orzo, acqua o lievito.',
  'rules.distillery': 'Distillerie e domande',
  'rules.distillery.1':
    'In una distilleria scegli un livello la cui bottiglia c’è ancora: facile per 1 punto, medio per 3, difficile per 5. Tutti vedono la domanda con le quattro risposte, ma rispondi solo tu. Se è giusta prendi la bottiglia. Se sbagli o il tempo scade, non hai niente. Poi tutti vedono la risposta giusta e una curiosità.',
  'rules.distillery.2':
    'Nessuna domanda torna nella stessa partita finché non sono uscite tutte quelle del suo livello. Le bottiglie delle distillerie stanno scoperte davanti a te, e tutti vedono che cosa è rimasto e dove.',
  'rules.tokens': 'Distillerie perdute e pub',
  'rules.tokens.1':
    'In una distilleria perduta consegni due orzo, due acqua e due lievito per la prima bottiglia del mazzo. Vale da 4 a 10 punti, non appartiene a nessuna regione, e fino alla fine la conosci solo tu.',
  'rules.tokens.2':
    'In un pub scambi due ingredienti uguali con uno diverso, quante volte vuoi. Con 3 orzo, 1 acqua e 4 lievito, due lievito per un’acqua lasciano 3, 2 e 2: abbastanza per una bottiglia perduta.',
  'rules.sea': 'Per mare e per aria',
  'rules.sea.1':
    'Da un porto puoi prendere il mare all’inizio di un turno successivo, invece di lanciare. Ogni turno in mare ti porta avanti di una casella, senza lancio. Un turno che ti porta in un porto continua subito con un lancio.',
  'rules.sea.2':
    'Con un biglietto voli da un aeroporto a un altro qualsiasi, all’inizio del turno o quando ci arrivi, poi lanci e prosegui subito. Gli aeroporti sono a Glasgow, Dublino e Aberdeen.',
  'rules.characters': 'Personaggi',
  'rules.cards': 'Carte speciali',
  'rules.cards.1':
    'Su una casella speciale peschi una carta. Alcune hanno effetto subito o restano scoperte; le altre le tieni segrete finché non le giochi nel tuo turno, prima del lancio o dove il movimento è finito.',
  'rules.bottles': 'Bottiglie e punti',
  'rules.bottles.1':
    'Le bottiglie di distillerie e le carte bottiglia stanno scoperte, quelle perdute sono nascoste. Una bottiglia bevuta, rovesciata o dichiarata falsa torna al suo posto: nella sua distilleria, dove si può vincere di nuovo, in fondo al mazzo speciale, o nel mazzo delle perdute, che si rimescola.',
  'rules.bottles.2':
    'Carte bottiglia e bottiglie perdute danno punti ma non appartengono a nessuna regione. Per Alan Winchester la bottiglia di Glenlivet da 5 punti ne vale 15.',
  'rules.end': 'La fine',
  'rules.end.1':
    'La partita finisce appena qualcuno raggiunge l’obiettivo. Poi si scoprono tutte le bottiglie nascoste e si contano i punti di ognuno.',

  // Rulings

  'WG-1':
    'L’obiettivo si verifica dopo ogni azione, e la partita finisce subito. Se più giocatori lo raggiungono nello stesso momento, vince chi è di turno, poi il prossimo in ordine. Le bottiglie nascoste contano.',
  'WG-2': 'Dopo 150 round vince chi ha più regioni, poi chi ha più punti.',
  'WG-3':
    'Il lancio: tutti i lanci si sommano, e ogni sei ne aggiunge un altro. I postumi tolgono 2, ma un sei tra i lanci li fa passare, e quel lancio vale per intero. Ciò che è sceso a 0 resta 0. Poi il camion raddoppia, la carrozza aggiunge 2 e John Jameson aggiunge 5 in Irlanda.',
  'WG-4': 'Non torni mai subito indietro per la strada da cui vieni, se non in un vicolo cieco.',
  'WG-5':
    'Una botte ti dà un ingrediente al massimo una volta per turno, e non se te l’ha dato nel tuo turno precedente.',
  'WG-6': 'Una sola bottiglia perduta per visita.',
  'WG-7': 'In un pub consegni due ingredienti uguali e ne prendi uno diverso.',
  'WG-8': 'Una carta che sposta la tua pedina su una casella speciale o su una botte lì non ti dà niente.',
  'WG-9': 'Camion e carrozza si perdono appena tocchi terra nell’altro paese, in qualunque modo.',
  'WG-10':
    'Le carte e le abilità che colpiscono le bottiglie altrui colpiscono solo quelle scoperte. Gli «Angeli» vogliono una bottiglia di distilleria da 3 o 5 punti la cui bottiglia da 1 punto ci sia ancora.',
  'WG-11':
    'Richard Paterson rovescia una sola bottiglia per avversario in tutta la partita, nel suo turno prima di muoversi; quale delle scoperte lo decide il caso.',
  'WG-12':
    'Nick Savage può saltare quando la sua domanda a Macallan è chiusa, o se lì per lui non ce n’era. Se comincia il turno dopo a Bladnoch, può chiedere lì la domanda invece di lanciare; poi il turno è finito.',
  'WG-13':
    'Billy Walker e David Stewart lanciano una volta per domanda, Jim McEwan una volta per turno, e solo finché la risposta non è scoperta.',
  'WG-14':
    'La Fortuna irlandese sostituisce il lancio: dieci caselle, meno solo se ti fermi prima, e le botti danno come al solito.',
  'WG-15':
    'Dopo Fèis Ìle o Spirit of Speyside puoi visitare subito la distilleria in cui arrivi. Un pub o una distilleria perduta non contano: lì il turno finisce.',
  'WG-16': 'Una carta giocata va in fondo al mazzo speciale. Se il mazzo è vuoto, non si pesca niente.',
  'WG-17':
    'Il 50/50 elimina a caso due risposte sbagliate, una volta per domanda. Una risposta eliminata non si può più dare.',
  'WG-18': 'Un biglietto di andata e ritorno si consegna al secondo volo.',
  'WG-19': 'Chi non si muove non fa niente sulla casella da cui è cominciato il turno.',
  'WG-20':
    'Le carte con lo stesso nome non si sommano: un secondo camion, una seconda carrozza o altri postumi vanno in fondo al mazzo. Il proibizionismo va a chi non ce l’ha, altrimenti in fondo al mazzo.',
  'WG-21': 'Un solo volo per turno.',
  'WG-22': 'In mare non torni mai subito indietro da dove vieni.',
  'WG-23':
    'Robbie MacPherson si può annunciare anche dove per te non c’è niente, purché qualche distilleria abbia per te una bottiglia di quel valore. Una risposta sbagliata lo fa perdere.',
  'WG-24': 'Quante carte hai lo sanno tutti, quali solo tu. Non c’è limite a carte e ingredienti.',
  'WG-25': 'Nick Offerman porta via anche dal mare e dall’altro paese.',
  'WG-26':
    'Ogni cosa a suo tempo, e così ogni scelta. Quando ti viene chiesto qualcosa, non puoi fare altro che rispondere proprio a quello.',
  'WG-27':
    'Dal fatto che ti si chieda qualcosa nessuno scopre niente: a chi ha una carta lo si chiede in ogni distilleria, distilleria perduta, pub, aeroporto e casella speciale in cui il movimento finisce, anche se non c’è niente da avere o da giocare.',
  'WG-28': 'Un biglietto di andata e ritorno resta scoperto dopo il primo volo.',
  'WG-29': 'Una carta la gioca chi ce l’ha, a suo tempo, e solo se serve a qualcosa.',
  'WG-30': 'La bottiglia, l’avversario o la casella che scegli per una carta devono essere adatti a quella carta.',
  'WG-31': 'Se le bottiglie nascoste sono più d’una, quale si scopre lo decide il caso.',
  'WG-32': 'Friar John Cor consegna sei ingredienti, uno alla volta, sempre di quello che ha di più.',
  'WG-33':
    'Il sacchetto contiene 30 gettoni di ogni ingrediente. Ciò che non c’è non si può pescare, prendere o raddoppiare.',
  'WG-34':
    'Si cammina lungo le strade e si naviga lungo le linee dei traghetti, sempre verso una casella vicina. In mare non si lancia, e il mare si prende solo all’inizio di un turno.',
  'WG-35':
    'Ci si ferma prima solo in una distilleria, in una distilleria perduta, in un porto, in un aeroporto o in un pub, e dopo almeno una casella.',
  'WG-36':
    'Una domanda si chiede per una bottiglia che c’è ancora, in una distilleria di cui non ne hai, e non dove hai avuto l’ultima domanda.',
  'WG-37': 'Una risposta giusta scoperta dal lancio di un personaggio la vedono tutti.',
  'WG-38': 'Il viaggio comincia da Edimburgo o da Dublino.',
  'WG-39': 'Si vola con un biglietto che si ha, verso un altro aeroporto.',
  'WG-40': 'Le domande che i giocatori di questo tavolo hanno visto di recente arrivano per ultime.',
  'WG-41': 'Se il tuo turno comincia in un aeroporto, puoi prima volare e poi lanciare. È l’unico volo di quel turno.',
  'WG-42':
    'Le carte in mano si possono giocare anche dove il movimento è finito, in una distilleria, una distilleria perduta, un pub, un aeroporto o una casella speciale, prima di fare qualcosa lì. La Fortuna irlandese no: sostituisce il lancio.',
  'WG-43':
    'La risposta a una domanda media o difficile non è mai un nome che si legge nel gioco stesso: sulla mappa, su una carta, su un personaggio o in un’altra domanda.',
  'WG-44':
    'Una bottiglia perduta costa due orzo, due acqua e due lievito, e nel mazzo delle perdute ce ne deve essere una.',
  'WG-45': 'Per le botti il tuo turno precedente è l’ultimo che hai giocato: i turni saltati non contano.',
};
