import { clone, must, type Rng, rollDie, type ScorePart, type Seat, type Viewer } from '@taproom/engine';
import { type Assistant, type BoardName, GOODS, type Good, type Kind, kindOf, type Malt } from './components.ts';
import { boardOf, diceNeeded, isAlone } from './rules.ts';
import { partsOf, pointsOf, total } from './score.ts';
import type { Brewer, Deed, StoutEvent, StoutState } from './state.ts';

/** A brewer as seen: in full by its own seat, as of this morning by the others. */
export interface SeenBrewer {
  /** `busy` and `done` are all that the others know during a day. */
  readonly stage: 'choose' | 'keep' | 'put' | 'busy' | 'done' | 'stopped';
  readonly cells: readonly (Kind | null)[];
  /** The current score of each cell. */
  readonly points: readonly number[];
  readonly stores: Readonly<Record<Malt, readonly number[]>>;
  readonly assistants: readonly Assistant[];
  readonly days: readonly Deed[];
  /** The cells filled today. */
  readonly today: readonly number[];
  /** The assistant used today. */
  readonly companion: Assistant | null;
  /** Today's dice from the market; empty before that. */
  readonly dice: readonly number[];
  /** Today's hops or yeast that must still go in. */
  readonly good: 'hops' | 'yeast' | null;
  readonly left: number;
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

export interface StoutView {
  readonly phase: 'play' | 'over';
  readonly board: BoardName;
  readonly day: number;
  readonly seats: readonly SeenBrewer[];
}

export function view(state: StoutState, viewer: Viewer): StoutView {
  return {
    phase: state.stack.length === 0 ? 'over' : 'play',
    board: state.board,
    day: state.day,
    seats: state.brewers.map((_, seat) => (isOpen(state, seat, viewer) ? own(state, seat) : fromOutside(state, seat))),
  };
}

/** A recipe is open to its brewer, and to everyone in a solo game or once the game is over. */
const isOpen = (state: StoutState, seat: Seat, viewer: Viewer): boolean =>
  viewer === seat || isAlone(state) || state.stack.length === 0;

function own(state: StoutState, seat: Seat): SeenBrewer {
  const brewer = must(state.brewers[seat]);
  const { stage } = brewer;
  return {
    ...seen(state, brewer),
    stage: stage.at,
    dice: [...diceSeen(state, brewer)],
    good: stage.at === 'put' ? stage.good : null,
    left: stage.at === 'put' ? stage.left : 0,
  };
}

/** The others see this morning's recipe, and whether the day is closed. */
function fromOutside(state: StoutState, seat: Seat): SeenBrewer {
  const morning = must(state.dawn[seat]);
  return { ...seen(state, morning), stage: outerStage(state, seat), dice: [], good: null, left: 0 };
}

function outerStage(state: StoutState, seat: Seat): SeenBrewer['stage'] {
  if (state.dawn[seat]?.stage.at === 'stopped') return 'stopped';
  const { at } = must(state.brewers[seat]).stage;
  return at === 'done' || at === 'stopped' ? 'done' : 'busy';
}

function seen(state: StoutState, brewer: Brewer): Omit<SeenBrewer, 'stage' | 'dice' | 'good' | 'left'> {
  const points = pointsOf(boardOf(state), brewer.cells);
  const parts = partsOf(brewer.cells, points);
  return {
    cells: brewer.cells.map((kind) => kindOf(kind) ?? null),
    points,
    stores: {
      pale: brewer.stores.pale.slice(),
      caramel: brewer.stores.caramel.slice(),
      chocolate: brewer.stores.chocolate.slice(),
    },
    assistants: [...brewer.assistants],
    days: [...brewer.days],
    today: [...brewer.today],
    companion: brewer.companion,
    score: total(parts),
    parts,
  };
}

function goodOfToday(state: StoutState, { days }: Brewer): Good | undefined {
  const deed = days.length === state.day ? days.at(-1) : undefined;
  return deed === 'roast' ? undefined : deed;
}

function diceSeen(state: StoutState, brewer: Brewer): readonly number[] {
  const good = goodOfToday(state, brewer);
  return good ? state.dice[good].slice(0, diceNeeded(brewer.companion)) : [];
}

export const witness = (event: StoutEvent, viewer: Viewer): StoutEvent | undefined =>
  'open' in event && !event.open && event.seat !== viewer ? undefined : event;

/** Hidden: dice the seat has not seen, future rolls, and what the others do today. */
export function imagine(state: StoutState, seat: Seat, rng: Rng): void {
  state.rng = clone(rng);
  if (state.stack.length > 0) {
    rollUnseen(state, must(state.brewers[seat]));
    forgetOthers(state, seat);
  }
}

function rollUnseen(state: StoutState, brewer: Brewer): void {
  const known = goodOfToday(state, brewer);
  for (const good of GOODS) {
    const kept = good === known ? diceSeen(state, brewer) : [];
    state.dice[good] = [0, 1, 2].map((i) => kept[i] ?? rollDie(state.rng));
  }
}

function forgetOthers(state: StoutState, seat: Seat): void {
  for (const [other, morning] of state.dawn.entries()) {
    if (other !== seat) state.brewers[other] = supposed(morning, outerStage(state, other));
  }
}

/** Others know only whether a brewer's day is closed; if so, it is taken to have been spent roasting nothing. */
function supposed(morning: Brewer, stage: SeenBrewer['stage']): Brewer {
  const brewer = clone(morning);
  if (stage === 'done') {
    brewer.stage = { at: 'done' };
    brewer.days.push('roast');
  }
  return brewer;
}
