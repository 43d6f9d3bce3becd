import { below, type Rng } from '@taproom/engine';
import {
  BLENDS,
  castleDistance,
  clockwise,
  distance,
  distanceFrom,
  FORMULAS,
  LAST_FACE,
  LINE_LENGTH,
  MOST_ROUNDS,
  NATURALS,
  SHOPS,
  SPACES,
  type Standing,
  stepsFrom,
  VP_WORTH,
  vpsFor,
  WHISKIES,
  WHISKY_WORTH,
} from '@taproom/games/dyce';
import {
  CreateGameReducer,
  INVALID_MOVE,
  InitializeGame,
  type Move,
  makeMove,
  ProcessGameConfig,
  type State,
} from './boardgame-io-library.ts';

/**
 * DYCE for two, for boardgame.io: moves that change a draft, turn order from the state, the barons inside the move that
 * lets them act. Whiskies are numbers in the order of `WHISKIES`; only the map of the city is ours.
 */
export interface Dyce {
  /** Per space its shop, if any. */
  city: (Shop | null)[];
  barons: Baron[];
  merchants: Merchant[];
  /** Per whisky, cubes and dice that are nobody's. */
  supply: number[];
  bag: number[];
  /** The draft: cubes to choose from, and who still chooses. */
  pool: number[];
  order: number[];
  mover: number;
  actions: number;
  /** Whether all seals were down when the turn began. */
  isLast: boolean;
  first: number;
  round: number;
  white: number;
  over: boolean;
}

interface Shop {
  owner: number;
  whisky: number | null;
  pounds: number;
}

interface Baron {
  standing: Standing;
  line: { whisky: number; price: number }[];
}

interface Merchant {
  pounds: number;
  vps: number;
  shops: number;
  whiskies: number[];
  sealed: boolean;
  turns: number;
}

/** From 1 to a number of sides. */
export type Roll = (sides: number) => number;

const SEATS = 2;
const BARONS = 4;
const START_POUNDS = 6;
const ACTIONS = 2;
const MOST_TURNS = 12;
const KINDS = WHISKIES.length;
const BLACK = KINDS - 1;
const CUBES = [8, 8, 8, 4, 4, 4, 4];
const DICE = [4, 4, 4, 2, 2, 2, 2];
const PARTS = BLENDS.map((blend) => FORMULAS[blend].map((natural) => NATURALS.indexOf(natural)));

const isNatural = (whisky: number): boolean => whisky < NATURALS.length;
const formulaOf = (blend: number): number[] => PARTS[blend - NATURALS.length] as number[];
const merchantOf = (dyce: Dyce, seat = dyce.mover): Merchant => dyce.merchants[seat] as Merchant;

function add(counts: number[], at: number, more: number): void {
  counts[at] = (counts[at] as number) + more;
}

/** Draws from counts with equal chances; returns the kind. */
function drawFrom(counts: readonly number[], kinds: number, roll: Roll): number {
  let left = roll(counts.slice(0, kinds).reduce((sum, count) => sum + count, 0));
  for (let kind = 0; kind < kinds; kind++) {
    left -= counts[kind] as number;
    if (left <= 0) return kind;
  }
  throw new Error('nothing is left to draw');
}

function drawDie(dyce: Dyce, roll: Roll): { whisky: number; price: number } {
  const whisky = drawFrom(dyce.bag, KINDS, roll);
  add(dyce.bag, whisky, -1);
  const rolled = roll(6);
  return { whisky, price: rolled <= 3 === isNatural(whisky) ? rolled : 7 - rolled };
}

// Set-up

export function deal(roll: Roll): Dyce {
  const first = roll(SEATS) - 1;
  const dyce: Dyce = {
    city: Array(SPACES.length + 1).fill(null),
    barons: [],
    merchants: Array.from({ length: SEATS }, newMerchant),
    supply: [...CUBES],
    bag: [...DICE],
    pool: [],
    order: [1 - first, first],
    mover: 1 - first,
    actions: 0,
    isLast: false,
    first,
    round: 1,
    white: 1,
    over: false,
  };
  for (let gate = 0; gate < BARONS; gate++) dyce.barons.push({ standing: { gate }, line: lineOf(dyce, roll) });
  for (let seat = 0; seat < SEATS; seat++) pour(dyce, roll);
  dyce.pool.sort((a, b) => a - b);
  endDraftIfClear(dyce, roll);
  return dyce;
}

