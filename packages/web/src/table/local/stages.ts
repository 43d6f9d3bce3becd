import { type BaseState, type Match, type MatchRecord, makeNonce, recordOf, type Seat } from '@taproom/engine';
import { type GameId, gameOf, isGameId, quizOf } from '@taproom/games';
import type { Day, Settled } from '@taproom/games/daily';
import { type Line, moveNamed, playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import { play } from '@taproom/table';
import type { TablePlan } from '../table.ts';
import { change, type Hosting, placeOf } from './hosting.ts';
import { tableAt } from './new-table.ts';
import { makeSave, type Save } from './save.ts';
import { isStage, NO_REVISION, STAGE, type Store } from './store.ts';

/** A store that keeps stages in memory alone: they are set anew whenever they are needed. */
export function withStages(store: Store): Store {
  const stages = new Map<string, Save>();
  return {
    all: () => store.all(),
    get: async (id) => (isStage(id) ? stages.get(id) : store.get(id)),
    async put(save, before) {
      if (!isStage(save.id)) return store.put(save, before);
      stages.set(save.id, save);
      return true;
    },
    remove: async (id) => (isStage(id) ? void stages.delete(id) : store.remove(id)),
  };
}

/** Sets a table for a lesson or an exercise: its bots wait for their cue. */
async function setStage({ store }: Hosting, plan: TablePlan, line: Line): Promise<string> {
  const table = tableAt(plan, line, `${STAGE}${makeNonce()}`);
  await store.put(makeSave(table, Date.now()), NO_REVISION);
  return table.id;
}

/** Plays moves in notation for whoever may make them. */
async function playScript(hosting: Hosting, id: string, moves: readonly string[]): Promise<void> {
  for (const name of moves) {
    const refused = await change(hosting, placeOf(hosting, id), (live) => {
      const { game } = live.opening;
      const move = moveNamed(game, notationOf(game.id), live.match.state, name);
      if (!move) throw new Error(`${name} is not legal here`);
      return play(live, move.seat, move.action, Date.now());
    });
    if (refused) throw new Error(`${name}: ${refused.code}`);
  }
}

function knownGame(id: string): GameId {
  if (!isGameId(id)) throw new Error(`no game is called ${id}`);
  return id;
}

const matchAt = (id: GameId, line: Line): Match<BaseState> => playLine(gameOf(id), notationOf(id), line);

/** What a seat sees at the end of a line. */
function lookAt(game: string, line: Line, seat: Seat): unknown {
  const id = knownGame(game);
  return gameOf(id).view(matchAt(id, line).state, seat);
}

/** A line as a record. */
const recordAt = (game: string, line: Line): MatchRecord => recordOf(matchAt(knownGame(game), line));

/** How a question of a quiz is settled: here, where the answers are known anyway. */
function settleQuestion(game: string, day: Day, at: number): Settled {
  const settled = quizOf(knownGame(game))?.settle(day, at);
  if (!settled) throw new Error(`${game} asks no question ${at}`);
  return settled;
}

/** What can be asked of a host about lessons, exercises and dailies, besides the tables that are kept. */
export const stageVerbs = (hosting: Hosting) => ({
  stage: (plan: TablePlan, line: Line) => setStage(hosting, plan, line),
  script: (id: string, moves: readonly string[]) => playScript(hosting, id, moves),
  look: async (game: string, line: Line, seat: Seat) => lookAt(game, line, seat),
  recordAt: async (game: string, line: Line) => recordAt(game, line),
  settle: async (game: string, day: Day, at: number) => settleQuestion(game, day, at),
});
