import { type BotSpec, specFor } from '@taproom/bots';
import {
  type AnyGame,
  act,
  type BaseState,
  type DiceError,
  type DiceSource,
  isResignation,
  type Match,
  type MatchRecord,
  type Moment,
  type Outcome,
  ok,
  openMatch,
  type Refusal,
  type ReplayError,
  type Result,
  replay,
  resign,
  resultOf,
  type Seat,
  type SetupError,
  type Tagged,
  undoPoint,
  type Viewer,
} from '@taproom/engine';
import type { TablePlan, TableSnapshot } from './table.ts';

type AnyMoment = Moment<BaseState, Tagged>;

/** A match with people and bots in its seats. Values throughout: every change gives a new one. */
export interface Seated {
  readonly id: string;
  readonly game: AnyGame;
  readonly plan: TablePlan;
  /** Every position so far: the deal, then one for each entry of the record. */
  readonly moments: readonly AnyMoment[];
  /** Grows with every change, an undo included. */
  readonly revision: number;
}

/** Who moves the match on: a person at this device, or a bot. */
export type Turn =
  | { readonly kind: 'human'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly spec: BotSpec };

export const matchOf = ({ moments }: Seated): Match<BaseState> => (moments.at(-1) as AnyMoment).match;
export const outcomeOf = (table: Seated): Outcome | undefined => resultOf(table.game, matchOf(table));

export function seat(
  game: AnyGame,
  id: string,
  plan: TablePlan,
  dice: DiceSource,
): Result<Seated, SetupError | { readonly code: DiceError }> {
  const events: Tagged[] = [];
  const setup = { seats: plan.seats.length, options: plan.options, dice };
  const opened = openMatch(game, setup, (event) => events.push(event));
  if (!opened.ok) return opened;
  return ok({ id, game, plan, moments: [{ match: opened.value, events }], revision: 0 });
}

/** The table as a saved record left it. */
export function reseat(
  game: AnyGame,
  id: string,
  plan: TablePlan,
  record: MatchRecord,
  revision: number,
): Result<Seated, ReplayError> {
  const moments = replay(game, record);
  return moments.ok ? ok({ id, game, plan, moments: moments.value, revision }) : moments;
}

const moved = (table: Seated, moment: AnyMoment): Seated => ({
  ...table,
  moments: [...table.moments, moment],
  revision: table.revision + 1,
});

export function playAt(table: Seated, seat: Seat, action: unknown): Result<Seated, Refusal> {
  const played = act(table.game, matchOf(table), seat, action);
  return played.ok ? ok(moved(table, played.value)) : played;
}

export function resignAt(table: Seated, seat: Seat): Result<Seated, Refusal> {
  const resigned = resign(table.game, matchOf(table), seat);
  return resigned.ok ? ok(moved(table, resigned.value)) : resigned;
}

/** How many entries an undo would leave; nothing if there is nothing to take back. */
export function undoTo(table: Seated): number | undefined {
  if (outcomeOf(table)) return undefined;
  const statesFrom = (at: number): BaseState[] => table.moments.slice(at).map(({ match }) => match.state);
  return undoPoint(table.game, matchOf(table), humansIn(table), statesFrom);
}

export const undoAt = (table: Seated, entries: number): Seated => ({
  ...table,
  moments: table.moments.slice(0, entries + 1),
  revision: table.revision + 1,
});

const isHuman = ({ plan }: Seated, seat: Seat): boolean => plan.seats[seat]?.kind === 'human';

/** The seats of people. */
const peopleIn = (table: Seated): Seat[] =>
  table.plan.seats.map((_, seat) => seat).filter((seat) => isHuman(table, seat));

/** The people who have not given up. */
export const humansIn = (table: Seated): Seat[] => peopleIn(table).filter((seat) => !hasResigned(table, seat));

/** Whether there were people, and all have given up. */
export const isAbandoned = (table: Seated): boolean =>
  humansIn(table).length === 0 && table.plan.seats.some(({ kind }) => kind === 'human');

const hasResigned = (table: Seated, seat: Seat): boolean => matchOf(table).resigned.includes(seat);

const GREEDY: BotSpec = { kind: 'greedy' };

/** Whose turn it is. Once all people have given up, greedy bots bring the match to its end. */
export function turnAt(table: Seated): Turn | null {
  if (outcomeOf(table)) return null;
  const actors = table.game.actors(matchOf(table).state);
  const people = humansIn(table);
  // Where several act at once, people go first, so that nobody waits for a bot.
  const seat = actors.find((actor) => people.includes(actor)) ?? actors[0];
  if (seat === undefined) return null;
  const plan = table.plan.seats[seat];
  if (plan?.kind === 'human' && !hasResigned(table, seat)) return { kind: 'human', seat };
  const level = plan?.kind === 'bot' && !isAbandoned(table) ? plan.level : undefined;
  return { kind: 'bot', seat, spec: level ? specFor(table.game.id, level) : GREEDY };
}

/** Whose eyes the page has: a lone player's own; with several, those of the one to act. */
function viewerOf(table: Seated): Viewer {
  const people = peopleIn(table);
  if (people.length === 1) return people[0] as Seat;
  const turn = turnAt(table);
  return turn?.kind === 'human' ? turn.seat : 'table';
}

/** Whether the page shows more than lies open on the table, so that no other person may look. */
const isSecret = (table: Seated): boolean => {
  const { state } = matchOf(table);
  const viewer = viewerOf(table);
  if (viewer === 'table' || humansIn(table).length < 2) return false;
  return JSON.stringify(table.game.view(state, viewer)) !== JSON.stringify(table.game.view(state, 'table'));
};

/** Whether several act at the same time, unseen by each other. */
export const isSimultaneous = ({ game, moments }: Seated): boolean =>
  game.actors((moments.at(-1) as AnyMoment).match.state).length > 1;

export const viewOf = (table: Seated): unknown => table.game.view(matchOf(table).state, viewerOf(table));

/** What the viewer saw at a moment; giving up is told like an event, though no game knows of it. */
function eventsAt(table: Seated, at: number, viewer: Viewer): Tagged[] {
  const entry = matchOf(table).history.entries[at - 1];
  if (entry && isResignation(entry.action)) return [{ type: 'resign', seat: entry.seat } as Tagged];
  const events = table.moments[at]?.events ?? [];
  return events.flatMap((event) => table.game.witness(event, viewer) ?? []);
}

/** The table as the page sees it. `fresh` says whether the last moment has just happened. */
export function snapshotOf(table: Seated, fresh: boolean): TableSnapshot {
  const viewer = viewerOf(table);
  const turn = turnAt(table);
  const human = turn?.kind === 'human' ? turn.seat : null;
  const { dice } = matchOf(table).history;
  return {
    id: table.id,
    plan: table.plan,
    own: peopleIn(table),
    view: viewOf(table),
    turn: turn?.seat ?? null,
    seat: human,
    secret: isSecret(table),
    legal: human === null ? [] : table.game.legal(matchOf(table).state, human),
    batch: { id: table.revision, events: fresh ? eventsAt(table, table.moments.length - 1, viewer) : [] },
    log: table.moments.flatMap((_, at) => eventsAt(table, at, viewer)),
    resigned: matchOf(table).resigned,
    outcome: outcomeOf(table) ?? null,
    canUndo: undoTo(table) !== undefined,
    thinking: null,
    commitment: dice.kind === 'sealed' ? dice.commitment : '',
    nonces: dice.kind === 'sealed' ? dice.nonces : [],
  };
}
