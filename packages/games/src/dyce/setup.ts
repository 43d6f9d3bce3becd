import { below, type Emit, must, type Rng, type Seat } from '@taproom/engine';
import { CASTLE } from './city.ts';
import {
  BARONS,
  type BaronName,
  CUBES,
  DICE,
  isNatural,
  LINE_LENGTH,
  NATURALS,
  type Natural,
  SHOPS,
  START_POUNDS,
  type Whisky,
} from './components.ts';
import { finishDraftIfClear } from './flow.ts';
import { drawDie } from './rules.ts';
import type { Baron, DyceEvent, DyceOptions, DyceState, Merchant } from './state.ts';

const unheard = (): void => {};

export function setup(seats: number, options: DyceOptions, rng: Rng, emit: Emit<DyceEvent> = unheard): DyceState {
  const first = options.first === 'random' ? below(rng, seats) : Number(options.first) - 1;
  const order = counterclockwise(seats, first);
  const state: DyceState = {
    rng,
    stack: [{ at: 'draft', order }],
    round: 1,
    first,
    white: Number(options.startDie),
    city: Array(2 * CASTLE + 1).fill(null),
    barons: BARONS.map((_, gate) => ({ standing: { gate }, line: [] })),
    merchants: Array.from({ length: seats }, newMerchant),
    supply: { ...CUBES },
    pool: [],
    bag: { ...DICE },
    ending: null,
  };
  emit({ type: 'began', seat: first });
  for (const [number, baron] of state.barons.entries()) layLine(state, must(BARONS[number]), baron, emit);
  pour(state, seats, emit);
  finishDraftIfClear(state, order, emit);
  return state;
}

/** From the first player's right-hand neighbour around to the first player. */
const counterclockwise = (seats: number, first: Seat): Seat[] =>
  Array.from({ length: seats }, (_, i) => (first - 1 - i + 2 * seats) % seats);

const newMerchant = (): Merchant => ({
  pounds: START_POUNDS,
  vps: 0,
  shops: SHOPS,
  whiskies: { blue: 0, red: 0, yellow: 0 },
  sold: { green: 0, orange: 0, purple: 0, black: 0 },
  sealed: false,
  turns: 0,
});

/** DY-2: natural first, black last, otherwise as drawn. */
const rank = (whisky: Whisky): number => (isNatural(whisky) ? 0 : whisky === 'black' ? 2 : 1);

function layLine(state: DyceState, name: BaronName, baron: Baron, emit: Emit<DyceEvent>): void {
  const drawn = Array.from({ length: LINE_LENGTH }, () => drawDie(state));
  const sorted = drawn.toSorted((a, b) => rank(a.whisky) - rank(b.whisky));
  baron.line = sorted.map(({ whisky, value }) => ({ whisky, value }));
  emit({
    type: 'laid',
    baron: name,
    whiskies: sorted.map(({ whisky }) => whisky),
    values: sorted.map(({ value }) => value),
    rolled: sorted.map(({ rolled }) => rolled),
  });
}

/** Draws as many natural cubes as there are players, with equal probability. */
function pour(state: DyceState, seats: number, emit: Emit<DyceEvent>): void {
  for (let i = 0; i < seats; i++) {
    const cubes = NATURALS.flatMap((natural) => Array<Natural>(state.supply[natural]).fill(natural));
    const cube = must(cubes[below(state.rng, cubes.length)]);
    state.supply[cube]--;
    state.pool.push(cube);
  }
  state.pool.sort((a, b) => NATURALS.indexOf(a) - NATURALS.indexOf(b));
  emit({ type: 'poured', whiskies: [...state.pool] });
}
