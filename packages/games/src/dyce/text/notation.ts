import { at, keysOf } from '@taproom/engine';
import type { Notation } from '../../text/game-text.ts';
import { CASTLE, SIDE } from '../city.ts';
import { NATURALS, WHISKIES, type Whisky } from '../components.ts';
import type { Die, DyceAction, DyceEvent, Shop, Traded, Walked } from '../state.ts';
import type { DyceView, SeenBaron, SeenMerchant } from '../view.ts';

// The same in every language.

export const notation: Notation = {
  action(known: DyceAction): string {
    switch (known.type) {
      case 'choose':
        return known.whisky;
      case 'open':
        return `open ${known.space}`;
      case 'stock':
        return `${known.space} ${known.whisky}`;
      case 'advertise':
        return `ad ${known.space}`;
      case 'pass':
      case 'take':
      case 'done':
        return known.type;
    }
  },

  event(event: DyceEvent): string {
    return [event.type, ...wordsOf(event)].join(' ');
  },

  position(seen: DyceView): string {
    return [
      headLine(seen),
      ...Array.from({ length: SIDE }, (_, row) => rowLine(seen.city, row)),
      seen.barons.map(baronWords).join(' · '),
      ...seen.seats.map(merchantLine),
    ].join('\n');
  },
};

/** A letter for each colour; black is k. */
const letterOf = (whisky: Whisky): string => (whisky === 'black' ? 'k' : whisky.slice(0, 1));

const dieWord = ({ whisky, value }: Die): string => `${letterOf(whisky)}${value}`;

/** A die as rolled, and what it was turned to. */
const rolledWord = (whisky: Whisky, rolled: number, value: number): string =>
  `${letterOf(whisky)}${rolled === value ? value : `${rolled}>${value}`}`;

function wordsOf(event: DyceEvent): (string | number)[] {
  switch (event.type) {
    case 'laid':
      return [event.baron, ...laidWords(event)];
    case 'poured':
      return event.whiskies.map(letterOf);
    case 'stocked':
      return [event.seat, event.space, event.instead ? `${event.instead}>${event.whisky}` : event.whisky];
    case 'advertised':
      return [event.seat, event.space, 'of', event.owner];
    case 'walked':
      return walkedWords(event);
    case 'bought':
    case 'sold':
    case 'closed':
      return tradedWords(event);
    case 'drew':
      return [event.baron, letterOf(event.back), rolledWord(event.whisky, event.rolled, event.value)];
    case 'evening':
      return [event.round, 'white', event.white, ...(event.raised ? ['raised'] : [])];
    default:
      return Object.values(event).slice(1);
  }
}

const laidWords = ({ whiskies, rolled, values }: Extract<DyceEvent, { type: 'laid' }>): string[] =>
  whiskies.map((whisky, i) => rolledWord(whisky, at(rolled, i), at(values, i)));

const walkedWords = ({ baron, from, to, whisky, targets, because }: Walked): string[] => [
  baron,
  from === to ? to : `${from}>${to}`,
  letterOf(whisky),
  because,
  ...targets,
];

const tradedWords = ({ baron, seat, space, whisky, price, pounds, vps }: Traded): (string | number)[] => [
  baron,
  seat,
  space,
  `${letterOf(whisky)}${price}`,
  ...(vps > 0 ? [`+${vps}`] : []),
  ...(pounds > 0 ? [`lost ${pounds}`] : []),
];

// The position: the round, the city row by row, the barons with their lines, the merchants.

function headLine({ phase, round, white, first, actor, actions, isLast, pool, bag }: DyceView): string {
  const dice = WHISKIES.flatMap((whisky) => Array<string>(bag[whisky]).fill(letterOf(whisky)));
  return [
    `round ${round} · white ${white} · barrel ${first} · bag ${dice.join('')}`,
    ...(actor === null ? [phase] : [`${phase} ${actor}${actions > 0 ? ` +${actions}` : ''}${isLast ? ' last' : ''}`]),
    ...(pool.length > 0 ? [`pool ${pool.map(letterOf).join('')}`] : []),
  ].join(' · ');
}

/** A shop by owner, whisky and pounds: `0y2`. */
const shopWord = ({ owner, whisky, pounds }: Shop): string =>
  `${owner}${whisky ? letterOf(whisky) : '–'}${pounds > 0 ? pounds : ''}`;

function rowLine(city: DyceView['city'], row: number): string {
  const words = Array.from({ length: SIDE }, (_, column) => {
    const space = row * SIDE + column;
    const shop = city[space];
    return (shop ? shopWord(shop) : space === CASTLE ? '#' : '·').padEnd(4);
  });
  return `${row + 1} ${words.join('')}`.trimEnd();
}

const baronWords = ({ name, space, line }: SeenBaron): string =>
  `${name}@${space ?? 'gate'} ${line.map(dieWord).join(' ')}`;

function merchantLine({ pounds, whiskies, shops, vps, sold, sealed, score }: SeenMerchant, seat: number): string {
  const hand = NATURALS.map((natural) => letterOf(natural).repeat(whiskies[natural])).join('') || '–';
  const kept = keysOf(sold).map((blend) => letterOf(blend).repeat(sold[blend]));
  const words = [`${seat}: ${pounds} pounds`, hand, `${shops} shops`, `${vps} vps`, kept.join('')];
  return [...words.filter(Boolean), ...(sealed ? ['sealed'] : []), score].join(' · ');
}
