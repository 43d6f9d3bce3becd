import { fastRng, type Seat } from '@taproom/engine';
import { type DyceState, dyce, type Natural, spaceNamed, WHISKIES, type Whisky } from '@taproom/games/dyce';
import { at, never } from '../../../lists.ts';

/** A die as `blue2`. */
type DieName = `${Whisky}${number}`;

interface Told {
  readonly seats?: number;
  /** The first dice of each baron's line; the others are black sixes, which are hardly ever served. */
  readonly lines?: readonly (readonly DieName[])[];
  /** Shops by space: owner, whisky, pounds. */
  readonly shops?: Readonly<Record<string, readonly [Seat, (Whisky | null)?, number?]>>;
  readonly pounds?: readonly number[];
  readonly whiskies?: readonly (readonly Natural[])[];
  readonly white?: number;
}

const LINE_LENGTH = 4;

/** The first player's first turn in a position that is told in part. Cubes and dice are not counted. */
export function dycePosition({
  seats = 2,
  lines = [],
  shops = {},
  pounds = [],
  whiskies = [],
  white = 1,
}: Told): DyceState {
  const state = dyce.setup(seats, { first: 'random', startDie: String(white) }, fastRng(1));
  state.stack = [{ at: 'turn', seat: 0, actions: 0, isLast: false }];
  for (const [i, baron] of state.barons.entries()) {
    const dice = lines[i] ?? [];
    baron.line = Array.from({ length: LINE_LENGTH }, (_, place) => dieOf(dice[place] ?? 'black6'));
  }
  for (const [seat, merchant] of state.merchants.entries()) {
    merchant.pounds = pounds[seat] ?? 6;
    merchant.whiskies = { blue: 0, red: 0, yellow: 0 };
    for (const whisky of whiskies[seat] ?? []) merchant.whiskies[whisky]++;
  }
  for (const [space, [owner, whisky = null, onShop = 0]] of Object.entries(shops)) {
    state.city[spaceNamed(space)] = { owner, whisky, pounds: onShop };
    at(state.merchants, owner).shops--;
  }
  return state;
}

const dieOf = (name: DieName): { whisky: Whisky; value: number } => ({
  whisky: WHISKIES.find((whisky) => name.startsWith(whisky)) ?? never(),
  value: Number(name.at(-1)),
});
