import type { Advice } from '@taproom/bots';
import { adviceOf, type UnitThought } from '@taproom/bots/advice';
import { type AnyGame, type MatchRecord, makeNonce, recordOf, replay, type Seat } from '@taproom/engine';
import { loadGame } from '@taproom/games/load';
import { askedIn, type LiveMatch, legalFor } from '@taproom/table';
import type { Evaluation, TablePlan } from '../table.ts';
import { type Analysis, analysisSnapshot, leaveMatch, liveIn, playIn, throwAnew, undoIn } from './analysis.ts';
import { ANALYSIS, type AnalysisVerbs, type TableVerbs } from './analysis-verbs.ts';
import { botSeed, type Hosting } from './hosting.ts';
import { openingOf } from './kept-table.ts';
import { parseSave } from './save.ts';

/** Why a match cannot be explored: it is not there, it still runs elsewhere, it counts, or nobody here is asked. */
export type Closed = 'lost' | 'running' | 'daily' | 'not-asked';
export type Explored =
  | { readonly ok: true; readonly id: string; readonly isOver: boolean }
  | { readonly ok: false; readonly why: Closed };

const closed = (why: Closed): Explored => ({ ok: false, why });

/** An analysis under way. */
interface Desk {
  analysis: Analysis;
  thinking: AbortController | undefined;
}

/** What is wanted to be explored. */
interface Wanted {
  readonly game: AnyGame;
  readonly plan: TablePlan;
  readonly record: MatchRecord;
  /** After how many entries; at the end, if absent. */
  readonly at?: number | undefined;
  /** Who plays on and may see no more than they know; nobody, once the match is over. */
  readonly knower?: Seat;
}

function analysisOf({ game, plan, record, at, knower }: Wanted): Analysis | undefined {
  const played = replay(game, record);
  if (!played.ok) return undefined;
  const [deal, ...steps] = played.value;
  const { daily: _, ...undated } = plan;
  const set = openingOf(game, { seats: plan.seats, options: record.options }, record.dice, Date.now());
  const opening = { ...set, people: plan.seats.map(() => true) };
  const way = [deal, ...steps.slice(0, at)] as const;
  return leaveMatch({ id: `${ANALYSIS}${makeNonce()}`, plan: undated, opening, way, knower }, botSeed);
}

/** Whose knowledge a running match is left with, or why it is not left at all. */
function knowerOf({ daily }: TablePlan, live: LiveMatch): Seat | Closed {
  return daily === undefined ? (askedIn(live) ?? 'not-asked') : 'daily';
}

/** What is advised; nothing about the answer to a question. */
function adviceFor(live: LiveMatch, seat: Seat, thought: UnitThought): Advice | undefined {
  const isForced = legalFor(live, seat).length === 1;
  return adviceOf(thought, false) ?? (isForced ? adviceOf(thought, true) : undefined);
}

interface Desks {
  readonly hosting: Hosting;
  readonly byId: Map<string, Desk>;
}

function begin({ byId }: Desks, wanted: Wanted): Explored {
  const analysis = analysisOf(wanted);
  if (!analysis) return closed('lost');
  byId.set(analysis.id, { analysis, thinking: undefined });
  return { ok: true, id: analysis.id, isOver: wanted.knower === undefined };
}

function deskOf({ byId }: Desks, id: string): Desk {
  const desk = byId.get(id);
  if (!desk) throw new Error(`the analysis ${id} is not open`);
  return desk;
}

/** Goes on with what was tried; what was thought about until now counts no more. */
function show({ hosting }: Desks, desk: Desk, analysis: Analysis): void {
  desk.thinking?.abort();
  desk.analysis = analysis;
  hosting.post({ type: 'snapshot', snapshot: analysisSnapshot(analysis) });
}

async function exploreTable(desks: Desks, id: string, at: number): Promise<Explored> {
  const save = await desks.hosting.store.get(id);
  const parsed = save && (await parseSave(save));
  if (!parsed?.ok) return closed('lost');
  const { live, plan } = parsed.value;
  const wanted = { game: live.opening.game, plan, record: recordOf(live.match) };
  if (live.outcome) return begin(desks, { ...wanted, at });
  const knower = knowerOf(plan, live);
  return typeof knower === 'string' ? closed(knower) : begin(desks, { ...wanted, knower });
}

async function exploreRecord(desks: Desks, record: MatchRecord, plan: TablePlan, at: number): Promise<Explored> {
  const game = await loadGame(record.game);
  if (!game) return closed('lost');
  return record.end ? begin(desks, { game, plan, record, at }) : closed('running');
}

async function evaluate(desks: Desks, id: string): Promise<Evaluation | undefined> {
  const desk = deskOf(desks, id);
  const { analysis } = desk;
  const live = liveIn(analysis);
  const seat = askedIn(live);
  if (seat === undefined) return undefined;
  desk.thinking?.abort();
  const stopper = new AbortController();
  desk.thinking = stopper;
  const { signal } = stopper;
  const { opening, match } = live;
  const seed = match.history.entries.length;
  const thought = await desks.hosting.bots.think(opening.game, match.state, seat, 'adviser', seed, { signal });
  const advice = signal.aborted ? undefined : adviceFor(live, seat, thought);
  const shares = thought.ranked[0]?.shares;
  return advice && { seat, advice, ...(shares && { shares }) };
}

function throwIn(desks: Desks, id: string): boolean {
  const desk = deskOf(desks, id);
  const thrown = throwAnew(desk.analysis, botSeed);
  if (thrown) show(desks, desk, thrown);
  return thrown !== undefined;
}

const verbsOf = (desks: Desks): AnalysisVerbs => ({
  exploreTable: (id, at) => exploreTable(desks, id, at),
  exploreRecord: (record, plan, at) => exploreRecord(desks, record, plan, at),
  throwAnew: async (id) => throwIn(desks, id),
  evaluate: (id) => evaluate(desks, id),
});

/** An analysis answers what tables answer. */
const likeTables = (desks: Desks): TableVerbs => ({
  async open(id) {
    const desk = desks.byId.get(id);
    if (desk) show(desks, desk, desk.analysis);
    return desk !== undefined;
  },
  async close(id) {
    desks.byId.get(id)?.thinking?.abort();
    desks.byId.delete(id);
  },
  async pace() {},
  async play(id, seat, action) {
    const desk = deskOf(desks, id);
    const played = playIn(desk.analysis, seat, action);
    if (!played.ok) return played.error;
    show(desks, desk, played.value);
    return undefined;
  },
  async refuse(id, seat, action) {
    const { opening, match } = liveIn(deskOf(desks, id).analysis);
    return opening.game.refuse(match.state, seat, action);
  },
  async undo(id) {
    const desk = deskOf(desks, id);
    const before = undoIn(desk.analysis);
    if (before) show(desks, desk, before);
    return before ? 'done' : 'nothing-to-undo';
  },
});

/** All that can be asked of analyses. Nothing of them is kept, and no table hears of it. */
export function analysisHost(hosting: Hosting): AnalysisVerbs & TableVerbs {
  const desks: Desks = { hosting, byId: new Map() };
  return { ...verbsOf(desks), ...likeTables(desks) };
}
