/**
 * What things are worth, in XP, found by letting many brewers play who differed in them. `perSeat` below stands for the
 * recipes that each seat will still brew, `another` for the chance that there is another round.
 */
export const WEIGHTS = {
  /** How much of what a recipe brings counts: the most promising one, the second, the third. */
  ranks: [1, 0.55, 0.35],
  /** How sure one can be of a recipe that can be paid in this round, and of one for the next. */
  now: 0.93,
  soon: 0.8,
  /** The chance that a need is met of whose colour there is no die at all. */
  none: 0.1,
  /** What is left of a hope that has to wait for another roll. */
  patience: 0.65,
  coin: 0.5,
  /** What each of the first coins is worth beyond that, and how many those are. */
  liquid: 0.08,
  liquidTo: 6,
  /** What a die is worth beyond its XP for every recipe still to be brewed by its owner, and what each one more takes off. */
  die: 0.35,
  blueDie: 0.71,
  manyDice: 0.02,
  /** What a die in the warehouse is worth that meets every need, and how many needs it must meet to be better there. */
  stored: 1.17,
  storedFrom: 0.41,
  /** What a seed is worth of the die that it becomes. */
  seed: 0.55,
  ingredient: 0.6,
  token: 0.9,
  /** In the order of the game's list. */
  tokens: [1, 0.7, 0.5, 0.7, 0.6, 0.7],
  /** What it is worth to roll a die once more that is not good enough. */
  reroll: 0.25,
  /** How much of what others have counts against oneself. */
  rival: 0.92,
};
