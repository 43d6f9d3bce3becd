import type { Language } from '@taproom/games/text';

export const LEGEND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'MH1 sows a seed, MH3 y3 puts a yellow 3 on a space, MH3 y3 wh one from the warehouse, speed MH3 u4 speeds it up, store y3 stores it; wh or res says where a die goes. buy hon u5, deal lock, play lock, aim 2 wh y3, block 2 mh, ban lag1, brew lag1 hon, brew lag1 chosen, pay y4; pass, done.',
    'y yellow, b black, g green, u blue, s seed; y3+ raised, y3! protected, y3# locked, y1* unlucky. s→y is what a space takes and gives, ↻ rerolls, ⇄ exchanges; »u4 sped it up, × is blocked, ⊘3 opens in round 3. R is the reserve, W the warehouse.',
    '★ experience, = score, ¢ coins, ▤ recipes; ° has the season token. ❄5 is round 5 in winter, ☀6 in summer, □ the supply. hon 4¢×2+1: honey costs 4, 2 are left, you have 1; +2T are two hidden tokens.',
    '✓ can be brewed now, y5? is missing. Then the reward (T is a token, yg a yellow or green die, ⚄ any die) and what enhances it: u5+3¢ is a blue die of 5 or more for 3 coins.',
  ],
  cs: [
    'MH1 zaseje semínko, MH3 y3 položí na pole žlutou 3, MH3 y3 wh žlutou 3 ze skladu, speed MH3 u4 pole urychlí, store y3 uloží kostku; wh nebo res určí, kam kostka patří. buy hon u5, deal lock, play lock, aim 2 wh y3, block 2 mh, ban lag1, brew lag1 hon, brew lag1 chosen, pay y4; pass je pas, done konec tahu.',
    'y žlutá, b černá, g zelená, u modrá, s semínko; y3+ zvýšená, y3! chráněná, y3# zamčená, y1* smolná. s→y je, co pole bere a dává, ↻ přehazuje, ⇄ vyměňuje; »u4 ho urychlila, × je zablokované, ⊘3 se otevře ve 3. kole. R je rezerva, W sklad.',
    '★ zkušenosti, = součet, ¢ mince, ▤ recepty; ° má žeton sezóny. ❄5 je 5. kolo v zimě, ☀6 v létě, □ zásoba. hon 4¢×2+1: med stojí 4, zbývají 2 a ty máš 1 (fru ovoce, spi koření, mal slad, hop chmel); +2T jsou dva skryté žetony.',
    '✓ jde uvařit hned, y5? chybí. Pak odměna (T je žeton, yg žlutá nebo zelená kostka, ⚄ libovolná) a čím recept vylepšit: u5+3¢ je modrá kostka aspoň 5 za 3 mince.',
  ],
  it: [
    'MH1 semina, MH3 y3 piazza un 3 giallo su uno spazio, MH3 y3 wh uno del Magazzino, speed MH3 u4 velocizza lo spazio, store y3 mette il dado nel Magazzino; wh o res dice dove va un dado. buy hon u5, deal lock, play lock, aim 2 wh y3, block 2 mh, ban lag1, brew lag1 hon, brew lag1 chosen, pay y4; pass passa, done finisce il turno.',
    'y giallo, b nero, g verde, u blu, s seme; y3+ aumentato, y3! protetto, y3# bloccato, y1* sfortunato. s→y è ciò che uno spazio prende e dà, ↻ rilancia, ⇄ scambia; »u4 l’ha velocizzato, × è bloccato, ⊘3 apre nel round 3. R è la Riserva Attiva, W il Magazzino.',
    '★ esperienza, = totale, ¢ Monete, ▤ Ricette; ° ha il gettone Stagione. ❄5 è il round 5 in inverno, ☀6 in estate, □ la riserva generale. hon 4¢×2+1: il Miele costa 4, ne restano 2 e tu ne hai 1 (fru Frutta, spi Spezie, mal Malto, hop Luppolo); +2T sono due gettoni coperti.',
    '✓ si può produrre ora, y5? manca. Poi la ricompensa (T è un gettone, yg un dado giallo o verde, ⚄ uno qualsiasi) e ciò che la migliora: u5+3¢ è un dado blu da 5 o più per 3 Monete.',
  ],
};
