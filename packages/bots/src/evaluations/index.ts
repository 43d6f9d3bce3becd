import type { BaseState } from '@taproom/engine';
import { evaluateDiceBox } from './dice-box.ts';
import { appraiseDiceBrewing } from './dice-brewing/index.ts';
import { appraiseDyce } from './dyce/index.ts';
import type { Appraisal, Evaluation } from './evaluation.ts';
import { evaluateStout } from './six-sided-stout.ts';
import { evaluateWhisky } from './whisky-game/index.ts';

/** The games that say what is good in them. A view always belongs to the game of its evaluation. */
const EVALUATIONS: Readonly<Record<string, Evaluation<never>>> = {
  'dice-box': evaluateDiceBox,
  'six-sided-stout': evaluateStout,
  'whisky-game': evaluateWhisky,
};

/** The games that say it of actions. */
const APPRAISALS: Readonly<Record<string, Appraisal<never>>> = {
  'dice-brewing': appraiseDiceBrewing,
  dyce: appraiseDyce,
};

export function findEvaluation(game: string): Evaluation<unknown> | undefined {
  return EVALUATIONS[game] as Evaluation<unknown> | undefined;
}

export function findAppraisal(game: string): Appraisal<BaseState> | undefined {
  return APPRAISALS[game] as Appraisal<BaseState> | undefined;
}
