import type { Catalogue } from '../../text/format.ts';
import type { Key } from './index.ts';
import { label } from './label.ts';

export const cs: Catalogue<Key> = {
  ...label.cs,
  about:
    'Dva až čtyři hráči plní krabici pět krát pět barevnými kostkami. Každá kostka se musí od všech sousedů lišit přesně o jedničku a každý puntík se počítá barvě, kterou kostka má, ať ji položil kdokoli. Držíš kostky všech barev, takže polovina umění je vědět, kam uklidit ty cizí.',
  'person.guest': 'Pokládá kostky tam, kde to ladí, a body počítá až na konci.',
  'person.learner': 'Počítá kostky jedné barvy a zapomíná, že tvoje leží ve stejné krabici.',
  'person.regular': 'Sedí tu každý večer a bere vždycky nejlepší pole na dohled.',
  'person.brewer': 'Vidí pár kostek dopředu a nechává ti pole, které potřebuješ nejmíň.',
  'person.master': 'Tyhle krabice vyrábí a ví, který roh se zavře první.',
  'person.landlord': 'Leští sklenice, sotva zvedne oči a celou krabici má v hlavě.',
  goal: 'Každý puntík v krabici boduje pro svou barvu, ať ho tam dal kdokoli. Zaplněno {filled} z 25 polí.',
  'goal.three': 'Puntíky bodují pro svou barvu; vede-li ta ničí, vyhrává nejnižší součet. Zaplněno {filled} z 25 polí.',

  'die.red': 'červená {value}',
  'die.yellow': 'žlutá {value}',
  'die.blue': 'modrá {value}',
  'die.white': 'bílá {value}',
  'part.red': 'Červená',
  'part.yellow': 'Žlutá',
  'part.blue': 'Modrá',
  'part.white': 'Bílá',

  'action.pick.red': 'Vzít červenou kostku',
  'action.pick.yellow': 'Vzít žlutou kostku',
  'action.pick.blue': 'Vzít modrou kostku',
  'action.pick.white': 'Vzít bílou kostku',
  'action.place': 'Položit na {square}: {die}',

  'event.picked.red': '{who} si bere červenou kostku.',
  'event.picked.yellow': '{who} si bere žlutou kostku.',
  'event.picked.blue': '{who} si bere modrou kostku.',
  'event.picked.white': '{who} si bere bílou kostku.',
  'event.seeded': '{who} hází semínkem: uprostřed leží {value}.',
  'event.rolled': '{who} hází: {dice}.',
  'event.placed': '{who} pokládá na {square}: {die}.',
  'event.rerolled': '{who} nemá co položit a přehazuje: {dice}.',
  'announcement.seeded': '{who} hází semínkem.',
  'announcement.rolled': 'Všichni hází svými kostkami.',
  'announcement.rerolled': '{who} nemá kostku, která by se hodila, a hází všemi znovu.',
  'event.ended.full': 'Krabice je plná. Konec hry.',
  'event.ended.blocked': 'Žádné volné pole už nejde zaplnit. Konec hry.',

  'prompt.draft.you': 'Vyber si volnou kostku: záleží jen na barvě, hodit se bude později.',
  'prompt.draft.they': '{who} si vybírá volnou kostku.',
  'prompt.play.you': 'Přilož jednu ze svých kostek k ostatním. Od každého souseda se musí lišit o jedničku.',
  'prompt.play.they': '{who} pokládá kostku.',
  'prompt.over': 'Hra skončila.',

  'refused.stuck': 'Pro tuhle kostku teď není místo ({die}): na otevřená pole se hodí {values}.',
  'refused.dead': 'Na {square} už nepasuje nic: žádné číslo se neliší o jedničku od všech sousedů.',
  'refused.takes': 'Na {square} se hodí {values}: o jedničku víc nebo míň než každý soused.',

  'option.colours': 'Barev na hráče',
  'option.colours.help': 'Kolik ze čtyř barev se ve dvou počítá každému hráči.',
  'option.colours.two': 'Dvě',
  'option.colours.two.help': 'Červená a modrá proti žluté a bílé. Spravedlivější varianta.',
  'option.colours.one': 'Jedna',
  'option.colours.one.help': 'Červená proti žluté. Modrá a bílá se nepočítají nikomu.',
  'option.first': 'Začínající hráč',
  'option.first.help': 'Kdo hodí semínkem a položí první kostku.',
  'option.first.random': 'Náhodně',
  'option.first.random.help': 'Rozhodne kostka.',
  'option.first.seat': 'Místo {seat}',
  'option.first.seat.help': 'Začíná hráč na místě {seat}.',

  'ending.full': 'Krabice je plná.',
  'ending.blocked': 'Žádné volné pole už nešlo zaplnit.',
  'ending.inverted': 'Barva bez majitele porazila všechny, vyhrává tedy nejnižší součet.',
  'ending.resigned': 'Vzdáno před koncem.',

  'rules.goal': 'O co jde',
  'rules.goal.1':
    'Zaplňujete krabici pět krát pět kostkami. Na konci každá kostka na desce přinese své puntíky majiteli své barvy, ať ji tam položil kdokoli. Vyhrává nejvyšší součet.',
  'rules.setup': 'Příprava',
  'rules.setup.1':
    'Je tu šest kostek v každé ze čtyř barev a jedno semínko. Ve dvou patří každému hráči dvě barvy (nebo podle volby jedna), ve třech a čtyřech hráčích každému jedna.',
  'rules.setup.2':
    'Dva hráči dostanou po třech kostkách od každé barvy, tři hráči po dvou. Čtyři hráči dostanou po jedné od každé barvy a dvě další si vyberou z osmi volných: jednou dokola od náhodného místa, pak ještě jednou v opačném pořadí.',
  'rules.setup.3':
    'Začínající hráč hodí semínkem a položí ho doprostřed. Pak všichni hodí všemi svými kostkami. Hodnoty platí až do příštího přehozu.',
  'rules.turn': 'Tah',
  'rules.turn.1':
    'Polož jednu ze svých kostek na prázdné pole vedle kostek, které už leží. Musí ukazovat přesně o jedničku víc nebo míň než každý její soused. Můžeš-li položit, musíš.',
  'rules.turn.2': 'Nemůžeš-li položit žádnou kostku, přehodíš je všechny a na tahu je soused vlevo.',
  'rules.end': 'Konec',
  'rules.end.1': 'Hra končí hned, jakmile už žádné volné pole nepůjde nikdy zaplnit, nebo když je krabice plná.',
  'rules.score': 'Počítání',
  'rules.score.1':
    'Sečti puntíky všech kostek na desce ve svých barvách. Semínko a kostky, které zůstaly v ruce, se nepočítají nikomu. Vyhrává nejvyšší součet.',
  'rules.score.2':
    'Ve třech hráčích jedna barva nepatří nikomu. Je-li její součet vyšší než součet každého hráče, vyhrává naopak ten nejnižší.',

  'DB-1': 'Hráč, kterému nezbyla žádná kostka, se přeskakuje.',
  'DB-2': 'Kdo nemůže položit, hned přehazuje. Hod je součástí záznamu, ale nikdo se na nic neptá.',
  'DB-3':
    'Volné pole jde zaplnit, má-li aspoň jednoho souseda a nějaká hodnota od 1 do 6 se od všech sousedů liší přesně o jedničku. Jakmile žádné takové není, už se nikdy neobjeví.',
  'DB-4': 'Hráči se stejným součtem se o vítězství dělí, i když vyhrává nejnižší součet.',
  'DB-5': 'Nejnižší součet může vyhrát jen ve třech hráčích, nikdy ve dvou s jednou barvou na hráče.',
  'DB-6': 'Konec se zjišťuje hned po každém položení, dřív než by někdo další musel přehazovat.',
  'DB-7': 'Partie, která neskončí ani po 10 000 tazích, se přeruší. Nikdy se to nestalo.',
  'DB-8': 'Kostka se pokládá na prázdné pole desky.',
  'DB-9': 'Kostka se musí celou stranou dotýkat aspoň jedné kostky, která už leží. Rohy se nepočítají.',
  'DB-10': 'Kostka se musí od každé sousední kostky lišit přesně o jedničku. 1 a 6 spolu nesousedí.',
  'DB-11': 'Položit můžeš jen kostku, kterou držíš, a to s hodnotou, kterou ukazuje.',
  'DB-12': 'Vybrat můžeš jen barvu, která mezi volnými kostkami ještě je.',
  'DB-13':
    'Pokládá se, až když jsou všechny volné kostky rozebrané, a potom už se nevybírá. V tahu položíš jednu kostku, pokud se některá hodí: pasovat ani přehazovat podle libosti nejde.',
};
