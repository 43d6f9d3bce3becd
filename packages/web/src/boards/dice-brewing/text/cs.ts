import type { Catalogue } from '@taproom/games/text';
import type { Key } from '../text.ts';

export const cs: Catalogue<Key> = {
  tab: '{tab, select, board {Deska} recipes {Recepty} market {Trh} other {Ostatní}}',
  tabs: 'Části stolu',
  somethingToDo: 'je tu co dělat',

  colour: '{colour, select, yellow {žlutá} black {černá} green {zelená} other {modrá}}',
  colourWord: '{colour, select, yellow {Žlutá} black {Černá} green {Zelená} other {Modrá}}',
  goods: '{colour, select, yellow {světlý slad} black {tmavý slad} green {chmel} other {dovednost}}',
  die: '{colour, select, yellow {žlutá} black {černá} green {zelená} other {modrá}} {value}',
  unrolled: '{colour, select, yellow {žlutá} black {černá} green {zelená} other {modrá}} kostka, ještě nehozená',
  locked: 'zamčená',
  protected: 'chráněná',
  raised: 'zvýšená',
  unlucky: 'smolná',
  inReserve: 'v rezervě',
  inWarehouse: 've skladu',
  picked: 'vybraná',

  reserve: 'Rezerva',
  warehouse: 'Sklad',
  noDice: 'Prázdno',
  seedsAtHand: '{count, plural, one {# semínko} few {# semínka} many {# semínka} other {# semínek}} ve skladu',
  coins: '{count, plural, one {# mince} few {# mince} many {# mince} other {# mincí}}',
  luck: '{count, plural, one {# mince} few {# mince} many {# mince} other {# mincí}} za smolné kostky',
  xp: '{count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} zkušeností',
  held: '{what}, {count}×',
  tokensHeld:
    '{count, plural, one {# akční žeton} few {# akční žetony} many {# akčního žetonu} other {# akčních žetonů}} lícem dolů',
  playToken: 'Zahrát „{token}“',
  allTheSame: 'Přesto zahrát',

  building: '{building, select, MH {Sladovna} HP {Chmelnice} SK {Učiliště} other {Oddělení osiva}}',
  spaceWord:
    '{space, select, MH1 {Zasít} MH2 {Pražit} MH3 {Vylepšit} HP1 {Zasít} HP2 {Vylepšit} SK1 {Přehodit} SK2 {Vyměnit} SK3 {Vyškolit} SD1 {Osivo} SD2 {Prodat} other {Učit}}',
  takes:
    '{space, select, MH1 {semínko} HP1 {semínko} MH2 {žlutá kostka} MH3 {žlutá nebo černá kostka} HP2 {zelená kostka} SK1 {modrá kostka, aspoň 2} SK2 {modrá kostka, aspoň 3} SK3 {modrá kostka, aspoň 5} SD1 {žlutá nebo zelená kostka} SD2 {černá kostka} other {modrá kostka}}',
  gives:
    '{space, select, MH1 {žlutá kostka} HP1 {zelená kostka} MH2 {černá kostka} MH3 {o jeden bod víc} HP2 {o jeden bod víc} SK1 {hned přehodíš své kostky} SK2 {hned vyměníš kostku za jinou ze zásoby} SK3 {další modrá kostka} SD1 {2 semínka} SD2 {4 mince} other {4 mince}}',
  spaceIs: '{building}, {word}: {takes} → {gives}',
  speedIs: 'hned s modrou kostkou, aspoň {least}',
  closed: 'zavřeno do kola {round}',
  barred: 'v tomto kole plno: {who}',
  lies: 'leží tu {piece}',
  aSeed: 'semínko',
  sped: 'urychluje {piece}',
  usedUp: 'v tomto kole použito',

  recipes: 'Recepty',
  deck: '{count, plural, one {# recept} few {# recepty} many {# receptu} other {# receptů}} v balíčku',
  level: '{level, select, beginner {Začátečník} intermediate {Pokročilý} expert {Expert} other {Experimentální}}',
  recipeIs: '{name}, {level}. Potřebuje: {needs}. Přinese: {reward}.',
  need: '{colour, select, yellow {žlutá} black {černá} green {zelená} other {modrá}} aspoň {least} ({near, select, stored {ve skladu} near {v rezervě} other {chybí}})',
  rewardTokens:
    '{count, plural, one {akční žeton} few {# akční žetony} many {# akčního žetonu} other {# akčních žetonů}}',
  rewardMaltOrHops:
    '{count, plural, one {žlutá nebo zelená kostka} few {# žluté nebo zelené kostky} many {# žluté nebo zelené kostky} other {# žlutých nebo zelených kostek}}',
  rewardAny:
    '{count, plural, one {kostka libovolné barvy} few {# kostky libovolné barvy} many {# kostky libovolné barvy} other {# kostek libovolné barvy}}',
  withBlue: 'modrá kostka, aspoň {least}',
  enhancementIs: 'Navíc {what}: {bonus}',
  addThis: 'Přidat: {what}, navíc {bonus}',
  someStored: 'Ve skladu {stored} z {all}',
  readyLater: 'Připraveno k vaření',
  readyNow: 'Lze uvařit',
  storeFor: 'Uložit {count, plural, one {# kostku} few {# kostky} many {# kostky} other {# kostek}}',
  storeForLabel: '{store} pro {name}: {dice}',
  about: 'Podrobnosti: {name}',
  brews: '{who} vaří {name}',
  blocked: 'Zablokováno',
  block: 'Zablokovat',
  ban: 'Zablokovat {name}',
  brew: 'Uvařit',
  brewLabel: 'Uvařit {name} z nejlevnějších kostek',
  choosePay: 'Vybrat kostky k zaplacení',
  chooseLabel: 'Uvařit {name} a vybrat kostky k zaplacení',

  market: 'Trh',
  blackMarket: 'Černý trh',
  opensIn: 'Kolo {round}',
  ingredient:
    '{ingredient, select, fruit {Ovoce} spices {Koření} malt {Speciální slad} honey {Med} other {Speciální chmel}}',
  token:
    '{token, select, raise {Zvýšit kostku} reroll {Přehodit kostku} lock {Zamknout nebo ochránit kostku} withdraw {Stáhnout kostku} blockBuilding {Zablokovat budovu} other {Zablokovat recept}}',
  tokenWord:
    '{token, select, raise {Zvýšit} reroll {Přehodit} lock {Zámek} withdraw {Stáhnout} blockBuilding {Blok budovy} other {Blok receptu}}',
  tokenHelp:
    '{token, select, raise {tvá kostka ukazuje do konce kola o jedna víc} reroll {libovolná kostka se hodí znovu} lock {cizí kostka se nedá použít, nebo je tvá v bezpečí} withdraw {kostka se vrátí ze skladu do rezervy} blockBuilding {cizí budova v tomto kole nic nedá} other {ten recept v tomto kole nikdo neuvaří}}',
  stall:
    '{name}: {price, plural, one {# mince} few {# mince} many {# mince} other {# mincí}}, {stock, plural, =0 {vyprodáno} one {zbývá #} few {zbývají #} many {zbývá #} other {zbývá #}}',
  stallLess: 'modrá kostka snižuje cenu',
  cheaper: 'snižuje cenu',
  someLeft:
    '{name}: {price, plural, one {# mince} few {# mince} many {# mince} other {# mincí}}, {stock, plural, =0 {vyprodáno} one {ještě jsou} few {ještě jsou} many {ještě jsou} other {ještě jsou}}',
  buyPlain: '{price, plural, one {# mince} few {# mince} many {# mince} other {# mincí}}',

  progress: 'Kolo a průběh hry',
  roundSeason: '{round}. kolo · {season, select, winter {zima} other {léto}}',
  seasonLabel: '{round}. kolo, {season, select, winter {zima} other {léto}}; začíná {name}',
  first: 'Začíná {name}',
  brewed: 'Uvařeno receptů: {brewed} z {all}',
  phases: 'Části kola',
  phaseWord: '{phase, select, place {Pokládání} purchase {Nákup} brew {Vaření} other {Úklid}}',
  phaseTitle: '{phase, select, purchase {Nákup} window {Před vařením} brew {Vaření} other {Úklid}}',
  phaseHelp:
    '{phase, select, place {Všichni hodí a pak střídavě pokládají} purchase {Nakupuje se na trzích a ukládají se kostky} window {Lze hrát akční žetony} brew {Ze skladu se vaří recepty} other {Desky vydají, co na nich dozrálo}}',
  total: '{count, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, kdyby hra skončila teď',
  part: '{value} {part, select, xp {za zkušenosti} coins {za mince} other {za kostky}}',
  endsAt: 'Poslední je kolo, ve kterém přibude {all}. uvařený recept',
  lastRound: 'Poslední kolo',
  since: 'Od tvého minulého tahu',
  closeNews: 'Zavřít seznam',

  others: 'Ostatní sládci',
  otherIs:
    '{name}: zatím {score, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} ({parts}); {coins, plural, one {# mince} few {# mince} many {# mince} other {# mincí}}; {seeds, plural, one {# semínko} few {# semínka} many {# semínka} other {# semínek}}; {tokens, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}}; {recipes, plural, one {# recept} few {# recepty} many {# receptu} other {# receptů}}. Rezerva: {reserve}. Sklad: {warehouse}. Ukázat celou desku',
  nothing: 'nic',
  visitOf: 'Pivovar – {name}',
  closeDialog: 'Zavřít',
  brewedRecipes: 'Uvařené recepty',
  noRecipes: 'Zatím žádné',

  counter: 'Co dělat',
  chooseFirst: 'Vyber kostku, semínko nebo pole.',
  chooseSecond: 'Můžeš položit ještě jednu kostku nebo semínko.',
  chooseTarget: 'Vyber, kam přijde.',
  chooseFor: '{what}: s čím?',
  chooseGoods: 'Vyber, co koupíš, nebo ulož kostky.',
  chooseRecipe: 'Uvař recept, který svítí, nebo pasuj.',
  tapAgain: 'Druhým ťuknutím to provedeš.',
  back: 'Zpět',
  storeHere: 'Uložit zvednutou kostku do skladu',
  store: 'Do skladu',
  rollPicked:
    '{count, plural, =0 {Neházet} one {Hodit # kostkou} few {Hodit # kostkami} many {Hodit # kostky} other {Hodit # kostkami}}',
  doneBuying: 'Hotovo',
  endTurn: 'Ukončit tah',
  pass: 'Pasovat',
  toReserve: 'Rezerva: příští kolo se hodí znovu',
  toWarehouse: 'Sklad: hodnota zůstane',
  whose: '{name} · {place}',
  left: 'zbývá {count}',
  supplyDice: 'Ze zásoby',
  forOwn: 'Za tvou kostku',
  decline: 'Nechat si svou',
  swap: 'Vyměnit',
};
