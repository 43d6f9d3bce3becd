import type { Seat } from '@taproom/engine';
import { CASTLE, SPACES } from './city.ts';
import { CUBES, DICE, isNatural, LAST_FACE, LINE_LENGTH, priceOn, SHOPS, WHISKIES, type Whisky } from './components.ts';
import type { DyceState, Merchant, Shop } from './state.ts';

/** Cubes, dice and shops are all there and each in one place; prices are what a die of their colour can show. */
export function check(state: DyceState): string | undefined {
  if (state.city.length !== SPACES.length + 1) return `a city of ${state.city.length} spaces`;
  if (state.city[CASTLE] !== null) return 'a shop in the castle';
  if (state.white < 1 || state.white > LAST_FACE) return `the white die shows ${state.white}`;
  return (
    firstOf(WHISKIES, (whisky) => checkCubes(state, whisky)) ??
    firstOf(WHISKIES, (whisky) => checkDice(state, whisky)) ??
    checkLines(state) ??
    firstOf([...state.merchants.keys()], (seat) => checkMerchant(state, seat))
  );
}

function firstOf<T>(items: readonly T[], wrong: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const what = wrong(item);
    if (what) return what;
  }
  return undefined;
}

const shopsOf = ({ city }: DyceState): Shop[] => city.filter((shop) => shop !== null);

function checkCubes(state: DyceState, whisky: Whisky): string | undefined {
  const { supply, pool, merchants } = state;
  const held = merchants.map((merchant) => (isNatural(whisky) ? merchant.whiskies[whisky] : merchant.sold[whisky]));
  const counts = [
    supply[whisky],
    pool.filter((cube) => cube === whisky).length,
    shopsOf(state).filter((shop) => shop.whisky === whisky).length,
    ...held,
  ];
  return wrongSum(counts, CUBES[whisky]) ? `${whisky} cubes: ${counts.join(' + ')}` : undefined;
}

function checkDice({ bag, barons }: DyceState, whisky: Whisky): string | undefined {
  const counts = [bag[whisky], ...barons.map(({ line }) => line.filter((die) => die.whisky === whisky).length)];
  return wrongSum(counts, DICE[whisky]) ? `${whisky} dice: ${counts.join(' + ')}` : undefined;
}

const wrongSum = (counts: readonly number[], sum: number): boolean =>
  counts.some((count) => count < 0) || counts.reduce((all, count) => all + count, 0) !== sum;

function checkLines({ barons }: DyceState): string | undefined {
  const short = barons.find(({ line }) => line.length !== LINE_LENGTH);
  if (short) return `a line of ${short.line.length} dice`;
  const wrong = barons.flatMap(({ line }) => line).find(({ whisky, value }) => priceOn(whisky, value) !== value);
  return wrong && `a ${wrong.whisky} die shows ${wrong.value}`;
}

function checkMerchant(state: DyceState, seat: Seat): string | undefined {
  const { shops, pounds, vps } = state.merchants[seat] as Merchant;
  const counts = [shops, shopsOf(state).filter(({ owner }) => owner === seat).length];
  if (wrongSum(counts, SHOPS)) return `seat ${seat}: shops ${counts.join(' + ')}`;
  return pounds < 0 || vps < 0 ? `seat ${seat}: ${pounds} pounds, ${vps} VPs` : undefined;
}
