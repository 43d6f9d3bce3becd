import { type Emit, machine, pop, push, replace, type Seat } from '@taproom/engine';
import { brew, brewables, chooseDie, nextReward, pay, payments } from './brewing.ts';
import { TOKENS } from './components.ts';
import { roll, wordOf } from './dice.ts';
import { takeSeeds } from './effects.ts';
import {
  keep,
  listPlacements,
  listSpeedings,
  listStorings,
  pick,
  picks,
  place,
  rollPicked,
  search,
  sow,
  speedUp,
  store,
  swap,
  swaps,
} from './placing.ts';
import { askToRestore, buy, deal, listIngredients, listTokens, takeToken } from './purchase.ts';
import { refusals } from './refuse.ts';
import {
  brewerAt,
  exchangeable,
  hasUsable,
  inOrder,
  isBrewedOut,
  nextSeat,
  STORES,
  seasonOf,
  stockOf,
  tokensOf,
} from './rules.ts';
import type { BrewingAction, BrewingEvent, BrewingState, Ending, Frames, Phase } from './state.ts';
import { leftToTidy, tidyOn } from './tidying.ts';
import { aim, ban, block, listPlayable, mightPlay, playToken, targets } from './tokens.ts';

type Emits = Emit<BrewingEvent>;

const PASS: BrewingAction = Object.freeze({ type: 'pass' });
const DONE: BrewingAction = Object.freeze({ type: 'done' });
const DECLINE: BrewingAction = Object.freeze({ type: 'decline' });
const ROLL: BrewingAction = Object.freeze({ type: 'roll' });

/** A round, in the order of the almanac. The window opens the brewing phase. */
const ROUND = ['roll', 'place', 'purchase', 'restore', 'window', 'brew', 'tidy', 'close'] as const;

const onlyOwn = (_: BrewingState, { seat }: { seat: Seat }): readonly Seat[] => [seat];