const newMerchant = (): Merchant => ({
  pounds: START_POUNDS,
  vps: 0,
  shops: SHOPS,
  whiskies: [0, 0, 0],
  sealed: false,
  turns: 0,
});

/** Natural whiskies first, black last. */
function lineOf(dyce: Dyce, roll: Roll): Baron['line'] {
  const rank = (whisky: number): number => (isNatural(whisky) ? 0 : whisky === BLACK ? 2 : 1);
  const line = Array.from({ length: LINE_LENGTH }, () => drawDie(dyce, roll));
  return line.sort((a, b) => rank(a.whisky) - rank(b.whisky));
}

function pour(dyce: Dyce, roll: Roll): void {
  const cube = drawFrom(dyce.supply, NATURALS.length, roll);
  add(dyce.supply, cube, -1);
  dyce.pool.push(cube);
}

function endDraftIfClear(dyce: Dyce, roll: Roll): void {
  if (new Set(dyce.pool).size > 1) return;
  for (const seat of dyce.order) add(merchantOf(dyce, seat).whiskies, dyce.pool.pop() as number, 1);
  dyce.order = [];
  beginTurn(dyce, dyce.first, roll);
}

// Moves

export function enumerate(dyce: Dyce): Move[] {
  if (dyce.order.length > 0) return [...new Set(dyce.pool)].map((whisky) => ({ move: 'choose', args: [whisky] }));
  const { sealed, turns } = merchantOf(dyce);
  const moves: Move[] = [{ move: dyce.actions > 0 ? 'done' : sealed ? 'take' : 'pass', args: [] }];
  if (turns <= MOST_TURNS) for (const space of SPACES) moves.push(...movesOn(dyce, space));
  return moves;
}

function movesOn(dyce: Dyce, space: number): Move[] {
  const { pounds, shops } = merchantOf(dyce);
  const shop = dyce.city[space];
  const isTaken = hasBaron(dyce, space);
  if (!shop) return pounds > 0 && shops > 0 && !isTaken ? [{ move: 'open', args: [space] }] : [];
  const moves: Move[] = pounds > 0 ? [{ move: 'advertise', args: [space] }] : [];
  if (shop.owner !== dyce.mover || isTaken) return moves;
  for (let whisky = 0; whisky < KINDS; whisky++)
    if (whisky !== shop.whisky && (dyce.supply[whisky] as number) > 0)
      moves.push({ move: 'stock', args: [space, whisky] });
  return moves;
}

const hasBaron = ({ barons }: Dyce, space: number): boolean =>
  barons.some(({ standing }) => 'space' in standing && standing.space === space);

type Play = (dyce: Dyce, roll: Roll, ...args: number[]) => string | undefined;

