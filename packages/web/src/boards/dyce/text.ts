import type { Seat } from '@taproom/engine';
import {
  type BaronName,
  BLENDS,
  type Die,
  type DyceAction,
  type DyceView,
  FORMULAS,
  type Foreseen,
  isNatural,
  type Natural,
  type Shop,
  SPACE_NAMES,
  type Traded,
  vpsFor,
  type Whisky,
} from '@taproom/games/dyce';
import { type Catalogue, type GameText, type Language, speaker } from '@taproom/games/text';

const en = {
  city: 'The city of Dyce',
  whisky:
    '{whisky, select, blue {blue} red {red} yellow {yellow} green {green} orange {orange} purple {purple} other {black}}',
  withWhisky:
    '{whisky, select, blue {blue} red {red} yellow {yellow} green {green} orange {orange} purple {purple} other {black}}',
  baron: '{baron, select, orange {Orange baron} green {Green baron} purple {Purple baron} other {Black baron}}',
  baronShort: '{baron, select, orange {Orange} green {Green} purple {Purple} other {Black}}',
  gate: '{baron, select, orange {north gate} green {east gate} purple {south gate} other {west gate}}',

  free: '{space}: free',
  empty: '{space}: shop of {name}, empty',
  selling: '{space}: shop of {name} with {whisky} whisky',
  pounds: ' and {count, plural, one {# pound} other {# pounds}}',
  here: '; {count, plural, one {the {barons} stands here} other {the {barons} stand here}}',
  castle: '{space}: the castle; the white die shows {value}',
  seals: '; seals of {names}',

  line: '{baron}, at {place}. Prices: {dice}.',
  die: '{whisky} {value}',
  next: 'Next: {what}',
  buys: '{name} buys for {price, plural, one {# pound} other {# pounds}}.',
  sells:
    '{name} sells for {price, plural, one {# pound} other {# pounds}} and {vps, plural, one {# VP} other {# VPs}}.',
  sellsAlone: '{name} sells for {price, plural, one {# pound} other {# pounds}} and keeps the cube.',
  closesBuy: '{name} cannot pay {price, plural, one {# pound} other {# pounds}}: the shop closes.',
  closesSell: '{name} lacks what goes into it: the shop closes.',
  allWays: 'Show all next moves',
  waysShort: 'Next moves',
  noWays: 'The barons set out once the round is over.',

  turn: '{actions, select, 0 {Two actions left.} other {One action left.}} Choose a space.',
  lastTurn: 'Last turn: {actions, select, 0 {two actions left.} other {one action left.}}',
  watching: '{name} is at work.',
  over: 'The game is over.',
  supply: 'Supply of whiskies',
  stock: 'Stock {whisky} whisky on {space}, {left} left',
  stockIdle: '{whisky} whisky, {left} left in the supply',
  verbs: 'What to do',
  open: 'Open',
  openAt: 'Open a shop on {space} for 1 pound',
  openIdle: 'Open a shop for 1 pound: choose a free space first',
  advertise: 'Advertise',
  advertiseAt: 'Advertise on {space} with 1 pound',
  advertiseIdle: 'Advertise with 1 pound: choose a shop first',
  pass: 'Pass',
  passLabel: 'Pass: put your seal on the castle',
  take: 'Take £1',
  takeLabel: 'Take a pound instead of actions',
  done: 'End turn',
  doneLabel: 'End your turn',
  endsRound: '; then the barons go',

  draft: 'Choose your first whisky',
  draftWait: '{name} chooses a whisky',
  choose: 'Take {whisky} whisky',

  merchants: 'Merchants',
  merchant:
    '{name}: {score, plural, one {# point} other {# points}}; {pounds, plural, one {# pound} other {# pounds}}; {whiskies}; {vps, plural, one {# VP} other {# VPs}}; {shops, plural, =0 {no shop} one {# shop} other {# shops}} in hand{seal}{barrel}',
  noWhisky: 'no whisky',
  sealed: '; seal on the castle',
  barrel: '; has the barrel',
  toAct: ', to act',
  bag: 'Dice in the bag: {dice}',

  blends: 'The blends',
  blend: '{whisky}: {formula}',
  blendsToSell: 'Blends to sell',
  blendSold: '{whisky}: sold',
  blendLeft: '{whisky}: still to sell, made of {formula}',
  rises:
    'White die: {left, plural, =0 {its next rise ends the game} one {it can rise once more} other {it can rise # more times}}',

  stocked:
    '{whisky, select, blue {blue whisky} red {red whisky} yellow {yellow whisky} green {green blend} orange {orange blend} purple {purple blend} other {black blend}}',
  freeNow: 'Open a shop here for 1 pound.',
  freeVisited: 'No shop can open here while a baron stands on it.',
  freePoor: 'Opening a shop takes a pound, and you have none in hand.',
  freeNone: 'All your shops are in the city already.',
  ownNow: 'Press a whisky: blue, red or yellow to buy it, the others to sell it.',
  ownVisited: 'It cannot be stocked while a baron stands there.',
  otherNow: 'A pound here draws barons, who prefer the richer of equally near shops.',
  heading: '{count, plural, one {The {barons} is heading here.} other {Heading here: {barons}.}}',
  whatOpen: 'A shop on {space} for 1 pound. Barons come once it shows a whisky.',
  whatBuy: '{whisky} on {space}, to buy it.',
  whatSell: '{whisky} on {space}, to sell it: it takes {formula}.',
  whatAdvertise:
    'A pound on {space}: barons prefer the richer of equally near shops. It is lost when one trades there.',
  whatPass: 'Your seal goes on the castle. In your next turn you may take a pound instead of acting.',
  whatTake: 'A pound instead of actions.',
  whatDone: 'Your turn ends.',
  thenBarons: 'Then the barons come, and that cannot be undone.',
  nobodyComes: 'No baron would head for it now.',
  losesNow: 'That would lose the game at once.',
  againTap: 'Tap again to do it.',
  againKey: 'Press {key} again to do it.',
  aboutNatural: '{whisky}, {left} left: bought from barons for 1 to 3 pounds. It goes into {blends}.',
  aboutBlend:
    '{whisky}, {left} left: made of {formula}. Barons pay 4 to 6 pounds{vps, plural, =0 {, and you keep the cube.} one { and # VP.} other { and # VPs.}}',
  first: 'To stock one, choose a shop of yours first.',
  whatChoose: '{whisky} goes into {blends}.',
  castleRule: 'It rises after a round in which the die of a blend went back to the bag; above 6 the game ends',
  toBuy: 'to buy',
  toSell: 'to sell',
  worth: 'A pound counts 1, a whisky in hand {whisky}, a VP {vp}',
  risesNow: '. If the barons came now, it would rise',
  endsNow: '. If the barons came now, the game would end',

  lastRound: 'What the barons did last',
  stayed: 'stays',
  tradeTag: '{type, select, bought {−£{price}} sold {+£{price}} other {closed}}',
};

