import { type Emit, machine, must, pop, push, replace, type Seat, type States } from '@taproom/engine';
import { ask, settle, strike, throwFor } from './asking.ts';
import { choicesOf, pickFor, pour } from './bottles.ts';
import { discard, drawCard, festivalFields, heldFor, hit, inTurn, playable, targetsOf } from './cards.ts';
import { abilityOf, type Card, type CardOf, isExpert, MOST_ROUNDS, PROHIBITION_THROWS } from './components.ts';
import { type FieldId, ferriesFrom, isPlace, STARTS, waysOn } from './map/index.ts';
import { closeBarrels, passBarrel, putPawn, roll, throwForSix } from './moves.ts';
import { arrive, canRedeem, flights, fly, leaveVisit, openVisit, redeem } from './places.ts';
import { refusals } from './refuse.ts';
import { fieldAt, hasOpen, hasReachedGoal, levelsFor, nextSeat, othersOf, travellerAt } from './rules.ts';
import type { Ending, Frames, WhiskyAction, WhiskyEvent, WhiskyState } from './state.ts';
import { pay, SWAPPED, swaps } from './tokens.ts';

type Emits = Emit<WhiskyEvent>;

const LEAVE: WhiskyAction = { type: 'leave' };

const actors = (_: WhiskyState, { seat }: { seat: Seat }): Seat[] => [seat];

const leave = (state: WhiskyState): void => pop(state);

const plays = (cards: readonly Card[]): WhiskyAction[] => cards.map((card) => ({ type: 'play', card }));

/** WG-42: the cards playable where the move has ended, before acting there. */
const playsHere = (state: WhiskyState, seat: Seat): WhiskyAction[] => plays(playable(state, seat, 'turn'));

type On<T extends WhiskyAction['type']> = (
  state: WhiskyState,
  local: unknown,
  seat: Seat,
  action: Extract<WhiskyAction, { type: T }>,
  emit: Emits,
) => void;

const playCard: On<'play'> = (state, _, seat, { card }, emit) => {
  discard(state, seat, card, emit);
  inTurn[card as CardOf<'roll' | 'turn'>](state, seat, emit);
};

/** Flies, then the player rolls and goes on. */
const flyOn: On<'fly'> = (state, _, seat, { to, ticket }, emit) => {
  fly(state, seat, to, ticket, emit);
  replace(state, { at: 'turn', seat, onward: true });
};

