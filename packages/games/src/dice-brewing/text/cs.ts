import type { Catalogue } from '../../text/format.ts';
import type { Key } from './index.ts';
import { label } from './label.ts';

export const cs: Catalogue<Key> = {
  ...label.cs,
  about:
    'Jste učni v pivovaru, který potřebuje jen jednoho sládka. Hoď slad, chmel a dovednost, rozhodni, co zasít, upražit, vylepšit nebo uskladnit, a uvař recepty dřív než ostatní. Zvláštní přísady pivo zlepší, žetony z Černého trhu zkazí den těm druhým. Hra pro dva až čtyři hráče.',
  'person.guest': 'Vaří, co kostky nadělí, a chyby vypije.',
  'person.learner': 'Každou kostku schovává na potom, a potom neví kam s nimi.',
  'person.regular': 'Vaří jeden dobrý recept za druhým a přes plot nekouká.',
  'person.brewer': 'Zabere místo, které chceš, o tah dřív, než ho chceš.',
  'person.master': 'Každý recept umí nazpaměť a ví, jakou má dneska cenu.',
  'person.landlord': 'V hlavě vede tři pivovary a ve všech je napřed.',
  goal: 'Vyhrává nejvíc zkušeností; mince a kostky na konci trochu přidají. Uvařeno {brewed} z {toBrew} receptů.',
  'goal.last': 'Tohle je poslední kolo. Vyhrává nejvíc zkušeností; mince a kostky po něm trochu přidají.',

  // Ve čtvrtém i sedmém pádě stejně; ve výčtu první pád.
  'die.yellow': 'žlutou {value}{mark}',
  'die.black': 'černou {value}{mark}',
  'die.green': 'zelenou {value}{mark}',
  'die.blue': 'modrou {value}{mark}',
  'listed.yellow': 'žlutá {value}{mark}',
  'listed.black': 'černá {value}{mark}',
  'listed.green': 'zelená {value}{mark}',
  'listed.blue': 'modrá {value}{mark}',
  'new.yellow': 'žlutou kostku',
  'new.black': 'černou kostku',
  'new.green': 'zelenou kostku',
  'new.blue': 'modrou kostku',
  'mark.locked': '(zámek)',
  'mark.protected': '(ochrana)',
  'mark.raised': '(zvýšení)',
  'mark.unlucky': '(smůla)',

  'building.MH': 'Sladovna',
  'building.HP': 'Chmelnice',
  'building.SK': 'Učiliště',
  'building.SD': 'Oddělení osiva',

  'from.reserve': 'z rezervy',
  'from.warehouse': 'ze skladu',
  'in.reserve': 'v rezervě',
  'in.warehouse': 've skladu',
  'in.space': 'na poli {space}',

  'ingredient.fruit': 'ovoce',
  'ingredient.spices': 'koření',
  'ingredient.malt': 'speciální slad',
  'ingredient.honey': 'med',
  'ingredient.hops': 'speciální chmel',
  'with.fruit': 's ovocem',
  'with.spices': 's kořením',
  'with.malt': 'se speciálním sladem',
  'with.honey': 's medem',
  'with.hops': 'se speciálním chmelem',
  'with.blue': 's {die}',

  'token.raise': 'Zvýšit kostku',
  'token.reroll': 'Přehodit kostku',
  'token.lock': 'Zamknout nebo ochránit kostku',
  'token.withdraw': 'Stáhnout kostku',
  'token.blockBuilding': 'Zablokovat budovu',
  'token.blockRecipe': 'Zablokovat recept',

  'part.xp': 'Body zkušeností',
  'part.coins': 'Za mince',
  'part.dice': 'Za kostky',

  'action.sow.MH1': 'Zasít semínko na žlutou kostku (Sladovna 1)',
  'action.sow.HP1': 'Zasít semínko na zelenou kostku (Chmelnice 1)',
  'action.place.MH2': 'Upražit {die} {from} na černou kostku (Sladovna 2)',
  'action.place.MH3': 'Vylepšit {die} {from} o jeden bod (Sladovna 3)',
  'action.place.HP2': 'Vylepšit {die} {from} o jeden bod (Chmelnice 2)',
  'action.place.SK1': 'Poslat {die} {from} do učení a přehodit si kostky (Učiliště 1)',
  'action.place.SK2': 'Poslat {die} {from} do učení a vyměnit kostku za jinou ze zásoby (Učiliště 2)',
  'action.place.SK3': 'Poslat {die} {from} do učení pro další modrou kostku (Učiliště 3)',
  'action.place.SD1': 'Vyměnit {die} {from} za dvě semínka (Oddělení osiva 1)',
  'action.place.SD2': 'Vyměnit {die} {from} za čtyři mince (Oddělení osiva 2)',
  'action.place.SD3': 'Vyměnit {die} {from} za čtyři mince (Oddělení osiva 3)',
  'action.speed': 'Urychlit pole {space} a použít na to {die} {from}',
  'action.store': 'Uložit {die} do skladu',
  'action.pass': 'Pasovat',
  'action.done': 'Ukončit tah',
  'action.keep.reserve': 'Dát kostku do rezervy',
  'action.keep.warehouse': 'Dát kostku do skladu',
  'action.pick': 'Vybrat k přehození {die} {place}',
  'action.roll': 'Hodit vybranými kostkami',
  'action.colour.yellow': 'Hodit žlutými kostkami ze zásoby',
  'action.colour.black': 'Hodit černými kostkami ze zásoby',
  'action.colour.green': 'Hodit zelenými kostkami ze zásoby',
  'action.swap': 'Vyměnit {die} {from} za {value}',
  'action.decline': 'Nic nevyměnit',
  'action.buy': 'Koupit {ingredient} za {price, plural, one {# minci} few {# mince} many {# mince} other {# mincí}}',
  'action.buy.cheaper':
    'Koupit {ingredient} za {price, plural, one {# minci} few {# mince} many {# mince} other {# mincí}} a použít na slevu {die} {from}',
  'action.deal':
    'Koupit žeton „{token}“ za {price, plural, one {# minci} few {# mince} many {# mince} other {# mincí}}',
  'action.play': 'Zahrát žeton „{token}“',
  'action.aim': 'Zvolit {die} {place} ({owner})',
  'action.block': 'Zablokovat budovu: {building} ({owner})',
  'action.ban': 'Zablokovat {recipe}',
  'action.brew.cheapest': 'Uvařit {recipe}{extra}',
  'action.brew.chosen': 'Uvařit {recipe}{extra} a vybrat si, čím zaplatit',
  'action.pay': 'Zaplatit {die}',
  'action.claim': 'Vzít si žeton „{token}“',
  'action.take.yellow': 'Vzít si žlutou kostku',
  'action.take.black': 'Vzít si černou kostku',
  'action.take.green': 'Vzít si zelenou kostku',
  'action.take.blue': 'Vzít si modrou kostku',

  'event.drawn': 'Hod o žeton sezóny: {rolls}. Dostává ho {who}.',
  round: '{round}. kolo',
  'event.began.winter': '{round}. kolo, zima. Začíná {who}.',
  'event.began.summer': '{round}. kolo, léto. Začíná {who}.',
  'event.phase.purchase': 'Nákup: nakupuje se a ukládají se kostky.',
  'event.phase.window': 'Než se začne vařit, lze hrát akční žetony.',
  'event.phase.brew': 'Vaření: teď se vaří recepty.',
  'event.phase.tidy': 'Úklid: desky vydají, co na nich dozrálo.',
  'announced.rolled': '{who} hází.',
  'announced.rerolled': '{who} přehazuje: {dice}.',
  'announced.searched.yellow': '{who} hází žlutými kostkami ze zásoby.',
  'announced.searched.black': '{who} hází černými kostkami ze zásoby.',
  'announced.searched.green': '{who} hází zelenými kostkami ze zásoby.',
  'announced.gained': '{who} dostává kostku a hned s ní hází.',
  'announced.aimed': '{who} přehazuje {die}.',
  'event.rolled': '{who} hází: {dice}.',
  'event.rolled.none': '{who} nemá čím házet.',
  'event.sown.MH1': '{who} seje semínko na žlutou kostku (Sladovna 1).',
  'event.sown.HP1': '{who} seje semínko na zelenou kostku (Chmelnice 1).',
  'event.placed.MH2': '{who} praží {die} {from} (Sladovna 2).',
  'event.placed.MH3': '{who} vylepšuje {die} {from} (Sladovna 3).',
  'event.placed.HP2': '{who} vylepšuje {die} {from} (Chmelnice 2).',
  'event.placed.SK1': '{who} posílá {die} {from} do učení a přehazuje kostky (Učiliště 1).',
  'event.placed.SK2': '{who} posílá {die} {from} do učení kvůli výměně kostky (Učiliště 2).',
  'event.placed.SK3': '{who} posílá {die} {from} do učení pro další modrou kostku (Učiliště 3).',
  'event.placed.SD1': '{who} dává {die} {from} za semínka (Oddělení osiva 1).',
  'event.placed.SD2': '{who} dává {die} {from} za mince (Oddělení osiva 2).',
  'event.placed.SD3': '{who} dává {die} {from} za mince (Oddělení osiva 3).',
  'event.sped': '{who} {die} urychluje pole {space}.',
  'event.stored': '{who} ukládá {die} do skladu.',
  'event.passed': '{who} pasuje.',
  'event.gained.rolled': '{who} dostává kostku a hned s ní hází: {die}.',
  'event.gained.new': '{who} dostává {die}.',
  'event.improved': '{who} má vylepšenou kostku: {die}.',
  'event.kept.reserve': '{who} dává {die} do rezervy.',
  'event.kept.warehouse': '{who} dává {die} do skladu.',
  'event.seeded': '{who} si bere {count, plural, one {# semínko} few {# semínka} many {# semínka} other {# semínek}}.',
  'event.earned.coins': '{who} získává {coins, plural, one {# minci} few {# mince} many {# mince} other {# mincí}}.',
  'event.earned.xp':
    '{who} získává {xp, plural, one {# bod zkušeností} few {# body zkušeností} many {# bodu zkušeností} other {# bodů zkušeností}}.',
  'event.earned.both':
    '{who} získává {xp, plural, one {# bod zkušeností} few {# body zkušeností} many {# bodu zkušeností} other {# bodů zkušeností}} a {coins, plural, one {# minci} few {# mince} many {# mince} other {# mincí}}.',
  'event.rerolled': '{who} přehazuje ({dice}), padá: {into}.',
  'event.searched.yellow': '{who} hází žlutými kostkami ze zásoby: {rolled}.',
  'event.searched.black': '{who} hází černými kostkami ze zásoby: {rolled}.',
  'event.searched.green': '{who} hází zelenými kostkami ze zásoby: {rolled}.',
  'event.swapped': '{who} vyměňuje {die} za {into}.',
  'event.declined': '{who} nic nevyměňuje.',
  'event.bought':
    '{who} kupuje {ingredient} za {price, plural, one {# minci} few {# mince} many {# mince} other {# mincí}}.',
  'event.bought.cheaper':
    '{who} kupuje {ingredient} za {price, plural, one {# minci} few {# mince} many {# mince} other {# mincí}} a na slevu používá {die}.',
  'event.dealt.bought':
    '{who} kupuje žeton „{token}“ za {price, plural, one {# minci} few {# mince} many {# mince} other {# mincí}}.',
  'event.dealt.hidden':
    '{who} kupuje akční žeton za {price, plural, one {# minci} few {# mince} many {# mince} other {# mincí}}.',
  'event.dealt.earned': '{who} si bere žeton „{token}“.',
  'event.dealt.earnedHidden': '{who} si bere akční žeton.',
  'event.played': '{who} hraje žeton „{token}“.',
  'event.aimed.raise': '{who} zvyšuje {die} {place}, teď je to {into}.',
  'event.aimed.reroll.own': '{who} přehazuje {die} {place}, padá {into}.',
  'event.aimed.reroll.other': '{who} přehazuje cizí kostku: {die} {place} ({owner}), padá {into}.',
  'event.aimed.protect': '{who} chrání {die} {place}.',
  'event.aimed.lock': '{who} zamyká cizí kostku: {die} {place} ({owner}).',
  'event.aimed.withdraw.own': '{who} stahuje {die} ze skladu do rezervy.',
  'event.aimed.withdraw.other': '{who} stahuje cizí kostku ze skladu do rezervy: {die} ({owner}).',
  'event.blocked': '{who} blokuje cizí budovu: {building} ({owner}). V tomto kole nic nedá.',
  'event.banned': '{who} blokuje {recipe}: v tomto kole ho nikdo neuvaří.',
  'event.brewed': '{who} vaří {recipe}{extra}. Platí: {dice}.',
  'event.revealed': 'Nový recept: {recipe}.',
  'event.wasted': '{who} z pole {space} nic nedostává: zásoba je prázdná.',
  'event.tidied': 'Desky jsou uklizené, {round}. kolo končí.',
  'event.ended.recipes': 'Receptů je uvařeno dost: konec hry.',
  'event.ended.rounds': 'Dohrálo se poslední kolo: konec hry.',

  'prompt.place.first': 'Polož na svou desku jednu nebo dvě kostky či semínka, nebo pasuj.',
  'prompt.place.second': 'Polož ještě jednu kostku nebo semínko, nebo ukonči tah.',
  'prompt.place.idle':
    'Nemáš co položit a žádný tvůj žeton teď zahrát nejde: pasuj. Ptáme se, aby nikdo nepoznal, které žetony máš.',
  'prompt.purchase.both': 'Můžeš koupit přísadu a akční žeton a ukládat kostky do skladu.',
  'prompt.purchase.ingredient': 'Můžeš koupit přísadu a ukládat kostky do skladu.',
  'prompt.purchase.token': 'Můžeš koupit akční žeton a ukládat kostky do skladu.',
  'prompt.purchase.store': 'Můžeš ukládat kostky do skladu; co zůstane v rezervě, tím se bude házet znovu.',
  'prompt.purchase.idle':
    'Nemáš co koupit ani uložit a žádný tvůj žeton teď zahrát nejde: hotovo. Ptáme se, aby nikdo nepoznal, které žetony máš.',
  'prompt.purchase.luck':
    '{sentence} Smolné kostky platí ještě za {luck, plural, one {# minci} few {# mince} many {# mince} other {# mincí}}.',
  'prompt.window': 'Než se začne vařit: zahraj akční žeton, nebo pasuj; vaří se hned potom.',
  'prompt.window.idle': 'Žádný tvůj žeton teď zahrát nejde: pasuj.',
  'prompt.brew': 'Uvař recept, nebo pasuj.',
  'prompt.keep': 'Kam patří {die}: do rezervy, nebo do skladu?',
  'prompt.keep.withdrawn': 'Po tvém nákupu byla ze skladu do rezervy stažena {die}. Uložíš ji zpátky?',
  'prompt.reroll.none': 'Vyber kostky, které chceš přehodit.',
  'prompt.reroll.some': 'K přehození je vybráno: {dice}. Vyber další, nebo hoď.',
  'prompt.colour': 'Kterou barvou ze zásoby hodíš? Jednu z těch kostek pak můžeš vyměnit za svou.',
  'prompt.exchange.yellow': 'Žluté kostky ze zásoby ukazují {rolled}. Vyměň jednu svou, nebo žádnou.',
  'prompt.exchange.black': 'Černé kostky ze zásoby ukazují {rolled}. Vyměň jednu svou, nebo žádnou.',
  'prompt.exchange.green': 'Zelené kostky ze zásoby ukazují {rolled}. Vyměň jednu svou, nebo žádnou.',
  'prompt.aim.raise': 'Která tvá kostka se zvýší o jeden bod?',
  'prompt.aim.reroll': 'Která kostka se přehodí, tvoje nebo cizí?',
  'prompt.aim.lock': 'Která kostka se zamkne? Tvá vlastní bude naopak chráněná.',
  'prompt.aim.withdraw': 'Která kostka se vrátí ze skladu do rezervy svého majitele?',
  'prompt.aim.blockBuilding': 'Čí budova v tomto kole nic nedá?',
  'prompt.aim.blockRecipe': 'Který recept v tomto kole nikdo neuvaří?',
  'prompt.pay.yellow': '{recipe}: kterou žlutou kostkou s hodnotou aspoň {least} zaplatíš?',
  'prompt.pay.black': '{recipe}: kterou černou kostkou s hodnotou aspoň {least} zaplatíš?',
  'prompt.pay.green': '{recipe}: kterou zelenou kostkou s hodnotou aspoň {least} zaplatíš?',
  'prompt.claim': 'Který akční žeton si bereš za odměnu?',
  'prompt.choose': 'Kterou kostku si bereš za odměnu?',
  'prompt.they.place': '{who} pokládá kostky a semínka.',
  'prompt.they.purchase': '{who} nakupuje.',
  'prompt.they.window': '{who} může před vařením zahrát akční žeton.',
  'prompt.they.brew': '{who} může uvařit recept.',
  'prompt.they.keep': '{who} rozhoduje, kam patří {die}.',
  'prompt.they.reroll': '{who} vybírá kostky k přehození.',
  'prompt.they.colour': '{who} vybírá barvu, kterou bude hledat v zásobě.',
  'prompt.they.exchange': '{who} může vyměnit kostku za jednu ze zásoby: {rolled}.',
  'prompt.they.aim': '{who} hraje žeton „{token}“ a vybírá, na co ho použije.',
  'prompt.they.pay': '{who} vaří {recipe} a vybírá, čím zaplatí.',
  'prompt.they.claim': '{who} si za odměnu vybírá akční žeton.',
  'prompt.they.choose': '{who} si za odměnu vybírá kostku.',
  'prompt.over': 'Hra skončila.',

  'warning.raise.both':
    'Přijdeš o obojí: kostka zvýšená na 6 se tu už nevylepší a na konci kola klesne zpátky na {value}.',
  'warning.raise.unlessSped':
    'Pomůže to, jen když pole ještě v tomto kole urychlíš: zvýšení skončí dřív, než se kostka vrátí.',
  'warning.raise.lost': 'Zvýšení přijde vniveč: platí jen do konce kola a do té doby už kostka k ničemu nebude.',
  'warning.raise.play':
    'Ať teď zvýšíš kteroukoli kostku, přijde to vniveč: zvýšení platí jen do konce kola a do té doby kostka k ničemu nebude.',

  'warning.reroll.none': 'Nebude co přehodit: modrá kostka by byla v Učilišti zbytečně.',
  'warning.reroll.stored': 'V rezervě ti nic nezbude: přehodit půjdou jen kostky ze skladu.',

  'takes.MH1': 'semínko',
  'takes.MH2': 'žlutá kostka',
  'takes.MH3': 'žlutá nebo černá kostka pod 6',
  'takes.HP1': 'semínko',
  'takes.HP2': 'zelená kostka pod 6',
  'takes.SK1': 'modrá kostka, aspoň 2',
  'takes.SK2': 'modrá kostka, aspoň 3',
  'takes.SK3': 'modrá kostka, aspoň 5',
  'takes.SD1': 'žlutá nebo zelená kostka',
  'takes.SD2': 'černá kostka',
  'takes.SD3': 'modrá kostka',
  'atLeast.yellow':
    '{count, plural, one {žlutá aspoň {least}} few {# žluté aspoň {least}} many {# žluté aspoň {least}} other {# žlutých aspoň {least}}}',
  'atLeast.black':
    '{count, plural, one {černá aspoň {least}} few {# černé aspoň {least}} many {# černé aspoň {least}} other {# černých aspoň {least}}}',
  'atLeast.green':
    '{count, plural, one {zelená aspoň {least}} few {# zelené aspoň {least}} many {# zelené aspoň {least}} other {# zelených aspoň {least}}}',
  'atLeast.blue':
    '{count, plural, one {modrá aspoň {least}} few {# modré aspoň {least}} many {# modré aspoň {least}} other {# modrých aspoň {least}}}',
  'refused.closed': '{building} otevírá v {round}. kole.',
  'refused.takes': '{space}: sem patří {takes}, a tu teď nemáš.',
  'refused.used': '{space}: toto pole už v tomto kole používáš.',
  'refused.full': '{space} je v tomto kole plno. Místo má {who}.',
  'refused.slow': '{space}: urychlit jde modrou kostkou, aspoň {least}, dokud tu něco čeká.',
  'refused.locked': 'Tato kostka je do konce kola zamčená.',
  'refused.placeEarlier': 'Pokládá se na začátku kola, po hodu.',
  'refused.buyLater': 'Nakupuje se při nákupu, až po pokládání.',
  'refused.brewLater':
    'Recepty se vaří po nákupu. Do té doby musí všechny jejich kostky ležet ve skladu: uložíš je při pokládání nebo nákupu.',
  'refused.market': 'Trh otevírá v {round}. kole.',
  'refused.blackMarket': 'Černý trh otevírá v {round}. kole.',
  'refused.bought': 'Přísadu už v tomto kole máš koupenou.',
  'refused.dealt': 'Akční žeton už v tomto kole máš koupený.',
  'refused.soldOut': 'Už žádné nezbývají.',
  'refused.dear':
    'Stojí to {price, plural, one {# minci} few {# mince} many {# mince} other {# mincí}} a ty máš {coins, plural, =0 {nula} one {#} few {#} many {#} other {#}}.',
  'refused.banned': '{recipe} je v tomto kole zablokovaný recept.',
  'refused.missing': '{recipe}: ve skladu ještě chybí {dice}.',

  'option.mode': 'Varianta',
  'option.mode.help': 'S jakými recepty se začíná a kdo vidí akční žetony.',
  'option.mode.standard': 'Základní',
  'option.mode.standard.help': 'Na začátku tři nebo čtyři snadné recepty; akční žetony leží odkryté.',
  'option.mode.advanced': 'Pokročilá',
  'option.mode.advanced.help': 'Všechny recepty jsou zamíchané a akční žetony zná jen jejich majitel.',
  'option.unlucky': 'Smolný hod',
  'option.unlucky.help': 'Zda kostky, na kterých padla jednička, pomáhají platit.',
  'option.unlucky.off': 'Vypnuto',
  'option.unlucky.off.help': 'Jednička je prostě jednička.',
  'option.unlucky.on': 'Zapnuto',
  'option.unlucky.on.help': 'Dvě, tři nebo čtyři jedničky platí při nákupu v tomto kole za 2, 4 nebo 6 mincí.',
  'option.coins': 'Mince na začátku',
  'option.coins.help': 'Zda mince vyrovnávají pořadí hráčů.',
  'option.coins.same': 'Všem stejně',
  'option.coins.same.help': 'Každý začíná se 2 mincemi.',
  'option.coins.byOrder': 'Podle pořadí',
  'option.coins.byOrder.help': 'Vyrovnává výhodu posledního: ve dvou 5 a 2 mince, ve čtyřech 4, 5, 5 a 2.',
  'option.rounds': 'Poslední kolo',
  'option.rounds.help': 'Kolo, po kterém hra nejpozději končí.',
  'option.rounds.any': 'Podle stolu',
  'option.rounds.any.help': 'Určuje ho sám stůl.',

  'ending.recipes': 'Receptů je uvařeno dost.',
  'ending.rounds': 'Dohrálo se poslední kolo.',
  'ending.tied': 'Body jsou shodné: rozhoduje počet receptů, pak receptů pro experty, pak mincí.',
  'ending.resigned': 'Vzdáno před koncem.',

  'rules.goal': 'O co jde',
  'rules.goal.1':
    'Jste učni v pivovaru. Sbírejte slad, chmel a dovednost v podobě kostek, vařte recepty a získávejte mince a body zkušeností. Kdo má na konci nejvíc bodů, hlavně za zkušenosti a něco i za mince a kostky, stane se sládkem.',
  'rules.goal.2':
    'Tohle je vydání Taproom: většinu karet tištěné hry se nepodařilo najít, a tak je 29 ze 30 receptů, ceny a dvě výměny našich vlastních. Souhlasí s každým číslem, které text pravidel uvádí.',
  'rules.setup': 'Kostky a jejich místa',
  'rules.setup.1':
    'Žluté kostky jsou světlý slad (14), černé tmavý slad (14), zelené chmel (12), modré pivovarská dovednost (10). Semínek je 6, každé zvláštní přísady i každého akčního žetonu po 3. Co nikomu nepatří, leží ve společné zásobě, a když dojde, tak dojde.',
  'rules.setup.2':
    'Tvé kostky leží na dvou místech. Těmi v rezervě se na začátku každého kola hází. Ty ve skladu si drží hodnotu a jen z nich se vaří. Každý začíná s jednou kostkou od každé barvy v rezervě, se semínkem a 2 mincemi. Odkryté jsou tři recepty, ve čtyřech hráčích čtyři.',
  'rules.setup.3':
    'Kdo hodí nejvíc, dostane žeton sezóny. Kdo ho má, je ve všem první, dál se hraje po směru hodinových ručiček. Po každém kole jde žeton k dalšímu hráči a otočí se: lichá kola jsou zima, sudá léto, a v létě si každý bere semínko.',
  'rules.place': 'Pokládání',
  'rules.place.1':
    'Všichni hodí kostkami z rezervy. Pak se střídáte, dokud všichni nepasují: v tahu polož na pole své desky jednu nebo dvě věci, kostky nebo semínka, z rezervy nebo ze skladu. Ve svých tazích této a další fáze můžeš také zdarma přesouvat kostky z rezervy do skladu.',
  'rules.place.2':
    'Totéž pole může používat o jednoho hráče méně, než kolik vás hraje; na poslední desce je pak v tomto kole zablokované.',
  'rules.place.3':
    'Sladovna a Chmelnice jsou otevřené od začátku, Učiliště a Trh od 2. kola, Oddělení osiva a Černý trh od 3. kola.',
  'rules.spaces': 'Pole desky',
  'rules.spaces.1':
    'Sladovna. 1: ze semínka bude žlutá kostka. 2: ze žluté kostky bude černá. 3: žlutá nebo černá kostka má o bod víc. Chmelnice. 1: ze semínka bude zelená kostka. 2: zelená kostka má o bod víc.',
  'rules.spaces.2':
    'Učiliště. 1, modrá aspoň 2: hned přehoď libovolný počet svých kostek v rezervě i skladu; každá zůstane, kde leží. 2, modrá aspoň 3: hned zvol žlutou, černou nebo zelenou, hoď všemi kostkami té barvy ze zásoby a jednu vyměň za svou, nebo žádnou. 3, modrá aspoň 5: při úklidu další modrá kostka.',
  'rules.spaces.3':
    'Oddělení osiva. 1: žlutá nebo zelená kostka za dvě semínka. 2: černá kostka za 4 mince. 3: modrá kostka také za 4. Co se vymění, jde do zásoby.',
  'rules.speed': 'Urychlení',
  'rules.speed.1':
    'Co pole dávají, přijde až při úklidu. Modrá kostka přidaná k tvé věci to přivolá hned: aspoň 3 pro nové kostky, semínka a mince za černou kostku, aspoň 2 pro vylepšení, aspoň 4 pro mince za modrou kostku. Učiliště se urychlit nedá. Modrá kostka se na konci kola vrací.',
  'rules.purchase': 'Nákup',
  'rules.purchase.1':
    'Trh: ovoce stojí 2 mince, koření a speciální slad 3, med a speciální chmel 4. Cenu může snížit modrá kostka z rezervy nebo skladu: u koření a speciálního sladu o 1, pokud má aspoň 4; u medu a speciálního chmele pětka o 1, šestka o 2. Na konci kola se vrací.',
  'rules.purchase.2':
    'Černý trh: zvýšení, přehození a zamčení kostky stojí 2 mince; stažení kostky a zablokování budovy nebo receptu 3.',
  'rules.purchase.3':
    'S volbou „Smolný hod“: pokud na dvou, třech nebo aspoň čtyřech tvých kostkách padla na začátku kola jednička, pořád ji ukazují a leží v rezervě, platí při tomto nákupu za 2, 4 nebo 6 mincí. Co z toho zbude, propadá; kostky zůstávají.',
  'rules.tokens': 'Akční žetony',
  'rules.tokens.1':
    'Zvýšit: jedna tvá kostka má do konce kola o bod víc; kostka, která čeká na vylepšení a zvýší se na 6, už o bod nevyroste. Přehodit: libovolná kostka v rezervě, ve skladu nebo čekající na desce. Zamknout: cizí kostka se v tomto kole nesmí použít, přesunout ani změnit; vlastní kostka je přede všemi chráněná. Stáhnout: kostka z kteréhokoli skladu jde do rezervy svého majitele.',
  'rules.tokens.2':
    'Zablokovat budovu: jedna budova jiného hráče při úklidu nic nedá a věci z ní se vrátí. Zablokovat recept: v tomto kole ho nikdo neuvaří. Tyhle dva se hrají jen těsně před vařením.',
  'rules.brew': 'Vaření',
  'rules.brew.1':
    'Nejdřív může každý hrát akční žetony, dokola, dokud všichni nepasují. Pak se střídáte ve vaření, vždy po jednom receptu, dokud všichni nepasují. Za každou kostku receptu musíš mít ve skladu jednu té barvy a aspoň té hodnoty.',
  'rules.brew.2':
    'Dostaneš 1 bod zkušeností a odměnu z receptu: mince, body zkušeností, akční žeton nebo kostky podle výběru. Za bonus můžeš přidat jedno vylepšení: modrou kostku ze skladu, nebo přísadu, kterou recept jmenuje. Kostky jdou do tvé rezervy, přísada zpět na Trh a hned se odkryje nový recept.',
  'rules.tidy': 'Úklid',
  'rules.tidy.1':
    'Popořadě dostane každý, co mu přinesou věci na desce. Nové kostky jdou do rezervy. Modré kostky, které pomáhaly, se vracejí.',
  'rules.end': 'Konec hry',
  'rules.end.1':
    'Kolo, ve kterém je dohromady uvařeno 10, 15 nebo 20 receptů (ve 2, 3 nebo 4 hráčích), je poslední. K bodům zkušeností se přičte 1 za každé dvě mince, 1 za každou žlutou nebo zelenou kostku a 2 za každou černou, ať leží kdekoli.',
  'rules.modes': 'Základní a pokročilá varianta',
  'rules.modes.1':
    'V základní variantě leží na začátku Mass Lager, Cheap Lager a Experimental Lager, ve čtyřech hráčích i Sladek Pilsner, a akční žetony vidí všichni. V pokročilé jsou první recepty náhodné a akční žetony leží lícem dolů.',

  'BR-1': 'Mince a značky zablokování nikdy nedojdou. Kostky, semínka, přísady a akční žetony ano.',
  'BR-2': 'Kdo při pokládání pasuje, v tomto kole už nic nepoloží.',
  'BR-3':
    'Kostky jdou z rezervy do skladu, nikdy zpět, a jen ve vlastních tazích při pokládání a nákupu. Zpět vrátí kostku jen žeton „Stáhnout kostku“.',
  'BR-4':
    'Každé své pole použiješ nejvýš jednou za kolo, i když ho urychlíš. Pole, které používá dost jiných hráčů, je pro tebe v tomto kole zablokované.',
  'BR-5': 'Kostkou, která přijde hned, se hned hodí a podle tvé volby jde do rezervy, nebo do skladu.',
  'BR-6': 'Kostku, která ukazuje 6, vylepšit nejde, a chráněnou také ne.',
  'BR-7': 'Pasovat při vaření není konečné: dokud někdo vaří, můžeš vařit i ty.',
  'BR-8':
    'Můžeš určit, kterými kostkami zaplatíš; nejdřív se nabízejí ty nejlevnější. Určují se po jedné, od nejpřísnějšího požadavku, a jen když je z čeho vybírat.',
  'BR-9': 'Kostku za odměnu si vybíráš z barev, které v zásobě zbývají; když nezbývá žádná, nedostaneš nic.',
  'BR-10':
    'Co tvé věci na desce vracejí, leží v zásobě dřív, než si něco vezmeš. Když kostky nebo semínka přesto chybí, zkusí se to ještě jednou, až budou hotovi všichni. Když pořád nic není, semínko přijde vniveč a kostka se vrátí.',
  'BR-11':
    'Hrát lze jen akční žetony, které máš: libovolný počet ve vlastních tazích při pokládání a nákupu a po jednom před vařením. Zahraný žeton ze hry mizí.',
  'BR-12': '„Zablokovat budovu“ a „Zablokovat recept“ se hrají jen před vařením. Co už bylo urychleno, platí.',
  'BR-13': 'Při shodě vyhrává víc receptů, pak víc receptů pro experty, pak víc mincí; jinak se o vítězství dělíte.',
  'BR-14': 'Hra končí také po 30. kole.',
  'BR-15': 'Vylepšená kostka jde podle tvé volby do rezervy, nebo do skladu.',
  'BR-16':
    'K výměně potřebuješ žlutou, černou nebo zelenou kostku v rezervě nebo skladu a kostky té barvy v zásobě. Nová kostka leží tam, kde ležela stará, a nechá si hodnotu.',
  'BR-17': 'Přehození nic neruší: co už kostka jednou splnila, to platí.',
  'BR-18':
    'Urychlit můžeš věc na vlastní desce, dokud její účinek nenastal. Modrá kostka musí být dost vysoká a to, co pole dává, musí být ještě k mání.',
  'BR-19':
    'Tah je jedna nebo dvě věci; i jediné semínko je tah. Druhou věcí tah končí. Pasovat se dá jen v tahu bez položené věci.',
  'BR-20':
    'Všechno má svůj čas: nejdřív se pokládá, pak nakupuje, pak vaří. Když se tě hra na něco ptá, nejde nic jiného než odpovědět právě na to.',
  'BR-21':
    'Věc patří na pole, které je v tomto kole otevřené a bere její barvu a hodnotu. Semínka patří na pole pro semínka.',
  'BR-22':
    'Kostku můžeš použít, jen když leží tam, odkud ji bereš, a není zamčená. Chráněnou kostku nikdo nemůže změnit, přehodit, zamknout ani stáhnout. Modrou kostku dáš na Trh, jen když sníží cenu.',
  'BR-23': 'Co kupuješ, musíš zaplatit. Nejdřív jdou mince smolných kostek.',
  'BR-24': 'Za kolo jedna přísada a jeden akční žeton, od kola, kdy se otevře Trh a Černý trh, a dokud nějaké jsou.',
  'BR-25':
    'Zvýšit: vlastní kostka pod 6. Přehodit: libovolná kostka v rezervě, ve skladu nebo čekající na desce. Zamknout: libovolná kostka v rezervě nebo skladu. Stáhnout: libovolná kostka ve skladu. Zablokovat budovu: cizí, kde něco čeká. Zablokovat recept: odkrytý. Zamčené a chráněné kostky zvolit nejde.',
  'BR-26':
    'Vařený recept leží odkrytý a není zablokovaný a všechny jeho kostky máš ve skladu, stejně jako to, čím ho vylepšuješ.',
  'BR-27':
    'V pokročilé variantě leží akční žetony lícem dolů: ostatní vědí, kolik jich máš a které druhy jsou vyprodané.',
  'BR-28': 'Kdo by mohl jen pasovat, už pasoval. Před vařením je to ten, kdo nemá akční žetony.',
  'BR-29':
    'S volbou „Mince na začátku: podle pořadí“ se ve hře dvou hráčů začíná s 5 a 2 mincemi a ve hře čtyř hráčů se 4, 5, 5 a 2, podle pořadí tahů.',
  'BR-30':
    'Když ti někdo po tvém nákupu stáhne kostku do rezervy, na konci fáze se tě hra zeptá, jestli ji znovu uložíš: v pořadí hry, kostku po kostce. Zamčená kostka zůstane, kde je.',
  'BR-31':
    'V pokročilé variantě se hra toho, kdo má akční žetony, ptá všude, kde by šel zahrát žeton jakéhokoli druhu, i když zrovna ty jeho ne. Nikdo tak nepozná, které žetony má.',
  'BR-32': 'Stůl může mít poslední kolo určené dřív, jako v denní výzvě. Hra po něm skončí a sečte se jako jindy.',
};