type Key = keyof typeof en;

const cs: Catalogue<Key> = {
  city: 'Město Dyce',
  whisky:
    '{whisky, select, blue {modrá} red {červená} yellow {žlutá} green {zelená} orange {oranžová} purple {fialová} other {černá}}',
  withWhisky:
    '{whisky, select, blue {modrou} red {červenou} yellow {žlutou} green {zelenou} orange {oranžovou} purple {fialovou} other {černou}}',
  baron: '{baron, select, orange {Oranžový baron} green {Zelený baron} purple {Fialový baron} other {Černý baron}}',
  baronShort: '{baron, select, orange {Oranžový} green {Zelený} purple {Fialový} other {Černý}}',
  gate: '{baron, select, orange {severní brána} green {východní brána} purple {jižní brána} other {západní brána}}',

  free: '{space}: volné pole',
  empty: '{space}: obchod ({name}), prázdný',
  selling: '{space}: obchod ({name}) {colour, select, yellow {se} green {se} other {s}} {whisky} whisky',
  pounds: ' a {count, plural, one {# librou} few {# librami} many {# libry} other {# librami}}',
  here: '; {count, plural, one {stojí tu {barons}} few {stojí tu {barons}} many {stojí tu {barons}} other {stojí tu {barons}}}',
  castle: '{space}: hrad; bílá kostka ukazuje {value}',
  seals: '; pečetě: {names}',

  line: '{baron}, místo: {place}. Ceny: {dice}.',
  die: '{whisky} {value}',
  next: 'Příště: {what}',
  buys: '{name} kupuje za {price, plural, one {# libru} few {# libry} many {# libry} other {# liber}}.',
  sells:
    '{name} prodává za {price, plural, one {# libru} few {# libry} many {# libry} other {# liber}} a {vps, plural, one {# VB} few {# VB} many {# VB} other {# VB}}.',
  sellsAlone:
    '{name} prodává za {price, plural, one {# libru} few {# libry} many {# libry} other {# liber}} a kámen si nechává.',
  closesBuy:
    '{name} nemá na zaplacení {price, plural, one {# libry} few {# liber} many {# libry} other {# liber}}: obchod se zavře.',
  closesSell: '{name} nemá, z čeho ji namíchat: obchod se zavře.',
  allWays: 'Ukázat všechny příští tahy',
  waysShort: 'Příští tahy',
  noWays: 'Baroni vyrazí, až kolo skončí.',

  turn: '{actions, select, 0 {Zbývají dvě akce.} other {Zbývá jedna akce.}} Vyber pole.',
  lastTurn: 'Poslední tah: {actions, select, 0 {zbývají dvě akce.} other {zbývá jedna akce.}}',
  watching: 'Na tahu: {name}.',
  over: 'Hra skončila.',
  supply: 'Zásoba whisky',
  stock: 'Vystavit {whisky} whisky na {space}, zbývá {left}',
  stockIdle: '{whisky} whisky, v zásobě {left}',
  verbs: 'Co udělat',
  open: 'Otevřít',
  openAt: 'Otevřít obchod na {space} za 1 libru',
  openIdle: 'Otevřít obchod za 1 libru: nejdřív vyber volné pole',
  advertise: 'Lákat',
  advertiseAt: 'Lákat barony na {space} za 1 libru',
  advertiseIdle: 'Lákat barony za 1 libru: nejdřív vyber obchod',
  pass: 'Pasovat',
  passLabel: 'Pasovat: položit pečeť na hrad',
  take: 'Vzít 1 £',
  takeLabel: 'Místo akcí si vzít libru',
  done: 'Konec tahu',
  doneLabel: 'Ukončit tah',
  endsRound: '; pak jdou baroni',

  draft: 'Vyber si první whisky',
  draftWait: 'První whisky vybírá {name}',
  choose: 'Vzít {whisky} whisky',

  merchants: 'Obchodníci',
  merchant:
    '{name}: {score, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}; {pounds, plural, one {# libra} few {# libry} many {# libry} other {# liber}}; {whiskies}; {vps} VB; {shops, plural, =0 {žádný obchod} one {# obchod} few {# obchody} many {# obchodu} other {# obchodů}} v ruce{seal}{barrel}',
  noWhisky: 'žádná whisky',
  sealed: '; pečeť na hradě',
  barrel: '; má soudek',
  toAct: ', na tahu',
  bag: 'Kostky v pytlíku: {dice}',

  blends: 'Míchané whisky',
  blend: '{whisky}: {formula}',
  blendsToSell: 'Míchané whisky k prodeji',
  blendSold: '{whisky}: prodaná',
  blendLeft: '{whisky}: zbývá prodat; složení: {formula}',
  rises:
    'Bílá kostka: {left, plural, =0 {příští otočení ukončí hru} one {může stoupnout ještě jednou} few {může stoupnout ještě #krát} many {může stoupnout ještě #krát} other {může stoupnout ještě #krát}}',

  stocked:
    '{whisky, select, blue {modrá whisky} red {červená whisky} yellow {žlutá whisky} green {zelená whisky} orange {oranžová whisky} purple {fialová whisky} other {černá whisky}}',
  freeNow: 'Otevři tu obchod za 1 libru.',
  freeVisited: 'Dokud tu stojí baron, obchod otevřít nejde.',
  freePoor: 'Otevřít obchod stojí libru a ty žádnou v ruce nemáš.',
  freeNone: 'Všechny tvé obchody už jsou ve městě.',
  ownNow: 'Stiskni whisky: modrou, červenou nebo žlutou koupíš, ostatní prodáš.',
  ownVisited: 'Dokud tu stojí baron, nejde nic vystavit.',
  otherNow: 'Libra tu láká barony: ze stejně blízkých obchodů volí bohatší.',
  heading:
    '{count, plural, one {Míří sem {barons}.} few {Míří sem {barons}.} many {Míří sem {barons}.} other {Míří sem {barons}.}}',
  whatOpen: 'Obchod na {space} za 1 libru. Baroni přijdou, až v něm bude whisky.',
  whatBuy: '{whisky} na {space}, ke koupi.',
  whatSell: '{whisky} na {space}, k prodeji: potřebuje barvy {formula}.',
  whatAdvertise:
    'Libra na {space}: ze stejně blízkých obchodů volí baroni bohatší. Propadne, až tu některý zobchoduje.',
  whatPass: 'Položíš pečeť na hrad. V příštím tahu si můžeš místo akcí vzít libru.',
  whatTake: 'Libra místo akcí.',
  whatDone: 'Tvůj tah skončí.',
  thenBarons: 'Pak přijdou baroni a to už vrátit nejde.',
  nobodyComes: 'Teď by pro ni žádný baron nevyrazil.',
  losesNow: 'To by znamenalo okamžitou prohru.',
  againTap: 'Potvrď dalším klepnutím.',
  againKey: 'Potvrď dalším stiskem {key}.',
  aboutNatural: '{whisky}, v zásobě {left}: od baronů stojí 1 až 3 libry. Patří do barev {blends}.',
  aboutBlend:
    '{whisky}, v zásobě {left}; složení: {formula}. Baroni platí 4 až 6 liber{vps, plural, =0 { a kámen si necháš.} one { a # VB.} few { a # VB.} many { a # VB.} other { a # VB.}}',
  first: 'Chceš-li ji vystavit, vyber nejdřív svůj obchod.',
  whatChoose: '{whisky} patří do barev {blends}.',
  castleRule: 'Stoupne po kole, ve kterém se do pytlíku vrátila kostka míchané whisky; nad 6 hra končí',
  toBuy: 'ke koupi',
  toSell: 'k prodeji',
  worth: 'Libra platí 1, whisky v ruce {whisky}, VB {vp}',
  risesNow: '. Kdyby baroni přišli teď, stoupla by',
  endsNow: '. Kdyby baroni přišli teď, hra skončí',

  lastRound: 'Co baroni naposledy udělali',
  stayed: 'stojí',
  tradeTag: '{type, select, bought {−{price} £} sold {+{price} £} other {zavřeno}}',
};

