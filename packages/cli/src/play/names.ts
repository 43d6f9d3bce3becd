import { LEVELS } from '@taproom/bots/levels';
import type { Say } from '@taproom/games/text';
import type { Player } from '../records/save-file.ts';
import type { Key } from '../text/index.ts';

/** Names that would be the same, with numbers. */
export const numbered = (names: readonly string[]): string[] =>
  names.map((name, at) => {
    const same = names.filter((other) => other === name).length;
    return same === 1 ? name : `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });

/** Names by seat. */
export function namesOf(players: readonly Player[], say: Say<Key>): string[] {
  const people = players.filter((player) => player === 'human').length;
  const plain = players.map((player, seat) =>
    player === 'human' ? humanName(people, seat, say) : botName(player, say),
  );
  return numbered(plain);
}

const humanName = (people: number, seat: number, say: Say<Key>): string =>
  people === 1 ? say('name.alone') : say('name.human', { n: seat + 1 });

function botName(player: Player, say: Say<Key>): string {
  const level = LEVELS.find((one) => one === player);
  return level ? say(`name.${level}`) : player;
}
