import type { Catalogue } from '../../text/format.ts';
import type { Key } from './index.ts';
import { label } from './label.ts';

export const cs: Catalogue<Key> = {
  ...label.cs,
  about:
    'Do soutěže domácích sládků zbývá deset dní. Na trhu, kde nikdy není dost, kupuješ slad, chmel a kvasnice, slad pražíš a všechno rozkládáš kolem vody tak, aby se dotýkalo, co k sobě patří. Hrát se dá o samotě na vlastní rekord, jako denní výzva stejná pro všechny, nebo jako soutěž až šesti sládků, v níž všem padají stejné kostky.',
  'person.guest': 'Kupuje, co hezky voní, a devátý den se diví, kde jsou kvasnice.',
  'person.learner': 'Recept zná z jednoho čtení a pro jistotu praží o trochu víc.',
  'person.regular': 'Vaří stout jako jeho táta: dobrý a pořád stejný.',
  'person.brewer': 'Celý recept plánuje první den, a skoro se ho drží.',
  'person.master': 'Každou kostku zváží dvakrát a nepřijde mu nazmar ani zrnko.',
  'person.landlord': 'Stout ochutná dřív, než se uvaří. Na polici má samé medaile.',
  goal: 'Slad 1, 2, 5 podle pražení. Chmel 3, 2, 1 za každý slad, kterého se dotýká; kvasnice 1, 2, 5, krát strany u vody.',

  'part.pale': 'Světlý slad',
  'part.caramel': 'Karamelový slad',
  'part.chocolate': 'Čokoládový slad',
  'part.hops': 'Chmel',
  'part.yeast': 'Kvasnice',
  'part.noBeer': 'Ještě to není pivo',

  'helper.maltExpert': 's odborníkem na slad',
  'helper.hopsImporter': 's dovozcem chmele',
  'helper.scientist': 's vědcem',
  'helper.masterBrewer': 's vrchním sládkem',

  'action.market.malt': 'Koupit slad{helper}',
  'action.market.hops': 'Koupit chmel{helper}',
  'action.market.yeast': 'Koupit kvasnice{helper}',
  'action.roast.pale': 'Upražit světlý slad na karamelový: {dice}',
  'action.roast.caramel': 'Upražit karamelový slad na čokoládový: {dice}',
  'action.roast.chocolate': 'Pražit čokoládový slad, dokud se nespálí: {dice}',
  'action.keep': 'Nechat si kostky {dice}',
  'action.put.pale': 'Dát světlý slad na {cell}',
  'action.put.caramel': 'Dát karamelový slad na {cell}',
  'action.put.chocolate': 'Dát čokoládový slad na {cell}',
  'action.put.hops': 'Dát chmel na {cell}',
  'action.put.yeast': 'Dát kvasnice na {cell}',
  'action.done': 'Uzavřít den',
  'action.stop': 'Skončit s vařením a dát recept porotě',

  round: '{round}. den',
  'event.dawned': 'Začíná {day}. den.',
  'announcement.rolled.malt': '{who} jde na trh pro slad{helper}.',
  'announcement.rolled.hops': '{who} jde na trh pro chmel{helper}.',
  'announcement.rolled.yeast': '{who} jde na trh pro kvasnice{helper}.',
  'announcement.roasted': '{who} praží slad.',
  'event.rolled.malt': '{who} jde na trh pro slad{helper}: {dice}.',
  'event.rolled.hops': '{who} jde na trh pro chmel{helper}: {dice}.',
  'event.rolled.yeast': '{who} jde na trh pro kvasnice{helper}: {dice}.',
  'event.bought.malt': '{who} nese domů {units, plural, one {# díl} few {# díly} many {# dílu} other {# dílů}} sladu.',
  'event.bought.hops': '{who} nese domů {units, plural, one {# díl} few {# díly} many {# dílu} other {# dílů}} chmele.',
  'event.bought.yeast':
    '{who} nese domů {units, plural, one {# díl} few {# díly} many {# dílu} other {# dílů}} kvasnic.',
  'event.roasted.pale': '{who} praží světlý slad na karamelový: {dice}.',
  'event.roasted.caramel': '{who} praží karamelový slad na čokoládový: {dice}.',
  'event.roasted.chocolate': '{who} pálí čokoládový slad: {dice}.',
  'event.put.pale': '{who} dává světlý slad na {cell}.',
  'event.put.caramel': '{who} dává karamelový slad na {cell}.',
  'event.put.chocolate': '{who} dává čokoládový slad na {cell}.',
  'event.put.hops': '{who} dává chmel na {cell}.',
  'event.put.yeast': '{who} dává kvasnice na {cell}.',
  'event.lost.hops':
    '{who} už nemá kam dát {units, plural, one {# díl} few {# díly} many {# dílu} other {# dílů}} chmele.',
  'event.lost.yeast':
    '{who} už nemá kam dát {units, plural, one {# díl} few {# díly} many {# dílu} other {# dílů}} kvasnic.',
  'event.closed.malt': '{who} dnes kupuje slad{count, plural, =0 {} other { a plní {cells}}}.',
  'event.closed.hops': '{who} dnes kupuje chmel{count, plural, =0 {} other { a plní {cells}}}.',
  'event.closed.yeast': '{who} dnes kupuje kvasnice{count, plural, =0 {} other { a plní {cells}}}.',
  'event.closed.roast': '{who} dnes praží slad{count, plural, =0 {} other { a plní {cells}}}.',
  'event.finished.chosen': '{who} končí s vařením.',
  'event.finished.nothing-left': '{who} už nemá co dělat: recept je hotový.',
  'event.finished.days-over': '{who} nese stout do soutěže.',
  'event.ended': 'Porota ochutnala. Konec hry.',

  'prompt.choose': '{day}. den z {days}: jdi na trh, praž, nebo skonči.',
  'prompt.keep': 'Na kostkách je {dice}. Které dvě si necháš?',
  'prompt.put.hops':
    'Do receptu {left, plural, one {musí ještě # díl} few {musí ještě # díly} many {musí ještě # dílu} other {musí ještě # dílů}} chmele.',
  'prompt.put.yeast':
    'Do receptu {left, plural, one {musí ještě # díl} few {musí ještě # díly} many {musí ještě # dílu} other {musí ještě # dílů}} kvasnic.',
  'prompt.malt': 'Přidat můžeš i slad.',
  'prompt.room': 'Místo {all, select, yes {pro všechny} other {jen pro {most}}}: {cells}.',
  'prompt.everywhere': 'Ať začneš kdekoli, vejdou se všechny.',
  'prompt.way': 'Nejdřív jim musí otevřít cestu slad.',
  'prompt.lost.hops':
    'Pro {left, plural, one {# díl} few {# díly} many {# dílu} other {# dílů}} chmele není místo. Chceš-li, přidej slad, a potom uzavři den.',
  'prompt.lost.yeast':
    'Pro {left, plural, one {# díl} few {# díly} many {# dílu} other {# dílů}} kvasnic není místo. Chceš-li, přidej slad, a potom uzavři den.',
  'prompt.put.free': 'Chceš-li, přidej slad ze zásob, a potom uzavři den.',
  'prompt.wait': 'Tvůj den je uzavřený. Ostatní ještě vaří.',
  'prompt.they': '{who} vaří.',
  'prompt.over': 'Hra skončila.',

  'refused.maltExpert': 'Odborník na slad pomáhá jen se sladem.',
  'refused.hopsImporter': 'Dovozce chmele pomáhá jen s chmelem.',
  'refused.scientist': 'Vědec pomáhá jen s kvasnicemi.',
  'refused.hops':
    'Odtud by se {fit, plural, one {vešel jen # díl} few {vešly jen # díly} many {vešlo jen # dílu} other {vešlo jen # dílů}} chmele {left, plural, =1 {z} =5 {z} other {ze}} {left}: místo pro {all, select, yes {všechny} other {{most}}} {count, plural, one {nabízí jen} other {nabízejí}} {cells}.',
  'refused.malt.hops':
    '{left, plural, =1 {Slad by tady vzal místo poslednímu dílu chmele.} other {Když sem dáš slad, {fit, plural, =0 {nevejde se žádný díl} one {vejde se jen # díl} few {vejdou se jen # díly} many {vejde se jen # dílu} other {vejde se jen # dílů}} chmele {left, plural, =1 {z} =5 {z} other {ze}} {left}, bez něj {all, select, yes {všechny} other {{most}}}.}}',
  'refused.done.hops':
    'Ještě je místo pro {most, plural, one {# díl} few {# díly} many {# dílu} other {# dílů}} chmele: {cells}.',
  'refused.yeast':
    'Odtud by se {fit, plural, one {vešel jen # díl} few {vešly jen # díly} many {vešlo jen # dílu} other {vešlo jen # dílů}} kvasnic {left, plural, =1 {z} =5 {z} other {ze}} {left}: místo pro {all, select, yes {všechny} other {{most}}} {count, plural, one {nabízí jen} other {nabízejí}} {cells}.',
  'refused.malt.yeast':
    '{left, plural, =1 {Slad by tady vzal místo poslednímu dílu kvasnic.} other {Když sem dáš slad, {fit, plural, =0 {nevejde se žádný díl} one {vejde se jen # díl} few {vejdou se jen # díly} many {vejde se jen # dílu} other {vejde se jen # dílů}} kvasnic {left, plural, =1 {z} =5 {z} other {ze}} {left}, bez něj {all, select, yes {všechny} other {{most}}}.}}',
  'refused.done.yeast':
    'Ještě je místo pro {most, plural, one {# díl} few {# díly} many {# dílu} other {# dílů}} kvasnic: {cells}.',
  'cells.more': '{more, plural, few {další #} other {dalších #}}',

  'option.board': 'Deska',
  'option.board.help': 'Kolik místa je kolem vody.',
  'option.board.standard': 'Šest krát šest',
  'option.board.standard.help': 'Místo pro 24 dílů. Vytištěná deska se nedochovala; tahle je nakreslená podle recenzí.',
  'option.board.big': 'Velký hrnec',
  'option.board.big.help': 'Osm krát osm, místo pro 52 dílů.',

  'ending.contest': 'Deset dní uplynulo a porota ochutnala.',
  'ending.stopped': 'Vaření skončilo před desátým dnem.',
  'ending.resigned': 'Vzdáno před koncem.',

  alone: '{points, plural, =0 {Tentokrát bez bodu} one {# bod} few {# body} many {# bodu} other {# bodů}}',

  'rules.goal': 'O co jde',
  'rules.goal.1':
    'Vaříš stout pro místní soutěž a máš na to nejvýš deset dní. Každý den buď koupíš na trhu jednu surovinu, nebo pražíš slad, a potom suroviny kladeš na desku receptu. Na konci se slad počítá sám za sebe, chmel a kvasnice za slad, kterého se dotýkají.',
  'rules.goal.2':
    'Deska stojí na špičce a uprostřed má kapku vody. Věci se dotýkají, když mají společnou celou stranu; rohy se nepočítají.',
  'rules.market': 'Trh',
  'rules.market.1':
    'Než se hodí dvěma kostkami, řekni, co chceš. Slad: tolik dílů, kolik kostky ukazují; kostky se položí do zásoby světlého sladu. Chmel: polovina součtu. Kvasnice: třetina součtu. Zaokrouhluje se dolů, ale jeden díl dostaneš vždycky. Tutéž surovinu nejde koupit dva dny po sobě.',
  'rules.market.2':
    'Čtyři pomocníci pomohou každý jednou: s pomocníkem se hází třemi kostkami a dvě si necháš. Odborník na slad pomáhá se sladem, dovozce chmele s chmelem, vědec s kvasnicemi a vrchní sládek s čímkoli.',
  'rules.roast': 'Pražení',
  'rules.roast.1':
    'Místo cesty na trh přesuň dvě kostky z jedné zásoby sladu do další: ze světlého sladu je karamelový, z karamelového čokoládový. Čokoládový slad se dalším pražením spálí a je ztracený. Pražit se smí i několik dní po sobě.',
  'rules.put': 'Recept',
  'rules.put.1':
    'Chmel a kvasnice musí na desku v den, kdy je koupíš, a to všechny díly, je-li pro ně někde místo. Slad může počkat v zásobě; kterýkoli den ho přidáš, kolik chceš, jen nesmí vzít místo dnešnímu chmelu nebo kvasnicím.',
  'rules.put.2':
    'První díl každého druhu se toho dne musí dotýkat něčeho, co už na desce je. Každý další díl téhož druhu se musí dotýkat dílu téhož druhu položeného dnes. Kvasnice se navíc musí dotýkat vody, nebo kvasnic, které se vody dotýkají.',
  'rules.end': 'Konec a body',
  'rules.end.1':
    'Hra končí po deseti dnech, nebo když se rozhodneš skončit. Slad, který zůstal v zásobách, nepřináší nic.',
  'rules.end.2':
    'Světlý slad je za 1 bod, karamelový za 2, čokoládový za 5. Každý chmel přinese 3 body za každý světlý slad, kterého se dotýká, 2 za karamelový a 1 za čokoládový. Každé kvasnice přinesou 1 bod za každý světlý slad, kterého se dotýkají, 2 za karamelový a 5 za čokoládový, a to krát počet jejich stran u vody.',
  'rules.end.3': 'Bez sladu, chmele nebo kvasnic to není pivo a nemá vůbec žádné body.',
  'rules.contest': 'Soutěž',
  'rules.contest.1':
    'Dva až šest sládků pracuje současně, každý na své desce. Kdo jde týž den pro tutéž surovinu, tomu padnou stejné kostky. Co dělali ostatní, se ukáže na konci dne.',

  'SS-1':
    'V soutěži hraje každý na své desce týchž deset dní s týmiž kostkami, všichni současně a skrytě až do konce dne. Vyhrává nejvyšší počet bodů, při rovnosti se o vítězství dělí.',
  'SS-2':
    'Voda jsou prostřední čtyři krát čtyři pole bez rohů. Zbývá 24 polí: vnější obvod a čtyři vnitřní rohy, které se vody dotýkají dvěma stranami.',
  'SS-3': 'Velký hrnec má osm krát osm polí kolem stejné vody, volných je jich tedy 52.',
  'SS-4': 'Nejde koupit to, co se kupovalo včera. Stačí, když se mezitím jeden den praží.',
  'SS-5':
    'Chmel a kvasnice jde koupit jen tehdy, když by se ještě dnes aspoň jeden díl vešel na desku. Kvasnicím k tomu může nejdřív otevřít cestu k volnému poli u vody slad ze zásob.',
  'SS-6':
    'Pomocník se jmenuje před hodem, musí surovině rozumět a pomůže jednou za hru, vždy jen jeden za den. Ze tří kostek se nechávají dvě.',
  'SS-7': 'Praží se dvě kostky z jedné zásoby, nebo jedna, pokud v ní víc není.',
  'SS-8':
    'Z dnešního chmele nebo kvasnic musí na desku všechny díly, je-li pro ně někde místo; jinak jich musí co nejvíc tam, kde je místa nejvíc. Nic se nesmí položit tak, aby se jich vešlo méně. Ztraceno je jen to, co pak zbude.',
  'SS-9':
    'Ze zásoby jde vzít libovolný počet dílů. Načatá kostka se otočí na to, co zbývá; spotřebovaná je zase volná.',
  'SS-10':
    'Každý další díl téhož druhu se musí dotýkat dílu téhož druhu položeného dnes. Světlý, karamelový a čokoládový slad jsou různé druhy.',
  'SS-11': 'Díl se klade na prázdné pole desky a už tam zůstane.',
  'SS-12': 'Máš deset kostek. Na trh jsou potřeba dvě, s pomocníkem tři, které neleží v žádné zásobě.',
  'SS-13': 'Když ráno nejde dělat vůbec nic, recept je hotový.',
  'SS-14': 'Skončit jde jen ráno.',
  'SS-15': 'Kvasnice, které se vody dotýkají jen přes jiné kvasnice, nemají žádné body, ale surovinou jsou.',
  'SS-16': 'Díl sladu se bere z té kostky v zásobě, která ukazuje nejméně.',
  'SS-17':
    'Každá volba má svůj čas: ráno trh, pražení, nebo konec, potom výběr dvou kostek, házelo-li se třemi, a nakonec kladení a uzavření dne.',
  'SS-18': 'První díl každého druhu se toho dne musí dotýkat suroviny na desce. Úplně první díl hry může kamkoli.',
  'SS-19': 'Kvasnice se musí dotýkat vody, nebo kvasnic, které se vody dotýkají.',
  'SS-20': 'Na desku jde dát jen to, co bylo dnes koupeno nebo leží v zásobě.',
  'SS-21':
    'Místo se počítá od polí, kam by právě teď mohl jít další díl. Nemají-li kvasnice žádné takové pole, ale slad ze zásob k němu může dovést, klade se nejdřív slad a nesmí jim zahradit cestu; do té doby nejde den uzavřít.',
};