const it: Catalogue<Key> = {
  city: 'La città di Dyce',
  whisky:
    '{whisky, select, blue {blu} red {rosso} yellow {giallo} green {verde} orange {arancione} purple {viola} other {nero}}',
  withWhisky:
    '{whisky, select, blue {blu} red {rosso} yellow {giallo} green {verde} orange {arancione} purple {viola} other {nero}}',
  baron: '{baron, select, orange {Barone arancione} green {Barone verde} purple {Barone viola} other {Barone nero}}',
  baronShort: '{baron, select, orange {Arancione} green {Verde} purple {Viola} other {Nero}}',
  gate: '{baron, select, orange {porta nord} green {porta est} purple {porta sud} other {porta ovest}}',

  free: '{space}: libera',
  empty: '{space}: negozio di {name}, vuoto',
  selling: '{space}: negozio di {name} con whisky {whisky}',
  pounds: ' e {count, plural, one {# sterlina} other {# sterline}}',
  here: '; {count, plural, one {qui sta il {barons}} other {qui stanno {barons}}}',
  castle: '{space}: il castello; il dado bianco mostra {value}',
  seals: '; sigilli: {names}',

  line: '{baron}, {place}. Prezzi: {dice}.',
  die: '{whisky} {value}',
  next: 'Prossima mossa: {what}',
  buys: '{name} compra per {price, plural, one {# sterlina} other {# sterline}}.',
  sells:
    '{name} vende per {price, plural, one {# sterlina} other {# sterline}} e {vps, plural, one {# PV} other {# PV}}.',
  sellsAlone: '{name} vende per {price, plural, one {# sterlina} other {# sterline}} e tiene il cubetto.',
  closesBuy: '{name} non può pagare {price, plural, one {# sterlina} other {# sterline}}: il negozio chiude.',
  closesSell: '{name} non ha gli ingredienti: il negozio chiude.',
  allWays: 'Mostra tutte le prossime mosse',
  waysShort: 'Prossime mosse',
  noWays: 'I baroni si muovono a fine round.',

  turn: '{actions, select, 0 {Restano due azioni.} other {Resta un’azione.}} Scegli una casella.',
  lastTurn: 'Ultimo turno: {actions, select, 0 {restano due azioni.} other {resta un’azione.}}',
  watching: 'Tocca a {name}.',
  over: 'La partita è finita.',
  supply: 'Riserva di whisky',
  stock: 'Metti whisky {whisky} in {space}, ne restano {left}',
  stockIdle: 'Whisky {whisky}, {left} nella riserva',
  verbs: 'Che cosa fare',
  open: 'Apri',
  openAt: 'Apri un negozio in {space} per 1 sterlina',
  openIdle: 'Apri un negozio per 1 sterlina: prima scegli una casella libera',
  advertise: 'Attira',
  advertiseAt: 'Attira i baroni in {space} con 1 sterlina',
  advertiseIdle: 'Attira i baroni con 1 sterlina: prima scegli un negozio',
  pass: 'Passa',
  passLabel: 'Passa: metti il sigillo sul castello',
  take: 'Prendi 1 £',
  takeLabel: 'Prendi una sterlina invece di agire',
  done: 'Fine turno',
  doneLabel: 'Termina il turno',
  endsRound: '; poi tocca ai baroni',

  draft: 'Scegli il tuo primo whisky',
  draftWait: '{name} sceglie un whisky',
  choose: 'Prendi il whisky {whisky}',

  merchants: 'Mercanti',
  merchant:
    '{name}: {score, plural, one {# punto} other {# punti}}; {pounds, plural, one {# sterlina} other {# sterline}}; {whiskies}; {vps} PV; {shops, plural, =0 {nessun negozio} one {# negozio} other {# negozi}} in mano{seal}{barrel}',
  noWhisky: 'nessun whisky',
  sealed: '; sigillo sul castello',
  barrel: '; ha il barile',
  toAct: ', di turno',
  bag: 'Dadi nel sacchetto: {dice}',

  blends: 'Le miscele',
  blend: '{whisky}: {formula}',
  blendsToSell: 'Miscele da vendere',
  blendSold: '{whisky}: venduta',
  blendLeft: '{whisky}: da vendere, con {formula}',
  rises:
    'Dado bianco: {left, plural, =0 {la prossima salita chiude la partita} one {può salire ancora una volta} other {può salire ancora # volte}}',

  stocked:
    '{whisky, select, blue {whisky blu} red {whisky rosso} yellow {whisky giallo} green {miscela verde} orange {miscela arancione} purple {miscela viola} other {miscela nera}}',
  freeNow: 'Apri qui un negozio per 1 sterlina.',
  freeVisited: 'Finché c’è un barone, qui non si può aprire.',
  freePoor: 'Per aprire serve una sterlina, e in mano non ne hai.',
  freeNone: 'Tutti i tuoi negozi sono già in città.',
  ownNow: 'Premi un whisky: blu, rosso o giallo per comprarlo, gli altri per venderlo.',
  ownVisited: 'Finché c’è un barone, non si può rifornire.',
  otherNow: 'Una sterlina qui attira i baroni: tra negozi ugualmente vicini scelgono il più ricco.',
  heading: '{count, plural, one {Sta venendo qui il {barons}.} other {Stanno venendo qui: {barons}.}}',
  whatOpen: 'Un negozio in {space} per 1 sterlina. I baroni verranno quando mostrerà un whisky.',
  whatBuy: '{whisky} in {space}, da comprare.',
  whatSell: '{whisky} in {space}, da vendere: ci vogliono {formula}.',
  whatAdvertise:
    'Una sterlina in {space}: tra negozi ugualmente vicini i baroni scelgono il più ricco. Si perde quando uno vi fa affari.',
  whatPass: 'Metti il sigillo sul castello. Al prossimo turno puoi prendere una sterlina invece di agire.',
  whatTake: 'Una sterlina invece delle azioni.',
  whatDone: 'Il tuo turno finisce.',
  thenBarons: 'Poi vengono i baroni, e non si torna più indietro.',
  nobodyComes: 'Per ora nessun barone ci andrebbe.',
  losesNow: 'Così perderesti subito la partita.',
  againTap: 'Tocca ancora per confermare.',
  againKey: 'Premi ancora {key} per confermare.',
  aboutNatural: '{whisky}, {left} nella riserva: dai baroni costa da 1 a 3 sterline. Va in: {blends}.',
  aboutBlend:
    '{whisky}, {left} nella riserva: {formula}. I baroni pagano da 4 a 6 sterline{vps, plural, =0 {, e il cubetto resta a te.} one { e # PV.} other { e # PV.}}',
  first: 'Per metterlo in vendita, scegli prima un tuo negozio.',
  whatChoose: '{whisky} va in: {blends}.',
  castleRule: 'Sale dopo un round in cui è tornato nel sacchetto un dado di miscela; oltre 6 la partita finisce',
  toBuy: 'da comprare',
  toSell: 'da vendere',
  worth: 'Una sterlina vale 1, un whisky in mano {whisky}, un PV {vp}',
  risesNow: '. Se i baroni venissero ora, salirebbe',
  endsNow: '. Se i baroni venissero ora, la partita finirebbe',

  lastRound: 'Che cosa hanno fatto i baroni',
  stayed: 'fermo',
  tradeTag: '{type, select, bought {−£{price}} sold {+£{price}} other {chiuso}}',
};