const states: States<WhiskyState, Frames, WhiskyAction, WhiskyEvent> = {
  next: { run: beginTurn },

  start: {
    actors,
    legal: () => STARTS.map((at): WhiskyAction => ({ type: 'start', at })),
    refuse: refusals.start,
    on: {
      start(state, _, seat, { at }, emit) {
        pop(state);
        putPawn(state, seat, at, emit);
        emit({ type: 'started', seat, at });
      },
    },
  },

  // Before the roll

  turn: {
    actors,
    legal: (state, local, seat) => [
      ...setOut(state, local),
      ...pours(state, seat),
      ...plays(playable(state, seat, 'roll', 'turn')),
    ],
    refuse: refusals.turn,
    on: {
      roll(state, _, seat, __, emit) {
        const left = roll(state, seat, emit);
        if (left === 0) pop(state);
        else replace(state, { at: 'move', seat, left, path: [fieldAt(travellerAt(state, seat)).id] });
      },
      sail: (state, local, _, { to }, emit) => sail(state, local, to, emit),
      visit(state, _, seat) {
        pop(state);
        openVisit(state, seat);
      },
      fly: flyOn,
      pour: (state, _, seat, { from }, emit) => pour(state, seat, from, emit),
      play: playCard,
    },
  },

  move: {
    actors,
    legal: (_, { path }) => [
      ...stepsFrom(path),
      ...(path.length > 1 && isPlace(must(path.at(-1))) ? [{ type: 'stop' } as const] : []),
    ],
    refuse: refusals.move,
    on: {
      step(state, local, seat, { to }, emit) {
        local.path.push(to);
        local.left--;
        putPawn(state, seat, to, emit);
        passBarrel(state, seat, to, emit);
        if (local.left === 0) endWalk(state, local, emit);
      },
      stop: (state, local, _, __, emit) => endWalk(state, local, emit),
    },
  },

  // Where the walk ended

  visit: {
    actors,
    legal: (state, { smuggling }, seat) => [
      ...levelsFor(state, seat, smuggling).map((level): WhiskyAction => ({ type: 'ask', level })),
      ...(mayAnnounce(state, seat, smuggling) ? plays(['robbie-macpherson']) : []),
      ...playsHere(state, seat),
      LEAVE,
    ],
    refuse: refusals.visit,
    on: {
      ask: (state, local, _, { level }, emit) => ask(state, local, level, emit),
      play(state, local, seat, action, emit) {
        if (action.card !== 'robbie-macpherson') return playCard(state, local, seat, action, emit);
        discard(state, seat, action.card, emit);
        local.smuggling = true;
      },
      leave: (state, _, seat) => leaveVisit(state, seat),
    },
  },

  question: {
    actors,
    legal: (state, local, seat) => [
      ...local.options.map((option): WhiskyAction => ({ type: 'answer', option })),
      { type: 'timeUp' },
      ...(mayThrow(state, local) ? [{ type: 'throw' } as const] : []),
      ...plays(heldFor(state, seat, 'question').filter((card) => isExpert(card) || local.options.length > 2)),
    ],
    refuse: refusals.question,
    on: {
      answer: (state, local, _, { option }, emit) => settle(state, local, option, emit),
      timeUp: (state, local, _, __, emit) => settle(state, local, null, emit),
      throw: (state, local, _, __, emit) => throwFor(state, local, emit),
      play(state, local, seat, { card }, emit) {
        discard(state, seat, card, emit);
        if (isExpert(card)) settle(state, local, local.right, emit);
        else strike(state, local, emit);
      },
    },
  },

  jump: {
    actors,
    legal: () => [{ type: 'jump' }, LEAVE],
    refuse: refusals.jump,
    on: { jump: (state, _, seat, __, emit) => jump(state, seat, emit), leave },
  },

  lost: {
    actors,
    legal: (state, _, seat) => [
      ...(canRedeem(state, seat) ? [{ type: 'redeem' } as const] : []),
      ...playsHere(state, seat),
      LEAVE,
    ],
    refuse: refusals.lost,
    on: {
      play: playCard,
      redeem(state, _, seat, __, emit) {
        pop(state);
        redeem(state, seat, emit);
      },
      leave,
    },
  },

  pub: {
    actors,
    legal: (state, { traded }, seat) => [
      ...swaps(state, seat).map(({ give, take }): WhiskyAction => ({ type: 'swap', give, take })),
      ...(traded ? [] : playsHere(state, seat)),
      LEAVE,
    ],
    refuse: refusals.pub,
    on: {
      play: playCard,
      swap(state, local, seat, { give, take }, emit) {
        local.traded = true;
        pay(state, seat, { barley: 0, water: 0, yeast: 0, [give]: SWAPPED, [take]: -1 });
        emit({ type: 'swapped', seat, give, take });
        if (swaps(state, seat).length === 0) pop(state);
      },
      leave,
    },
  },

  airport: {
    actors,
    legal: (state, _, seat) => [...flights(state, seat), ...playsHere(state, seat), LEAVE],
    refuse: refusals.airport,
    on: { fly: flyOn, play: playCard, leave },
  },

  special: {
    actors,
    legal: (state, _, seat) => [{ type: 'draw' }, ...playsHere(state, seat)],
    refuse: refusals.special,
    on: {
      draw(state, _, seat, __, emit) {
        pop(state);
        drawCard(state, seat, emit);
      },
      play: playCard,
    },
  },

  // Questions asked by cards

  bottle: {
    actors,
    legal: (state, local) =>
      choicesOf[local.card](state, local).map((bottle): WhiskyAction => ({ type: 'pick', bottle })),
    refuse: refusals.bottle,
    on: {
      pick(state, local, seat, { bottle }, emit) {
        local.left--;
        if (local.left === 0) pop(state);
        pickFor[local.card](state, seat, bottle, emit);
      },
    },
  },

  opponent: {
    actors,
    legal: (state, { card }, seat) =>
      targetsOf[card](state, seat).map((opponent): WhiskyAction => ({ type: 'choose', opponent })),
    refuse: refusals.opponent,
    on: {
      choose(state, { card }, seat, { opponent }, emit) {
        pop(state);
        hit[card](state, seat, opponent, emit);
      },
    },
  },

  festival: {
    actors,
    legal: (_, { card }) => festivalFields[card].map((to): WhiskyAction => ({ type: 'travel', to })),
    refuse: refusals.festival,
    on: {
      travel(state, { card }, seat, { to }, emit) {
        pop(state);
        emit({ type: 'moved', seat, to, by: card });
        putPawn(state, seat, to, emit);
        // WG-15; WG-8: other fields give nothing.
        if (fieldAt(travellerAt(state, seat)).kind === 'distillery') openVisit(state, seat);
      },
    },
  },
};

/** Ways to set out: by ship, by plane (WG-41), on foot, or by staying for a visit. */
function setOut(state: WhiskyState, { seat, onward }: Frames['turn']): WhiskyAction[] {
  const traveller = travellerAt(state, seat);
  const { id, kind } = fieldAt(traveller);
  const ships = onward ? [] : ferriesFrom(id).filter((to) => to !== traveller.wake);
  const sails = ships.map((to): WhiskyAction => ({ type: 'sail', to }));
  if (kind === 'sea') return sails;
  const planes = kind === 'airport' && !onward ? flights(state, seat) : [];
  const visits = mayOpen(state, seat, onward) ? [{ type: 'visit' } as const] : [];
  return [{ type: 'roll' }, ...sails, ...planes, ...visits];
}

