import {
  makeDailies,
  makeExercises,
  type PositionFile,
  type PositionHooks,
  type PositionPlan,
} from '../positions/index.ts';
import { withPool } from './arena.ts';

/** Makes a game's dailies on all cores, or on as many threads as said. */
export const makeDailiesOnThreads = (
  plan: PositionPlan,
  hooks: PositionHooks = {},
  threads?: number,
): Promise<PositionFile[]> =>
  withPool(plan.count, threads, (pool, crewOf) =>
    makeDailies(
      plan,
      hooks,
      crewOf((round) => pool.run('daily', { plan, round })),
    ),
  );

/** Makes a game's exercises on all cores, or on as many threads as said. */
export const makeExercisesOnThreads = (
  plan: PositionPlan,
  hooks: PositionHooks = {},
  threads?: number,
): Promise<PositionFile[]> =>
  withPool(plan.count, threads, (pool, crewOf) =>
    makeExercises(
      plan,
      hooks,
      crewOf((round) => pool.run('exercise', { plan, round })),
    ),
  );