const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, cs, it };

/** Whiskies, barons and names in a language. */
function basicWords(language: Language) {
  const say = speaker(language, CATALOGUES[language]);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const baron = (name: BaronName): string => say('baron', { baron: name });
  const die = (whisky: string, value: number): string => say('die', { whisky: say('whisky', { whisky }), value });
  const formula = (whiskies: readonly Whisky[]): string =>
    list.format(whiskies.map((whisky) => say('whisky', { whisky })));
  return {
    say,
    baron,
    listed: (words: readonly string[]): string => list.format(words),
    barons: (names: readonly BaronName[]): string =>
      list.format(names.map((name) => baron(name).toLocaleLowerCase(language))),
    capital: (words: string): string => words.charAt(0).toLocaleUpperCase(language) + words.slice(1),
    /** The colours of these whiskies. */
    formula,
    /** The colours of the blends that a natural whisky goes into. */
    blendsWith: (natural: Natural): string => formula(BLENDS.filter((blend) => FORMULAS[blend].includes(natural))),
    dice: (dice: readonly Die[]): string => dice.map(({ whisky, value }) => die(whisky, value)).join(', '),
    /** Counts by colour: "blue 2, red 1". */
    counts: (counts: Readonly<Partial<Record<Whisky, number>>>): string =>
      Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([whisky, count]) => die(whisky, count))
        .join(', '),
  };
}