/** What the moves do; one that is not open is refused. */
export const MOVES: Readonly<Record<string, Play>> = {
  choose(dyce, roll, whisky = -1) {
    const at = dyce.pool.indexOf(whisky);
    if (dyce.order.length === 0 || at < 0) return INVALID_MOVE;
    dyce.pool.splice(at, 1);
    add(merchantOf(dyce).whiskies, whisky, 1);
    dyce.order.shift();
    dyce.mover = dyce.order[0] ?? dyce.first;
    endDraftIfClear(dyce, roll);
    return undefined;
  },
  open(dyce, roll, space = -1) {
    const merchant = merchantOf(dyce);
    const isOpen = dyce.city[space] === null && !hasBaron(dyce, space) && SPACES.includes(space);
    if (!mayAct(dyce) || !isOpen || merchant.pounds === 0 || merchant.shops === 0) return INVALID_MOVE;
    merchant.pounds--;
    merchant.shops--;
    dyce.city[space] = { owner: dyce.mover, whisky: null, pounds: 0 };
    return endAction(dyce, roll);
  },
  stock(dyce, roll, space = -1, whisky = -1) {
    const shop = dyce.city[space];
    if (!mayAct(dyce) || shop?.owner !== dyce.mover || hasBaron(dyce, space)) return INVALID_MOVE;
    if (shop.whisky === whisky || !((dyce.supply[whisky] ?? 0) > 0)) return INVALID_MOVE;
    if (shop.whisky !== null) add(dyce.supply, shop.whisky, 1);
    add(dyce.supply, whisky, -1);
    shop.whisky = whisky;
    return endAction(dyce, roll);
  },
  advertise(dyce, roll, space = -1) {
    const shop = dyce.city[space];
    if (!mayAct(dyce) || !shop || merchantOf(dyce).pounds === 0) return INVALID_MOVE;
    merchantOf(dyce).pounds--;
    shop.pounds++;
    return endAction(dyce, roll);
  },
  pass(dyce, roll) {
    if (!mayRest(dyce) || dyce.actions > 0 || merchantOf(dyce).sealed) return INVALID_MOVE;
    merchantOf(dyce).sealed = true;
    return endTurn(dyce, roll);
  },
  take(dyce, roll) {
    if (!mayRest(dyce) || dyce.actions > 0 || !merchantOf(dyce).sealed) return INVALID_MOVE;
    merchantOf(dyce).pounds++;
    return endTurn(dyce, roll);
  },
  done: (dyce, roll) => (mayRest(dyce) && dyce.actions > 0 ? endTurn(dyce, roll) : INVALID_MOVE),
};

const mayRest = (dyce: Dyce): boolean => dyce.order.length === 0 && !dyce.over;
const mayAct = (dyce: Dyce): boolean => mayRest(dyce) && merchantOf(dyce).turns <= MOST_TURNS;

function endAction(dyce: Dyce, roll: Roll): undefined {
  dyce.actions++;
  if (dyce.actions === ACTIONS) endTurn(dyce, roll);
}

function endTurn(dyce: Dyce, roll: Roll): undefined {
  if (dyce.isLast) sendBarons(dyce, roll);
  else beginTurn(dyce, (dyce.mover + 1) % SEATS, roll);
}

function beginTurn(dyce: Dyce, seat: number, roll: Roll): void {
  const merchant = merchantOf(dyce, seat);
  merchant.turns++;
  dyce.mover = seat;
  dyce.actions = 0;
  dyce.isLast = dyce.merchants.every(({ sealed }) => sealed);
  if (merchant.turns > MOST_TURNS + 1) endTurn(dyce, roll);
}

// The barons

function sendBarons(dyce: Dyce, roll: Roll): void {
  let blended = false;
  for (const baron of dyce.barons) {
    if (!visit(dyce, baron)) continue;
    const back = (baron.line.shift() as Baron['line'][number]).whisky;
    add(dyce.bag, back, 1);
    baron.line.push(drawDie(dyce, roll));
    blended ||= !isNatural(back);
  }
  endRound(dyce, blended, roll);
}

/** A baron takes a step and trades; returns whether his first die goes back to the bag. */
function visit(dyce: Dyce, baron: Baron): boolean {
  const { whisky, price } = baron.line[0] as Baron['line'][number];
  const wanted = SPACES.filter((space) => dyce.city[space]?.whisky === whisky);
  if (wanted.length === 0) return true;
  const { standing } = baron;
  if (!('space' in standing && wanted.includes(standing.space)))
    baron.standing = { space: stepOf(dyce, standing, wanted) };
  const at = 'space' in baron.standing ? baron.standing.space : -1;
  return wanted.includes(at) && trade(dyce, at, whisky, price);
}

/** The four priorities: nearest, richest, closest to the castle, clockwise. */
function stepOf(dyce: Dyce, standing: Standing, wanted: readonly number[]): number {
  const nearest = leastOf(wanted, (space) => distanceFrom(standing, space));
  const richest = leastOf(nearest, (space) => -(dyce.city[space] as Shop).pounds);
  const towards = (shops: readonly number[]): number[] =>
    stepsFrom(standing).filter((step) => shops.some((shop) => distance(step, shop) < distanceFrom(standing, shop)));
  const closer = towards(nearest);
  if (closer.length === 1) return closer[0] as number;
  const inner = leastOf(towards(richest), (space) => castleDistance[space] as number);
  return leastOf(inner, (space) => -clockwise(standing, space))[0] as number;
}

