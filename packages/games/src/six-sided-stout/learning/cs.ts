import type { Catalogue } from '../../text/format.ts';
import type { en } from './en.ts';

export const cs: Catalogue<keyof typeof en> = {
  'lesson.goal':
    'Hotový stout za 87 bodů. Slad boduje podle pražení, chmel a kvasnice za slad, kterého se dotýkají. Za deset dní získej co nejvíc bodů.',
  'lesson.malt': 'Den 1: kup na trhu slad. Hodí se dvěma kostkami, a kolik ukážou, tolik dílů světlého sladu máš.',
  'lesson.first': '4 a 5 je devět dílů světlého sladu. Úplně první může kamkoli: dej ho na b1.',
  'lesson.chain':
    'Odteď se všechno musí dotýkat toho, co už leží, a díly téhož druhu z jednoho dne i sebe navzájem. Další dej na c1.',
  'lesson.close':
    'Sedm dílů zůstává v zásobě na později: kostky ukazují 5 a 2. Boduje jen to, co je na desce. Uzavři den.',
  'lesson.roast':
    'Den 2: praž. Dvě kostky z jedné zásoby ztmavnou: ze světlého sladu bude karamelový, z karamelového čokoládový. Čokoládový se spálí a je pryč.',
  'lesson.assistant':
    'Den se uzavřel sám. Den 3: přizvi vědce a kup kvasnice. Hodíš třemi kostkami a dvě si necháš; každý pomocník pomůže jednou.',
  'lesson.keep':
    'Kvasnic je třetina součtu kostek, které si necháš, zaokrouhleno dolů. Všechny musí na desku a b2 pojme jeden díl: nech si 2 a 3.',
  'lesson.yeast':
    'Kvasnice se musí dotýkat vody, nebo kvasnic u vody. Bodují za slad vedle sebe, krát vlastní strany u vody: dej je na b2.',
  'lesson.beside':
    'Světlý slad na b1 jim dává 1 × 2. Slad se smí přidat kdykoli: dej na a2 karamelový, za další 2 × 2.',
  'lesson.no-beer':
    'Kvasnice mají 6 bodů. Jenže bez sladu, chmele nebo kvasnic to není pivo a nepočítá se nic. Uzavři den.',
  'lesson.hops':
    'Tutéž surovinu dva dny po sobě nekoupíš. Kup chmel, dílů je polovina součtu: u světlého sladu mají 3 body, u karamelového 2, u čokoládového 1.',
  'lesson.room':
    'Všechny tři díly chmele musí na desku. 3/3 znamená místo pro všechny, na a1 se vejde jen jeden. První dej na d1, ke světlému sladu.',
  'lesson.beer':
    'Na zdraví! Zbylý chmel přibyl sám. Slad, chmel a kvasnice: pivo za 13 bodů. Slad vedle nich přidá další. Uzavři den.',
  'lesson.end': 'Hra končí po desátém dni, nebo když ráno skončíš. Slad, který pak zůstane v zásobách, nepřinese nic.',
  'lesson.patience':
    'Trpělivost se vyplácí: z karamelového sladu bude čokoládový, 5 bodů za díl, a vedle kvasnic dalších 5 za každou jejich stranu u vody.',

  'answer.malt-first': 'Chmel a kvasnice bodují za slad, proto začni sladem.',
  'answer.save-assistant': 'Pomocník pomůže jen jednou za hru. Tentokrát jdi bez něj.',
  'answer.stop': 'Tím by hra dnes skončila. Lepší dny teprve přijdou.',
  'answer.elsewhere': 'Taky dobré místo. V téhle lekci začínáme na b1.',
  'answer.put-first': 'Za chvíli. Nejdřív přidej díl, který svítí.',
  'answer.keep-corner': 'Může i tam. Ten roh se ti ale bude hodit na něco jiného.',
  'answer.save-pale': 'Zbytek si nech: pražený má větší cenu.',
  'answer.roast-first': 'Na to dojde brzy. Dnes jde slad na pražení.',
  'answer.take-scientist': 'Tentokrát s vědcem: stiskni jeho a potom kvasnice.',
  'answer.save-brewer': 'Vrchní sládek pomůže s čímkoli: nech si ho na později a vezmi vědce.',
  'answer.yeast-first': 'Ani to není špatný den. Teď ale zkus kvasnice, s vědcem.',
  'answer.too-much': 'To jsou dva díly kvasnic a ten druhý by se vody nedotýkal.',
  'answer.one-side': 'd1 má u vody jen jednu stranu. b2 má dvě.',
  'answer.yeast-now': 'Slad se přidat smí. Nejdřív ale dej kvasnice na b2.',
  'answer.not-beside': 'Tam se kvasnic nedotýká. Na a2 ano.',
  'answer.save-caramel': 'Zbytek si nech: dalším pražením z něj bude čokoládový.',
  'answer.hops-first': 'To počká. Tvému pivu chybí chmel.',
  'answer.caramel-side': 'U karamelového sladu má chmel 2 body, u světlého 3: zkus d1.',
  'answer.hops-now': 'Slad se přidat smí. Nejdřív ale dej chmel na d1.',

  'summary.win':
    'Máš v soutěži nejvíc bodů; kostky tam padají všem stejné. Bez soupeřů vaříš o bronz, stříbro a zlato.',
  'summary.turn':
    'Každý den kup slad, chmel nebo kvasnice, nebo praž dvě kostky sladu. Pak přidávej do receptu: chmel a kvasnice hned, slad kdykoli.',
  'summary.scores':
    'Slad podle pražení. Chmel za každý slad, kterého se dotýká. Kvasnice také, krát strany u vody. Bez sladu, chmele nebo kvasnic nic.',
  'summary.ends': 'Uplyne desátý den, nebo kterékoli ráno skončíš. Co zůstalo v zásobách, nepřinese nic.',

  'refusal.SS-10': 'Druhý díl téhož druhu leží jinde než první: v jednom dni se musí dotýkat.',
  'refusal.SS-8': 'Začínáš tam, kam se vejde jen část dnešního chmele nebo kvasnic, a jinde je místa víc.',
  'refusal.SS-4': 'Kupuješ totéž co včera. Mezitím praž, nebo kup něco jiného.',

  'figure.finished': 'Hotový recept kolem vody: 87 bodů.',
  'figure.big': 'Velký hrnec: stejná voda a místo pro 52 dílů.',
  'figure.market': 'Ráno: tři suroviny na trhu, pražení, nebo konec hry.',
  'figure.keep': 'S vědcem se pro kvasnice házelo třemi kostkami; dvě z nich si necháš.',
  'figure.stores': 'Slad v zásobách: den pražení posune dvě kostky o pytel doprava.',
  'figure.chain': 'První díl leží na b1. Druhý, téhož druhu a z téhož dne, se ho musí dotýkat: tady na c1.',
  'figure.room': 'Z trhu jsou tři díly chmele. Na 3/3 se vejdou všechny; na a1 jen jeden, proto se tam začít nesmí.',
  'figure.values': 'Za co boduje slad: sám o sobě, za chmel vedle a za kvasnice vedle, krát strany u vody.',
  'figure.hops': 'Tento chmel se dotýká dvou karamelových sladů: 2 + 2 = 4.',
  'figure.yeast': 'Tyto kvasnice se dotýkají světlého a karamelového sladu a dvěma stranami vody: (1 + 2) × 2 = 6.',
  'figure.no-beer': 'Chybí chmel, takže to ještě není pivo a skóre je 0.',
  'figure.days': 'Devět dní je za námi, desátý je poslední.',
};