type Basics = ReturnType<typeof basicWords>;

/** What is on the board. */
const boardWords = ({ say, barons: named, listed, counts }: Basics) => ({
  /** Everything visible on a space. */
  space(space: string, shop: Readonly<Shop> | null, barons: readonly BaronName[], names: readonly string[]): string {
    const here = barons.length > 0 ? say('here', { count: barons.length, barons: named(barons) }) : '';
    if (!shop) return say('free', { space }) + here;
    const name = names[shop.owner] ?? '';
    const whisky = shop.whisky && say('withWhisky', { whisky: shop.whisky });
    const what = whisky ? say('selling', { space, name, whisky, colour: shop.whisky }) : say('empty', { space, name });
    return what + (shop.pounds > 0 ? say('pounds', { count: shop.pounds }) : '') + here;
  },
  castle(space: string, view: DyceView, names: readonly string[]): string {
    const down = names.filter((_, seat) => view.seats[seat]?.sealed);
    return say('castle', { space, value: view.white }) + (down.length > 0 ? say('seals', { names: listed(down) }) : '');
  },
  /** Everything a merchant has. */
  merchant(seat: Seat, { seats, first }: DyceView, names: readonly string[]): string {
    const { score = 0, pounds = 0, vps = 0, shops = 0, whiskies = {}, sealed = false } = seats[seat] ?? {};
    return say('merchant', {
      name: names[seat] ?? '',
      score,
      pounds,
      vps,
      shops,
      whiskies: counts(whiskies) || say('noWhisky'),
      seal: sealed ? say('sealed') : '',
      barrel: first === seat ? say('barrel') : '',
    });
  },
});

