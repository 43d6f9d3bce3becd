import type { Seat } from '@taproom/engine';
import {
  type BrewingAction,
  BUILDINGS,
  type Building,
  buildingOf,
  type Die,
  SPACES,
  type Space,
  type Token,
  wordOf,
} from '@taproom/games/dice-brewing';
import { at } from '../../../lists.ts';
import { add, MOST_PIPS, numberOf, placeOf, type SceneBrewer, setUpBrewery } from './brewery.ts';
import { formulaOf } from './formulas.ts';
import { leadIf, leadIfAll, leadIn, type Standing } from './standing.ts';

/** The target of a token. */
export type Target = Extract<BrewingAction, { type: 'aim' | 'block' | 'ban' }>;

/** The lead after playing a token on its best target. */
export const tokenLead = (standing: Standing, seat: Seat, token: Token): number =>
  Math.max(...sensibleTargets(standing, seat, token).map((target) => aimLead(standing, seat, token, target)));

/** The targets worth a thought: recipes, others' buildings, and dice in warehouses, one's own only to raise them. */
function sensibleTargets({ scene }: Standing, seat: Seat, token: Token): Target[] {
  const { brewers, display } = scene;
  if (token === 'blockRecipe') return display.map((recipe) => ({ type: 'ban', recipe }));
  const others = brewers.flatMap((brewer, at) => ((at === seat) === (token === 'raise') ? [{ brewer, at }] : []));
  if (token === 'blockBuilding') {
    return others.flatMap(({ at }) => BUILDINGS.map((building): Target => ({ type: 'block', seat: at, building })));
  }
  return others.flatMap(({ brewer, at }) =>
    brewer.warehouse.map((die): Target => ({ type: 'aim', seat: at, place: 'warehouse', die: wordOf(die) })),
  );
}

/** How far a seat is ahead when a token has been played on something. */
export function aimLead(standing: Standing, seat: Seat, token: Token, target: Target): number {
  if (target.type === 'ban') return banLead(standing, seat, target.recipe);
  if (target.type === 'block') return blockLead(standing, seat, target.seat, target.building);
  const die = standing.scene.brewers[target.seat]?.warehouse.find((one) => wordOf(one) === target.die);
  if (target.place !== 'warehouse' || !die) return leadIn(standing, seat);
  return dieLead(standing, seat, token, target.seat, die);
}

const banLead = (standing: Standing, seat: Seat, recipe: string): number =>
  leadIfAll(standing, seat, ({ offer }) => {
    offer.isBlocked[offer.formulas.indexOf(formulaOf(recipe))] = true;
  });

function dieLead(
  standing: Standing,
  seat: Seat,
  token: Token,
  at: Seat,
  { colour, value, lock }: Readonly<Die>,
): number {
  const place = placeOf(numberOf(colour), value);
  if (lock !== null || (token === 'raise' && value === MOST_PIPS) || (token === 'lock' && at === seat)) {
    return leadIn(standing, seat);
  }
  return leadIf(
    standing,
    seat,
    ({ stored, late, loose }) => {
      if (token === 'lock') add(late, place, 1);
      else add(stored, place, -1);
      if (token === 'raise') add(stored, place + 1, 1);
      if (token === 'reroll' || token === 'withdraw') add(loose, numberOf(colour), 1);
    },
    at,
  );
}

function blockLead(standing: Standing, seat: Seat, rival: Seat, building: Building): number {
  const brewer = at(standing.scene.brewers, rival);
  return leadIf(standing, seat, (brewery) => setUpBrewery(brewery, withoutBuilding(brewer, building)), rival);
}

/** Pieces waiting in the building go back to their owner. */
function withoutBuilding(brewer: SceneBrewer, building: Building): SceneBrewer {
  const isBack = (space: Space): boolean => buildingOf(space) === building && brewer.board[space]?.waiting === true;
  const pieces = SPACES.filter(isBack).map((space) => brewer.board[space]?.piece);
  const dice = pieces.filter((piece): piece is Die => typeof piece === 'object' && piece !== null);
  const board = { ...brewer.board };
  for (const space of SPACES) if (isBack(space)) delete board[space];
  const seeds = brewer.seeds + pieces.filter((piece) => piece === 'seed').length;
  return { ...brewer, reserve: [...brewer.reserve, ...dice], seeds, board };
}
