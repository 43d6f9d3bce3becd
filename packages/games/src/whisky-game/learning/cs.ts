import type { Catalogue } from '../../text/format.ts';
import type { en } from './en.ts';

export const cs: Catalogue<keyof typeof en> = {
  'lesson.goal': 'Tahle partie je vyhraná: láhev z každého ze šesti regionů a aspoň 25 bodů. Kdo to má první, vyhrává.',
  'lesson.start': 'Každý začíná v Edinburghu, nebo v Dublinu. Irsko je jeden ze šesti regionů: vyraz z Dublinu.',
  'lesson.roll': 'Ve svém tahu hodíš, jdeš a využiješ pole, na kterém skončíš. Hoď!',
  'lesson.walk':
    'Pět polí. Kde můžeš skončit, tam to svítí; třeba v palírně smíš zastavit dřív. Vyber Teeling a pak Jít.',
  'lesson.ask': 'Každá palírna má tři lahve: za lehkou otázku je 1 bod, za střední 3, za těžkou 5. Vyber lehkou.',
  'lesson.answer':
    'Za správnou odpověď je láhev; po špatné napřed odpovídej jinde. Tady tě nikdo nehoní, u většiny stolů běží čas.',
  'lesson.again': 'Výborně! První region. Druhou láhev ti stejná palírna nedá, a tak putuješ dál. Hoď!',
  'lesson.special':
    'Čtyři pole vedou přesně na speciální pole Kinnegad. Kartu bere jen ten, kdo na něm skončí. Vyber Kinnegad a pak Jít.',
  'lesson.kept':
    'Karta 50/50 ti zůstává v ruce a vidíš ji jen ty. Jiné platí hned: kocovina ubírá 2 z každého hodu, dokud nepadne šestka. Hoď!',
  'lesson.barrels':
    'Po šestce se hází znovu: sedm polí. Jdi do palírny Bushmills; každý sud cestou ti dá surovinu: ječmen, vodu, nebo kvasinky.',
  'lesson.medium': 'Tři suroviny, budou se hodit. A teď lepší láhev: vyber střední otázku. Máš kartu, která pomůže.',
  'lesson.fifty': 'Nevíš? Zahraj 50/50: vyškrtne dvě špatné odpovědi.',
  'lesson.pick': 'Zbývají dvě; správná svítí jen tady v lekci. Odpověz!',
  'lesson.lost':
    'Jiná partie a víc surovin: v zaniklé palírně dáš od každé dvě za skrytou láhev. Vezmi si ji! Hospoda mění dvě stejné za jednu jinou.',
  'lesson.found':
    'Kinclaith, 4 body, bez regionu. Lahve ze zaniklých palíren mají až 10. Soupeři vidí, že ji máš, ale ne za kolik.',
  'lesson.sail': 'Zpátky na cestu, teď v přístavu: místo hodu smíš vyplout, každý tah o jedno pole. Vypluj!',
  'lesson.tip':
    'Přes Off the Oa se pluje na Islay; tvé postavě, Johnu Campbellovi, se tam Laphroaig počítá dvakrát. Tip: napřed láhev z každého regionu, pak body.',

  'answer.edinburgh': 'Ve skutečné hře můžeš i tam. Tady vyraz z Dublinu.',
  'answer.elsewhere': 'Jít tam smíš, ale teď ne: drž se červené cesty.',
  'answer.airport':
    'S letenkou, jednou ze speciálních karet, přeletíš odtud na jiné letiště a hned házíš. Teď do palírny Teeling.',
  'answer.easier': 'Odvaha! Napřed ale zkus něco lehčího.',
  'answer.bolder': 'Máš na víc: s kartou zkus střední.',
  'answer.stay': 'Odejít bez otázky smíš, jenže také bez láhve.',
  'answer.wrong': 'Tahle ne. Ve hře by bylo po otázce, tady to zkus znovu.',
  'answer.guess': 'Hádat nic nestojí. Zkus to!',
  'answer.card': 'Napřed zahraj kartu.',
  'answer.pay': 'Máš na ni všechno: vezmi si láhev.',
  'answer.sea': 'I na pevnině smíš zůstat. Teď ale zkus loď.',

  'summary.win': 'Máš jako první láhev z každého ze šesti regionů a aspoň 25 bodů.',
  'summary.turn':
    'Hoď a jdi; po šestce se hází znovu. V palírně, zaniklé palírně, hospodě, přístavu a na letišti smíš zastavit dřív. Pak využij pole.',
  'summary.scores':
    'Správná odpověď v palírně: 1, 3 nebo 5 bodů. Láhev ze zaniklé palírny za dvě od každé suroviny: 4 až 10. Karty lahví: 2 až 7.',
  'summary.ends':
    'Někdo splní cíl, třeba uprostřed tahu. Nesplní-li ho nikdo do 150 kol, vyhrává, kdo má nejvíc regionů, při shodě nejvíc bodů.',

  'refusal.WG-36': 'Tady žádná otázka: láhev z této palírny už máš, nebo tu byla tvoje poslední otázka.',
  'refusal.WG-35':
    'Tady zastavit nejde: dřív smíš skončit jen v palírně, zaniklé palírně, hospodě, přístavu a na letišti.',
  'refusal.WG-29': 'Teď ne: každá karta říká, kdy se hraje, a musí k něčemu být.',

  'figure.shelf': 'Plná sbírka: láhev z každého regionu a víc bodů, než je třeba.',
  'figure.won': 'Dva hráči, jejich body a regiony: vítěz má všech šest.',
  'figure.start': 'Dvě města, ve kterých může cesta začít.',
  'figure.walk': 'Hod 5 v Dublinu: svítí pole, kde může pohyb skončit. V palírně Teeling se zastaví dřív.',
  'figure.special': 'Hod 4 v palírně Teeling: některá speciální pole, třeba Kinnegad a Wicklow, vyjdou přesně.',
  'figure.barrels': 'Sedm polí z Kinnegadu do palírny Bushmills, cestou tři sudy.',
  'figure.stock': 'Palírna Teeling a její tři lahve, za 1, 3 a 5 bodů.',
  'figure.levels': 'V palírně: tři lahve, tři otázky.',
  'figure.question': 'Otázka; 50/50 by vyškrtla dvě špatné odpovědi.',
  'figure.lost': 'V zaniklé palírně: cena a co hráč má.',
  'figure.pub': 'V hospodě: dvě stejné suroviny za jednu jinou.',
  'figure.harbour': 'V přístavu: svítí pole, kam loď vypluje.',
  'figure.hand': 'Tři karty v ruce; každá říká, co umí a kdy.',
};
