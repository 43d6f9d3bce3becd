import { LEVELS } from '@taproom/bots/levels';
import { type Level, nameAt, namesAt, rungOf, type Sitter } from '@taproom/games/persons';
import type { GameText, Say } from '@taproom/games/text';
import type { Player } from '../records/save-file.ts';
import type { Key } from '../text/index.ts';

/** Names that would be the same, with numbers. */
export const numbered = (names: readonly string[]): string[] =>
  names.map((name, at) => {
    const same = names.filter((other) => other === name).length;
    return same === 1 ? name : `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });

/** Names by seat. */
export function namesOf(game: string, players: readonly Player[], say: Say<Key>): string[] {
  const people = players.filter((player) => player === 'human').length;
  const sitters = players.map((player, seat) =>
    player === 'human' ? { name: humanName(people, seat, say) } : botSitter(player),
  );
  return numbered(namesAt(game, sitters));
}

const humanName = (people: number, seat: number, say: Say<Key>): string =>
  people === 1 ? say('name.alone') : say('name.human', { n: seat + 1 });

/** What a bot knows of the game's questions changes nobody's name; those without a level are called by how they play. */
function botSitter(player: Player): Sitter {
  const level = levelOf(player);
  return level ? { level } : { name: player };
}

function levelOf(player: Player): Level | undefined {
  const [word] = player.split('@');
  return LEVELS.find((one) => one === word);
}

/** Who plays at a level, how strong that is, and how they play. */
const personLine = (game: string, level: Level, { say, text }: { say: Say<Key>; text: GameText }): string =>
  say('person.line', {
    name: nameAt(game, level),
    level: say(`name.${level}`),
    rung: rungOf(level),
    of: LEVELS.length,
    sentence: text.person(level),
  });

/** The persons at a table, each introduced once. */
export const companyLines = (
  game: string,
  players: readonly Player[],
  words: { say: Say<Key>; text: GameText },
): string[] =>
  LEVELS.filter((level) => players.some((player) => levelOf(player) === level)).map((level) =>
    personLine(game, level, words),
  );
