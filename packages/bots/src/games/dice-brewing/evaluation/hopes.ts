import { never } from '../../../lists.ts';
import { add, BLUE, type Brewery, emptyBrewery, MOST_PIPS, placeOf, VALUES } from './brewery.ts';
import { type Extra, type Formula, NONE } from './formulas.ts';
import { WEIGHTS } from './weights.ts';

/** How far the game is. */
export interface Outlook {
  /** How many recipes each seat will still brew. */
  readonly perSeat: number;
  /** How likely there is another round. */
  readonly another: number;
}

/** The display. */
export interface Offer {
  readonly formulas: Formula[];
  /** Recipes that may not be brewed in this round. */
  readonly isBlocked: boolean[];
}

/** Dice and ingredients reserved for one recipe, which are not there for another; counted like a brewery's. */
type Meant = Brewery;

/** Evaluations come by the thousand, so nothing is made anew. */
const meant: Meant = emptyBrewery();
const trial: Meant = emptyBrewery();

/** A recipe that a brewer hopes for. */
interface Hope {
  /** Its place in the display, or `NONE`. */
  recipe: number;
  /** The expected reward. */
  worth: number;
  /** For how many of its needs there is no die in the warehouse. */
  missing: number;
  /** Whether it can be paid in this round. */
  isNow: boolean;
}

const noHope = (): Hope => ({ recipe: NONE, worth: 0, missing: 0, isNow: false });
/** The recipes last ranked, and the one last looked at. */
const ranked: readonly Hope[] = WEIGHTS.ranks.map(noHope);
const look = noHope();

/** The worth of the recipes on display to a brewer: the most promising one, then the next with the rest, and so on. */
export function hopes(brewery: Brewery, offer: Offer, outlook: Outlook): number {
  let sum = 0;
  for (const [rank, { worth }] of rankHopes(brewery, offer, outlook).entries()) sum += shareOfRank(rank) * worth;
  return sum;
}

const shareOfRank = (rank: number): number => WEIGHTS.ranks[rank] ?? never();

/** The most promising recipe, then the next with what the first leaves, and so on. Valid until the next call. */
export function rankHopes(brewery: Brewery, { formulas, isBlocked }: Offer, outlook: Outlook): readonly Hope[] {
  meant.all.fill(0);
  let chosen = 0;
  for (const best of ranked) {
    best.recipe = NONE;
    best.worth = 0;
    if (chosen === NONE) continue;
    for (let i = 0; i < formulas.length; i++) {
      if ((chosen & (1 << i)) !== 0) continue;
      trial.all.set(meant.all);
      look.worth = hopeFor(brewery, formulas[i] ?? never(), isBlocked[i] ?? never(), outlook, trial);
      look.recipe = i;
      if (look.worth > best.worth) copyHope(best);
    }
    if (best.recipe === NONE) chosen = NONE;
    else {
      chosen |= 1 << best.recipe;
      hopeFor(brewery, formulas[best.recipe] ?? never(), false, outlook, meant);
    }
  }
  return ranked;
}

function copyHope(to: Hope): void {
  to.recipe = look.recipe;
  to.worth = look.worth;
  to.missing = look.missing;
  to.isNow = look.isNow;
}

/** The expected reward of a recipe. Reserves the dice and ingredients for it. */
function hopeFor(brewery: Brewery, formula: Formula, isBlocked: boolean, outlook: Outlook, meant: Meant): number {
  let chance = 1;
  let isNow = !isBlocked;
  let missing = 0;
  for (const { colour, least } of formula.needs) {
    const place = cheapest(brewery, colour, least, meant);
    if (place !== NONE) {
      add(meant.stored, place, 1);
      isNow &&= isThereNow(brewery, place, meant);
    } else {
      isNow = false;
      missing++;
      chance *= chanceToRoll((brewery.loose[colour] ?? never()) - (meant.loose[colour] ?? never()), least);
      add(meant.loose, colour, 1);
    }
  }
  look.missing = missing;
  look.isNow = isNow;
  const sure = isNow ? WEIGHTS.now : WEIGHTS.soon * outlook.another * chance;
  return sure * (prizeOf(formula, outlook) + bestExtra(brewery, formula, outlook, meant));
}

/** The place of the cheapest die that meets a need. */
function cheapest({ stored }: Brewery, colour: number, least: number, meant: Meant): number {
  for (let place = placeOf(colour, least); place <= placeOf(colour, MOST_PIPS); place++) {
    if ((stored[place] ?? never()) > (meant.stored[place] ?? never())) return place;
  }
  return NONE;
}

const isThereNow = ({ stored, late }: Brewery, place: number, meant: Meant): boolean =>
  (meant.stored[place] ?? never()) <= (stored[place] ?? never()) - (late[place] ?? never());

const MOST_DICE = 6;
/** By the number of dice and the least value: the chance of rolling it, in the next round or discounted later. */
const CHANCES = chances();

function chances(): Float64Array {
  const table = new Float64Array((MOST_DICE + 1) * VALUES);
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    for (let least = 1; least <= MOST_PIPS; least++) {
      const chance = 1 - ((least - 1) / MOST_PIPS) ** dice;
      table[dice * VALUES + least] = chance / (1 - WEIGHTS.patience * (1 - chance));
    }
  }
  return table;
}

const chanceToRoll = (dice: number, least: number): number =>
  dice <= 0 ? WEIGHTS.none : (CHANCES[Math.min(dice, MOST_DICE) * VALUES + least] ?? never());

/** The reward of a recipe by itself. */
export const prizeOf = ({ xp, coins, tokens, dice }: Formula, { perSeat, another }: Outlook): number =>
  xp + WEIGHTS.coin * coins + WEIGHTS.token * another * tokens + (1 + WEIGHTS.die * perSeat) * dice;

/** The extra reward of the best addition the brewer has. */
function bestExtra(brewery: Brewery, { extras }: Formula, { another }: Outlook, meant: Meant): number {
  let most = 0;
  let best: Extra | undefined;
  for (const extra of extras) {
    const cost = extra.ingredient === NONE ? 0 : WEIGHTS.ingredient * another;
    const worth = extra.xp + WEIGHTS.coin * extra.coins - cost;
    if (worth <= most || !hasExtra(brewery, extra, meant)) continue;
    most = worth;
    best = extra;
  }
  if (best?.ingredient === NONE) add(meant.stored, cheapest(brewery, BLUE, best.blue, meant), 1);
  else if (best) add(meant.ingredients, best.ingredient, 1);
  return most;
}

const hasExtra = (brewery: Brewery, { ingredient, blue }: Extra, meant: Meant): boolean =>
  ingredient === NONE
    ? cheapest(brewery, BLUE, blue, meant) !== NONE
    : (brewery.ingredients[ingredient] ?? never()) > (meant.ingredients[ingredient] ?? never());
