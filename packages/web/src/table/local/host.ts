import { type Advice, adviceIn } from '@taproom/bots';
import { fail, type MatchRecord, openRecord, type Result, recordOf, type Seat } from '@taproom/engine';
import { askedIn, type Denial, giveUp, type LiveMatch, legalFor, play, undo } from '@taproom/table';
import { reviewKey } from '../record/review-key.ts';
import type { TablePlan, Undone } from '../table.ts';
import { withAnalyses } from './analysing.ts';
import { finishedIn } from './finished.ts';
import { catchUp, change, type Hosting, leave, leaveToBots, openSaved, placeOf } from './hosting.ts';
import type { KeptTable } from './kept-table.ts';
import { newTable, tableAt, tableFrom } from './new-table.ts';
import { reviewVerbs } from './reviewing.ts';
import { listSave, makeSave, recordInSave } from './save.ts';
import { stageVerbs, withStages } from './stages.ts';
import { NO_REVISION } from './store.ts';
import type { Hosted, Verbs } from './wire.ts';

export type Host = Hosted<Verbs>;

/** Without the last decision, if that was made at this table. */
const undone = ({ given = 0 }: TablePlan, live: LiveMatch): Result<LiveMatch, Denial> =>
  live.match.history.entries.length > given ? undo(live, Date.now()) : fail({ code: 'nothing-to-undo' });

function asUndone(denial: Denial | undefined): Undone {
  if (denial === undefined) return 'done';
  return denial.code === 'seen-since' ? denial.code : 'nothing-to-undo';
}

async function recordOfTable({ open, store }: Hosting, id: string): Promise<MatchRecord | undefined> {
  const table = open.get(id)?.table;
  if (table) return openRecord(recordOf(table.live.match));
  const save = await store.get(id);
  return save && recordInSave(save);
}

/** What a strong bot would advise a seat: the same position gets the same hint. */
async function hintAt(hosting: Hosting, id: string, seat: Seat): Promise<Advice | undefined> {
  const { live } = placeOf(hosting, id).table;
  if (askedIn(live) !== seat) return undefined;
  const { opening, match } = live;
  const seed = match.history.entries.length;
  const thought = await hosting.bots.think(opening.game, match.state, seat, 'adviser', seed);
  return adviceIn(thought, opening.game.id, legalFor(live, seat).length === 1);
}

async function keepNew({ store }: Hosting, table: KeptTable): Promise<string> {
  if (!(await store.put(makeSave(table, Date.now()), NO_REVISION))) throw new Error('a new table was already there');
  return table.id;
}

/** Hosts this browser's tables: saves every change before showing it, and runs the bots. */
export function tableHost(given: Omit<Hosting, 'open'>): Host {
  const hosting: Hosting = { ...given, store: withStages(given.store), open: new Map() };
  const { store } = hosting;
  hosting.neighbours.hear((id) => catchUp(hosting, id));

  return withAnalyses(hosting, {
    list: async () => (await store.all()).map(listSave),

    finished: async () =>
      (await store.all()).flatMap((save) => finishedIn(save) ?? []).toSorted((a, b) => b.savedAt - a.savedAt),

    create: (plan, line) => keepNew(hosting, line ? tableAt(plan, line) : newTable(plan)),

    ...stageVerbs(hosting),

    open: (id, pace) => openSaved(hosting, id, pace),
    close: async (id) => leaveToBots(hosting, id),

    async pace(id, pace) {
      placeOf(hosting, id).pace = pace;
    },

    play: async (id, seat, action) =>
      change(hosting, placeOf(hosting, id), (live) => play(live, seat, action, Date.now())),

    async refuse(id, seat, action) {
      const { opening, match } = placeOf(hosting, id).table.live;
      return opening.game.refuse(match.state, seat, action);
    },

    async undo(id) {
      const place = placeOf(hosting, id);
      return asUndone(await change(hosting, place, (live) => undone(place.table.plan, live)));
    },

    async resign(id, seat) {
      await change(hosting, placeOf(hosting, id), (live) => giveUp(live, seat, Date.now()));
    },

    hint: (id, seat) => hintAt(hosting, id, seat),

    record: (id) => recordOfTable(hosting, id),

    ...reviewVerbs(hosting),

    playOn: async (record, entries, plan) => keepNew(hosting, tableFrom(plan, record, entries)),

    async remove(id) {
      leave(hosting, id);
      const record = await recordOfTable(hosting, id);
      if (record) await hosting.reviews.remove(reviewKey(record));
      await store.remove(id);
    },
  });
}
