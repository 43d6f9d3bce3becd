import { type FrameOf, fastRng, type Seat } from '@taproom/engine';
import { check } from '../check.ts';
import {
  type Bottle,
  type Card,
  type Character,
  LOST_BOTTLES,
  type LostBottle,
  specialDeck,
  TOKENS,
  TOKENS_OF_EACH,
} from '../components.ts';
import { type FieldId, fieldOf } from '../map/index.ts';
import { setup } from '../setup.ts';
import type { Frames, OpenCard, Traveller, Turn, WhiskyOptions, WhiskyState } from '../state.ts';

/** All that a traveller is and has. */
export interface Seated {
  readonly character?: Character;
  /** Default: Glasgow. */
  readonly at?: FieldId;
  /** The last country on land, for a pawn at sea. */
  readonly country?: Traveller['country'];
  readonly wake?: FieldId;
  readonly hand?: readonly Card[];
  readonly open?: readonly OpenCard[];
  /** Barley, water, yeast. */
  readonly tokens?: readonly [number, number, number];
  readonly bottles?: readonly Bottle[];
  readonly lost?: readonly LostBottle[];
  readonly missing?: number;
  readonly emptied?: readonly FieldId[];
  readonly lastAsked?: FieldId;
  readonly poured?: readonly Seat[];
  readonly jumped?: boolean;
}

type Asking<F> = F extends { readonly seat: Seat } ? Omit<F, 'seat'> : never;

export interface Position extends Partial<WhiskyOptions> {
  /** One for each seat. */
  readonly travellers: readonly Seated[];
  readonly round?: number;
  readonly first?: Seat;
  /** Default: the first seat's turn. */
  readonly turn?: Seat;
  /** Other facts about this turn. */
  readonly so?: Partial<Omit<Turn, 'seat'>>;
  /** The first cards of the decks; the others follow. */
  readonly deck?: readonly Card[];
  readonly lostDeck?: readonly LostBottle[];
  /** Fields left to walk; without it the turn begins. */
  readonly left?: number;
  /** Another pending question. */
  readonly asked?: Asking<FrameOf<Omit<Frames, 'next'>>>;
}

/** Characters without effect as long as no bottle of theirs is owned. */
const PLAIN: readonly Character[] = [
  'rachel-barrie',
  'gordon-motion',
  'billy-leighton',
  'alan-winchester',
  'john-campbell',
  'nick-savage',
];

const DEFAULTS: WhiskyOptions = { extended: 'on', target: '25', questionSeconds: '45', seen: '' };

/** The position described by a test; the bag and the decks get the rest. */
export function position(told: Position): WhiskyState {
  const { travellers, turn = 0 } = told;
  const state = setup(travellers.length, { ...DEFAULTS, ...told }, fastRng(1));
  state.round = told.round ?? 1;
  state.first = told.first ?? 0;
  state.turn = { seat: turn, prohibited: false, opening: false, flown: false, barrels: [], ...told.so };
  state.travellers = seated(travellers);
  fillUp(state, told);
  state.stack = [{ at: 'next', seat: (turn + 1) % travellers.length }, frameOf(state, told)];
  const wrong = check(state);
  if (wrong) throw new Error(`no such position: ${wrong}`);
  return state;
}

function frameOf({ travellers }: WhiskyState, { turn: seat = 0, left, asked }: Position): WhiskyState['stack'][number] {
  const at = travellers[seat]?.at as FieldId;
  if (asked) return { ...asked, seat } as WhiskyState['stack'][number];
  return left === undefined ? { at: 'turn', seat, onward: false } : { at: 'move', seat, left, path: [at] };
}

/** Puts everything nobody owns into the bag and the decks. */
function fillUp(state: WhiskyState, { deck = [], lostDeck = [] }: Position): void {
  const { travellers } = state;
  for (const token of TOKENS)
    state.bag[token] = TOKENS_OF_EACH - travellers.reduce((sum, { tokens }) => sum + tokens[token], 0);
  const lying = travellers.flatMap(({ hand, open, bottles }) => [...hand, ...open, ...bottles]);
  state.deck = [...deck, ...without(specialDeck(state.extended), [...lying, ...deck])];
  const held = travellers.flatMap(({ lost, bottles }) => [...lost, ...bottles]);
  state.lostDeck = [...lostDeck, ...without([...LOST_BOTTLES], [...held, ...lostDeck])];
}

/** The items without those taken, each removed once. */
function without<T extends string>(items: readonly T[], taken: readonly string[]): T[] {
  const left: (T | undefined)[] = [...items];
  for (const item of taken) {
    const at = left.indexOf(item as T);
    if (at >= 0) left[at] = undefined;
  }
  return left.filter((item) => item !== undefined);
}

function seated(travellers: readonly Seated[]): Traveller[] {
  const spare = PLAIN.filter((one) => !travellers.some(({ character }) => character === one));
  return travellers.map((told) => travellerWith(told, told.character ?? (spare.shift() as Character)));
}

function travellerWith(told: Seated, character: Character): Traveller {
  const { at = 'glasgow', tokens: [barley, water, yeast] = [0, 0, 0] } = told;
  return {
    character,
    at,
    country: told.country ?? fieldOf(at).country,
    wake: told.wake ?? null,
    hand: [...(told.hand ?? [])],
    open: [...(told.open ?? [])],
    tokens: { barley, water, yeast },
    bottles: [...(told.bottles ?? [])],
    lost: [...(told.lost ?? [])],
    missing: told.missing ?? 0,
    emptied: [...(told.emptied ?? [])],
    lastAsked: told.lastAsked ?? null,
    poured: [...(told.poured ?? [])],
    jumped: told.jumped ?? false,
  };
}
