import { type Emit, machine, must, pop, replace, type Seat } from '@taproom/engine';
import { visit } from './baron.ts';
import { nameOf, SPACES, type Space, spaceNamed } from './city.ts';
import {
  ACTIONS_A_TURN,
  BARONS,
  isNatural,
  LAST_FACE,
  MOST_ROUNDS,
  MOST_TURNS,
  NATURALS,
  WHISKIES,
} from './components.ts';
import { refuseChoice, refuseTurn } from './refuse.ts';
import { allSealed, changeDie, hasBaron, isAlone, isComplete, isRuined, merchantAt, takeWhisky } from './rules.ts';
import type { DyceAction, DyceEvent, DyceState, Ending, Frames, Shop } from './state.ts';

type Emits = Emit<DyceEvent>;
type Turn = Frames['turn'];

// Each action exists once: listing them costs nothing, and search can compare them by identity.
const PASS: DyceAction = Object.freeze({ type: 'pass' });
const TAKE: DyceAction = Object.freeze({ type: 'take' });
const DONE: DyceAction = Object.freeze({ type: 'done' });
const CHOOSE = new Map(NATURALS.map((whisky) => [whisky, Object.freeze({ type: 'choose', whisky } as const)]));
const on = <T>(make: (space: string) => T): ReadonlyMap<Space, T> =>
  new Map(SPACES.map((space) => [space, make(nameOf(space))]));
const OPEN = on((space) => Object.freeze({ type: 'open', space } as const));
const ADVERTISE = on((space) => Object.freeze({ type: 'advertise', space } as const));
const STOCK = on((space) => WHISKIES.map((whisky) => Object.freeze({ type: 'stock', space, whisky } as const)));

export const flow = machine<DyceState, Frames, DyceAction, DyceEvent>({
  draft: {
    actors: (_, { order }) => order.slice(0, 1),
    legal: ({ pool }) => NATURALS.filter((whisky) => pool.includes(whisky)).map((whisky) => must(CHOOSE.get(whisky))),
    refuse: (state, _, __, action) => refuseChoice(state, action),
    on: {
      choose(state, { order }, seat, { whisky }, emit) {
        takeWhisky(state, seat, whisky, emit);
        order.shift();
        finishDraftIfClear(state, order, emit);
      },
    },
  },

  turn: {
    actors: (_, { seat }) => [seat],
    legal: (state, turn) => turnActions(state, turn),
    refuse: (state, turn, _, action) => refuseTurn(state, turn, action),
    on: {
      open(state, turn, seat, { space }, emit) {
        const merchant = merchantAt(state, seat);
        merchant.pounds--;
        merchant.shops--;
        state.city[spaceNamed(space)] = { owner: seat, whisky: null, pounds: 0 };
        emit({ type: 'opened', seat, space });
        endAction(state, turn, emit);
      },
      stock(state, turn, seat, { space, whisky }, emit) {
        const shop = must(state.city[spaceNamed(space)]);
        const instead = shop.whisky;
        if (instead) state.supply[instead]++;
        state.supply[whisky]--;
        shop.whisky = whisky;
        emit({ type: 'stocked', seat, space, whisky, instead });
        endAction(state, turn, emit);
      },
      advertise(state, turn, seat, { space }, emit) {
        const shop = must(state.city[spaceNamed(space)]);
        merchantAt(state, seat).pounds--;
        shop.pounds++;
        emit({ type: 'advertised', seat, space, owner: shop.owner });
        endAction(state, turn, emit);
      },
      pass(state, turn, seat, _, emit) {
        merchantAt(state, seat).sealed = true;
        emit({ type: 'passed', seat });
        endTurn(state, turn);
      },
      take(state, turn, seat, _, emit) {
        merchantAt(state, seat).pounds++;
        emit({ type: 'took', seat });
        endTurn(state, turn);
      },
      done(state, turn, seat, _, emit) {
        emit({ type: 'rested', seat });
        endTurn(state, turn);
      },
    },
  },

  barons: {
    run(state, local, emit) {
      const { next } = local;
      const baron = must(state.barons[next]);
      const { changed } = visit(state, next, emit);
      if (changed) {
        const drew = changeDie(state, baron);
        local.blended ||= !isNatural(drew.back);
        emit({ type: 'drew', baron: must(BARONS[next]), ...drew });
      }
      local.next++;
      if (isComplete(state)) end(state, 'blends', emit);
      else if (isRuined(state)) end(state, 'ruin', emit);
      else if (local.next === BARONS.length) endRound(state, local.blended, emit);
    },
  },
});