export const flow = machine<BrewingState, Frames, BrewingAction, BrewingEvent>({
  round: {
    run(state, local, emit) {
      const part = ROUND[local.done++];
      if (part === 'roll') rollReserves(state, emit);
      else if (part === 'restore') push(state, { at: 'restore' });
      else if (part === 'tidy') beginTidying(state, emit);
      else if (part === 'close' || part === undefined) closeRound(state, emit);
      else beginPhase(state, part, emit);
    },
  },

  inOrder: {
    run(state, local) {
      const { seat, phase } = local;
      local.seat = nextSeat(state, seat);
      if (state.passed.every(Boolean)) pop(state);
      else if (!state.passed[seat]) giveTurn(state, phase, seat);
    },
  },

  place: {
    actors: onlyOwn,
    legal: (state, turn) => turnActions(state, turn),
    refuse: refusals.place,
    on: {
      place: (state, turn, _, { space, from, die }, emit) => place(state, turn, space, from, die, emit),
      sow: (state, turn, _, { space }, emit) => sow(state, turn, space, emit),
      speed: (state, turn, _, { space, from, die }, emit) => speedUp(state, turn, space, from, die, emit),
      store: (state, _, seat, { die }, emit) => store(state, seat, die, emit),
      play: (state, _, seat, { token }, emit) => playToken(state, seat, token, emit),
      pass,
      done: pop,
    },
  },

  purchase: {
    actors: onlyOwn,
    legal: (state, turn) => purchases(state, turn),
    refuse: refusals.purchase,
    on: {
      buy: (state, turn, _, { ingredient, from, die }, emit) => buy(state, turn, ingredient, from, die, emit),
      deal: (state, turn, _, { token }, emit) => deal(state, turn, token, emit),
      store: (state, _, seat, { die }, emit) => store(state, seat, die, emit),
      play: (state, _, seat, { token }, emit) => playToken(state, seat, token, emit),
      done(state, _, seat) {
        state.passed[seat] = true;
        pop(state);
      },
    },
  },

  window: {
    actors: onlyOwn,
    legal: (state, turn) => windowActions(state, turn),
    refuse: refusals.window,
    on: {
      play(state, _, seat, { token }, emit) {
        state.passed.fill(false);
        pop(state);
        playToken(state, seat, token, emit);
      },
      pass,
    },
  },

  brew: {
    actors: onlyOwn,
    legal: (state, { seat }) => [...brewables(state, seat), PASS],
    refuse: refusals.brew,
    on: {
      brew: (state, _, seat, action, emit) => brew(state, seat, action.recipe, action.extra, action.pay, emit),
      pass,
    },
  },

  restore: { run: askToRestore },

  keep: {
    actors: onlyOwn,
    legal: () => STORES.map((where) => ({ type: 'keep', where })),
    refuse: refusals.keep,
    on: { keep: (state, local, _, { where }, emit) => keep(state, local, where, emit) },
  },

  reroll: {
    actors: onlyOwn,
    legal: (state, local) => [...picks(state, local), ROLL],
    refuse: refusals.reroll,
    on: {
      pick: (state, local, _, { from, die }) => pick(state, local, from, die),
      roll: (state, local, _, __, emit) => rollPicked(state, local, emit),
    },
  },

  colour: {
    actors: onlyOwn,
    legal: (state, { seat }) => exchangeable(state, seat).map((colour) => ({ type: 'colour', colour })),
    refuse: refusals.colour,
    on: { colour: (state, _, seat, { colour }, emit) => search(state, seat, colour, emit) },
  },

  exchange: {
    actors: onlyOwn,
    legal: (state, local) => [...swaps(state, local), DECLINE],
    refuse: refusals.exchange,
    on: {
      swap: (state, local, _, { value, from, die }, emit) => swap(state, local, value, from, die, emit),
      decline(state, _, seat, __, emit) {
        emit({ type: 'declined', seat });
        pop(state);
      },
    },
  },

  aim: {
    actors: onlyOwn,
    legal: (state, { seat, token }) => targets(state, seat, token),
    refuse: refusals.aim,
    on: {
      aim: (state, local, _, action, emit) => aim(state, local, action.seat, action.place, action.die, emit),
      block: (state, _, seat, action, emit) => block(state, seat, action.seat, action.building, emit),
      ban: (state, _, seat, { recipe }, emit) => ban(state, seat, recipe, emit),
    },
  },

  pay: {
    actors: onlyOwn,
    legal: (state, local) => payments(state, local),
    refuse: refusals.pay,
    on: { pay: (state, local, _, { die }, emit) => pay(state, local, die, emit) },
  },

  reward: { run: nextReward },

  claim: {
    actors: onlyOwn,
    legal: ({ blackMarket }) =>
      TOKENS.filter((token) => blackMarket[token] > 0).map((token) => ({ type: 'claim', token })),
    refuse: refusals.claim,
    on: {
      claim(state, _, seat, { token }, emit) {
        takeToken(state, seat, token, 0, emit);
        pop(state);
      },
    },
  },

  choose: {
    actors: onlyOwn,
    legal: (_, { among }) => among.map((colour) => ({ type: 'take', colour })),
    refuse: refusals.choose,
    on: { take: (state, _, seat, { colour }, emit) => chooseDie(state, seat, colour, emit) },
  },

  tidy: { run: tidyOn },
});

// Turns

function pass(state: BrewingState, _: unknown, seat: Seat, __: unknown, emit: Emits): void {
  state.passed[seat] = true;
  emit({ type: 'passed', seat });
  pop(state);
}

function beginPhase(state: BrewingState, phase: Phase, emit: Emits): void {
  state.passed = state.brewers.map(() => false);
  push(state, { at: 'inOrder', phase, seat: state.first });
  if (phase !== 'place' && inOrder(state).some((seat) => hasTurn[phase](state, seat))) emit({ type: 'phase', phase });
}

