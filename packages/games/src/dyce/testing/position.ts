import { fastRng, type Seat } from '@taproom/engine';
import { check } from '../check.ts';
import { spaceNamed } from '../city.ts';
import {
  BARONS,
  type BaronName,
  BLENDS,
  type Blend,
  CUBES,
  DICE,
  LINE_LENGTH,
  NATURALS,
  type Natural,
  priceOn,
  SHOPS,
  WHISKIES,
  type Whisky,
} from '../components.ts';
import { setup } from '../setup.ts';
import type { Baron, City, Die, DyceState, Merchant, Shop } from '../state.ts';

/** A price as a word: `purple4`. */
export type DieName = `${Whisky}${number}`;

export interface Position {
  /** By space: owner, then whisky and pounds if any: `0`, `1 red`, `2 yellow +1`. */
  readonly shops?: Readonly<Record<string, string>>;
  /** Positions of barons who have left their gates. */
  readonly barons?: Partial<Record<BaronName, string>>;
  /** The first dice of the lines; other dice follow. */
  readonly lines?: Partial<Record<BaronName, readonly DieName[]>>;
  /** The four dice in the bag, if they matter. */
  readonly bag?: readonly [Whisky, Whisky, Whisky, Whisky];
  /** One for each seat. */
  readonly merchants: readonly Hand[];
  /** Cubes left to draft; without them the draft is over. */
  readonly pool?: readonly Natural[];
  readonly first?: Seat;
  /** Default: the holder of the barrel. */
  readonly turn?: Seat;
  readonly white?: number;
  readonly round?: number;
  readonly seed?: number;
}

/** A merchant's possessions; the rest is as at the start, and shops in hand follow from those in the city. */
interface Hand {
  readonly pounds?: number;
  readonly vps?: number;
  readonly whiskies?: Partial<Record<Natural, number>>;
  readonly sold?: readonly Blend[];
  readonly sealed?: boolean;
  readonly turns?: number;
}

/** The position described by a test; the supply, the bag and the rest are derived. */
export function position(told: Position): DyceState {
  const { merchants, pool = [], first = 0, seed = 1 } = told;
  const state = setup(merchants.length, { first: `${first + 1}`, startDie: `${told.white ?? 1}` }, fastRng(seed));
  state.round = told.round ?? 1;
  state.city = cityOf(told.shops ?? {});
  state.merchants = merchants.map((hand, seat) => merchantWith(hand, shopsOf(state.city, seat).length));
  state.pool = [...pool];
  for (const [number, name] of BARONS.entries()) placeBaron(state.barons[number] as Baron, told.barons?.[name]);
  layDice(state, told);
  for (const whisky of WHISKIES) state.supply[whisky] = CUBES[whisky] - cubesInUse(state, whisky);
  state.stack = [frameOf(state, told)];
  const wrong = check(state);
  if (wrong) throw new Error(`no such position: ${wrong}`);
  return state;
}

/** The same at the end of a player round: all seals lie on the castle, and the last seat has the last turn. */
export const evening = (told: Position): DyceState =>
  position({
    ...told,
    merchants: told.merchants.map((hand) => ({ ...hand, sealed: true })),
    turn: told.merchants.length - 1,
  });

// The city

export function cityOf(shops: Readonly<Record<string, string>>): City {
  const city: City = Array(25).fill(null);
  for (const [space, word] of Object.entries(shops)) city[spaceNamed(space)] = shopOf(word);
  return city;
}

function shopOf(word: string): Shop {
  const [, owner, whisky, pounds] = /^(\d)(?: ([a-z]+))?(?: \+(\d+))?$/.exec(word) ?? [];
  if (!owner) throw new Error(`no shop: ${word}`);
  return { owner: Number(owner), whisky: (whisky as Whisky | undefined) ?? null, pounds: Number(pounds ?? 0) };
}

const shopsOf = (city: City, seat: Seat): (Shop | null)[] => city.filter((shop) => shop?.owner === seat);

function placeBaron(baron: Baron, space: string | undefined): void {
  if (space) baron.standing = { space: spaceNamed(space) };
}

// The market

/**
 * Puts the named dice in place and deals the others so that lines begin with natural ones; the rest stays in the bag.
 */
function layDice(state: DyceState, { lines = {}, bag }: Position): void {
  for (const [number, name] of BARONS.entries()) (state.barons[number] as Baron).line = (lines[name] ?? []).map(dieOf);
  const used = [...state.barons.flatMap(({ line }) => line.map(({ whisky }) => whisky)), ...(bag ?? [])];
  const left = WHISKIES.flatMap((whisky) => Array<Whisky>(DICE[whisky] - countOf(used, whisky)).fill(whisky));
  for (let length = 0; length < LINE_LENGTH; length++) {
    for (const { line } of state.barons.filter((baron) => baron.line.length === length)) {
      const whisky = left.shift() as Whisky;
      line.push({ whisky, value: priceOn(whisky, 1) });
    }
  }
  for (const whisky of WHISKIES) state.bag[whisky] = countOf([...left, ...(bag ?? [])], whisky);
}

function dieOf(name: DieName): Die {
  const [, whisky, value] = /^([a-z]+)(\d)$/.exec(name) ?? [];
  return { whisky: whisky as Whisky, value: Number(value) };
}

const countOf = (whiskies: readonly (Whisky | null)[], whisky: Whisky): number =>
  whiskies.filter((one) => one === whisky).length;

// The merchants

const merchantWith = (hand: Hand, inCity: number): Merchant => ({
  pounds: hand.pounds ?? 6,
  vps: hand.vps ?? 0,
  shops: SHOPS - inCity,
  whiskies: { blue: 0, red: 0, yellow: 0, ...hand.whiskies },
  sold: Object.fromEntries(BLENDS.map((blend) => [blend, countOf(hand.sold ?? [], blend)])) as Record<Blend, number>,
  sealed: hand.sealed ?? false,
  turns: hand.turns ?? 0,
});

function cubesInUse({ city, pool, merchants }: DyceState, whisky: Whisky): number {
  const held = merchants.map(({ whiskies, sold }) => ({ ...whiskies, ...sold })[whisky]);
  const shown = city.map((shop) => shop?.whisky ?? null);
  return countOf(shown, whisky) + countOf(pool, whisky) + held.reduce((sum, count) => sum + count, 0);
}

function frameOf(state: DyceState, { pool = [], turn = state.first }: Position): DyceState['stack'][number] {
  const { merchants } = state;
  // Those with a cube have already chosen; counterclockwise, the holder of the barrel last.
  const order = merchants.map((_, i) => (state.first - 1 - i + 2 * merchants.length) % merchants.length);
  if (pool.length > 0) return { at: 'draft', order: order.slice(-pool.length) };
  const merchant = merchants[turn] as Merchant;
  merchant.turns = Math.max(1, merchant.turns);
  return { at: 'turn', seat: turn, actions: 0, isLast: merchants.every(({ sealed }) => sealed) };
}

export const naturals = (...whiskies: readonly Natural[]): Record<Natural, number> =>
  Object.fromEntries(NATURALS.map((natural) => [natural, countOf(whiskies, natural)])) as Record<Natural, number>;
