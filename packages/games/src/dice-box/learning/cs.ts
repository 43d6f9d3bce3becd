import type { Catalogue } from '../../text/format.ts';
import type { en } from './en.ts';

export const cs: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'Konec partie: červené a modré puntíky jsou tvoje, ať je položil kdokoli, žluté a bílé soupeřovy. 39 ku 37: vyhráváš.',
  'lesson.seed':
    'A teď od začátku. Uprostřed leží semínko, pětka. Polož červenou 6 na c2: sousedé se musí lišit přesně o jedničku.',
  'lesson.both': 'Pole b2 má dva sousedy, 6 a 4. O jedničku se od obou liší jen pětka: polož tam modrou 5.',
  'lesson.corner':
    'Počítají se jen celé strany: b4 leží vedle čtyřky a semínka se dotýká jen rohem. Polož tam tedy červenou 3.',
  'lesson.own':
    'Nejvíc vynášejí vysoké kostky tvých barev. Vezmi druhou modrou 5 a polož ji na kterékoli pole, které svítí.',
  'lesson.low': 'Co se počítá soupeři, ať je nízké: polož žlutou 1 na c5 a na d5 už se nehodí žádná jeho šestka.',
  'lesson.dead':
    'Šrafovaná pole jsou mrtvá: žádné číslo se neliší o jedničku od 1 i od 5. Soupeřova šestka musela jinam.',
  'lesson.stuck':
    'Ke konci jiné partie: na otevřená pole se hodí 2, 3, 4 nebo 5, ale ty máš jen šestky a jedničku. Sleduj, co se stane.',
  'lesson.rolled':
    'Nic se nehodilo, tak se všechny tvé kostky přehodily a tím tah skončil. Kdo může položit, musí: polož modrou 4.',
  'lesson.last':
    'Konec, který už znáš, o jednu kostku dřív: jediné otevřené pole a prohráváš 33 ku 37. Kterou ze svých dvou šestek vyhraješ?',
  'lesson.over':
    'Žádné volné pole už nejde zaplnit, a tak partie hned končí. Kostky v ruce se nepočítají nikomu: 39 ku 37.',
  'lesson.three':
    'Ve třech je tvoje jen červená a bílá je ničí. Porazí-li bílá všechny, vyhrává nejnižší součet: polož bílou 5.',
  'lesson.turned':
    'Bílá má 27, víc než kdokoli, takže vyhrává nejnižší součet: tvých 20. Kdo má stejně, o vítězství se dělí.',
  'lesson.four':
    'Ve čtyřech si každý nejdřív vybere dvě volné kostky. Hází se jimi až potom, záleží jen na barvě: vezmi si červenou, svoji.',
  'lesson.rest':
    'Partie skoro jako ta tvoje. Sobě vysoké kostky, soupeři nízké a do cesty mrtvá pole: polož červenou 4, kam chceš.',

  'answer.theirs': 'Hodí se, ale tyhle puntíky se počítají soupeři.',
  'answer.lower': 'Hodí se, ale jiná tvoje kostka vynese víc.',
  'answer.named': 'Hodí se i tam. Vezmi pole, které krok jmenuje, ať může lekce pokračovat.',
  'answer.single': 'Vedle jednoho souseda se hodí taky. Zkus ji mezi dvěma, na b2.',
  'answer.low': 'Nízká je správně. Na c5 ale navíc vezme pole soupeřově šestce.',
  'answer.shared': 'To by bylo 25 puntíků, stejně jako má žlutá: o vítězství byste se dělili. S bílou vyhraješ jen ty.',
  'answer.spare': 'Můžeš, ale ostatní pak budou držet víc tvých kostek. Tvoje barva je červená.',

  'summary.win': 'Máš na konci v krabici nejvíc puntíků ve svých barvách, ať ty kostky položil kdokoli.',
  'summary.turn':
    'Polož jednu kostku vedle ostatních. Od každého souseda se musí lišit přesně o jedničku. Vynechat nejde. Když se žádná nehodí, všechny tvé kostky se přehodí.',
  'summary.scores':
    'Každý puntík v krabici, a to majiteli své barvy. Semínko a kostky, které zůstaly v ruce, se nepočítají nikomu.',
  'summary.ends':
    'Žádné volné pole už nejde zaplnit. Ve třech vyhrává nejnižší součet, pokud barva bez majitele porazí všechny.',
  'refusal.DB-10':
    'Tahle kostka se sem nehodí: každý soused musí ukazovat přesně o jedničku víc nebo míň. 6 a 1 k sobě nepatří.',
  'refusal.DB-9': 'Tohle pole leží samo: kostka se musí jiné dotýkat celou stranou, roh nestačí.',
  'refusal.DB-8': 'Tohle pole je obsazené: kostka se pokládá na prázdné a co v krabici leží, tam zůstává.',

  'figure.tally': 'Dva hráči na konci: červená a modrá mají 39 puntíků, žlutá a bílá 37.',
  'figure.colours': 'Všechny červené a modré kostky se počítají prvnímu hráči, ať je položil kdokoli.',
  'figure.start': 'Dva hráči před prvním tahem: uprostřed semínko, v ruce tři kostky od každé barvy.',
  'figure.draft': 'Čtyři hráči si nejdřív vybírají každý dvě z osmi volných kostek.',
  'figure.neighbours': 'Označené pole leží mezi šestkou a čtyřkou: o jedničku se od obou liší jen pětka.',
  'figure.corner':
    'Označené pole leží vedle čtyřky a hodí se na ně 3 nebo 5. Semínko se ho dotýká jen rohem, a tak se nepočítá.',
  'figure.stuck':
    'Na otevřená pole se hodí 2, 3, 4 nebo 5. Se třemi šestkami a jedničkou v ruce se všechny kostky přehazují.',
  'figure.dead': 'Obě označená pole leží vedle jedničky i pětky: žádné číslo se sem už nehodí.',
  'figure.blocked': 'Čtyři pole jsou prázdná a na žádné se nic nehodí: partie je u konce.',
  'figure.turned': 'Tři hráči: bílá bez majitele má 27 puntíků a poráží všechny, takže první hráč vyhrává s 20.',
};
