import { fastRng } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { Training } from '../face/training.ts';
import { faceOf } from '../games/index.ts';
import { type Network, writeNetwork } from '../network/network.ts';
import { elapsed, shareOf, startEffort } from '../thinking/effort.ts';
import { pause } from '../thinking/pause.ts';

/** Which network is taught, and for how long: whichever limit comes first. */
export interface TrainingPlan {
  readonly game: string;
  readonly network: string;
  readonly games: number;
  readonly minutes: number | undefined;
  readonly seed: number;
}

export interface TrainingHooks {
  /** Aborted: write down what was learnt. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with how much is over, from 0 to 1, and how it has played of late. */
  readonly onProgress?: ((share: number, games: number, report: string) => void) | undefined;
}

export interface TrainingReport {
  /** How many were played. */
  readonly games: number;
  /** The file with the weights. */
  readonly text: string;
  /** How the last games went. */
  readonly report: string;
}

/** The names of a game's networks, with where their weights lie and how many games they take. */
export const networksOf = (game: string): readonly (readonly [name: string, training: Training])[] =>
  Object.entries(faceOf(game).training ?? {});

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Lets a network learn by playing. The same games and seed teach the same, however long it takes. */
export async function train(plan: TrainingPlan, { signal, onProgress }: TrainingHooks = {}): Promise<TrainingReport> {
  const training = faceOf(plan.game).training?.[plan.network];
  if (!training) throw new Error(`${plan.game} has no network ${plan.network}`);
  const pupil = training.begin(fastRng(plan.seed));
  const { games, minutes } = plan;
  const effort = startEffort({ iterations: games, ...(minutes !== undefined && { milliseconds: minutes * MINUTE }) });
  let report = '';
  for (let told = 0; shareOf(effort) < 1 && !signal?.aborted; effort.done++) {
    pupil.study(shareOf(effort));
    if (elapsed(effort) - told < SECOND) continue;
    told = elapsed(effort);
    report = pupil.report();
    onProgress?.(shareOf(effort), effort.done + 1, report);
    await pause();
  }
  return { games: effort.done, text: fileOf(plan, effort.done, pupil.network), report: report || pupil.report() };
}

/** The form of these files; it changes when they are to be read in another way. */
const VERSION = 1;

function fileOf(plan: TrainingPlan, games: number, network: Network): string {
  const { units, inputs } = network;
  const shape = `${inputs.length / units.length} inputs, ${units.length} units`;
  const rules = findGame(plan.game)?.rules ?? 0;
  return [
    `// The weights of a network (version ${VERSION}; ${shape}; rules ${rules}), learnt from ${games} games. Written by:`,
    `// ${commandOf(plan)}`,
    'export const LEARNT = `',
    writeNetwork(network),
    '`;\n',
  ].join('\n');
}

const commandOf = ({ game, network, games, minutes, seed }: TrainingPlan): string =>
  [
    `taproom lab train ${game} --network ${network} --games ${games}`,
    ...(minutes === undefined ? [] : [`--minutes ${minutes}`]),
    `--seed ${seed}`,
  ].join(' ');