function leastOf(spaces: readonly number[], worth: (space: number) => number): number[] {
  const least = Math.min(...spaces.map(worth));
  return spaces.filter((space) => worth(space) === least);
}

/** Returns whether the owner could trade; a shop that could not is closed. */
function trade(dyce: Dyce, space: number, whisky: number, price: number): boolean {
  const shop = dyce.city[space] as Shop;
  const merchant = merchantOf(dyce, shop.owner);
  const isDone = isNatural(whisky) ? buy(merchant, whisky, price) : sell(dyce, merchant, whisky, price);
  if (!isDone || !isNatural(whisky)) add(dyce.supply, whisky, 1);
  shop.whisky = null;
  shop.pounds = 0;
  if (isDone) return true;
  dyce.city[space] = null;
  merchant.shops++;
  return false;
}

function buy(merchant: Merchant, whisky: number, price: number): boolean {
  if (merchant.pounds < price) return false;
  merchant.pounds -= price;
  add(merchant.whiskies, whisky, 1);
  return true;
}

function sell(dyce: Dyce, merchant: Merchant, blend: number, price: number): boolean {
  const parts = formulaOf(blend);
  if (parts.some((natural) => merchant.whiskies[natural] === 0)) return false;
  for (const natural of parts) {
    add(merchant.whiskies, natural, -1);
    add(dyce.supply, natural, 1);
  }
  merchant.pounds += price;
  merchant.vps += vpsFor(BLENDS[blend - NATURALS.length] as (typeof BLENDS)[number]);
  return true;
}

function endRound(dyce: Dyce, blended: boolean, roll: Roll): void {
  for (const merchant of dyce.merchants) {
    merchant.sealed = false;
    merchant.turns = 0;
  }
  dyce.over = (blended && dyce.white === LAST_FACE) || dyce.round === MOST_ROUNDS;
  if (dyce.over) return;
  if (blended) dyce.white++;
  dyce.round++;
  dyce.first = (dyce.first + 1) % SEATS;
  beginTurn(dyce, dyce.first, roll);
}

// The end

export function scoreOf({ city, merchants }: Dyce, seat: number): number {
  const { pounds, vps, whiskies } = merchants[seat] as Merchant;
  const onShops = city.reduce((sum, shop) => sum + (shop?.owner === seat ? shop.pounds : 0), 0);
  const held = whiskies.reduce((sum, count) => sum + count, 0);
  return pounds + onShops + WHISKY_WORTH * held + VP_WORTH * vps;
}

/** Ties are broken by shops in the city. */
function result(dyce: Dyce): { winner?: string; draw?: boolean } {
  const worth = (seat: number): number =>
    scoreOf(dyce, seat) * 100 + dyce.city.filter((shop) => shop?.owner === seat).length;
  const lead = worth(0) - worth(1);
  return lead === 0 ? { draw: true } : { winner: lead > 0 ? '0' : '1' };
}

const definition = ProcessGameConfig<Dyce>({
  name: 'dyce',
  seed: 0,
  disableUndo: true,
  setup: ({ random }) => deal((sides) => random.Die(sides)),
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.mover, next: ({ G }) => G.mover } },
  moves: Object.fromEntries(
    Object.entries(MOVES).map(([name, play]) => [
      name,
      ({ G, random }, ...args) => play(G, (sides) => random.Die(sides), ...args),
    ]),
  ),
  endIf: ({ G }) => (G.over ? result(G) : undefined),
  ai: { enumerate },
});

const reduce = CreateGameReducer({ game: definition });

/** Plays a random game with the bare reducer; returns the moves. */
export function playDyceBoardgameIo(seed: number, choices: Rng): number {
  let state: State<Dyce> = InitializeGame({ game: { ...definition, seed }, numPlayers: SEATS });
  let moves = 0;
  for (; state.ctx.gameover === undefined; moves++) {
    const legal = enumerate(state.G);
    const move = legal[below(choices, legal.length)] as Move;
    state = reduce(state, makeMove(move, state.ctx.currentPlayer));
  }
  return moves;
}