function beginTidying(state: BrewingState, emit: Emits): void {
  const left = leftToTidy(state);
  push(state, { at: 'tidy', left, again: [], isRetry: false });
  if (left.length > 0) emit({ type: 'phase', phase: 'tidy' });
}

/** BR-28: a player who can only pass has passed. In the window, that is a player without tokens. */
function giveTurn(state: BrewingState, phase: Phase, seat: Seat): void {
  if (hasTurn[phase](state, seat)) push(state, turnOf(phase, seat));
  else state.passed[seat] = true;
}

function turnOf(phase: Phase, seat: Seat): BrewingState['stack'][number] {
  if (phase === 'place') return { at: phase, seat, pieces: 0 };
  if (phase === 'purchase') return { at: phase, seat, bought: false, dealt: false, luckSpent: 0 };
  return { at: phase, seat };
}

const hasTurn: Readonly<Record<Phase, (state: BrewingState, seat: Seat) => boolean>> = {
  place: (state, seat) =>
    canStore(state, seat) || turnActions(state, { seat, pieces: 0 }).length > 1 || mightPlay(state, seat),
  purchase: (state, seat) =>
    canStore(state, seat) ||
    purchases(state, { seat, bought: false, dealt: false, luckSpent: 0 }).length > 1 ||
    mightPlay(state, seat),
  window: (state, seat) => tokensOf(brewerAt(state, seat)) > 0,
  brew: (state, seat) => brewables(state, seat).length > 0,
};

/** BR-3: as a rule so, which saves listing the rest. */
const canStore = (state: BrewingState, seat: Seat): boolean => hasUsable(brewerAt(state, seat).reserve);

function turnActions(state: BrewingState, { seat, pieces }: Frames['place']): BrewingAction[] {
  const stock = stockOf(brewerAt(state, seat));
  const menu: BrewingAction[] = [];
  listPlacements(menu, state, seat, stock);
  listSpeedings(menu, state, seat, stock);
  listStorings(menu, stock);
  listPlayable(menu, state, seat, false);
  menu.push(pieces === 0 ? PASS : DONE);
  return menu;
}

function purchases(state: BrewingState, turn: Frames['purchase']): BrewingAction[] {
  const stock = stockOf(brewerAt(state, turn.seat));
  const menu: BrewingAction[] = [];
  listIngredients(menu, state, turn, stock);
  listTokens(menu, state, turn);
  listStorings(menu, stock);
  listPlayable(menu, state, turn.seat, false);
  menu.push(DONE);
  return menu;
}

function windowActions(state: BrewingState, { seat }: Frames['window']): BrewingAction[] {
  const menu: BrewingAction[] = [];
  listPlayable(menu, state, seat, true);
  menu.push(PASS);
  return menu;
}

// The round

function rollReserves(state: BrewingState, emit: Emits): void {
  for (const seat of inOrder(state)) {
    const { reserve } = brewerAt(state, seat);
    for (const die of reserve) {
      roll(state.rng, die);
      die.unlucky = state.unlucky && die.value === 1;
    }
    emit({ type: 'rolled', seat, dice: reserve.map(wordOf) });
  }
}

function closeRound(state: BrewingState, emit: Emits): void {
  state.blocked = [];
  if (isBrewedOut(state)) end(state, 'recipes', emit);
  else if (state.round === state.lastRound) end(state, 'rounds', emit);
  else {
    state.round++;
    state.first = nextSeat(state, state.first);
    beginRound(state, emit);
  }
}

/** In summer everyone takes a seed while stocks last. */
export function beginRound(state: BrewingState, emit: Emits): void {
  const season = seasonOf(state.round);
  emit({ type: 'began', round: state.round, seat: state.first, season });
  replace(state, { at: 'round', done: 0 });
  if (season === 'winter') return;
  for (const seat of inOrder(state)) if (state.seeds > 0) takeSeeds(state, seat, 1, emit);
}

function end(state: BrewingState, ending: Ending, emit: Emits): void {
  state.ending = ending;
  pop(state);
  emit({ type: 'ended', ending });
}
