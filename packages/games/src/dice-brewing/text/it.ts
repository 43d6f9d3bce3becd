import type { Catalogue } from '../../text/format.ts';
import type { Key } from './index.ts';
import { label } from './label.ts';

export const it: Catalogue<Key> = {
  ...label.it,
  about:
    'Siete apprendisti in un birrificio che ha bisogno di un solo Mastro Birraio. Lancia malto, luppolo e Abilità di Produzione, decidi che cosa seminare, tostare, migliorare o mettere da parte, e produci le Ricette prima degli altri. Gli Ingredienti Speciali migliorano la birra, i gettoni del Mercato Nero rovinano la giornata agli avversari. Da due a quattro giocatori.',
  'person.guest': 'Fa la birra che vogliono i dadi, e gli errori se li beve.',
  'person.learner': 'Tiene ogni dado per dopo, e dopo non sa dove metterli.',
  'person.regular': 'Fa una buona Ricetta dopo l’altra e non guarda mai oltre la siepe.',
  'person.brewer': 'Prende il posto che vuoi tu, un turno prima che tu lo voglia.',
  'person.master': 'Sa ogni Ricetta a memoria, e quanto vale oggi.',
  'person.landlord': 'Dirige tre birrifici a mente ed è in testa in tutti e tre.',
  goal: 'Vince chi ha più esperienza; monete e dadi contano un po’ alla fine. Ricette fatte: {brewed} su {toBrew}.',
  'goal.last': 'È l’ultimo round. Vince chi ha più esperienza; alla fine monete e dadi contano un po’.',

  'die.yellow': '{value, plural, =1 {l’1} other {il #}} giallo{mark}',
  'die.black': '{value, plural, =1 {l’1} other {il #}} nero{mark}',
  'die.green': '{value, plural, =1 {l’1} other {il #}} verde{mark}',
  'die.blue': '{value, plural, =1 {l’1} other {il #}} blu{mark}',
  'listed.yellow': '{value} giallo{mark}',
  'listed.black': '{value} nero{mark}',
  'listed.green': '{value} verde{mark}',
  'listed.blue': '{value} blu{mark}',
  'new.yellow': 'un dado giallo',
  'new.black': 'un dado nero',
  'new.green': 'un dado verde',
  'new.blue': 'un dado blu',
  'mark.locked': '(bloccato)',
  'mark.protected': '(protetto)',
  'mark.raised': '(aumentato)',
  'mark.unlucky': '(sfortunato)',

  'building.MH': 'Casa del Malto',
  'building.HP': 'Piantagione di Luppolo',
  'building.SK': 'Scuola Professionale',
  'building.SD': 'Dipartimento dei Semi',

  'from.reserve': 'dalla Riserva Attiva',
  'from.warehouse': 'dal Magazzino',
  'in.reserve': 'nella Riserva Attiva',
  'in.warehouse': 'nel Magazzino',
  'in.space': 'nello spazio {space}',

  'ingredient.fruit': 'Frutta',
  'ingredient.spices': 'Spezie',
  'ingredient.malt': 'Malto Speciale',
  'ingredient.honey': 'Miele',
  'ingredient.hops': 'Luppolo Speciale',
  'with.fruit': 'con Frutta',
  'with.spices': 'con Spezie',
  'with.malt': 'con Malto Speciale',
  'with.honey': 'con Miele',
  'with.hops': 'con Luppolo Speciale',
  'with.blue': 'con {die}',

  'token.raise': 'Aumentare il Valore di un Dado',
  'token.reroll': 'Rilanciare un Dado',
  'token.lock': 'Bloccare/Proteggere un Dado',
  'token.withdraw': 'Prelevare un Dado',
  'token.blockBuilding': 'Bloccare un Edificio',
  'token.blockRecipe': 'Bloccare una Ricetta',

  'part.xp': 'Punti Esperienza',
  'part.coins': 'Per le Monete',
  'part.dice': 'Per i dadi',

  'action.sow.MH1': 'Semina un gettone Seme per un dado giallo (Casa del Malto 1)',
  'action.sow.HP1': 'Semina un gettone Seme per un dado verde (Piantagione di Luppolo 1)',
  'action.place.MH2': 'Tosta {die} {from} per avere un dado nero (Casa del Malto 2)',
  'action.place.MH3': 'Migliora di uno {die} {from} (Casa del Malto 3)',
  'action.place.HP2': 'Migliora di uno {die} {from} (Piantagione di Luppolo 2)',
  'action.place.SK1': 'Manda a scuola {die} {from} per rilanciare i tuoi dadi (Scuola Professionale 1)',
  'action.place.SK2':
    'Manda a scuola {die} {from} per scambiare un dado con la riserva generale (Scuola Professionale 2)',
  'action.place.SK3': 'Manda a scuola {die} {from} per avere un altro dado blu (Scuola Professionale 3)',
  'action.place.SD1': 'Scambia {die} {from} con due gettoni Seme (Dipartimento dei Semi 1)',
  'action.place.SD2': 'Scambia {die} {from} con quattro Monete (Dipartimento dei Semi 2)',
  'action.place.SD3': 'Scambia {die} {from} con quattro Monete (Dipartimento dei Semi 3)',
  'action.speed': 'Velocizza {space} con {die} {from}',
  'action.store': 'Metti {die} nel Magazzino',
  'action.pass': 'Passa',
  'action.done': 'Termina il turno',
  'action.keep.reserve': 'Metti il dado nella Riserva Attiva',
  'action.keep.warehouse': 'Metti il dado nel Magazzino',
  'action.pick': 'Scegli {die} {place} da rilanciare',
  'action.roll': 'Lancia i dadi scelti',
  'action.colour.yellow': 'Lancia i dadi gialli della riserva generale',
  'action.colour.black': 'Lancia i dadi neri della riserva generale',
  'action.colour.green': 'Lancia i dadi verdi della riserva generale',
  'action.swap': 'Scambia {die} {from} con un {value}',
  'action.decline': 'Non scambiare niente',
  'action.buy': 'Compra {ingredient} per {price, plural, one {# Moneta} many {# Monete} other {# Monete}}',
  'action.buy.cheaper':
    'Compra {ingredient} per {price, plural, one {# Moneta} many {# Monete} other {# Monete}} con {die} {from}',
  'action.deal': 'Compra il gettone «{token}» per {price, plural, one {# Moneta} many {# Monete} other {# Monete}}',
  'action.play': 'Gioca il gettone «{token}»',
  'action.aim': 'Scegli {die} {place} di {owner}',
  'action.block': 'Blocca l’edificio {building} di {owner}',
  'action.ban': 'Blocca la Ricetta {recipe}',
  'action.brew.cheapest': 'Produci {recipe}{extra}',
  'action.brew.chosen': 'Produci {recipe}{extra} scegliendo i dadi da usare',
  'action.pay': 'Usa {die}',
  'action.claim': 'Prendi il gettone «{token}»',
  'action.take.yellow': 'Prendi un dado giallo',
  'action.take.black': 'Prendi un dado nero',
  'action.take.green': 'Prendi un dado verde',
  'action.take.blue': 'Prendi un dado blu',

  'event.drawn': 'Lanci per il gettone Stagione: {rolls}. Lo riceve {who}.',
  round: 'Round {round}',
  'event.began.winter': 'Round {round}, inverno. Comincia {who}.',
  'event.began.summer': 'Round {round}, estate. Comincia {who}.',
  'event.phase.purchase': 'Acquisti: si compra e si mettono dadi in Magazzino.',
  'event.phase.window': 'Prima della produzione si possono giocare gettoni Azione.',
  'event.phase.brew': 'Produzione: ora si producono le Ricette.',
  'event.phase.tidy': 'Riordino: le plance danno ciò che vi è stato piazzato.',
  'announced.rolled': '{who} lancia i dadi.',
  'announced.rerolled': '{who} rilancia {dice}.',
  'announced.searched.yellow': '{who} lancia i dadi gialli della riserva generale.',
  'announced.searched.black': '{who} lancia i dadi neri della riserva generale.',
  'announced.searched.green': '{who} lancia i dadi verdi della riserva generale.',
  'announced.gained': '{who} riceve un dado e lo lancia subito.',
  'announced.aimed': '{who} rilancia {die}.',
  'event.rolled': '{who} lancia i dadi: {dice}.',
  'event.rolled.none': '{who} non ha dadi da lanciare.',
  'event.sown.MH1': '{who} semina per un dado giallo (Casa del Malto 1).',
  'event.sown.HP1': '{who} semina per un dado verde (Piantagione di Luppolo 1).',
  'event.placed.MH2': '{who} tosta {die} {from} (Casa del Malto 2).',
  'event.placed.MH3': '{who} migliora {die} {from} (Casa del Malto 3).',
  'event.placed.HP2': '{who} migliora {die} {from} (Piantagione di Luppolo 2).',
  'event.placed.SK1': '{who} manda a scuola {die} {from} per rilanciare dei dadi (Scuola Professionale 1).',
  'event.placed.SK2': '{who} manda a scuola {die} {from} per scambiare un dado (Scuola Professionale 2).',
  'event.placed.SK3': '{who} manda a scuola {die} {from} per un altro dado blu (Scuola Professionale 3).',
  'event.placed.SD1': '{who} scambia {die} {from} con gettoni Seme (Dipartimento dei Semi 1).',
  'event.placed.SD2': '{who} scambia {die} {from} con Monete (Dipartimento dei Semi 2).',
  'event.placed.SD3': '{who} scambia {die} {from} con Monete (Dipartimento dei Semi 3).',
  'event.sped': '{who} velocizza {space} con {die}.',
  'event.stored': '{who} mette {die} nel Magazzino.',
  'event.passed': '{who} passa.',
  'event.gained.rolled': '{who} riceve un dado e lo lancia subito: {die}.',
  'event.gained.new': '{who} riceve {die}.',
  'event.improved': '{who} ha migliorato un dado: {die}.',
  'event.kept.reserve': '{who} mette {die} nella Riserva Attiva.',
  'event.kept.warehouse': '{who} mette {die} nel Magazzino.',
  'event.seeded': '{who} prende {count, plural, one {# gettone Seme} many {# gettoni Seme} other {# gettoni Seme}}.',
  'event.earned.coins': '{who} riceve {coins, plural, one {# Moneta} many {# Monete} other {# Monete}}.',
  'event.earned.xp':
    '{who} guadagna {xp, plural, one {# Punto Esperienza} many {# Punti Esperienza} other {# Punti Esperienza}}.',
  'event.earned.both':
    '{who} guadagna {xp, plural, one {# Punto Esperienza} many {# Punti Esperienza} other {# Punti Esperienza}} e {coins, plural, one {# Moneta} many {# Monete} other {# Monete}}.',
  'event.rerolled': '{who} rilancia {dice}: ora {into}.',
  'event.searched.yellow': '{who} lancia i dadi gialli della riserva generale: {rolled}.',
  'event.searched.black': '{who} lancia i dadi neri della riserva generale: {rolled}.',
  'event.searched.green': '{who} lancia i dadi verdi della riserva generale: {rolled}.',
  'event.swapped': '{who} scambia {die} con {into}.',
  'event.declined': '{who} non scambia niente.',
  'event.bought': '{who} compra {ingredient} per {price, plural, one {# Moneta} many {# Monete} other {# Monete}}.',
  'event.bought.cheaper':
    '{who} compra {ingredient} per {price, plural, one {# Moneta} many {# Monete} other {# Monete}} con {die}.',
  'event.dealt.bought':
    '{who} compra il gettone «{token}» per {price, plural, one {# Moneta} many {# Monete} other {# Monete}}.',
  'event.dealt.hidden':
    '{who} compra un gettone Azione per {price, plural, one {# Moneta} many {# Monete} other {# Monete}}.',
  'event.dealt.earned': '{who} prende il gettone «{token}».',
  'event.dealt.earnedHidden': '{who} prende un gettone Azione.',
  'event.played': '{who} gioca il gettone «{token}».',
  'event.aimed.raise': '{who} aumenta {die} {place}: ora {into}.',
  'event.aimed.reroll.own': '{who} rilancia {die} {place}: {into}.',
  'event.aimed.reroll.other': '{who} rilancia {die} {place} di {owner}: {into}.',
  'event.aimed.protect': '{who} protegge {die} {place}.',
  'event.aimed.lock': '{who} blocca {die} {place} di {owner}.',
  'event.aimed.withdraw.own': '{who} preleva {die} dal Magazzino e lo mette nella Riserva Attiva.',
  'event.aimed.withdraw.other': '{who} preleva {die} dal Magazzino di {owner}: torna nella sua Riserva Attiva.',
  'event.blocked': '{who} blocca l’edificio {building} di {owner}: in questo round non dà niente.',
  'event.banned': '{who} blocca {recipe}: in questo round nessuno può produrla.',
  'event.brewed': '{who} produce {recipe}{extra} e usa: {dice}.',
  'event.revealed': 'Nuova Ricetta: {recipe}.',
  'event.wasted': '{who} non riceve niente da {space}: la riserva generale è vuota.',
  'event.tidied': 'Le plance sono in ordine, il round {round} è finito.',
  'event.ended.recipes': 'Sono state prodotte abbastanza Ricette: la partita è finita.',
  'event.ended.rounds': 'L’ultimo round è stato giocato: la partita è finita.',

  'prompt.place.first': 'Piazza uno o due pezzi sulla tua plancia, oppure passa.',
  'prompt.place.second': 'Piazza un secondo pezzo, oppure termina il turno.',
  'prompt.place.idle':
    'Niente da piazzare e nessuno dei tuoi gettoni si può giocare ora: passa. Ti viene chiesto perché nessuno capisca quali gettoni hai.',
  'prompt.purchase.both': 'Puoi comprare un ingrediente e un gettone Azione, e mettere dadi nel Magazzino.',
  'prompt.purchase.ingredient': 'Puoi comprare un ingrediente e mettere dadi nel Magazzino.',
  'prompt.purchase.token': 'Puoi comprare un gettone Azione e mettere dadi nel Magazzino.',
  'prompt.purchase.store': 'Puoi mettere dadi nel Magazzino; quelli nella Riserva Attiva saranno rilanciati.',
  'prompt.purchase.idle':
    'Niente da comprare o da mettere nel Magazzino e nessuno dei tuoi gettoni si può giocare ora: hai finito. Ti viene chiesto perché nessuno capisca quali gettoni hai.',
  'prompt.purchase.luck':
    '{sentence} I tuoi dadi sfortunati valgono ancora {luck, plural, one {# Moneta} many {# Monete} other {# Monete}}.',
  'prompt.window': 'Prima della produzione: gioca un gettone Azione, oppure passa; poi si produce.',
  'prompt.window.idle': 'Nessuno dei tuoi gettoni si può giocare ora: passa.',
  'prompt.brew': 'Produci una Ricetta, oppure passa.',
  'prompt.keep': 'Dove va il dado ({die}): nella Riserva Attiva o nel Magazzino?',
  'prompt.keep.withdrawn':
    'Dopo i tuoi acquisti un dado ({die}) è stato prelevato e messo nella Riserva Attiva. Lo rimetti nel Magazzino?',
  'prompt.reroll.none': 'Scegli i dadi che vuoi rilanciare.',
  'prompt.reroll.some': 'Da rilanciare: {dice}. Scegline altri, oppure lancia.',
  'prompt.colour': 'Di quale colore vuoi lanciare i dadi della riserva generale? Uno può sostituire un tuo dado.',
  'prompt.exchange.yellow':
    'I dadi gialli della riserva generale mostrano {rolled}. Scambiane uno dei tuoi, o nessuno.',
  'prompt.exchange.black': 'I dadi neri della riserva generale mostrano {rolled}. Scambiane uno dei tuoi, o nessuno.',
  'prompt.exchange.green': 'I dadi verdi della riserva generale mostrano {rolled}. Scambiane uno dei tuoi, o nessuno.',
  'prompt.aim.raise': 'Di quale tuo dado aumenti il valore di uno?',
  'prompt.aim.reroll': 'Quale dado si rilancia, tuo o di un avversario?',
  'prompt.aim.lock': 'Quale dado blocchi? Uno dei tuoi viene invece protetto.',
  'prompt.aim.withdraw': 'Quale dado torna dal Magazzino alla Riserva Attiva?',
  'prompt.aim.blockBuilding': 'Quale edificio di un avversario non dà niente in questo round?',
  'prompt.aim.blockRecipe': 'Quale Ricetta nessuno potrà produrre in questo round?',
  'prompt.pay.yellow': '{recipe}: quale dado giallo da {least} o più usi?',
  'prompt.pay.black': '{recipe}: quale dado nero da {least} o più usi?',
  'prompt.pay.green': '{recipe}: quale dado verde da {least} o più usi?',
  'prompt.claim': 'Quale gettone Azione prendi come ricompensa?',
  'prompt.choose': 'Quale dado prendi come ricompensa?',
  'prompt.they.place': '{who} piazza dadi e semi.',
  'prompt.they.purchase': '{who} fa acquisti.',
  'prompt.they.window': '{who} può giocare un gettone Azione prima della produzione.',
  'prompt.they.brew': '{who} può produrre una Ricetta.',
  'prompt.they.keep': '{who} decide dove mettere il dado ({die}).',
  'prompt.they.reroll': '{who} sceglie i dadi da rilanciare.',
  'prompt.they.colour': '{who} sceglie un colore da cercare nella riserva generale.',
  'prompt.they.exchange': '{who} può scambiare un dado con la riserva generale: {rolled}.',
  'prompt.they.aim': '{who} ha giocato il gettone «{token}» e sceglie su che cosa usarlo.',
  'prompt.they.pay': '{who} produce {recipe} e sceglie i dadi da usare.',
  'prompt.they.claim': '{who} sceglie un gettone Azione come ricompensa.',
  'prompt.they.choose': '{who} sceglie un dado come ricompensa.',
  'prompt.over': 'La partita è finita.',

  'warning.raise.both':
    'Perderesti entrambi: portato a 6, qui il dado non può più migliorare, e alla fine del round torna a {value}.',
  'warning.raise.unlessSped':
    'Serve solo se velocizzi questo spazio in questo round: l’aumento finisce prima che il dado torni.',
  'warning.raise.lost': 'L’aumento andrebbe perso: finisce con il round, e fino ad allora questo dado non serve più.',
  'warning.raise.play':
    'Qualunque dado tu aumenti ora, l’aumento andrebbe perso: finisce con il round, prima che il dado serva a qualcosa.',

  'warning.reroll.none': 'Non resterebbe nessun dado da rilanciare: il dado blu andrebbe a scuola per niente.',
  'warning.reroll.stored':
    'Nella tua Riserva Attiva non resterebbe niente: potresti rilanciare solo dadi del Magazzino.',

  'takes.MH1': 'un Seme',
  'takes.MH2': 'un dado giallo',
  'takes.MH3': 'un dado giallo o nero sotto il 6',
  'takes.HP1': 'un Seme',
  'takes.HP2': 'un dado verde sotto il 6',
  'takes.SK1': 'un dado blu di almeno 2',
  'takes.SK2': 'un dado blu di almeno 3',
  'takes.SK3': 'un dado blu di almeno 5',
  'takes.SD1': 'un dado giallo o verde',
  'takes.SD2': 'un dado nero',
  'takes.SD3': 'un dado blu',
  'atLeast.yellow': '{count, plural, one {giallo di almeno {least}} other {# gialli di almeno {least}}}',
  'atLeast.black': '{count, plural, one {nero di almeno {least}} other {# neri di almeno {least}}}',
  'atLeast.green': '{count, plural, one {verde di almeno {least}} other {# verdi di almeno {least}}}',
  'atLeast.blue': '{count, plural, one {blu di almeno {least}} other {# blu di almeno {least}}}',
  'refused.closed': '{building}: apre nel round {round}.',
  'refused.takes': '{space} accetta {takes}, e non ne hai.',
  'refused.used': 'Hai già usato {space} in questo round.',
  'refused.full': '{space} è al completo in questo round: ci sono già {who}.',
  'refused.slow': '{space} si velocizza con un dado blu di almeno {least}, finché qualcosa aspetta lì.',
  'refused.locked': 'Questo dado è bloccato fino alla fine del round.',
  'refused.placeEarlier': 'I pezzi si piazzano all’inizio del round, dopo il lancio.',
  'refused.buyLater': 'Si compra negli acquisti, dopo il piazzamento.',
  'refused.brewLater':
    'Le Ricette si producono dopo gli acquisti. Entro allora tutti i loro dadi devono essere nel tuo Magazzino: mettili lì durante il piazzamento o gli acquisti.',
  'refused.market': 'Il Mercato apre nel round {round}.',
  'refused.blackMarket': 'Il Mercato Nero apre nel round {round}.',
  'refused.bought': 'In questo round hai già comprato un ingrediente.',
  'refused.dealt': 'In questo round hai già comprato un gettone Azione.',
  'refused.soldOut': 'Non ne restano.',
  'refused.dear': 'Costa {price, plural, one {# Moneta} other {# Monete}} e tu ne hai {coins}.',
  'refused.banned': '{recipe} è bloccata in questo round.',
  'refused.missing': '{recipe}: nel Magazzino mancano ancora {dice}.',

  'option.mode': 'Modalità',
  'option.mode.help': 'Con quali Ricette si comincia, e chi vede i gettoni Azione.',
  'option.mode.standard': 'Standard',
  'option.mode.standard.help': 'Si comincia con tre o quattro Ricette facili, e i gettoni Azione sono scoperti.',
  'option.mode.advanced': 'Avanzata',
  'option.mode.advanced.help': 'Tutte le Ricette sono mescolate, e ognuno vede solo i propri gettoni Azione.',
  'option.unlucky': 'Lancio sfortunato',
  'option.unlucky.help': 'Se i dadi che mostrano 1 aiutano a pagare.',
  'option.unlucky.off': 'No',
  'option.unlucky.off.help': 'Un 1 è soltanto un 1.',
  'option.unlucky.on': 'Sì',
  'option.unlucky.on.help':
    'Due, tre o quattro dadi che mostrano 1 valgono 2, 4 o 6 Monete negli acquisti di questo round.',
  'option.coins': 'Monete iniziali',
  'option.coins.help': 'Se le Monete compensano l’ordine di gioco.',
  'option.coins.same': 'Uguali per tutti',
  'option.coins.same.help': 'Tutti cominciano con 2 Monete.',
  'option.coins.byOrder': 'Secondo l’ordine di gioco',
  'option.coins.byOrder.help':
    'Per compensare il vantaggio dell’ultimo: 5 e 2 Monete in due giocatori; 4, 5, 5 e 2 in quattro.',
  'option.rounds': 'Ultimo round',
  'option.rounds.help': 'Il round dopo il quale la partita finisce al più tardi.',
  'option.rounds.any': 'Come dice il tavolo',
  'option.rounds.any.help': 'Lo stabilisce il tavolo.',

  'ending.recipes': 'Sono state prodotte abbastanza Ricette.',
  'ending.rounds': 'L’ultimo round è stato giocato.',
  'ending.tied': 'Parità di punti: decidono le Ricette, poi le Ricette da esperto, poi le Monete.',
  'ending.resigned': 'Abbandonata prima della fine.',

  'rules.goal': 'L’idea',
  'rules.goal.1':
    'Siete apprendisti in un birrificio. Raccogliete malto, luppolo e abilità sotto forma di dadi, producete Ricette e guadagnate Monete e Punti Esperienza. Chi alla fine ha più punti, per l’esperienza e un po’ anche per Monete e dadi, diventa Mastro Birraio.',
  'rules.goal.2':
    'Questa è l’edizione Taproom: gran parte delle carte del gioco stampato non si è potuta trovare, perciò 29 delle 30 Ricette, i prezzi e due scambi sono nostri. Vanno d’accordo con ogni numero che il testo del regolamento riporta.',
  'rules.setup': 'Dadi e luoghi',
  'rules.setup.1':
    'I dadi gialli sono Malto Chiaro (14), i neri Malto Scuro (14), i verdi Luppolo (12), i blu Abilità di Produzione (10). Ci sono 6 gettoni Seme, 3 di ogni Ingrediente Speciale e 3 di ogni gettone Azione. Ciò che non è di nessuno sta nella riserva generale, e quando è finito è finito.',
  'rules.setup.2':
    'I tuoi dadi stanno in due luoghi. Quelli nella Riserva Attiva si lanciano all’inizio di ogni round. Quelli nel Magazzino conservano il loro valore, e solo con quelli si produce birra. Ognuno comincia con un dado di ogni colore nella Riserva Attiva, un gettone Seme e 2 Monete. Sono scoperte tre Ricette, quattro in quattro giocatori.',
  'rules.setup.3':
    'Il lancio più alto riceve il gettone Stagione/Priorità. Chi ce l’ha è primo in tutto, poi si prosegue in senso orario. Dopo ogni round il gettone passa al giocatore successivo e si volta: i round dispari sono inverno, i pari estate, e in estate ognuno prende un gettone Seme.',
  'rules.place': 'Piazzamento',
  'rules.place.1':
    'Tutti lanciano i dadi della Riserva Attiva. Poi si gioca a turno finché tutti hanno passato: piazza uno o due pezzi, dadi o semi, dalla Riserva Attiva o dal Magazzino sugli spazi della tua plancia. Nei tuoi turni di questa fase e della successiva puoi anche spostare gratis dadi dalla Riserva Attiva al Magazzino.',
  'rules.place.2':
    'Lo stesso spazio può essere usato da un giocatore in meno di quanti sono al tavolo; poi sull’ultima plancia resta bloccato per questo round.',
  'rules.place.3':
    'La Casa del Malto e la Piantagione di Luppolo sono aperte dall’inizio, la Scuola Professionale e il Mercato dal round 2, il Dipartimento dei Semi e il Mercato Nero dal round 3.',
  'rules.spaces': 'Gli spazi',
  'rules.spaces.1':
    'Casa del Malto. 1: un seme diventa un dado giallo. 2: un dado giallo diventa nero. 3: un dado giallo o nero aumenta di uno. Piantagione di Luppolo. 1: un seme diventa un dado verde. 2: un dado verde aumenta di uno.',
  'rules.spaces.2':
    'Scuola Professionale. 1, blu da 2 o più: subito, rilancia quanti dadi vuoi della tua Riserva Attiva e del tuo Magazzino; ognuno resta dov’è. 2, blu da 3 o più: subito, scegli giallo, nero o verde, lancia tutti i dadi di quel colore della riserva generale e scambiane uno con uno dei tuoi, o nessuno. 3, blu da 5 o più: un altro dado blu al riordino.',
  'rules.spaces.3':
    'Dipartimento dei Semi. 1: un dado giallo o verde diventa due gettoni Seme. 2: un dado nero diventa 4 Monete. 3: anche un dado blu. Ciò che si scambia va nella riserva generale.',
  'rules.speed': 'Velocizzare',
  'rules.speed.1':
    'Gli effetti arrivano al riordino. Un dado blu sotto un tuo pezzo fa avvenire subito il suo effetto: da 3 o più per nuovi dadi, per i semi e per le Monete di un dado nero, da 2 o più per aumentare un dado, da 4 o più per le Monete di un dado blu. La Scuola Professionale non si può velocizzare. Il dado blu torna alla fine del round.',
  'rules.purchase': 'Acquisti',
  'rules.purchase.1':
    'Mercato: la Frutta costa 2 Monete, Spezie e Malto Speciale 3, Miele e Luppolo Speciale 4. Un dado blu della Riserva Attiva o del Magazzino può ridurre il prezzo: di 1 per Spezie e Malto Speciale con 4 o più; per Miele e Luppolo Speciale di 1 con un 5 e di 2 con un 6. Il dado torna alla fine del round.',
  'rules.purchase.2':
    'Mercato Nero: aumentare, rilanciare e bloccare un dado costano 2 Monete; prelevare un dado, bloccare un edificio e bloccare una Ricetta ne costano 3.',
  'rules.purchase.3':
    'Con l’opzione «Lancio sfortunato»: se due, tre, oppure quattro o più dei tuoi dadi mostravano 1 dopo il lancio, lo mostrano ancora e stanno ancora nella Riserva Attiva, valgono 2, 4 o 6 Monete in questi acquisti. Ciò che avanza va perso; i dadi restano.',
  'rules.tokens': 'Gettoni Azione',
  'rules.tokens.1':
    'Aumentare: uno dei tuoi dadi vale uno in più fino alla fine del round; un dado che attende di migliorare e viene portato a 6 non migliora più. Rilanciare: un dado qualsiasi in una Riserva Attiva, in un Magazzino o in attesa su una plancia. Bloccare: il dado di un avversario non può essere usato, spostato o cambiato in questo round; uno dei tuoi è invece protetto da tutti. Prelevare: un dado di un Magazzino qualsiasi va nella Riserva Attiva del suo proprietario.',
  'rules.tokens.2':
    'Bloccare un Edificio: un edificio di un avversario non dà niente al riordino; i suoi pezzi tornano indietro. Bloccare una Ricetta: in questo round nessuno può produrla. Questi due si giocano solo prima della produzione.',
  'rules.brew': 'Produzione della birra',
  'rules.brew.1':
    'Prima tutti possono giocare gettoni Azione, a giro finché tutti hanno passato. Poi si produce a turno, una Ricetta alla volta, finché tutti hanno passato. Per ogni dado della Ricetta ne serve uno di quel colore e di almeno quel valore nel tuo Magazzino.',
  'rules.brew.2':
    'Ricevi 1 Punto Esperienza e la ricompensa della Ricetta: Monete, Punti Esperienza, un gettone Azione o dadi a scelta. Per un bonus puoi aggiungere un solo miglioramento: un dado blu del Magazzino o un ingrediente che la Ricetta nomina. I dadi vanno nella tua Riserva Attiva, l’ingrediente torna al Mercato, e subito si scopre una nuova Ricetta.',
  'rules.tidy': 'Riordino del posto di lavoro',
  'rules.tidy.1':
    'In ordine, ognuno riceve ciò che portano i pezzi sulla sua plancia. I nuovi dadi vanno nella Riserva Attiva. I dadi blu che hanno aiutato tornano indietro.',
  'rules.end': 'Fine del gioco',
  'rules.end.1':
    'Il round in cui sono state prodotte in tutto 10, 15 o 20 Ricette, in 2, 3 o 4 giocatori, è l’ultimo. Poi ai Punti Esperienza si aggiungono 1 ogni due Monete, 1 per ogni dado giallo o verde e 2 per ogni dado nero, ovunque si trovino.',
  'rules.modes': 'Standard e avanzata',
  'rules.modes.1':
    'Nella modalità standard all’inizio sono scoperte Mass Lager, Cheap Lager ed Experimental Lager, in quattro giocatori anche Sladek Pilsner, e tutti vedono i gettoni Azione. Nella modalità avanzata le prime Ricette sono casuali e i gettoni Azione stanno a faccia in giù.',

  'BR-1': 'Monete e gettoni Blocco non finiscono mai. Dadi, semi, ingredienti e gettoni Azione sì.',
  'BR-2': 'Chi passa durante il piazzamento non piazza più niente in questo round.',
  'BR-3':
    'I dadi vanno dalla Riserva Attiva al Magazzino, mai indietro, e solo nei propri turni di piazzamento e acquisto. Solo il gettone «Prelevare un Dado» ne riporta uno indietro.',
  'BR-4':
    'Usi ogni tuo spazio al massimo una volta per round, anche se lo hai velocizzato. Uno spazio usato da abbastanza avversari è bloccato per te in questo round.',
  'BR-5': 'Un dado che arriva subito si lancia subito, e va nella Riserva Attiva o nel Magazzino, come scegli.',
  'BR-6': 'Un dado che mostra 6 non si può migliorare, e nemmeno uno protetto.',
  'BR-7': 'Passare durante la produzione non è definitivo: finché qualcuno produce, puoi produrre ancora.',
  'BR-8':
    'Puoi dire quali dadi usi; i meno preziosi sono proposti per primi. Si nominano uno alla volta, dal requisito più alto, dove c’è una scelta.',
  'BR-9': 'Un dado di ricompensa è a scelta tra i colori rimasti; se non ne resta nessuno, non c’è.',
  'BR-10':
    'Ciò che i tuoi pezzi restituiscono è nella riserva generale prima che tu prenda qualcosa. Se dadi o semi mancano lo stesso, l’effetto si riprova una volta dopo quelli di tutti. Se non ce ne sono ancora, un seme è sprecato, mentre un dado torna indietro.',
  'BR-11':
    'Si giocano i gettoni Azione che si hanno: quanti se ne vuole nei propri turni di piazzamento e acquisto, e uno alla volta prima della produzione. Un gettone giocato esce dal gioco.',
  'BR-12':
    '«Bloccare un Edificio» e «Bloccare una Ricetta» si giocano solo prima della produzione. Ciò che è già stato velocizzato resta valido.',
  'BR-13':
    'In caso di parità vincono più Ricette, poi più Ricette da esperto, poi più Monete; altrimenti la vittoria è condivisa.',
  'BR-14': 'La partita finisce anche dopo il round 30.',
  'BR-15': 'Un dado migliorato va nella Riserva Attiva o nel Magazzino, come scegli.',
  'BR-16':
    'Per lo scambio serve un dado giallo, nero o verde nella Riserva Attiva o nel Magazzino, e dadi di quel colore nella riserva generale. Il nuovo dado sta dove stava il vecchio, con il valore che mostra.',
  'BR-17': 'Un rilancio non cancella niente: una condizione già soddisfatta resta soddisfatta.',
  'BR-18':
    'Puoi velocizzare un pezzo sulla tua plancia finché il suo effetto non è arrivato. Il dado blu deve essere abbastanza alto, e ciò che lo spazio dà deve essere ancora disponibile.',
  'BR-19':
    'Un turno è di uno o due pezzi; anche un solo seme è un turno. Finisce con il secondo pezzo. Si passa solo in un turno senza pezzi.',
  'BR-20':
    'Ogni cosa a suo tempo: prima si piazza, poi si compra, poi si produce. Quando ti viene chiesto qualcosa, non puoi fare altro che rispondere proprio a quello.',
  'BR-21':
    'Un pezzo va su uno spazio aperto in questo round che ne accetta colore e valore. I semi vanno sugli spazi dei semi.',
  'BR-22':
    'Puoi usare un dado solo se si trova dove lo prendi e non è bloccato. Nessuno può cambiare, rilanciare, bloccare o prelevare un dado protetto. Un dado blu va al Mercato solo se riduce il prezzo.',
  'BR-23': 'Ciò che compri va pagato. Le Monete dei dadi sfortunati si spendono per prime.',
  'BR-24':
    'Un ingrediente e un gettone Azione per round, dai round in cui aprono il Mercato e il Mercato Nero, finché ce ne sono.',
  'BR-25':
    'Aumentare: un proprio dado sotto il 6. Rilanciare: un dado qualsiasi in Riserva Attiva o Magazzino, o in attesa su una plancia. Bloccare: un dado qualsiasi in Riserva Attiva o Magazzino. Prelevare: un dado qualsiasi in un Magazzino. Bloccare un Edificio: di un avversario, dove qualcosa attende. Bloccare una Ricetta: una scoperta. I dadi bloccati e protetti non si possono scegliere.',
  'BR-26':
    'La Ricetta che produci è scoperta e non bloccata, e tutti i suoi dadi sono nel tuo Magazzino, come ciò che la migliora.',
  'BR-27':
    'Nella modalità avanzata i gettoni Azione stanno a faccia in giù: gli altri sanno quanti ne hai e quali tipi sono esauriti.',
  'BR-28': 'Chi potrebbe solo passare ha passato. Prima della produzione è chi non ha gettoni Azione.',
  'BR-29':
    'Con l’opzione «Monete iniziali: secondo l’ordine di gioco» si comincia con 5 e 2 Monete in due giocatori e con 4, 5, 5 e 2 in quattro, nell’ordine di gioco.',
  'BR-30':
    'Se dopo i tuoi acquisti un tuo dado è stato prelevato e messo nella Riserva Attiva, alla fine di quella fase ti viene chiesto se rimetterlo nel Magazzino: nell’ordine di gioco, un dado dopo l’altro. Un dado bloccato resta dov’è.',
  'BR-31':
    'Nella modalità avanzata, se hai gettoni Azione, ti viene chiesto ogni volta che un gettone di qualsiasi tipo si potrebbe giocare, anche se i tuoi no. Così nessuno capisce quali gettoni hai.',
  'BR-32':
    'Un tavolo può avere un ultimo round anticipato, come nella sfida del giorno. La partita finisce dopo quel round e si conta come sempre.',
};
