import { evaluateDiceBox } from './dice-box.ts';
import { evaluateDiceBrewing } from './dice-brewing/index.ts';
import { evaluateDyce } from './dyce/index.ts';
import type { Evaluation } from './evaluation.ts';
import { evaluateStout } from './six-sided-stout.ts';

/** The games that say what is good in them. A view always belongs to the game of its evaluation. */
const EVALUATIONS: Readonly<Record<string, Evaluation<never>>> = {
  'dice-box': evaluateDiceBox,
  'dice-brewing': evaluateDiceBrewing,
  dyce: evaluateDyce,
  'six-sided-stout': evaluateStout,
};

export function findEvaluation(game: string): Evaluation<unknown> | undefined {
  return EVALUATIONS[game] as Evaluation<unknown> | undefined;
}
