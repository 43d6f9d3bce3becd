import type { Language } from '@taproom/games/text';

export const LEGEND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Pa1 is pale malt that scores 1, Ca caramel, Ch chocolate, Ho hops, Ye yeast, * put today, ~~ water. Below are the days; beside each kind its points and the dice of its store, or +4 units still to be put.',
    '+4: from here 4 of today’s hops or yeast find room, and that is the most there is, so the first may go there. -2: it may not, since only 2 would find room.',
  ],
  cs: [
    'Pa1 je světlý slad za 1 bod, Ca karamelový, Ch čokoládový, Ho chmel, Ye kvasnice, * položeno dnes, ~~ voda. Dole jsou dny; u každého druhu jsou jeho body a kostky v zásobě, nebo +4 díly, které ještě musí na desku.',
    '+4: odtud se vejdou 4 díly dnešního chmele nebo kvasnic a víc se jich nevejde nikde, takže první smí sem. -2: sem nesmí, protože by se vešly jen 2.',
  ],
  it: [
    'Pa1 è malto chiaro da 1 punto, Ca caramello, Ch cioccolato, Ho luppolo, Ye lievito, * messo oggi, ~~ acqua. Sotto stanno i giorni; accanto a ogni tipo i suoi punti e i dadi della scorta, o +4 unità ancora da mettere.',
    '+4: da qui trovano posto 4 unità del luppolo o del lievito di oggi, e di più non si può, quindi la prima può andarci. -2: non può, perché ne troverebbero posto solo 2.',
  ],
};
