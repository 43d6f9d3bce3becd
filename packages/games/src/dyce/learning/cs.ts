import type { Catalogue } from '../../text/format.ts';
import type { en } from './en.ts';

export const cs: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'Konec hry: vyhráváš 28 ku 22. Každá libra platí 1 bod, whisky v ruce 3, hvězda neboli vítězný bod (VB) 6.',
  'lesson.draft':
    'Nová partie. Kupuješ modrou, červenou a žlutou whisky, mícháš je a míchanou prodáváš. Každý začíná s jednou: vezmi si žlutou.',
  'lesson.open':
    'Obchoduješ jen s barony. První kostka oranžového barona ukazuje jeho whisky a cenu: modrá za 2\u00a0£. Vyber c1 a stiskni Otevřít.',
  'lesson.stock':
    'Stálo to 1 £ a zbývá jedna akce. Baron chodí do obchodů, které vystavují barvu jeho první kostky: vystav tu modrou, a koupíš ji od něj.',
  'lesson.ways':
    'Stiskni šipku „Příští tahy“: baron míří k nejbližšímu obchodu své barvy, z brány na kterékoli pole své strany, potom o pole za kolo, nikdy šikmo.',
  'lesson.pass': 'Hotovo, pasuj. Tvoje pečeť půjde na hrad. Dokud ostatní hrají dál, můžeš si každý tah vzít libru.',
  'lesson.take': 'Všechny pečetě leží na hradě: tohle je poslední tah, pak přijdou baroni. Vezmi si libru a sleduj je.',
  'lesson.bought':
    'Koupeno za 2\u00a0£! Baronova modrá kostka je pryč a platí další. Fialový přišel o žlutou: nikdo ji nevystavoval.',
  'lesson.sell-where':
    'Tvoje modrá a žlutá dají zelenou, fialový baron za ni platí 6\u00a0£. Kde stojí baron, nic vystavit nejde: otevři b5.',
  'lesson.sell': 'Vystav tu zelenou na prodej. Dáš za ni modrou a žlutou a dostaneš 6\u00a0£ a VB.',
  'lesson.advertise':
    'Soupeř má zelenou stejně blízko. Pak rozhodují libry na obchodě, až potom blízkost k hradu. Lákej: dej libru na b5.',
  'lesson.done':
    'Chytré. Až tu baron zobchoduje, libra propadne; zůstane-li na obchodě, počítá se tobě. Jedna akce stačí: ukonči tah.',
  'lesson.pass-again': 'Soupeř pasuje. Pasuj také, a po jednom dalším tahu přijdou baroni.',
  'lesson.sold': 'Prodáno: 6\u00a0£ a VB. Za černou by byly dva. Baronova zelená kostka je pryč a platí další.',
  'lesson.rise':
    'Byla to kostka míchané whisky, a tak bílá kostka po tomto kole stoupla. Až by měla stoupnout nad 6, hra skončí.',
  'lesson.closed':
    'Zelený baron přišel na d2 pro červenou. Soupeř neměl 3\u00a0£: obchod se zavřel. Baroni se neptají, nech si dost liber.',
  'lesson.tip':
    'Na závěr: dívej se na celé řady. Po červené bude oranžový baron chtít zelenou, tak si připrav modrou a žlutou.',

  'answer.blue-later': 'Modrá přijde hned potom: jeden baron ji má za 2\u00a0£. Teď si vezmi žlutou.',
  'answer.also-near': 'I tam by přišel. Pro tuhle lekci vyber c1.',
  'answer.too-far': 'Za kolo ujde jeden krok, c2 je zatím daleko. Vyber c1.',
  'answer.open-first': 'Ještě ne: nejdřív otevři obchod na c1.',
  'answer.wants-blue': 'Teď má modrou a pro nic jiného nepřijde. Vyber modrou.',
  'answer.not-yet': 'To je míchaná whisky na prodej a tu zatím nemáš z čeho namíchat. Vyber modrou.',
  'answer.show-first': 'Ještě ne: do prázdného obchodu nikdo nepřijde.',
  'answer.leave-c5': 'Dobré místo, ale pro tuhle lekci vyber b5.',
  'answer.take-b5': 'I tam by přišel. Pro tuhle lekci vyber b5.',
  'answer.sell-first': 'Ještě ne: nejdřív otevři obchod na b5.',
  'answer.not-theirs': 'To by ho přilákalo k soupeři. Dej libru na b5.',
  'answer.draw-first': 'Ještě ne: šel by na c5, které je blíž k hradu.',
  'answer.enough': 'Jedna libra stačí. Ukonči tah.',

  'summary.win': 'Máš nejvíc bodů: libry, whisky v ruce a vítězné body dohromady. Při shodě víc obchodů ve městě.',
  'summary.turn':
    'Jedna nebo dvě akce: otevřít obchod za 1\u00a0£, vystavit whisky, nebo lákat za 1\u00a0£. Nebo pasuj; v dalších tazích si pak místo akcí můžeš vzít 1\u00a0£.',
  'summary.scores':
    'Libra v ruce i na tvých obchodech 1, whisky v ruce 3, VB 6. Prodej míchané whisky vynáší 4 až 6 £ a 1 VB, u černé 2 VB.',
  'summary.ends':
    'Bílá kostka má stoupnout nad 6. Stoupá po každém kole, ve kterém se do pytlíku vrátila kostka míchané whisky.',
  'refusal.DY-14':
    'Whisky vystavuješ jen ve vlastních obchodech a ne tam, kde stojí baron: nejdřív obchod otevři, nebo počkej.',
  'refusal.DY-13': 'Nový obchod potřebuje pole bez obchodu a bez barona a libru v ruce.',
  'refusal.DY-15': 'Lákat jde jen librou z ruky, a jen na obchod: na volné pole se libra položit nedá.',

  'figure.blends': 'Čtyři míchané whisky: z čeho jsou a kolik vynášejí VB.',
  'figure.start': 'Město na začátku. Každý baron čeká u své brány vedle řady čtyř kostek; platí ta zarámovaná.',
  'figure.turn': 'Co nabízí tah: whisky k vystavení a pod nimi ostatní akce.',
  'figure.shop': 'Obchod s modrou whisky před branou barona, který modrou má.',
  'figure.seals': 'Obě pečetě leží na hradě: tohle je poslední tah, pak přijdou baroni.',
  'figure.walk':
    'Příští tahy: oranžový dojde k modré, černý k červené, zelený udělá k červené krok a fialový žlutou nenajde.',
  'figure.tie': 'Oba zelené obchody jsou na jeden krok. Rozhodne libra na b5; bez ní by baron šel na c5.',
  'figure.trade': 'Po nákupu na c1: obchod je prázdný a stojí v něm baron. Teď platí jeho další kostka.',
  'figure.rise': 'Kostka míchané whisky se vrátila do pytlíku a bílá kostka stoupla na 2.',
  'figure.score': 'Konec hry: 7 liber, jedna whisky a 3 VB je 28 bodů.',
  'figure.alone': 'O samotě po dvou kolech: jedna míchaná whisky je prodaná, tři zbývají.',
};
