import { type Emit, machine, must, pop, replace, rollDie, type Seat } from '@taproom/engine';
import {
  ASSISTANTS,
  type Assistant,
  BOARDS,
  type Board,
  type BoardName,
  type Cell,
  DAYS,
  GOODS,
  type Good,
  HELPS_WITH,
  isMalt,
  KINDS,
  type Kind,
  MALTS,
  type Malt,
  numberOf,
  unitsOf,
} from './components.ts';
import { copyBrewer } from './copy.ts';
import { refuse } from './refuse.ts';
import { bestPlace, couldPlace, handOf, isBegun, leavesRoom, leavesWay, placeFrom, waitsForMalt } from './room.ts';
import {
  boardOf,
  boughtYesterday,
  brewerAt,
  cellsFor,
  diceNeeded,
  freeDice,
  isAlone,
  pairsOf,
  removeDice,
  roastable,
  roastedInto,
  takeUnit,
  unitsAtHand,
} from './rules.ts';
import type { Brewer, Frames, Reason, Stage, StoutAction, StoutEvent, StoutState } from './state.ts';

type Emits = Emit<StoutEvent>;

// Actions without dice exist once: listing them costs nothing, and search can compare them by identity.
const STOP: StoutAction = Object.freeze({ type: 'stop' });
const DONE: StoutAction = Object.freeze({ type: 'done' });
const MARKET = new Map(
  GOODS.flatMap((good) =>
    [null, ...ASSISTANTS].map((assistant) => [
      `${good} ${assistant}`,
      Object.freeze({ type: 'market', good, assistant } as const),
    ]),
  ),
);
const putsOn = (name: BoardName): readonly (readonly StoutAction[])[] =>
  KINDS.map((kind) => BOARDS[name].names.map((cell) => Object.freeze({ type: 'put', kind, cell })));
const PUT: Readonly<Record<BoardName, readonly (readonly StoutAction[])[]>> = {
  standard: putsOn('standard'),
  big: putsOn('big'),
};

export const flow = machine<StoutState, Frames, StoutAction, StoutEvent>({
  dawn: {
    run(state, _, emit) {
      emit({ type: 'dawned', day: state.day });
      for (const good of GOODS) state.dice[good] = [rollDie(state.rng), rollDie(state.rng), rollDie(state.rng)];
      for (const [seat, brewer] of state.brewers.entries()) wake(state, seat, brewer, emit);
      state.dawn = isAlone(state) ? [] : state.brewers.map(copyBrewer);
      closeDayIfOver(state, emit);
    },
  },

  day: {
    actors: ({ brewers }) => brewers.flatMap(({ stage }, seat) => (isResting(stage) ? [] : [seat])),
    legal: (state, _, seat) => legalAt[brewerAt(state, seat).stage.at](state, brewerAt(state, seat)),
    refuse: (state, _, seat, action) => refuse(state, brewerAt(state, seat), action),
    on: {
      market(state, _, seat, { good, assistant }, emit) {
        goToMarket(state, seat, good, assistant, emit);
      },
      keep(state, _, seat, { dice }, emit) {
        const { stage } = brewerAt(state, seat);
        if (stage.at === 'keep') bring(state, seat, stage.good, dice, emit);
      },
      roast(state, _, seat, { store, dice }, emit) {
        roast(state, seat, store, dice, emit);
      },
      put(state, _, seat, { kind, cell }, emit) {
        put(state, seat, kind, cell, emit);
      },
      done(state, _, seat, __, emit) {
        lieDown(state, seat, emit);
        closeDayIfOver(state, emit);
      },
      stop(state, _, seat, __, emit) {
        finish(state, seat, 'chosen', emit);
        closeDayIfOver(state, emit);
      },
    },
  },
});

const isResting = (stage: Stage): boolean => stage.at === 'done' || stage.at === 'stopped';
const isStopped = ({ stage }: Brewer): boolean => stage.at === 'stopped';

// The morning

function wake(state: StoutState, seat: Seat, brewer: Brewer, emit: Emits): void {
  if (isStopped(brewer)) return;
  brewer.stage = { at: 'choose' };
  brewer.today = [];
  brewer.companion = null;
  // SS-13: a recipe is finished when stopping is the only choice.
  if (choices(state, brewer).length === 1) finish(state, seat, 'nothing-left', emit);
}

// Choices

const legalAt: Record<Stage['at'], (state: StoutState, brewer: Brewer) => StoutAction[]> = {
  choose: choices,
  keep: (state, { stage }) =>
    stage.at === 'keep' ? pairsOf(state.dice[stage.good]).map((dice) => ({ type: 'keep', dice })) : [],
  put: placements,
  done: () => [],
  stopped: () => [],
};

/** Market, with or without an assistant; roast; stop (SS-14). */
function choices(state: StoutState, brewer: Brewer): StoutAction[] {
  return [
    ...GOODS.flatMap((good) => trips(state, brewer, good)),
    ...MALTS.flatMap((malt) => roasts(brewer, malt)),
    STOP,
  ];
}

function trips(state: StoutState, brewer: Brewer, good: Good): StoutAction[] {
  if (boughtYesterday(brewer) === good || !couldPlace(boardOf(state), brewer, good)) return [];
  const fit = [null, ...brewer.assistants.filter((assistant) => HELPS_WITH[assistant].includes(good))];
  return fit
    .filter((assistant) => freeDice(brewer) >= diceNeeded(assistant))
    .map((assistant) => must(MARKET.get(`${good} ${assistant}`)));
}

const roasts = ({ stores }: Brewer, store: Malt): StoutAction[] =>
  roastable(stores[store]).map((dice) => ({ type: 'roast', store, dice }));

