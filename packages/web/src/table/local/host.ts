import type { Advice } from '@taproom/bots';
import { adviceOf } from '@taproom/bots/advice';
import { fail, type MatchRecord, openRecord, type Result, recordOf, type Seat } from '@taproom/engine';
import { askedIn, type Denial, giveUp, type LiveMatch, legalFor, play, undo } from '@taproom/table';
import { reviewKey } from '../record/review-key.ts';
import type { TablePlan, Undone } from '../table.ts';
import type { Listed } from './head.ts';
import { type FinishedMatch, finishedIn, listHead } from './heads.ts';
import {
  catchUp,
  change,
  damageOf,
  type Hosting,
  keepNew,
  leave,
  leaveToBots,
  openSaved,
  placeOf,
  takeOver,
} from './hosting.ts';
import { newTable, tableAt, tableFrom } from './new-table.ts';
import { reviewVerbs } from './reviewing.ts';
import { recordInSave } from './save.ts';
import { stageVerbs, withStages } from './stages.ts';
import type { Hosted, Verbs } from './wire.ts';
import { withAnalyses } from './with-analyses.ts';

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
  return adviceOf(thought, legalFor(live, seat).length === 1);
}

/** All tables, by their heads; those of before are taken over first, for which they are replayed once and for all. */
async function listAll(hosting: Hosting): Promise<Listed[]> {
  const heads = await hosting.store.heads();
  return Promise.all(heads.map(async (head) => listHead(head) ?? (await takeOver(hosting, head))));
}

async function allFinished(hosting: Hosting): Promise<FinishedMatch[]> {
  const heads = await hosting.store.heads();
  return heads.flatMap((head) => finishedIn(head) ?? []).toSorted((a, b) => b.savedAt - a.savedAt);
}

/** Hosts this browser's tables: saves every change before showing it, and runs the bots. */
export function tableHost(given: Omit<Hosting, 'open' | 'fresh'>): Host {
  const hosting: Hosting = { ...given, store: withStages(given.store), open: new Map(), fresh: new Map() };
  const { store } = hosting;
  hosting.neighbours.hear((id) => catchUp(hosting, id));

  return withAnalyses(hosting, {
    list: () => listAll(hosting),

    finished: () => allFinished(hosting),

    create: async (plan, line) => keepNew(hosting, await (line ? tableAt(plan, line) : newTable(plan))),

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

    damage: (id) => damageOf(hosting, id),

    playOn: async (record, entries, plan) => keepNew(hosting, await tableFrom(plan, record, entries)),

    async remove(id) {
      leave(hosting, id);
      const record = await recordOfTable(hosting, id);
      if (record) await hosting.reviews.remove(reviewKey(record));
      await store.remove(id);
    },
  });
}
