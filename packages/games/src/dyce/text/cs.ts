import type { Catalogue } from '../../text/format.ts';
import type { Key } from './index.ts';
import { label } from './label.ts';

export const cs: Catalogue<Key> = {
  ...label.cs,
  about:
    'Ulicemi města Dyce chodí čtyři whiskoví baroni a každý jde za barvou, která je v jeho řadě kostek první. Otevírej obchody, vystav, co chceš koupit nebo prodat, a librou na pultu je přilákej k sobě. Čistá whisky je levná, míchaná přináší libry a slávu. Hra pro jednoho až čtyři hráče; o samotě musíš prodat všechny čtyři míchané whisky dřív, než kostka na hradě dojde na konec.',
  'person.guest': 'Mává každému baronovi a obchody otvírá tam, kde je hezký výhled.',
  'person.learner': 'Počítá libry po každém nákupu, a pokaždé se diví.',
  'person.regular': 'Ví, co jde na odbyt v její ulici, a zbytek města nechává jiným.',
  'person.brewer': 'Odhaduje, kudy baroni půjdou, a čeká na rohu.',
  'person.master': 'Míchá podle nosu a počítá z hlavy dvě kola dopředu.',
  'person.landlord': 'Baroni se ho ptají na cestu. Vždycky vede kolem jeho dveří.',
  goal: 'Libra platí 1, whisky v ruce 3, VB 6. Konec, až bílá kostka přesáhne 6; teď ukazuje {white}.',
  'goal.last': 'Libra platí 1, whisky v ruce 3, VB 6. Bílá kostka ukazuje 6: až stoupne, hra končí.',
  'goal.alone': 'Prodej všechny čtyři míchané whisky, než bílá kostka přesáhne 6; teď ukazuje {white}.',
  'goal.alone.last': 'Prodej všechny čtyři míchané whisky teď: bílá kostka ukazuje 6, a až stoupne, hra končí.',

  'colour.blue': 'modrá',
  'colour.red': 'červená',
  'colour.yellow': 'žlutá',
  'colour.green': 'zelená',
  'colour.orange': 'oranžová',
  'colour.purple': 'fialová',
  'colour.black': 'černá',

  // Ve čtvrtém i sedmém pádě stejně, jiné pády věty nepotřebují.
  'whisky.blue': 'modrou whisky',
  'whisky.red': 'červenou whisky',
  'whisky.yellow': 'žlutou whisky',
  'whisky.green': 'zelenou whisky',
  'whisky.orange': 'oranžovou whisky',
  'whisky.purple': 'fialovou whisky',
  'whisky.black': 'černou whisky',

  'with.blue': 's modrou whisky',
  'with.red': 's červenou whisky',
  'with.yellow': 'se žlutou whisky',
  'with.green': 'se zelenou whisky',
  'with.orange': 's oranžovou whisky',
  'with.purple': 's fialovou whisky',
  'with.black': 's černou whisky',

  'die.blue': 'modrá kostka',
  'die.red': 'červená kostka',
  'die.yellow': 'žlutá kostka',
  'die.green': 'zelená kostka',
  'die.orange': 'oranžová kostka',
  'die.purple': 'fialová kostka',
  'die.black': 'černá kostka',

  'formula.green': 'modrou a žlutou',
  'formula.orange': 'červenou a žlutou',
  'formula.purple': 'modrou a červenou',
  'formula.black': 'modrou, červenou a žlutou',

  'baron.orange': 'Oranžový baron',
  'baron.green': 'Zelený baron',
  'baron.purple': 'Fialový baron',
  'baron.black': 'Černý baron',
  'from.orange': 'od oranžového barona',
  'from.green': 'od zeleného barona',
  'from.purple': 'od fialového barona',
  'from.black': 'od černého barona',
  'to.orange': 'oranžovému baronovi',
  'to.green': 'zelenému baronovi',
  'to.purple': 'fialovému baronovi',
  'to.black': 'černému baronovi',

  'part.pounds': 'Libry v ruce',
  'part.onShops': 'Libry na obchodech',
  'part.whiskies': 'Whisky v ruce',
  'part.vps': 'Vítězné body',
  'part.blends': 'Prodané míchané whisky',
  'part.rounds': 'Kola',

  'action.choose': 'Vybrat si {whisky}',
  'action.open': 'Otevřít obchod na {space}',
  'action.stock.natural': 'Vystavit na {space} {whisky} ke koupi',
  'action.stock.blend': 'Vystavit na {space} {whisky} k prodeji',
  'action.advertise': 'Dát libru na obchod na {space}',
  'action.pass': 'Pasovat a dát pečeť na hrad',
  'action.take': 'Vzít si libru',
  'action.done': 'Ukončit tah',

  'event.began': '{who} má soudek a začíná.',
  'event.poured': 'Na výběr je whisky: {whiskies}.',
  'event.chose': '{who} dostává {whisky}.',
  'event.opened': '{who} otevírá obchod na {space}.',
  'event.stocked.natural': '{who} chce na {space} koupit {whisky}.',
  'event.stocked.blend': '{who} chce na {space} prodat {whisky}.',
  'event.restocked.natural': '{who} chce na {space} koupit {whisky}, už ne {instead}.',
  'event.restocked.blend': '{who} chce na {space} prodat {whisky}, už ne {instead}.',
  'event.advertised.own': '{who} dává libru na svůj obchod na {space}.',
  'event.advertised.other': '{who} dává libru na cizí obchod na {space} ({owner}).',
  'event.passed': '{who} pasuje a dává pečeť na hrad.',
  'event.took': '{who} si bere libru.',
  'event.rested': '{who} končí tah.',
  'event.walked.nearest':
    '{baron} jde na {to}: {count, plural, one {nejbližší obchod {with} je} few {nejbližší obchody {with} jsou} many {nejbližší obchody {with} jsou} other {nejbližší obchody {with} jsou}} na {targets}.',
  'event.walked.pounds':
    '{baron} jde na {to}: ze stejně blízkých obchodů {with} {count, plural, one {má} few {mají} many {má} other {mají}} nejvíc liber {targets}.',
  'event.walked.castle': '{baron} jde na {to} za {whisky} na {targets}: ze stejných cest tou nejblíž k hradu.',
  'event.walked.clockwise':
    '{baron} jde na {to} za {whisky} na {targets}: ze stejných cest tou po směru hodinových ručiček.',
  'event.arrived.nearest': '{baron} přichází na {to}: žádný obchod {with} není blíž.',
  'event.arrived.pounds': '{baron} přichází na {to}: ze stejně blízkých obchodů {with} má tenhle nejvíc liber.',
  'event.arrived.castle': '{baron} přichází na {to}: z rovnocenných obchodů {with} je tenhle nejblíž k hradu.',
  'event.arrived.clockwise':
    '{baron} přichází na {to}: z rovnocenných obchodů {with} leží tenhle po směru hodinových ručiček.',
  'event.stayed.there': '{baron} zůstává na {to} v obchodě {with}.',
  'event.stayed.nothing': '{baron} nevidí žádný obchod {with} a zůstává, kde je.',
  'event.bought':
    '{who} kupuje {whisky} {from} za {price, plural, one {# libru} few {# libry} many {# libry} other {# liber}}{pounds, plural, =0 {.} one {; libra na obchodě propadá.} few {; # libry na obchodě propadají.} many {; # libry na obchodě propadá.} other {; # liber na obchodě propadá.}}',
  'event.sold':
    '{who} prodává {whisky} {to}: vrací {formula}, dostává {price, plural, one {# libru} few {# libry} many {# libry} other {# liber}} a {vps, plural, one {# VB} few {# VB} many {# VB} other {# VB}}{pounds, plural, =0 {.} one {; libra na obchodě propadá.} few {; # libry na obchodě propadají.} many {; # libry na obchodě propadá.} other {; # liber na obchodě propadá.}}',
  'event.sold.alone':
    '{who} prodává {whisky} {to}: vrací {formula}, dostává {price, plural, one {# libru} few {# libry} many {# libry} other {# liber}} a namíchanou si nechává{pounds, plural, =0 {.} one {; libra na obchodě propadá.} few {; # libry na obchodě propadají.} many {; # libry na obchodě propadá.} other {; # liber na obchodě propadá.}}',
  'event.closed.natural':
    '{who} nemá {price, plural, one {# libru} few {# libry} many {# libry} other {# liber}} na {whisky} a bere si obchod na {space} zpět{pounds, plural, =0 {.} one {; libra na něm propadá.} few {; # libry na něm propadají.} many {; # libry na něm propadá.} other {; # liber na něm propadá.}}',
  'event.closed.blend':
    '{who} nemůže namíchat {whisky}, potřebuje {formula}, a bere si obchod na {space} zpět{pounds, plural, =0 {.} one {; libra na něm propadá.} few {; # libry na něm propadají.} many {; # libry na něm propadá.} other {; # liber na něm propadá.}}',
  'event.drew': 'Do pytlíku se vrací {back} kostka, ven jde {die}: {value}.',
  'event.drew.turned': 'Do pytlíku se vrací {back} kostka, ven jde {die}: {rolled}, otočí se na {value}.',
  round: '{round}. kolo',
  'event.evening.raised': 'Konec {round}. kola. Vrátila se kostka míchané whisky: bílá kostka stoupá na {white}.',
  'event.evening.still': 'Konec {round}. kola. Bílá kostka dál ukazuje {white}.',
  'event.ended.die': 'Bílá kostka už nad 6 vystoupat nemůže: konec hry.',
  'event.ended.rounds': 'Odehrálo se šedesát kol: konec hry.',
  'event.ended.blends': 'Všechny čtyři míchané whisky jsou prodané: vítězství!',
  'event.ended.ruin': 'Nezbyla ani libra a z whisky v ruce se nedá nic namíchat: hra je prohraná.',

  'announced.drew': 'Do pytlíku se vrací {back} kostka a losuje se jiná …',
  'announced.evening': 'Konec {round}. kola. Do pytlíku se vrátila kostka míchané whisky …',

  'refused.taken': 'Na {space} už obchod stojí.',
  'refused.baron': '{baron} stojí na {space}: dokud neodejde, obchod tam otevřít nejde.',
  'refused.visited': '{baron} stojí na {space}: dokud neodejde, nejde v obchodě nic vystavit.',
  'refused.noneLeft': 'Všechny tvé obchody už jsou ve městě.',
  'refused.poor': 'Stojí to libru a ty žádnou v ruce nemáš.',
  'refused.noShop': 'Na {space} žádný obchod není: libry se pokládají jen na obchody.',

  'prompt.draft': 'Vyber si jednu z vylosovaných whisky.',
  'prompt.first': 'Udělej jednu nebo dvě akce, nebo pasuj.',
  'prompt.sealed': 'Tvá pečeť je na hradě: udělej jednu nebo dvě akce, nebo si vezmi libru.',
  'prompt.sealed.last': 'Všechny pečetě jsou na hradě, tohle je poslední tah: jedna nebo dvě akce, nebo libra.',
  'prompt.second': 'Můžeš udělat druhou akci, nebo ukončit tah.',
  'prompt.second.last': 'Můžeš udělat druhou akci, nebo ukončit poslední tah; pak přijdou baroni.',
  'prompt.tired':
    'Po {turns, plural, one {# tahu} few {# tazích} many {# tahu} other {# tazích}} v jednom kole už jde jen pasovat.',
  'prompt.tired.sealed':
    'Po {turns, plural, one {# tahu} few {# tazích} many {# tahu} other {# tazích}} v jednom kole si už jde jen vzít libru.',
  'prompt.alone.first': '{round}. kolo: udělej až dvě akce, nebo nech přijít barony.',
  'prompt.alone.second': '{round}. kolo: udělej ještě jednu akci, nebo nech přijít barony.',
  'prompt.alone.lastPound': 'Poslední libra: utrať ji jen za to, co smícháš, jinak prohraješ.',
  'prompt.they.draft': '{who} si vybírá whisky.',
  'prompt.they.turn': '{who} je na tahu.',
  'prompt.over': 'Hra skončila.',

  'option.first': 'Začínající hráč',
  'option.first.help': 'Kdo má v prvním kole soudek a úvodní whisky si vybírá jako poslední.',
  'option.first.random': 'Náhodně',
  'option.first.random.help': 'Rozhodne kostka.',
  'option.first.seat': 'Místo {seat}',
  'option.first.seat.help': 'Začíná hráč na místě {seat}.',
  'option.startDie': 'Bílá kostka',
  'option.startDie.help': 'Co ukazuje bílá kostka na začátku hry o samotě. Čím víc, tím méně máš času.',
  'option.startDie.value': '{value}',
  'option.startDie.value.help': 'Hra končí, jakmile má přijít {times}. zvýšení kostky.',
  'option.startDie.value.bot':
    'Nejsilnější bot odehrál {games} her a {won, plural, =0 {nevyhrál ani jednu} one {vyhrál jedinou ({rate, number, ::percent @#})} few {vyhrál {won} ({rate, number, ::percent @#})} many {vyhrál {won} ({rate, number, ::percent @#})} other {vyhrál jich {won} ({rate, number, ::percent @#})}}.',

  'alone.won':
    'Vítězství za {rounds, plural, one {# kolo} few {# kola} many {# kola} other {# kol}} s {pounds, plural, one {# librou} few {# librami} many {# libry} other {# librami}}',
  'alone.lost':
    'Prohra: {blends, plural, =0 {žádná prodaná míchaná whisky} one {prodaná # míchaná whisky ze čtyř} few {prodané # míchané whisky ze čtyř} many {prodané # míchané whisky ze čtyř} other {prodaných # míchaných whisky ze čtyř}}',

  'ending.die': 'Bílá kostka už nad 6 vystoupat nemohla.',
  'ending.rounds': 'Odehrálo se šedesát kol.',
  'ending.blends': 'Všechny čtyři míchané whisky jsou prodané.',
  'ending.ruin': 'Nezbyla ani libra a z whisky v ruce se nedalo nic namíchat.',
  'ending.tied': 'Výsledek je shodný, rozhoduje počet obchodů ve městě.',
  'ending.resigned': 'Vzdáno před koncem.',

  'rules.goal': 'O co jde',
  'rules.goal.1':
    'Obchoduješ s whisky ve městě Dyce. Kupuješ čistou whisky (modrou, červenou a žlutou), mícháš ji a míchanou prodáváš za libry a vítězné body (VB). Hráči nikdy neobchodují spolu: ulicemi chodí čtyři baroni a obchodují s obchody, do kterých dojdou. Kdo má nakonec nejvíc, vyhrává.',
  'rules.goal.2':
    'Prodat jde čtyři míchané whisky. English Mint (zelená) je z modré a žluté, American Amber (oranžová) z červené a žluté, Wrath of Grapes (fialová) z modré a červené, Black Angus (černá) ze všech tří. Barvy hráčů a baronů s barvami whisky nijak nesouvisejí.',
  'rules.setup': 'Město a trh',
  'rules.setup.1':
    'Město má pět krát pět polí: sloupce a až e od západu na východ, řady 1 až 5 od severu na jih. Uprostřed na c3 stojí hrad, kam nikdo nesmí, a na něm bílá kostka, která ukazuje 1. Každý má 6 liber, 6 obchodů a pečeť. Baroni čekají u svých bran.',
  'rules.setup.2':
    'Každý baron má řadu čtyř kostek z pytlíku, to jsou jeho ceny. Čistá whisky stojí 1 až 3, míchaná vynáší 4 až 6: kostka, která ukazuje něco jiného, se obrátí vzhůru nohama. Čtyři kostky zůstávají v pytlíku. Každé čisté whisky je 8 kamenů, každé míchané 4, a víc jich není.',
  'rules.setup.3':
    'Vylosuje se tolik čistých whisky, kolik je hráčů. Každý si jednu vybere, od pravého souseda začínajícího hráče proti směru hodinových ručiček, takže na začínajícího zbude poslední.',
  'rules.player': 'Tvůj tah',
  'rules.player.1':
    'Od začínajícího hráče po směru hodinových ručiček se střídají tahy o jedné nebo dvou akcích. Otevřít: dej obchod z ruky na pole bez obchodu a bez barona a zaplať libru. Vystavit: dej whisky ze zásoby na svůj obchod, ve kterém nestojí baron, čistou na koupi, míchanou na prodej; co tam bylo, se vrací. Lákat: dej libru na kterýkoli obchod, třeba i cizí, aby barony přitahoval.',
  'rules.player.2':
    'Místo toho můžeš pasovat: dej svou pečeť na hrad. Pokud tam ležela už na začátku tvého tahu, smíš si místo akcí vzít libru. Pokud tam na začátku tvého tahu ležely pečetě všech, přijdou po tvém tahu baroni.',
  'rules.move': 'Baroni chodí',
  'rules.move.1':
    'Oranžový, zelený, fialový, černý: každý jde a obchoduje, než přijde na řadu další. Hledá obchody, které vystavují barvu první kostky jeho řady. Když žádný není nebo když v takovém stojí, zůstává. Jinak udělá jeden krok, nikdy šikmo: k nejbližšímu takovému obchodu; je-li jich stejně blízko víc, k tomu, kde je nejvíc liber; je-li stejně dobrých kroků víc, na pole nejblíž k hradu; a nakonec po směru hodinových ručiček.',
  'rules.move.2':
    'Prvním krokem projde svou branou na kterékoli z pěti polí své strany. Hrad překáží, obchody a ostatní baroni ne.',
  'rules.trade': 'Baroni obchodují',
  'rules.trade.1':
    'Stojí-li baron potom v obchodě se správnou whisky, obchoduje za cenu kostky. Čistá: majitel zaplatí cenu a whisky si vezme do ruky. Míchaná: majitel vrátí čisté whisky, ze kterých je, a dostane cenu a 1 VB, za černou 2. Libry na obchodě propadají a obchod zůstává, prázdný.',
  'rules.trade.2':
    'Když majitel nemůže zaplatit nebo míchat, vrací se obchod do jeho ruky a všechno z něj do zásoby. Kostka zůstává.',
  'rules.trade.3':
    'Po obchodu, a také když nebylo co hledat, se první kostka barona vrátí do pytlíku, vytáhne se jiná, hodí se jí a přijde na konec jeho řady.',
  'rules.evening': 'Konec kola',
  'rules.evening.1':
    'Všichni si vezmou pečetě zpět. Pokud se v tomto kole vrátila do pytlíku aspoň jedna kostka míchané whisky, bílá kostka stoupne o jedničku. Soudek dostane další hráč.',
  'rules.score': 'Konec hry a počítání',
  'rules.score.1':
    'Když má bílá kostka stoupnout nad 6, hra po tom kole končí. Sečti své libry v ruce a na obchodech, 3 za každou whisky v ruce a 6 za každý VB. Při shodě vyhrává, kdo má ve městě víc obchodů; jinak se o vítězství dělí.',
  'rules.alone': 'O samotě',
  'rules.alone.1':
    'V každém kole máš jeden tah s nejvýš dvěma akcemi. Prodané míchané whisky si necháváš místo VB. Vyhráváš, jakmile je od každé ze čtyř prodaná jedna, a prohráváš, když hra skončí dřív nebo když ti nezbude ani libra, ani whisky k namíchání. Chceš-li to těžší, nech bílou kostku začít výš.',

  'DY-1':
    'Brány po směru hodinových ručiček od severu: na severu oranžová, na východě zelená, na jihu fialová, na západě černá.',
  'DY-2':
    'Na začátku se každá řada seřadí: nejdřív kostky čisté whisky, nakonec černé, jinak v pořadí, v jakém byly vytaženy.',
  'DY-3':
    'Tah má jednu nebo dvě akce, takže po jedné se smí skončit. Vystavuje se jiná barva, než na obchodě je, a jen taková, která ještě zbývá v zásobě.',
  'DY-4':
    'Po 12 tazích v jednom kole může hráč už jen pasovat, nebo si s pečetí na hradě vzít libru; pak se vynechává, dokud nepřijdou baroni.',
  'DY-5':
    'Baroni smějí stát na stejném poli a obchodovat tam jeden po druhém. K bráně, která není polem města, se nikdo nevrací.',
  'DY-6': 'Vzdálenost se počítá v krocích, nejkratší cestou kolem hradu. Od brány se počítá i krok skrz ni.',
  'DY-7': 'Blíž k hradu znamená méně kroků na c3, počítaných rovnou skrz všechno.',
  'DY-8':
    'Po směru hodinových ručiček znamená vlevo při pohledu na hrad. Baron západně od něj na b3, který musí na d3, jde na b2, severem.',
  'DY-9': 'Obchod se neodmítá a platí se jen z ruky, nikdy librami z obchodu.',
  'DY-10': 'Hra končí také po 60 kolech.',
  'DY-11': 'O samotě si kámen prodané míchané whisky necháváš, takže v zásobě čtyř chybí.',
  'DY-12': 'Libry na obchodě patří na konci jeho majiteli, ať je tam dal kdokoli.',
  'DY-13': 'Na otevření je potřeba obchod v ruce, libra na zaplacení a pole města bez obchodu a bez barona.',
  'DY-14': 'Vystavovat jde jen ve vlastních obchodech, a jen dokud v nich nestojí baron.',
  'DY-15': 'Lákat jde s librou v ruce na kterýkoli obchod ve městě, s baronem i bez něj.',
  'DY-16':
    'Whisky se vybírá před prvním kolem a jindy ne. V tahu otevíráš, vystavuješ, lákáš, pasuješ, bereš si libru nebo končíš, vždy jen jedno najednou.',
  'DY-17': 'Na začátku si bereš jednu z vylosovaných whisky.',
  'DY-18': 'O samotě se nepasuje a nebere libra; tah se prostě ukončí.',
  'DY-19':
    'Pečeť se dává na hrad jednou za kolo, místo akcí. Libra je pro ty, jejichž pečeť tam ležela už na začátku tahu, a také místo akcí.',
  'DY-20': 'Jakmile při výběru zbývá jediná barva, rozdá se zbytek sám.',
  'DY-21':
    'O samotě je hra hned prohraná, když v ruce nemáš ani libru, ani whisky, ze kterých by šlo cokoli namíchat: nic by se už nemohlo změnit.',
};
