import type { Language } from '@taproom/games/text';

export const LEGEND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'roll, sail sea-irish, ask hard, 1 to 4 (or answer 1 to answer 4) for the answer with that number on the screen, play faker, pick ardbeg-5, choose 2, swap yeast water, fly dublin, stop, leave, pass; a number takes the move that stands beside it.',
    'go oban walks to a field that can be reached, by the way with most barrels. → lists where the walk can end, @ what is near, with the number of fields, and for each region you still need the nearest distillery; ~kennacraig is where you would put to sea for it.',
    'Your bottles by region, ? hidden, + without a region. For each: ★ points, ✓ the regions (Ireland, Lowlands, Highlands, Islands, Islay, Speyside), b barley, w water, y yeast, # cards in hand, ? hidden bottles, @ where; T truck, C carriage, H hangover, P prohibition, R return ticket, −2 turns to miss. ↻ is the round, □ the bag.',
    'D135 is a distillery with the bottles you could get, ! of a region you still need, L a lost distillery, P pub, H harbour, A airport, S special, B barrel. Cards: ⚄ in your turn, D at a distillery, ? during a question, A at an airport.',
  ],
  cs: [
    'roll hází, sail sea-irish pluje, ask hard chce těžkou otázku, 1 až 4 (nebo answer 1 až answer 4) odpovídá podle čísel na obrazovce, play faker hraje kartu, pick ardbeg-5 vybírá láhev, choose 2 hráče, swap yeast water směňuje, fly dublin letí; stop, leave, pass. Číslo zvolí tah, u kterého stojí.',
    'go oban dojde na pole, na které se dá dojít, cestou s nejvíce sudy. → ukazuje, kde může cesta skončit, @ co je poblíž, vždy s počtem polí, a nejbližší palírnu každého regionu, který ti chybí; ~kennacraig je přístav, odkud se k ní pluje.',
    'Tvoje lahve podle regionů, ? skryté, + bez regionu. U každého: ★ body, ✓ regiony (Irsko, Lowlands, Highlands, Ostrovy, Islay, Speyside), b ječmen, w voda, y kvasinky, # karty v ruce, ? skryté lahve, @ kde je; T náklaďák, C povoz, H kocovina, P prohibice, R zpáteční letenka, −2 vynechané tahy. ↻ je kolo, □ pytlík.',
    'D135 je palírna s lahvemi, které v ní můžeš získat, ! z regionu, který ti ještě chybí, L zaniklá palírna, P hospoda, H přístav, A letiště, S speciální pole, B sud. Karty: ⚄ ve vlastním tahu, D v palírně, ? u otázky, A na letišti.',
  ],
  it: [
    'roll lancia, sail sea-irish naviga, ask hard sceglie una domanda difficile, 1–4 (o answer 1 … answer 4) dà la risposta con quel numero sullo schermo, play faker gioca una carta, pick ardbeg-5 sceglie una bottiglia, choose 2 un giocatore, swap yeast water scambia, fly dublin vola; stop, leave, pass. Un numero sceglie la mossa accanto.',
    'go oban cammina fino a una casella raggiungibile, per la via con più botti. → mostra dove può finire il cammino, @ che cosa c’è vicino, con il numero di caselle, e la distilleria più vicina di ogni regione che ti manca; ~kennacraig è il porto da cui si salpa.',
    'Le tue bottiglie per regione, ? nascoste, + senza regione. Per ognuno: ★ punti, ✓ le regioni (Irlanda, Lowlands, Highlands, Isole, Islay, Speyside), b orzo, w acqua, y lievito, # carte in mano, ? bottiglie nascoste, @ dove; T camion, C carrozza, H postumi, P proibizionismo, R biglietto di ritorno, −2 turni da saltare. ↻ è il round, □ il sacchetto.',
    'D135 è una distilleria con le bottiglie che puoi avere, ! di una regione che ti manca, L una distilleria perduta, P pub, H porto, A aeroporto, S speciale, B botte. Carte: ⚄ nel tuo turno, D in una distilleria, ? durante una domanda, A in un aeroporto.',
  ],
};
