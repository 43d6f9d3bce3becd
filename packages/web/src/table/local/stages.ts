import { type MatchRecord, makeNonce, recordOf, type Seat } from '@taproom/engine';
import type { Day, Settled } from '@taproom/games/daily';
import { type Line, moveNamed, playLine } from '@taproom/games/learning';
import { loadNotation, loadQuiz } from '@taproom/games/load';
import { play } from '@taproom/table';
import type { TablePlan } from '../table.ts';
import type { Save } from './head.ts';
import { change, type Hosting, keepNew, placeOf } from './hosting.ts';
import { rulesOf, tableAt } from './new-table.ts';
import { type Change, isStage, STAGE, type Store } from './store.ts';

/** A store that keeps stages in memory alone: they are set anew whenever they are needed. */
export function withStages(store: Store): Store {
  const stages = new Map<string, Save>();
  return {
    heads: () => store.heads(),
    get: async (id) => (isStage(id) ? stages.get(id) : store.get(id)),
    async put(change, before) {
      if (!isStage(change.head.id)) return store.put(change, before);
      stages.set(change.head.id, withChange(stages.get(change.head.id)?.entries ?? [], change));
      return true;
    },
    remove: async (id) => (isStage(id) ? void stages.delete(id) : store.remove(id)),
  };
}

const withChange = (before: readonly string[], { head, from, entries }: Change): Save => ({
  ...head,
  entries: before.slice(0, from).concat(entries),
});

/** Sets a table for a lesson or an exercise: its bots wait for their cue. */
const setStage = async (hosting: Hosting, plan: TablePlan, line: Line): Promise<string> =>
  keepNew(hosting, await tableAt(plan, line, `${STAGE}${makeNonce()}`));

/** Plays moves in notation for whoever may make them. */
async function playScript(hosting: Hosting, id: string, moves: readonly string[]): Promise<void> {
  const notation = await loadNotation(placeOf(hosting, id).table.plan.game);
  for (const name of moves) {
    const refused = await change(hosting, placeOf(hosting, id), (live) => {
      const { game } = live.opening;
      const move = moveNamed(game, notation, live.match.state, name);
      if (!move) throw new Error(`${name} is not legal here`);
      return play(live, move.seat, move.action, Date.now());
    });
    if (refused) throw new Error(`${name}: ${refused.code}`);
  }
}

/** What a seat sees at the end of a line. */
async function lookAt(id: string, line: Line, seat: Seat): Promise<unknown> {
  const game = await rulesOf(id);
  return game.view(playLine(game, await loadNotation(id), line).state, seat);
}

/** A line as a record. */
const recordAt = async (id: string, line: Line): Promise<MatchRecord> =>
  recordOf(playLine(await rulesOf(id), await loadNotation(id), line));

/** How a question of a quiz is settled: here, where the answers are known anyway. */
async function settleQuestion(game: string, day: Day, at: number): Promise<Settled> {
  const settled = (await loadQuiz(game))?.settle(day, at);
  if (!settled) throw new Error(`${game} asks no question ${at}`);
  return settled;
}

/** What can be asked of a host about lessons, exercises and dailies, besides the tables that are kept. */
export const stageVerbs = (hosting: Hosting) => ({
  stage: (plan: TablePlan, line: Line) => setStage(hosting, plan, line),
  script: (id: string, moves: readonly string[]) => playScript(hosting, id, moves),
  look: lookAt,
  recordAt,
  settle: settleQuestion,
});
