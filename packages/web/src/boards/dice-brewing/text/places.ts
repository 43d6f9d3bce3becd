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

/** Spaces, stores and goods for sale. `lying` says what lies on a space. */
export function placeWords(say: Say<Key>, lying: (placed: Readonly<Placed>) => string) {
  /** A space: what it turns into what, and its state. `users` keep others out. */
  function space(name: Space, placed: Readonly<Placed> | undefined, closed: boolean, users: readonly string[]): string {
    const { speed, opens } = SPACE_RULES[name];
    const building = say('building', { building: buildingOf(name) });
    const [word, takes, gives] = (['spaceWord', 'takes', 'gives'] as const).map((key) => say(key, { space: name }));
    const parts = [say('spaceIs', { building, word: word ?? '', takes: takes ?? '', gives: gives ?? '' })];
    if (speed !== null) parts.push(say('speedIs', { least: speed }));
    if (closed) parts.push(say('closed', { round: opens }));
    if (users.length > 0) parts.push(say('barred', { who: users.join(', ') }));
    if (placed) parts.push(lying(placed));
    return parts.join('; ');
  }

  function stall(ingredient: Ingredient, price: number, stock: number): string {
    const told = say('stall', { name: say('ingredient', { ingredient }), price, stock });
    return discount(ingredient, 6) > 0 ? `${told}; ${say('stallLess')}` : told;
  }

  const tokenStall = (token: Token, price: number, stock: number, exact: boolean): string =>
    `${say(exact ? 'stall' : 'someLeft', { name: say('tokenWord', { token }), price, stock })}; ${say('tokenHelp', { token })}`;

  /** Where dice lie: in a store, or somewhere on a board. */
  const place = (where: Store | Space): string => (isStore(where) ? say(where) : say('tab', { tab: 'board' }));

  return { space, stall, tokenStall, place };
}
