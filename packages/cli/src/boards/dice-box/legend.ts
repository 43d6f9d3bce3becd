import type { Language } from '@taproom/games/text';

export const LEGEND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'r4 c2 puts a red 4 on c2. R is red, Y yellow, B blue, W white, and S3 the die that was there from the start.',
    '3 5 in a free square: it takes a 3 or a 5, in colour if you hold one. × can never be filled, and [R4] was placed last. Beside each name its points by colour and the dice in hand; – stands for the colours that nobody plays.',
  ],
  cs: [
    'r4 c2 položí červenou 4 na c2. Písmena jsou anglicky: R je červená, Y žlutá, B modrá, W bílá a S3 kostka, která tam byla od začátku.',
    '3 5 na volném poli: přijme 3 nebo 5, barevně, pokud ji máš v ruce. × už se zaplnit nedá a [R4] přibyla naposled. U každého jména jsou body podle barev a kostky v ruce; – označuje barvy, za které nikdo nehraje.',
  ],
  it: [
    'r4 c2 mette un 4 rosso in c2. Le lettere sono in inglese: R è rosso, Y giallo, B blu, W bianco, e S3 il dado che c’era dall’inizio.',
    '3 5 in una casella libera: accetta un 3 o un 5, a colori se ne hai uno in mano. × non si può più riempire, e [R4] è l’ultimo dado messo. Accanto a ogni nome i punti per colore e i dadi in mano; – indica i colori che nessuno gioca.',
  ],
};
