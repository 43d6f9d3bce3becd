import type { Catalogue } from '../../text/format.ts';
import type { en } from './en.ts';

export const cs: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'Dohraná partie. Recepty nosí zkušenosti; něco přidají mince a kostky. Když je uvařeno celkem deset receptů, kolo se dohraje a vyhrává nejvíc bodů.',
  'lesson.sow': 'Kostky jsou hozené. Zasej semínko ve Sladovně: na konci kola z něj bude žlutá kostka, světlý slad.',
  'lesson.refine':
    'V každém tahu pokládáš jednu nebo dvě věci. Experimental Lager chce žlutou 2: polož svou žlutou 1 na +1 ve Sladovně.',
  'lesson.speed':
    'Bod navíc přijde až na konci kola, po vaření, a to je dnes pozdě. Urychlí ho modrá aspoň 2: přidej tam svou modrou 4.',
  'lesson.keep':
    'Už je to 2: dej ji do skladu. Kostky si tam drží hodnotu a jen z nich se vaří; rezervou se každé kolo hází znovu.',
  'lesson.store':
    'Ležáku ještě chybí chmel. Zvedni zelenou 3 a stiskni „Do skladu“. Ukládání nic nestojí, ale cesta zpět nevede.',
  'lesson.end':
    'Ukonči tah: střídáte se, dokud všichni nepasují. Pole, která teď používá druhý hráč, jsou pro tebe v tomto kole zavřená.',
  'lesson.brew':
    'Všichni jsou hotovi, vaří se. Pro Experimental Lager máš ve skladu všechno. Uvař ho: přinese zkušenosti a akční žeton.',
  'lesson.claim':
    'Na zdraví! Kostky z receptu se vracejí do rezervy. Vezmi žeton „Zvýšit kostku“: jednou, kdy chceš, přidá jedné tvé kostce bod.',
  'lesson.tidy':
    'Úklid: ze semínka je žlutá kostka a modrá, která pomohla, je zpátky. Léto, každé druhé kolo, přinese každému semínko.',
  'lesson.school':
    'Otevírají se Učiliště a Trh. Třetí pole Učiliště bere modrou aspoň 5: polož tam svou, získáš další modrou kostku.',
  'lesson.pass':
    'O chvíli později, kostky na Mass Lager jsou uložené: víc pokládat netřeba, pasuj. Platí to do konce kola; ostatní můžou pokládat dál sami.',
  'lesson.fruit':
    'Nákup: jedna přísada za kolo. S ovocem přinese Mass Lager o 2 body zkušeností víc. Kup ho za své dvě mince.',
  'lesson.raise':
    'Než se začne vařit, lze hrát žetony. Mass Lager chce dvě žluté aspoň 3 a jedna tvoje má 2: zahraj „Zvýšit kostku“.',
  'lesson.aim': 'Vyber žlutou 2 ve svém skladu. Do konce kola bude ukazovat 3.',
  'lesson.enhance':
    'Stiskni na kartě ovoce, pak uvař: 3 body zkušeností a 4 mince. Přidat jde nejvýš jedna věc, přísada nebo modrá kostka.',
  'lesson.tokens':
    'Jiné žetony míří na soupeře: „Zamknout“ vyřadí kostku do konce kola, „Stáhnout“ vrátí kostku ze skladu do rezervy.',
  'lesson.farewell':
    'Třetí kolo otevírá poslední budovu, kde jsou semínka a mince, a Černý trh. Co stiskneš nebo na co ukážeš, to se vysvětlí. Sej často!',

  'answer.hops': 'Z toho by byl chmel. Chybí ti slad: zasej ve Sladovně.',
  'answer.seedFirst': 'Všechno má svůj čas: nejdřív zasej semínko.',
  'answer.roast': 'Tam by se vyměnila za černou kostku. Polož ji raději na +1.',
  'answer.blackIsFine': 'Černá 4 stačí. Bod navíc potřebuje žlutá 1.',
  'answer.tooLow': 'Žlutá 1 ležáku nestačí. Polož ji nejdřív na +1.',
  'answer.otherSpace': 'Tím by hned přišla nová kostka. Dnes se víc hodí bod navíc.',
  'answer.blueNeeded': 'Nejdřív použij modrou kostku: polož ji na +1, pod žlutou.',
  'answer.rolledAgain': 'V rezervě by se jí házelo znovu. Schovej ji do skladu.',
  'answer.hopsFirst': 'Nejdřív ulož zelenou 3, jinak nebude do ležáku chmel.',
  'answer.maltNeeded': 'Tuto žlutou kostku potřebuje ležák: nech ji ve skladu.',
  'answer.otherLager': 'I to by šlo. Experimental Lager ale přinese žeton.',
  'answer.brewNow': 'Můžeš vařit, nenech si to ujít.',
  'answer.raiseFits': 'Taky dobrý. V této lekci si vezmi „Zvýšit kostku“.',
  'answer.otherLesson': 'I to se v Učilišti učí. Teď zvol jeho třetí pole.',
  'answer.schoolFirst': 'Nejdřív pošli modrou 5 do Učiliště.',
  'answer.noNeed': 'To můžeš, ale černou 3 dnes nepotřebuješ.',
  'answer.fruitFirst': 'Nejdřív kup ovoce: pivo s ním přinese víc.',
  'answer.raiseNow': 'Bez zvýšené kostky dnes Mass Lager nebude: zahraj žeton teď.',
  'answer.highEnough': 'Ta je dost vysoká. Vyber žlutou 2.',
  'answer.notNeeded': 'Mass Lager černou kostku nechce. Vyber žlutou 2.',
  'answer.fruitToo': 'Bez ovoce by přinesl méně. Stiskni nejdřív ovoce na kartě.',
  'answer.massIsBetter': 'Mass Lager přinese víc. Uvař ten, s ovocem.',

  'summary.win': 'Máš na konci nejvíc bodů: hlavně zkušenosti z receptů, něco i za mince a kostky.',
  'summary.turn':
    'Všichni hodí rezervou. V tahu polož jednu nebo dvě věci, dokud všichni nepasují; ukládej zdarma; nakup; vař. Při úklidu přinesou položené věci, co ukazují.',
  'summary.scores':
    'Recept: 1 bod zkušeností a odměna, s něčím navíc ještě víc. Na konci 2 mince za bod, žlutá a zelená kostka po 1, černá za 2, modrá za nic.',
  'summary.ends': 'Je dohromady uvařeno 10 receptů, ve třech 15, ve čtyřech 20: to kolo je poslední.',
  'refusal.BR-20': 'Nejdřív se pokládá, pak nakupuje, pak vaří. Hotový recept na vaření počká.',
  'refusal.BR-26': 'Z rezervy se nevaří: ukládej při pokládání nebo nákupu.',
  'refusal.BR-4': 'Ve dvou je pole, které používá druhý hráč, do dalšího kola zavřené.',

  'figure.stores': 'Rezervou se na začátku každého kola hází; ve skladu si kostky drží hodnotu a čekají tu semínka.',
  'figure.placed': 'Ze semínka bude žlutá kostka a ze žluté 1 bude 2.',
  'figure.blocked': 'Obě pole Chmelnice používá druhý hráč: zde jsou v tomto kole zavřená.',
  'figure.houses': 'Čtyři budovy. Nahoře, co se pokládá, pod tím, co to přinese, dole modrá kostka, která to urychlí.',
  'figure.sped': 'S modrou 4 přišel bod navíc hned. Modrá kostka tu zůstane do úklidu.',
  'figure.markets':
    'Trh ve druhém kole: kolik která přísada stojí a o kolik ji zlevní modrá kostka. Černý trh je ještě zavřený.',
  'figure.raised': 'První žlutá kostka měla 2 a je zvýšená: do konce kola ukazuje 3.',
  'figure.ready':
    'Experimental Lager: potřebné kostky, všechny ve skladu, a odměna, 1 bod zkušeností a akční žeton. V další řadě, co jde přidat a za jaký bonus.',
  'figure.progress': 'Ve dvou je uvařeno deset receptů: toto kolo je poslední.',
  'figure.scores': 'Konečný součet: zkušenosti, mince a kostky.',
};