/** What the barons would do now and why, in the words of the log, and the result. */
const forecastWords = ({ say, barons }: Basics) => {
  function trade({ type, price, vps, whisky }: Traded, name: string): string {
    if (type === 'bought') return say('buys', { name, price });
    if (type === 'sold') return say(vps === 0 ? 'sellsAlone' : 'sells', { name, price, vps });
    return say(isNatural(whisky) ? 'closesBuy' : 'closesSell', { name, price });
  }

  function visit({ walk, trade: deal }: Foreseen, names: readonly string[], text: GameText): string {
    const walks = text.event(walk, names) ?? '';
    return deal ? `${walks} ${trade(deal, names[deal.seat] ?? '')}` : walks;
  }

  return {
    foreseen: (way: Foreseen, names: readonly string[], text: GameText): string =>
      say('next', { what: visit(way, names, text) }),
    /** What the barons would do for a space. */
    coming(ways: readonly Foreseen[], names: readonly string[], text: GameText): string {
      return ways.length === 0 ? say('nobodyComes') : ways.map((way) => visit(way, names, text)).join(' ');
    },
    /** Who would come to a space; whoever reaches an equal one this round does not. */
    heading(forecast: readonly Foreseen[], space: string): string {
      const goesElsewhere = ({ targets, to }: Foreseen['walk']): boolean => to !== space && targets.includes(to);
      const coming = forecast.filter(({ walk }) => walk.targets.includes(space) && !goesElsewhere(walk));
      const who = barons(coming.map(({ walk }) => walk.baron));
      return coming.length > 0 ? say('heading', { count: coming.length, barons: who }) : '';
    },
  };
};

