import type { Catalogue } from '@taproom/games/text';
import type { Key } from './index.ts';

export const cs: Catalogue<Key> = {
  'name.alone': 'Hráč',
  'name.human': 'Hráč {n}',
  'name.guest': 'Host',
  'name.regular': 'Štamgast',
  'name.brewer': 'Sládek',
  'name.master': 'Mistr',

  'word.help': 'pomoc',
  'word.menu': 'nabídka',
  'word.moves': 'tahy',
  'word.hint': 'rada',
  'word.why': 'proč',
  'word.undo': 'zpět',
  'word.log': 'průběh',
  'word.rules': 'pravidla',
  'word.save': 'ulož',
  'word.resign': 'vzdát',
  'word.quit': 'konec',
  'word.yes': 'ano',

  'help.move': 'Tah napiš zkratkou, třeba {example}, nebo jeho číslem ze seznamu tahů.',
  'help.help': 'tento seznam',
  'help.menu': 'vybrat tah z nabídky; totéž udělá samotný Enter',
  'help.moves': 'vypsat všechny tahy s čísly',
  'help.hint': 'co by zahrál silný bot',
  'help.why': 'proč tah jde, nebo nejde: {why} {example}',
  'help.undo': 'vzít poslední tah zpět, pokud se od té doby neházelo',
  'help.log': 'všechno, co se zatím stalo',
  'help.rules': 'pravidla s čísly výkladů',
  'help.save': 'uložit pod jiným jménem: {save} SOUBOR (jinak se ukládá po každém tahu)',
  'help.resign': 'vzdát partii',
  'help.quit': 'uložit a odejít',

  'legend.dyce.typing':
    'c2 otevře obchod, c2 y na něj dá žlutou whisky, ad c2 libru; pass je pas, take libra, done konec tahu. Písmena jsou barvy anglicky: B modrá, R červená, Y žlutá, G zelená, O oranžová, P fialová, K černá.',
  'legend.dyce.city':
    '1Y+2 je obchod hráče 1 se žlutou whisky a 2 librami, @o oranžový baron, ▣W3 hrad s bílou kostkou, ♦ pečetě na něm.',
  'legend.dyce.barons':
    '[Y2] je cena barona a → kam by teď šel: £ za více librami, W blíž k hradu, ↻ po směru hodin; = když zůstává, – když takový obchod není. Potom, co z toho bude: 1Y−2£ koupě, 1P+4£ prodej, 1Y × zavření.',
  'legend.dyce.players':
    '£ libry, B R Y whisky a ⌂ obchody v ruce, ★ vítězné body, součet; ° má soudek. □ je zásoba, ⚄ pytlík.',
  'legend.brewing.typing':
    'MH1 zaseje semínko, MH3 y3 položí na pole žlutou 3, MH3 y3 wh žlutou 3 ze skladu, speed MH3 u4 pole urychlí, store y3 uloží kostku; wh nebo res určí, kam kostka patří. buy hon u5, deal lock, play lock, aim 2 wh y3, block 2 mh, ban lag1, brew lag1 hon, brew lag1 chosen, pay y4; pass je pas, done konec tahu.',
  'legend.brewing.board':
    'y žlutá, b černá, g zelená, u modrá, s semínko; y3+ zvýšená, y3! chráněná, y3# zamčená, y1* smolná. s→y je, co pole bere a dává, ↻ přehazuje, ⇄ vyměňuje; »u4 ho urychlila, × je zablokované, ⊘3 se otevře ve 3. kole. R je rezerva, W sklad.',
  'legend.brewing.stores':
    '★ zkušenosti, = součet, ¢ mince, ▤ recepty; ° má žeton sezóny. ❄5 je 5. kolo v zimě, ☀6 v létě, □ zásoba. hon 4¢×2+1: med stojí 4, zbývají 2 a ty máš 1 (fru ovoce, spi koření, mal slad, hop chmel); +2T jsou dva skryté žetony.',
  'legend.brewing.recipes':
    '✓ jde uvařit hned, y5? chybí. Pak odměna (T je žeton, yg žlutá nebo zelená kostka, ⚄ libovolná) a čím recept vylepšit: u5+3¢ je modrá kostka aspoň 5 za 3 mince.',
  'legend.whisky.typing':
    'roll hází, sail sea-irish pluje, ask hard chce těžkou otázku, 1 až 4 odpovídá, play faker hraje kartu, pick ardbeg-5 vybírá láhev, choose 2 hráče, swap yeast water směňuje, fly dublin letí; stop, leave, pass. Číslo zvolí tah, u kterého stojí.',
  'legend.whisky.going':
    'go oban dojde na pole, na které se dá dojít, cestou s nejvíce sudy. → ukazuje, kde může cesta skončit, @ co je poblíž, vždy s počtem polí, a nejbližší palírnu každého regionu, který ti chybí; ~kennacraig je přístav, odkud se k ní pluje.',
  'legend.whisky.players':
    'Tvoje lahve podle regionů, ? skryté, + bez regionu. U každého: ★ body, ✓ regiony (Irsko, Lowlands, Highlands, Ostrovy, Islay, Speyside), b ječmen, w voda, y kvasinky, # karty v ruce, ? skryté lahve, @ kde je; T náklaďák, C povoz, H kocovina, P prohibice, R zpáteční letenka, −2 vynechané tahy. ↻ je kolo, □ pytlík.',
  'legend.whisky.fields':
    'D135 je palírna s lahvemi, které v ní můžeš získat, ! z regionu, který ti ještě chybí, L zaniklá palírna, P hospoda, H přístav, A letiště, S speciální pole, B sud. Karty: ⚄ před hodem, D v palírně, ? u otázky, A na letišti.',

  'dice.sealed': 'Kostky jsou zapečetěné. SHA-256 jejich tajemství je',
  'dice.seeded': 'Kostky vycházejí ze semínka {seed}: dají se zopakovat a nic není zapečetěno.',
  tip: 'Tah, Enter pro nabídku, nebo {help}',
  turn: 'Na tahu: {who}',
  thinks: '{who} přemýšlí',
  more: 'Enter: další stránka',

  'move.allowed': 'Tah {move} je dovolený.',
  'move.refused': 'Tah {move} není dovolený. {rule}: {ruling}',
  'move.over': 'Partie skončila.',
  'move.late': 'Čas vypršel: odpověď už neplatí.',
  'move.unknown': '„{typed}“ není tah ani příkaz. Jejich seznam vypíše {help}.',
  'why.which': 'Proč co? Připiš i tah: {why} {example}',
  hint: 'Rada: {move}. {sentence}.',
  'hint.chance': '{sentence}. Šance na výhru: asi {percent} %.',

  'undo.done': 'Tah je vzat zpět.',
  'undo.none': 'Zpět nejde vzít nic: buď se mezitím házelo, nebo ještě žádný tvůj tah nepadl.',
  saved: 'Uloženo do souboru {file}.',
  'save.failed': 'Do souboru {file} nelze uložit: {why}',
  'resign.sure': 'Opravdu vzdát? Napiš {yes}:',
  'resign.kept': 'Hraje se dál.',
  'resign.done': '{who} se vzdává.',
  'log.empty': 'Zatím se nic nestalo.',
  'menu.first': 'Co zahraješ?',
  'menu.second': 'A jak přesně?',
  resumed:
    '{n, plural, one {Pokračuje se po # tahu.} few {Pokračuje se po # tazích.} many {Pokračuje se po # tahu.} other {Pokračuje se po # tazích.}}',
  quit: 'Uloženo. Pokračovat lze příkazem:',

  'end.won':
    '{count, plural, one {Vyhrává {names}.} few {O výhru se dělí {names}.} many {O výhru se dělí {names}.} other {O výhru se dělí {names}.}}',
  'end.place': '{place}.',
  'end.points': '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  'end.resigned': 'vzdáno',
  'end.unclaimed': 'ničí',
  'end.secret': 'Tajemství kostek bylo',
  'end.verify': 'Záznam partie je uložený. Ověřit si ho může každý:',
  and: 'a',
};
