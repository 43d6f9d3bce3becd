import { firstOf, must, type Seat } from '@taproom/engine';
import { isWrongSum } from '../checking.ts';
import { CASTLE, SPACES } from './city.ts';
import { CUBES, DICE, isNatural, LAST_FACE, LINE_LENGTH, priceOn, SHOPS, WHISKIES, type Whisky } from './components.ts';
import { isRuined } from './rules.ts';
import type { DyceState, Shop } from './state.ts';

/** Every cube, die and shop exists, in exactly one place; prices are in the range of their colour. */
export function check(state: DyceState): string | undefined {
  if (state.city.length !== SPACES.length + 1) return `a city of ${state.city.length} spaces`;
  if (state.city[CASTLE] !== null) return 'a shop in the castle';
  if (state.white < 1 || state.white > LAST_FACE) return `the white die shows ${state.white}`;
  if (state.ending === null && isRuined(state)) return 'nothing left to trade with, and the game goes on';
  return (
    firstOf(WHISKIES, (whisky) => checkCubes(state, whisky)) ??
    firstOf(WHISKIES, (whisky) => checkDice(state, whisky)) ??
    checkLines(state) ??
    firstOf([...state.merchants.keys()], (seat) => checkMerchant(state, seat))
  );
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
  return isWrongSum(counts, CUBES[whisky]) ? `${whisky} cubes: ${counts.join(' + ')}` : undefined;
}

function checkDice({ bag, barons }: DyceState, whisky: Whisky): string | undefined {
  const counts = [bag[whisky], ...barons.map(({ line }) => line.filter((die) => die.whisky === whisky).length)];
  return isWrongSum(counts, DICE[whisky]) ? `${whisky} dice: ${counts.join(' + ')}` : undefined;
}

function checkLines({ barons }: DyceState): string | undefined {
  const short = barons.find(({ line }) => line.length !== LINE_LENGTH);
  if (short) return `a line of ${short.line.length} dice`;
  const wrong = barons.flatMap(({ line }) => line).find(({ whisky, value }) => priceOn(whisky, value) !== value);
  return wrong && `a ${wrong.whisky} die shows ${wrong.value}`;
}

function checkMerchant(state: DyceState, seat: Seat): string | undefined {
  const { shops, pounds, vps } = must(state.merchants[seat]);
  const counts = [shops, shopsOf(state).filter(({ owner }) => owner === seat).length];
  if (isWrongSum(counts, SHOPS)) return `seat ${seat}: shops ${counts.join(' + ')}`;
  return pounds < 0 || vps < 0 ? `seat ${seat}: ${pounds} pounds, ${vps} VPs` : undefined;
}
