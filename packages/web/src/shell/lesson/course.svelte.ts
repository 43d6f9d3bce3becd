import type { MatchRecord, Refusal, Seat, Tagged } from '@taproom/engine';
import { type Lesson, type Line, lineTo, type Step } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import type { SeatPlan, Table, TablePlan, TableSnapshot } from '../../table/table.ts';

/** What a course needs of the worker that hosts the tables. */
export interface Stagehands {
  set(plan: TablePlan, line: Line): Promise<string>;
  open(id: string, onBroken: (message: string) => void): Promise<Table | undefined>;
  script(id: string, moves: readonly string[]): Promise<void>;
}

interface Wishes {
  readonly game: string;
  readonly lesson: Lesson;
  /** The step to begin with. */
  readonly at: number;
  readonly player: SeatPlan;
  readonly hands: Stagehands;
  /** A move was made after the end of the lesson. */
  onplayon(move: string): void;
  /** Something went wrong that is not the learner's fault. */
  onfail(error: unknown): void;
}

/** A lesson as it is being taken. */
export interface Course {
  /** The number of the current step; the lesson's length once it is over. */
  readonly at: number;
  readonly step: Step | undefined;
  /** The table on show. */
  readonly stage: string | undefined;
  /** The last move was legal, but not what is asked for; what is said to it, if the step has an answer. */
  readonly strayed: { readonly answer: string | undefined } | undefined;
  /** What the table said last, told or not. */
  readonly latest: TableSnapshot | undefined;
  /** The move has been made, and what follows is still being told. */
  readonly isPlaying: boolean;
  find(id: string, onBroken: (message: string) => void): Promise<Table | undefined>;
  /** The move to point out. */
  hint(shown: TableSnapshot): Tagged | null;
  /** Goes on to the next step. */
  goOn(): void;
  /** Goes to a step and sets its position anew. */
  goTo(step: number): void;
  /** Goes to the end of the lesson, with the last position as it stands. */
  finish(): void;
  /** Everything that happened has been told. */
  rest(): void;
  /** The game as it stands, to be played on. */
  line(): Promise<Line>;
}

/** The learner and the others, whose moves are scripted in a lesson; if it is played on, they are the easiest bots. */
export const planOf = (game: string, line: Line, player: SeatPlan): TablePlan => ({
  game,
  options: line.options ?? {},
  seats: [player, ...Array.from({ length: line.seats - 1 }, (): SeatPlan => ({ kind: 'bot', level: 'guest' }))],
});

/** The way a match has taken, as a line. */
function lineOf(game: string, { seats, options, dice, entries }: MatchRecord): Line {
  const { action } = notationOf(game);
  if (dice.kind !== 'seed') throw new Error('a lesson has dice of a seed');
  return { seats, options, seed: dice.seed, moves: entries.map((entry) => action(entry.action)) };
}

/** What is on show of a lesson under way; replaced as a whole. */
type Shown = Pick<Course, 'at' | 'stage' | 'strayed' | 'latest' | 'isPlaying'>;

/** A lesson under way. */
interface Taking {
  readonly wishes: Wishes;
  shown: Shown;
  /** All moves of the step have been made; it is over when they have been told. */
  isPlayed: boolean;
  /** Everything that the table has said was told. */
  isTold: boolean;
  table: Table | undefined;
  /** Shows the table as it is once more, as if something had happened. */
  showAgain(): void;
  /** Grows with every stage, so that nothing of one is taken for a part of the next. */
  stages: number;
}

function startTaking(wishes: Wishes): Taking {
  let shown = $state.raw<Shown>({
    at: wishes.at,
    stage: undefined,
    strayed: undefined,
    latest: undefined,
    isPlaying: true,
  });
  return {
    wishes,
    get shown() {
      return shown;
    },
    set shown(next) {
      shown = next;
    },
    isPlayed: false,
    isTold: false,
    table: undefined,
    showAgain: () => {},
    stages: 0,
  };
}

function show(taking: Taking, change: Partial<Shown>): void {
  taking.shown = { ...taking.shown, ...change };
}

const nameIn = ({ wishes }: Taking, action: Tagged): string => notationOf(wishes.game).action(action);
const stepOf = ({ wishes, shown }: Taking): Step | undefined => wishes.lesson[shown.at];

function begin(taking: Taking, at: number): void {
  taking.isPlayed = false;
  show(taking, { at, strayed: undefined, isPlaying: false });
}

/** The step begins once its table is there; until then, nothing can be done at the old one. */
async function setStage(taking: Taking, step: number): Promise<void> {
  const { game, lesson, player, hands } = taking.wishes;
  taking.stages += 1;
  taking.isPlayed = false;
  const now = taking.stages;
  show(taking, { isPlaying: true });
  const line = lineTo(lesson, Math.min(step, lesson.length - 1));
  const stage = await hands.set(planOf(game, line, player), line);
  if (now !== taking.stages) return;
  begin(taking, step);
  show(taking, { latest: undefined, stage });
}