/** WG-12: whether the turn may open with the question of the distillery jumped to. */
function mayOpen(state: WhiskyState, seat: Seat, onward: boolean): boolean {
  const { opening, prohibited } = state.turn;
  const hasReason = levelsFor(state, seat, false).length > 0 || mayAnnounce(state, seat, false);
  return opening && !onward && !prohibited && isAtJump(state, seat) && hasReason;
}

function isAtJump(state: WhiskyState, seat: Seat): boolean {
  const { character, at } = travellerAt(state, seat);
  const ability = abilityOf(character);
  return ability.type === 'jump' && at === ability.to;
}

function sail(state: WhiskyState, { seat }: Frames['turn'], to: FieldId, emit: Emits): void {
  const traveller = travellerAt(state, seat);
  const from = must(traveller.at);
  emit({ type: 'sailed', seat, from, to });
  putPawn(state, seat, to, emit);
  if (fieldAt(traveller).kind === 'sea') {
    traveller.wake = from;
    pop(state);
  } else replace(state, { at: 'turn', seat, onward: true });
}

function pours(state: WhiskyState, seat: Seat): WhiskyAction[] {
  const { character, poured } = travellerAt(state, seat);
  if (abilityOf(character).type !== 'pour') return [];
  return othersOf(state, seat)
    .filter((from) => !poured.includes(from) && travellerAt(state, from).bottles.length > 0)
    .map((from) => ({ type: 'pour', from }));
}

const stepsFrom = (path: readonly FieldId[]): WhiskyAction[] =>
  waysOn(must(path.at(-1)), path.at(-2)).map((to) => ({ type: 'step', to }));

function endWalk(state: WhiskyState, { seat, path }: Frames['move'], emit: Emits): void {
  pop(state);
  emit({ type: 'walked', seat, path: [...path] });
  arrive(state, seat, emit);
}

const mayAnnounce = (state: WhiskyState, seat: Seat, smuggling: boolean): boolean =>
  !smuggling && heldFor(state, seat, 'distillery').length > 0 && levelsFor(state, seat, true).length > 0;

const mayThrow = (state: WhiskyState, { seat, thrown }: Frames['question']): boolean =>
  !thrown && 'success' in abilityOf(travellerAt(state, seat).character);

function jump(state: WhiskyState, seat: Seat, emit: Emits): void {
  const traveller = travellerAt(state, seat);
  const ability = abilityOf(traveller.character);
  if (ability.type !== 'jump') throw new Error(`${traveller.character} does not jump`);
  pop(state);
  emit({ type: 'moved', seat, to: ability.to, by: 'jump' });
  putPawn(state, seat, ability.to, emit);
  traveller.jumped = true;
}

// Turns

/** The next turn is missed, or begins with a throw against prohibition. */
function beginTurn(state: WhiskyState, local: Frames['next'], emit: Emits): void {
  if (endAtGoal(state, emit)) return;
  const { seat } = local;
  local.seat = nextSeat(state, seat);
  if (seat === state.first && !beginRound(state, emit)) return;
  const traveller = travellerAt(state, seat);
  if (traveller.missing > 0) {
    traveller.missing--;
    emit({ type: 'missed', seat, left: traveller.missing });
    return;
  }
  closeBarrels(state);
  state.turn = { seat, prohibited: false, opening: false, flown: false, barrels: [] };
  // WG-12: only the next turn actually played may open with a visit.
  state.turn.opening = traveller.jumped;
  traveller.jumped = false;
  state.turn.prohibited = hasOpen(traveller, 'prohibition') && !throwForSix(state, seat, PROHIBITION_THROWS, emit);
  push(state, { at: 'turn', seat, onward: false });
}

/** WG-2: another round, unless this was the last. */
function beginRound(state: WhiskyState, emit: Emits): boolean {
  if (state.round === MOST_ROUNDS) {
    end(state, 'rounds', null, emit);
    return false;
  }
  state.round++;
  emit({ type: 'round', round: state.round });
  return true;
}

/** WG-1: the first to reach the goal wins at once; of several, the player whose turn it is, then the next in order. */
function endAtGoal(state: WhiskyState, emit: Emits): boolean {
  if (state.stack.length === 0) return true;
  const order = state.travellers.map((_, i) => (state.turn.seat + i) % state.travellers.length);
  const winner = order.find((seat) => hasReachedGoal(state, travellerAt(state, seat)));
  if (winner === undefined) return false;
  end(state, 'goal', winner, emit);
  return true;
}

function end(state: WhiskyState, ending: Ending, winner: Seat | null, emit: Emits): void {
  state.stack = [];
  state.ending = ending;
  state.winner = winner;
  emit({ type: 'ended', ending, seat: winner });
}

const table = machine(states);

export const flow = {
  ...table,
  apply(state: WhiskyState, seat: Seat, action: WhiskyAction, emit: Emits): void {
    table.apply(state, seat, action, emit);
    endAtGoal(state, emit);
  },
};
