import { type Emit, keyed, must, type Rng, rollDie, type Seat, shuffle } from '@taproom/engine';
import {
  COINS_BY_ORDER,
  COLOURS,
  DICE,
  DISPLAYED,
  INGREDIENTS,
  OF_EACH,
  SEEDS,
  START_COINS,
  TOKENS,
} from './components.ts';
import { newDie } from './dice.ts';
import { beginRound, flow } from './flow.ts';
import { RECIPES } from './recipes/index.ts';
import { brewerAt, inOrder } from './rules.ts';
import type { Brewer, BrewingEvent, BrewingOptions, BrewingState } from './state.ts';

const unheard = (): void => {};

/**
 * The recipes on display at the start of standard mode: Mass, Cheap and Experimental Lager, and with four players
 * Sladek Pilsner.
 */
const STARTING = ['LAG-2', 'LAG-1', 'EXP-1', 'PIL-1'];

const each = <K extends string>(names: readonly K[], count: number): Record<K, number> => keyed(names, () => count);

export function setup(
  seats: number,
  options: BrewingOptions,
  rng: Rng,
  emit: Emit<BrewingEvent> = unheard,
): BrewingState {
  const { display, deck } = layOut(seats, options, rng);
  const state: BrewingState = {
    rng,
    stack: [{ at: 'round', done: 0 }],
    mode: options.mode,
    unlucky: options.unlucky === 'on',
    round: 1,
    lastRound: Number(options.rounds),
    first: drawFirst(seats, rng, emit),
    brewers: Array.from({ length: seats }, newBrewer),
    passed: [],
    supply: { ...DICE },
    seeds: SEEDS - seats,
    market: each(INGREDIENTS, OF_EACH),
    blackMarket: each(TOKENS, OF_EACH),
    played: each(TOKENS, 0),
    display,
    deck,
    blocked: [],
    ending: null,
  };
  for (const colour of COLOURS) state.supply[colour] -= seats;
  if (options.coins === 'byOrder') addCoins(state);
  beginRound(state, emit);
  flow.settle(state, emit);
  return state;
}

function layOut(seats: number, { mode }: BrewingOptions, rng: Rng): { display: string[]; deck: string[] } {
  const shown = must(DISPLAYED[seats]);
  const starting = mode === 'standard' ? STARTING.slice(0, shown) : [];
  const deck = RECIPES.map(({ id }) => id).filter((id) => !starting.includes(id));
  shuffle(rng, deck);
  const display = [...starting, ...deck.splice(0, shown - starting.length)];
  return { display, deck };
}

const newBrewer = (): Brewer => ({
  reserve: COLOURS.map((colour) => newDie(colour)),
  warehouse: [],
  seeds: 1,
  coins: START_COINS,
  xp: 0,
  ingredients: each(INGREDIENTS, 0),
  tokens: each(TOKENS, 0),
  board: {},
  onMarket: null,
  recipes: [],
});

/** BR-29. */
function addCoins(state: BrewingState): void {
  const added = COINS_BY_ORDER[state.brewers.length] ?? [];
  for (const [i, seat] of inOrder(state).entries()) brewerAt(state, seat).coins += added[i] ?? 0;
}

/** The highest throw gets the season token; ties throw again. */
function drawFirst(seats: number, rng: Rng, emit: Emit<BrewingEvent>): Seat {
  const rolls: number[] = [];
  let left = Array.from({ length: seats }, (_, seat) => seat);
  while (left.length > 1) {
    const thrown = left.map(() => rollDie(rng));
    rolls.push(...thrown);
    const most = Math.max(...thrown);
    left = left.filter((_, i) => thrown[i] === most);
  }
  const first = must(left[0]);
  emit({ type: 'drawn', seat: first, rolls });
  return first;
}