/** What can be done, and what it is for. */
const actionWords = ({ say, capital, formula, blendsWith }: Basics) => ({
  /** What can be done on a space, or why nothing can. */
  doing(space: string, seat: Seat, { city, barons, seats }: DyceView): string {
    const shop = city[SPACE_NAMES.indexOf(space)];
    const isVisited = barons.some((baron) => baron.space === space);
    if (shop) return say(shop.owner !== seat ? 'otherNow' : isVisited ? 'ownVisited' : 'ownNow');
    if (isVisited) return say('freeVisited');
    const { pounds = 0, shops = 0 } = seats[seat] ?? {};
    return say(shops === 0 ? 'freeNone' : pounds === 0 ? 'freePoor' : 'freeNow');
  },
  /** An action in a few words, before it is taken. */
  what(action: DyceAction): string {
    switch (action.type) {
      case 'open':
        return say('whatOpen', { space: action.space });
      case 'advertise':
        return say('whatAdvertise', { space: action.space });
      case 'stock': {
        const told = { space: action.space, whisky: capital(say('stocked', { whisky: action.whisky })) };
        if (isNatural(action.whisky)) return say('whatBuy', told);
        return say('whatSell', { ...told, formula: formula(FORMULAS[action.whisky]) });
      }
      case 'choose':
        return say('whatChoose', { whisky: capital(say('stocked', action)), blends: blendsWith(action.whisky) });
      default:
        return say(action.type === 'pass' ? 'whatPass' : action.type === 'take' ? 'whatTake' : 'whatDone');
    }
  },
  /** What a whisky of the supply is for. */
  about(whisky: Whisky, { supply, alone }: DyceView): string {
    const told = { whisky: capital(say('stocked', { whisky })), left: supply[whisky] };
    if (isNatural(whisky)) return say('aboutNatural', { ...told, blends: blendsWith(whisky) });
    return say('aboutBlend', { ...told, formula: formula(FORMULAS[whisky]), vps: alone ? 0 : vpsFor(whisky) });
  },
});

export function boardText(language: Language) {
  const basics = basicWords(language);
  return { ...basics, ...boardWords(basics), ...forecastWords(basics), ...actionWords(basics) };
}

export type BoardText = ReturnType<typeof boardText>;