/** Units that fit, and closing the day once none of today's hops or yeast can still go in. */
function placements(state: StoutState, brewer: Brewer): StoutAction[] {
  const board = boardOf(state);
  const fits = fittingFor(board, brewer);
  const puts = KINDS.flatMap((kind, index) => {
    if (unitsAtHand(brewer, kind) === 0) return [];
    const row = must(PUT[state.board][index]);
    const cells = cellsFor(board, brewer, kind);
    return (fits ? cells.filter((cell) => fits(kind, cell)) : cells).map((cell) => must(row[cell]));
  });
  return fits ? puts : [...puts, DONE];
}

/** SS-8 and SS-21: the condition on a unit and its cell while today's hops or yeast must go in. */
function fittingFor(board: Board, brewer: Brewer): ((kind: Kind, cell: Cell) => boolean) | undefined {
  const hand = handOf(brewer);
  if (!hand) return undefined;
  const best = bestPlace(board, brewer, hand);
  if (best.length > 0)
    return (kind, cell) =>
      isMalt(kind)
        ? leavesRoom(board, brewer, hand, best, cell)
        : isBegun(brewer, hand) || placeFrom(board, brewer, hand, cell).length === best.length;
  if (waitsForMalt(board, brewer, hand)) return (kind, cell) => isMalt(kind) && leavesWay(board, brewer, kind, cell);
  return undefined;
}

// Effects

function goToMarket(state: StoutState, seat: Seat, good: Good, assistant: Assistant | null, emit: Emits): void {
  const brewer = brewerAt(state, seat);
  brewer.days.push(good);
  const dice = state.dice[good].slice(0, diceNeeded(assistant));
  emit({ type: 'rolled', seat, open: isAlone(state), good, assistant, dice });
  if (assistant === null) bring(state, seat, good, dice, emit);
  else takeAlong(brewer, assistant, good);
}

function takeAlong(brewer: Brewer, assistant: Assistant, good: Good): void {
  brewer.assistants.splice(brewer.assistants.indexOf(assistant), 1);
  brewer.companion = assistant;
  brewer.stage = { at: 'keep', good };
}

/** Malt goes into the pale store as dice; hops and yeast must go into the recipe today. */
function bring(state: StoutState, seat: Seat, good: Good, dice: readonly number[], emit: Emits): void {
  const brewer = brewerAt(state, seat);
  const units = unitsOf(good, dice);
  emit({ type: 'bought', seat, open: isAlone(state), good, dice, units });
  if (good === 'malt') {
    brewer.stores.pale.push(...dice);
    brewer.stage = { at: 'put', good: null, left: 0 };
  } else brewer.stage = { at: 'put', good, left: units };
}

function roast(state: StoutState, seat: Seat, store: Malt, dice: readonly number[], emit: Emits): void {
  const brewer = brewerAt(state, seat);
  brewer.days.push('roast');
  removeDice(brewer.stores[store], dice);
  const next = roastedInto(store);
  if (next) brewer.stores[next].push(...dice);
  brewer.stage = { at: 'put', good: null, left: 0 };
  emit({ type: 'roasted', seat, open: isAlone(state), store, dice });
}

function put(state: StoutState, seat: Seat, kind: Kind, name: string, emit: Emits): void {
  const brewer = brewerAt(state, seat);
  const cell = boardOf(state).names.indexOf(name);
  brewer.cells[cell] = numberOf(kind);
  brewer.today.push(cell);
  if (isMalt(kind)) takeUnit(brewer.stores[kind]);
  else if (brewer.stage.at === 'put') brewer.stage.left--;
  emit({ type: 'put', seat, open: isAlone(state), kind, cell: name });
}

/** SS-8: leftover hops or yeast are lost. */
function lieDown(state: StoutState, seat: Seat, emit: Emits): void {
  const brewer = brewerAt(state, seat);
  const { stage } = brewer;
  if (stage.at === 'put' && stage.good !== null && stage.left > 0) {
    emit({ type: 'lost', seat, open: isAlone(state), good: stage.good, units: stage.left });
  }
  brewer.stage = { at: 'done' };
}

function finish(state: StoutState, seat: Seat, reason: Reason, emit: Emits): void {
  brewerAt(state, seat).stage = { at: 'stopped' };
  // A choice to stop is hidden from the others until the day ends, like any other.
  if (isAlone(state) || reason !== 'chosen') emit({ type: 'finished', seat, reason });
}

// The evening

function closeDayIfOver(state: StoutState, emit: Emits): void {
  if (state.brewers.every(({ stage }) => isResting(stage))) closeDay(state, emit);
  else replace(state, { at: 'day' });
}

function closeDay(state: StoutState, emit: Emits): void {
  for (const seat of state.brewers.keys()) reveal(state, seat, emit);
  if (state.brewers.every(isStopped)) {
    pop(state);
    emit({ type: 'ended' });
  } else {
    state.day++;
    replace(state, { at: 'dawn' });
  }
}

function reveal(state: StoutState, seat: Seat, emit: Emits): void {
  const brewer = brewerAt(state, seat);
  const { names } = boardOf(state);
  if (brewer.stage.at === 'done') {
    const deed = must(brewer.days.at(-1));
    emit({ type: 'closed', seat, day: state.day, deed, put: brewer.today.map((cell) => must(names[cell])) });
    if (state.day === DAYS) finish(state, seat, 'days-over', emit);
  } else if (!isAlone(state) && state.dawn[seat]?.stage.at === 'choose') {
    emit({ type: 'finished', seat, reason: 'chosen' });
  }
}
