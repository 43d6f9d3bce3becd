import {
  buildingOf,
  discount,
  type Ingredient,
  type Placed,
  SPACE_RULES,
  type Space,
  type Store,
  type Token,
} from '@taproom/games/dice-brewing';
import type { Say } from '@taproom/games/text';
import type { Key } from '../text.ts';

export const isStore = (place: Store | Space): place is Store => place === 'reserve' || place === 'warehouse';

const PIPS = [1, 2, 3, 4, 5, 6] as const;
const MOST_PIPS = 6;
const YOURS = { reserve: 'yourReserve', warehouse: 'yourWarehouse' } as const;

/** What becomes of a die on a space: it comes back, except where it is traded in. */
function fateOf(space: Space): 'comesBack' | 'handedIn' | undefined {
  const { takes, effect } = SPACE_RULES[space];
  if (takes === 'seed') return undefined;
  return buildingOf(space) === 'SK' || effect.gain === 'pip' ? 'comesBack' : 'handedIn';
}

/** Spaces, stores and goods for sale. `lying` says what lies on a space. */
export function placeWords(say: Say<Key>, lying: (placed: Readonly<Placed>) => string) {
  /** A space: what it turns into what, and its state. `users` keep others out. */
  function space(name: Space, placed: Readonly<Placed> | undefined, closed: boolean, users: readonly string[]): string {
    const { speed, opens } = SPACE_RULES[name];
    const building = say('building', { building: buildingOf(name) });
    const [word, takes, gives] = (['spaceWord', 'takes', 'gives'] as const).map((key) => say(key, { space: name }));
    const parts = [say('spaceIs', { building, word: word ?? '', takes: takes ?? '', gives: gives ?? '' })];
    const fate = fateOf(name);
    if (fate) parts.push(say(fate));
    if (speed !== null) parts.push(say('speedIs', { least: speed }));
    if (closed) parts.push(say('closed', { round: opens }));
    if (users.length > 0) parts.push(say('barred', { who: users.join(', ') }));
    if (placed) parts.push(lying(placed));
    return parts.join('; ');
  }

  function stall(ingredient: Ingredient, price: number, stock: number): string {
    const told = say('stall', { name: say('ingredient', { ingredient }), price, stock });
    const least = PIPS.find((pips) => discount(ingredient, pips) > 0);
    return least ? `${told}; ${say('stallLess', { least, most: discount(ingredient, MOST_PIPS) })}` : told;
  }

  const tokenStall = (token: Token, price: number, stock: number, exact: boolean): string =>
    `${say(exact ? 'stall' : 'someLeft', { name: say('tokenWord', { token }), price, stock })}; ${say('tokenHelp', { token })}`;

  /** Where dice lie: in a store, or somewhere on a board. */
  const place = (where: Store | Space): string => (isStore(where) ? say(where) : say('tab', { tab: 'board' }));

  /** The same of whoever reads it. */
  const ownPlace = (where: Store | Space): string => say(isStore(where) ? YOURS[where] : 'yourBoard');

  return { space, stall, tokenStall, place, ownPlace };
}
