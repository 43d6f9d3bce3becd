/** How strong a bot is, from someone who plays sensibly but forgets a lot to the best we can do. */
export const LEVELS = ['guest', 'learner', 'regular', 'brewer', 'master', 'landlord'] as const;
export type Level = (typeof LEVELS)[number];

/** How strong a level is: 1 for the weakest. */
export const rungOf = (level: Level): number => LEVELS.indexOf(level) + 1;

/** The people of a game: who plays at each level, and who comes along where several of one level sit at a table. */
export interface Persons extends Readonly<Record<Level, string>> {
  readonly friends: readonly string[];
}

/** The names of a game's people. */
export type NameIn<P extends Persons> = P[Level] | P['friends'][number];
