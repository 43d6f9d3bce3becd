import { persons as diceBox } from '../dice-box/persons/index.ts';
import { persons as diceBrewing } from '../dice-brewing/persons/index.ts';
import { persons as dyce } from '../dyce/persons/index.ts';
import { type GameId, isGameId } from '../ids.ts';
import { persons as sixSidedStout } from '../six-sided-stout/persons/index.ts';
import { persons as whiskyGame } from '../whisky-game/persons/index.ts';
import type { Level, Persons } from './persons.ts';

const PERSONS: Readonly<Record<GameId, Persons>> = {
  'dice-box': diceBox,
  'six-sided-stout': sixSidedStout,
  dyce,
  'dice-brewing': diceBrewing,
  'whisky-game': whiskyGame,
};

export const personsOf = (id: GameId): Persons => PERSONS[id];

/** Who sits on a chair, as far as names go: a bot, or whoever has a name. */
export type Sitter = { readonly level: Level } | { readonly name: string };

const isNamed = (sitter: Sitter): sitter is { readonly name: string } => 'name' in sitter;

const folded = (name: string): string => name.toLowerCase();

/** The names by seat. Where a bot's own name is taken, a friend of the same strength comes instead. */
export function namesAt(game: string, sitters: readonly Sitter[]): string[] {
  const taken = new Set(sitters.filter(isNamed).map(({ name }) => folded(name)));
  return sitters.map((sitter) => {
    if (isNamed(sitter)) return sitter.name;
    const name = callable(game, sitter.level).find((one) => !taken.has(folded(one))) ?? sitter.level;
    taken.add(folded(name));
    return name;
  });
}

/** Who may come for a level, in this order. */
const callable = (game: string, level: Level): string[] =>
  isGameId(game) ? [PERSONS[game][level], ...PERSONS[game].friends] : [];

/** The name of whoever plays at a level of a game. */
export const nameAt = (game: string, level: Level): string => namesAt(game, [{ level }])[0] ?? level;

export {
  KNOWLEDGE,
  type Knowledge,
  LEVELS,
  type Level,
  type NameIn,
  type Person,
  type Persons,
  personFrom,
  rungOf,
} from './persons.ts';
