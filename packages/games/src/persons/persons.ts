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

/** How much somebody knows about a game's questions, apart from how well they play. */
export const KNOWLEDGE = ['novice', 'regular', 'expert'] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];

/** A bot as it is set at a table; what it knows matters only in games that ask questions. */
export interface Person {
  readonly level: Level;
  readonly knowledge?: Knowledge;
}

/** Who plays for somebody who left, unless the table says otherwise. */
const USUAL: Level = 'regular';

/** A person by the words that a table keeps; who is not known is taken for a regular. */
export function personFrom(kept: {
  readonly level?: string | undefined;
  readonly knowledge?: string | undefined;
}): Person {
  const knowledge = KNOWLEDGE.find((one) => one === kept.knowledge);
  return { level: LEVELS.find((one) => one === kept.level) ?? USUAL, ...(knowledge && { knowledge }) };
}