// The draft

/** Seats choose while there is a choice; the rest is then dealt out. */
export function finishDraftIfClear(state: DyceState, order: Seat[], emit: Emits): void {
  if (new Set(state.pool).size > 1) return;
  for (const seat of order) takeWhisky(state, seat, must(state.pool[0]), emit);
  beginTurn(state, state.first);
}

// A player's turn

function turnActions(state: DyceState, turn: Turn): DyceAction[] {
  const actions = restsOpen(state, turn);
  if (merchantAt(state, turn.seat).turns > MOST_TURNS) return actions;
  for (const space of SPACES) actions.push(...actionsOn(state, turn.seat, space));
  return actions;
}

/** Open a shop on an empty space, advertise for any shop, stock one's own. */
function actionsOn(state: DyceState, seat: Seat, space: Space): DyceAction[] {
  const { pounds, shops } = merchantAt(state, seat);
  const shop = state.city[space];
  if (!shop) return pounds > 0 && shops > 0 && !hasBaron(state, space) ? [must(OPEN.get(space))] : [];
  const advertise = pounds > 0 ? [must(ADVERTISE.get(space))] : [];
  const isOurs = shop.owner === seat && !hasBaron(state, space);
  return isOurs ? [...advertise, ...stocks(state, space, shop)] : advertise;
}

/** The action that ends the turn. */
function restsOpen(state: DyceState, { seat, actions }: Turn): DyceAction[] {
  if (isAlone(state) || actions > 0) return [DONE];
  return [merchantAt(state, seat).sealed ? TAKE : PASS];
}

/** DY-3: any whisky in the supply other than the one the shop shows. */
const stocks = ({ supply }: DyceState, space: Space, { whisky }: Shop): DyceAction[] =>
  must(STOCK.get(space)).filter((action) => action.whisky !== whisky && supply[action.whisky] > 0);

function endAction(state: DyceState, turn: Turn, emit: Emits): void {
  turn.actions++;
  if (isRuined(state)) end(state, 'ruin', emit);
  else if (turn.actions === ACTIONS_A_TURN) endTurn(state, turn);
}

function endTurn(state: DyceState, { seat, isLast }: Turn): void {
  if (isLast || isAlone(state)) replace(state, { at: 'barons', next: 0, blended: false });
  else beginTurn(state, (seat + 1) % state.merchants.length);
}

/**
 * DY-4: a player who has had too many turns is skipped; this ends the round like any turn that begins with all seals
 * down.
 */
function beginTurn(state: DyceState, seat: Seat): void {
  const merchant = merchantAt(state, seat);
  merchant.turns++;
  const turn = { seat, actions: 0, isLast: allSealed(state) };
  replace(state, { at: 'turn', ...turn });
  if (merchant.turns > MOST_TURNS + 1) endTurn(state, turn);
}

// The end of a round

/** Seals return, the white die goes up if a blended die went back to the bag, and the barrel moves on one seat. */
function endRound(state: DyceState, blended: boolean, emit: Emits): void {
  for (const merchant of state.merchants) {
    merchant.sealed = false;
    merchant.turns = 0;
  }
  const ending = endingAfter(state, blended);
  if (blended && ending !== 'die') state.white++;
  emit({ type: 'evening', round: state.round, white: state.white, raised: blended && ending !== 'die' });
  if (ending) end(state, ending, emit);
  else beginRound(state);
}

function endingAfter({ round, white }: DyceState, blended: boolean): Ending | undefined {
  if (blended && white === LAST_FACE) return 'die';
  return round === MOST_ROUNDS ? 'rounds' : undefined;
}

function beginRound(state: DyceState): void {
  state.round++;
  state.first = (state.first + 1) % state.merchants.length;
  beginTurn(state, state.first);
}

function end(state: DyceState, ending: Ending, emit: Emits): void {
  state.ending = ending;
  pop(state);
  emit({ type: 'ended', ending });
}
