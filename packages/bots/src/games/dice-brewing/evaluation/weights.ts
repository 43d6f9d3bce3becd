/**
 * The worth of things in XP, tuned by playing brewers with different weights. `perSeat` below stands for the
 * recipes that each seat will still brew, `another` for the chance that there is another round.
 */
export const WEIGHTS = {
  /** How much a recipe's reward counts: the most promising one, the second, the third. */
  ranks: [1, 0.55, 0.35],
  /** How sure one can be of a recipe that can be paid in this round, and of one for the next. */
  now: 0.93,
  soon: 0.8,
  /** The chance that a need is met of whose colour there is no die at all. */
  none: 0.1,
  /** The discount on a hope that has to wait for another roll. */
  patience: 0.65,
  coin: 0.5,
  /** The extra worth of each of the first coins, and how many those are. */
  liquid: 0.08,
  liquidTo: 6,
  /** The worth of a die beyond its XP for each recipe its owner will still brew, and the discount for each die more. */
  die: 0.35,
  /** The same of black and blue ones. */
  blackDie: 0.22,
  blueDie: 0.71,
  manyDice: 0.02,
  /** The worth of storing a die that meets every need, and the share of needs from which storing is worth it. */
  stored: 1.17,
  storedFrom: 0.41,
  /** The worth of a seed, as a share of the die it becomes. */
  seed: 0.55,
  ingredient: 0.6,
  token: 0.9,
  /** In the order of the game's list. */
  tokens: [1, 0.7, 0.5, 0.7, 0.6, 0.7],
  /** The worth of rerolling a die that is not good enough. */
  reroll: 0.25,
  /** How much the rivals' worth counts against the seat. */
  rival: 0.92,
};
