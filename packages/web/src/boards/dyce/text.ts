import {
  type BaronName,
  type DyceView,
  type Foreseen,
  isNatural,
  type Natural,
  type Shop,
  type Traded,
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
  blend: '{whisky} blend: {formula}',
  blendsToSell: 'Blends to sell',
  blendSold: '{whisky} blend: sold',
  blendLeft: '{whisky} blend: still to sell, made of {formula}',
  rises:
    'White die: {left, plural, =0 {its next rise ends the game} one {it can rise once more} other {it can rise # more times}}',

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
  selling: '{space}: obchod ({name}) s {whisky} whisky',
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
  blend: '{whisky} whisky: {formula}',
  blendsToSell: 'Míchané whisky k prodeji',
  blendSold: '{whisky} whisky: prodaná',
  blendLeft: '{whisky} whisky: zbývá prodat; složení: {formula}',
  rises:
    'Bílá kostka: {left, plural, =0 {příští otočení ukončí hru} one {může stoupnout ještě jednou} few {může stoupnout ještě #krát} many {může stoupnout ještě #krát} other {může stoupnout ještě #krát}}',

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
  blend: 'miscela {whisky}: {formula}',
  blendsToSell: 'Miscele da vendere',
  blendSold: 'miscela {whisky}: venduta',
  blendLeft: 'miscela {whisky}: da vendere, con {formula}',
  rises:
    'Dado bianco: {left, plural, =0 {la prossima salita chiude la partita} one {può salire ancora una volta} other {può salire ancora # volte}}',

  lastRound: 'Che cosa hanno fatto i baroni',
  stayed: 'fermo',
  tradeTag: '{type, select, bought {−£{price}} sold {+£{price}} other {chiuso}}',
};

const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, cs, it };

export function boardText(language: Language) {
  const say = speaker(language, CATALOGUES[language]);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const baronName = (baron: BaronName): string => say('baron', { baron });

  function trade({ type, price, vps, whisky }: Traded, name: string): string {
    if (type === 'bought') return say('buys', { name, price });
    if (type === 'sold') return say(vps === 0 ? 'sellsAlone' : 'sells', { name, price, vps });
    return say(isNatural(whisky) ? 'closesBuy' : 'closesSell', { name, price });
  }

  return {
    say,
    baron: baronName,
    /** What a baron would do now and why, in the words of the log, and the result. */
    foreseen({ walk, trade: deal }: Foreseen, names: readonly string[], text: GameText): string {
      const walks = text.event(walk, names) ?? '';
      return say('next', { what: deal ? `${walks} ${trade(deal, names[deal.seat] ?? '')}` : walks });
    },
    /** Everything visible on a space. */
    space(space: string, shop: Readonly<Shop> | null, barons: readonly BaronName[], names: readonly string[]): string {
      const who = barons.map((baron) => baronName(baron).toLocaleLowerCase(language));
      const here = who.length > 0 ? say('here', { count: who.length, barons: and.format(who) }) : '';
      if (!shop) return say('free', { space }) + here;
      const name = names[shop.owner] ?? '';
      const whisky = shop.whisky && say('withWhisky', { whisky: shop.whisky });
      const what = whisky ? say('selling', { space, name, whisky }) : say('empty', { space, name });
      return what + (shop.pounds > 0 ? say('pounds', { count: shop.pounds }) : '') + here;
    },
    castle(space: string, view: DyceView, names: readonly string[]): string {
      const down = names.filter((_, seat) => view.seats[seat]?.sealed);
      return (
        say('castle', { space, value: view.white }) + (down.length > 0 ? say('seals', { names: and.format(down) }) : '')
      );
    },
    /** Counts by colour: "blue 2, red 1". */
    counts: (counts: Readonly<Partial<Record<Whisky, number>>>): string =>
      Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([whisky, value]) => say('die', { whisky: say('whisky', { whisky }), value }))
        .join(', '),
    dice: (dice: readonly { readonly whisky: Whisky; readonly value: number }[]): string =>
      dice.map(({ whisky, value }) => say('die', { whisky: say('whisky', { whisky }), value })).join(', '),
    formula: (naturals: readonly Natural[]): string => and.format(naturals.map((whisky) => say('whisky', { whisky }))),
  };
}

export type BoardText = ReturnType<typeof boardText>;