function goTo(taking: Taking, step: number): void {
  setStage(taking, step).catch(taking.wishes.onfail);
}

function advance(taking: Taking): void {
  const next = taking.shown.at + 1;
  if (taking.wishes.lesson[next]?.from) goTo(taking, next);
  else begin(taking, next);
}

/** What the step plays without the learner; then it is over, as soon as all is told. */
async function follow(taking: Taking, after: readonly string[] = []): Promise<void> {
  const now = taking.stages;
  const { stage } = taking.shown;
  if (stage !== undefined) await taking.wishes.hands.script(stage, after);
  if (now !== taking.stages) return;
  taking.isPlayed = true;
  if (taking.isTold) advance(taking);
}

/** The move is answered and not made; whatever the board holds goes back to its place. */
function stray(taking: Taking, step: Step, move: string): void {
  show(taking, { strayed: { answer: step.answer(move) } });
  taking.showAgain();
}

async function make(taking: Taking, step: Step, seat: Seat, action: Tagged): Promise<Refusal | undefined> {
  const now = taking.stages;
  show(taking, { strayed: undefined, isPlaying: true });
  const refused = await taking.table?.play(seat, action);
  if (now !== taking.stages) return undefined;
  if (refused) show(taking, { isPlaying: false });
  else await follow(taking, step.after);
  return refused;
}

async function play(taking: Taking, seat: Seat, action: Tagged): Promise<Refusal | undefined> {
  const step = stepOf(taking);
  const move = nameIn(taking, action);
  if (!step) taking.wishes.onplayon(move);
  else if (!taking.shown.isPlaying && step.moves?.includes(move)) return make(taking, step, seat, action);
  else stray(taking, step, move);
  return undefined;
}

/** What a listener is told of a lesson's table. It is not about the result: a finished board is there to be looked at. */
const taught = (taking: Taking, listener: (snapshot: TableSnapshot) => void) => (snapshot: TableSnapshot) => {
  let times = 0;
  show(taking, { latest: snapshot });
  const tell = (batch: TableSnapshot['batch']): void => {
    taking.isTold = false;
    listener({ ...snapshot, batch, outcome: null, canUndo: false });
  };
  taking.showAgain = () => tell({ id: snapshot.batch.id + ++times / 1000, events: [] });
  tell(snapshot.batch);
};

/** The stage of a lesson, with moves that are judged before they are made. */
async function openStage(taking: Taking, id: string, onBroken: (message: string) => void): Promise<Table | undefined> {
  const table = await taking.wishes.hands.open(id, onBroken);
  taking.table = table;
  return (
    table && {
      ...table,
      play: (seat, action) => play(taking, seat, action),
      subscribe: (listener) => table.subscribe(taught(taking, listener)),
    }
  );
}

/** Goes on from a step without a move; what it plays comes first. */
function goOn(taking: Taking): void {
  const { moves, after = [] } = stepOf(taking) ?? {};
  if (moves || taking.shown.isPlaying) return;
  if (after.length > 0) {
    show(taking, { isPlaying: true });
    follow(taking, after).catch(taking.wishes.onfail);
  } else advance(taking);
}

/** The move that the step shows now, in notation. */
function moveToShow(taking: Taking): string | undefined {
  const { isPlaying, strayed } = taking.shown;
  const { moves, isAsked } = stepOf(taking) ?? {};
  return isPlaying || (isAsked && !strayed) ? undefined : moves?.[0];
}

export function takeCourse(wishes: Wishes): Course {
  const taking = startTaking(wishes);
  goTo(taking, wishes.at);
  return {
    get at() {
      return taking.shown.at;
    },
    get step() {
      return stepOf(taking);
    },
    get stage() {
      return taking.shown.stage;
    },
    get strayed() {
      return taking.shown.strayed;
    },
    get latest() {
      return taking.shown.latest;
    },
    get isPlaying() {
      return taking.shown.isPlaying;
    },
    find: (id, onBroken) => openStage(taking, id, onBroken),
    hint({ legal }) {
      const move = moveToShow(taking);
      return legal.find((action) => nameIn(taking, action) === move) ?? null;
    },
    goOn: () => goOn(taking),
    goTo: (step) => goTo(taking, step),
    finish() {
      taking.stages += 1;
      begin(taking, wishes.lesson.length);
    },
    rest() {
      taking.isTold = true;
      if (taking.isPlayed) advance(taking);
    },
    async line() {
      if (!taking.table) throw new Error('no table has been set');
      return lineOf(wishes.game, await taking.table.record());
    },
  };
}
