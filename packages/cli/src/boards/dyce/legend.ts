import type { Language } from '@taproom/games/text';

export const LEGEND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'c2 opens a shop, c2 y puts yellow whisky on it, ad c2 a pound; pass, take, done. Letters are colours, and K is black.',
    '1Y+2 is a shop of player 1 with yellow whisky and 2 pounds, @o the orange baron, ▣W3 the castle with the white die, ♦ the seals on it.',
    '[Y2] is a baron’s price, and → where he would go now: £ for more pounds, W nearer to the castle, ↻ clockwise; = if he stays, – if there is no such shop. Then what comes of it: 1Y−2£ is bought, 1P+4£ sold, 1Y × closed.',
    '£ pounds, B R Y whiskies and ⌂ shops in hand, ★ VPs, score; ° has the barrel. □ is the supply, ⚄ the bag.',
  ],
  cs: [
    'c2 otevře obchod, c2 y na něj dá žlutou whisky, ad c2 libru; pass je pas, take libra, done konec tahu. Písmena jsou barvy anglicky: B modrá, R červená, Y žlutá, G zelená, O oranžová, P fialová, K černá.',
    '1Y+2 je obchod hráče 1 se žlutou whisky a 2 librami, @o oranžový baron, ▣W3 hrad s bílou kostkou, ♦ pečetě na něm.',
    '[Y2] je cena barona a → kam by teď šel: £ za více librami, W blíž k hradu, ↻ po směru hodin; = když zůstává, – když takový obchod není. Potom, co z toho bude: 1Y−2£ koupě, 1P+4£ prodej, 1Y × zavření.',
    '£ libry, B R Y whisky a ⌂ obchody v ruce, ★ vítězné body, součet; ° má soudek. □ je zásoba, ⚄ pytlík.',
  ],
  it: [
    'c2 apre un negozio, c2 y ci mette whisky giallo, ad c2 una sterlina; pass passa, take prende la sterlina, done finisce il turno. Le lettere sono i colori in inglese: B blu, R rosso, Y giallo, G verde, O arancione, P viola, K nero.',
    '1Y+2 è un negozio del giocatore 1 con whisky giallo e 2 sterline, @o il barone arancione, ▣W3 il castello con il dado bianco, ♦ i sigilli.',
    '[Y2] è il prezzo di un barone e → dove andrebbe ora: £ per più sterline, W più vicino al castello, ↻ in senso orario; = se resta, – se non c’è un negozio adatto. Poi che cosa ne viene: 1Y−2£ acquisto, 1P+4£ vendita, 1Y × chiusura.',
    '£ sterline, B R Y whisky e ⌂ negozi in mano, ★ punti vittoria, totale; ° ha il barile. □ è la riserva, ⚄ il sacchetto.',
  ],
};
