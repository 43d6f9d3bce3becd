import { at, type Seat } from '@taproom/engine';
import {
  BLACK_MARKET_OPENS,
  type BrewingView,
  BUILDINGS,
  type Building,
  buildingOf,
  COLOUR_LETTERS,
  COLOURS,
  type Die,
  type Enhancement,
  INGREDIENT_PRICES,
  INGREDIENTS,
  type Ingredient,
  MARKET_OPENS,
  type Recipe,
  type Requirement,
  type Reward,
  recipeOf,
  type SeenBrewer,
  SPACE_RULES,
  SPACES,
  type Space,
  TOKEN_PRICES,
  TOKENS,
  type Token,
  wordOf,
} from '@taproom/games/dice-brewing';
import { padded } from '../../output/paint.ts';
import type { Surroundings } from '../face.ts';
import { tokenWord } from './typing.ts';

const PANEL_COLUMN = 43;
/** With this many seats there is no room for empty lines. */
const MANY_SEATS = 4;

export function draw(view: BrewingView, around: Surroundings): string[] {
  const own = at(view.seats, around.home);
  const left = [...BUILDINGS.map((building) => buildingLine(view, own, around, building)), ...diceLines(own, around)];
  const right = panelLines(view, own, around);
  const gap = view.seats.length < MANY_SEATS ? [''] : [];
  return [
    ...left.map((line, i) => `${padded(line, PANEL_COLUMN)}${right[i] ?? ''}`.trimEnd()),
    ...gap,
    ...view.display.map((id) => recipeLine(view, own, around, recipeOf(id))),
    ...gap,
    ...view.seats.flatMap((brewer, seat) => (seat === around.home ? [] : [otherLine(view, brewer, around, seat)])),
  ];
}

/** Letters that also do for typing: fru, spi, mal, hon, hop; rai, rer, loc, wit, bui, rec. */
const short = (word: string): string => word.slice(0, 3);

const clipped = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

// The own board: a line for each building, a cell for each space.

const NUMBER_WIDTH = 3;
const SIGN_WIDTH = 6;
const CONTENT_WIDTH = 5;

/** What each space takes and gives. */
const SIGNS: Readonly<Record<Space, string>> = {
  MH1: 's→y',
  MH2: 'y→b',
  MH3: 'yb+1',
  HP1: 's→g',
  HP2: 'g+1',
  SK1: 'u2↻',
  SK2: 'u3⇄',
  SK3: 'u5→u',
  SD1: 'yg→2s',
  SD2: 'b→4¢',
  SD3: 'u→4¢',
};

function buildingLine(view: BrewingView, own: SeenBrewer, around: Surroundings, building: Building): string {
  const cells = SPACES.filter((space) => buildingOf(space) === building).map((space) => {
    const head = `${space.slice(2)} ${SIGNS[space].padEnd(SIGN_WIDTH)}`;
    return `${around.paint('faint', head)}${padded(contentText(view, own, around, space), CONTENT_WIDTH)}`;
  });
  return `${around.paint('strong', building.padEnd(NUMBER_WIDTH))}${cells.join('')}`;
}

/** What lies on one of the player's spaces, or why nothing can. */
function contentText(view: BrewingView, own: SeenBrewer, { paint }: Surroundings, space: Space): string {
  const placed = own.board[space];
  if (placed) return paint('title', clipped(placedWord(placed), CONTENT_WIDTH - 1));
  const { opens } = SPACE_RULES[space];
  if (view.round < opens) return paint('faint', `⊘${opens}`);
  const users = view.seats.filter(({ board }) => board[space]).length;
  return paint('faint', users === view.seats.length - 1 ? '×' : '·');
}

type Placed = NonNullable<SeenBrewer['board'][Space]>;

/** The piece, or the blue die that sped it up; a mark where the effect has come. */
function placedWord({ piece, speeder }: Placed): string {
  if (speeder) return `»${wordOf(speeder)}`;
  if (piece === null) return '✓';
  return piece === 'seed' ? 's' : wordOf(piece);
}

// Reserve and warehouse

const diceLines = (own: SeenBrewer, around: Surroundings): string[] => [
  `${around.paint('strong', 'R')} ${diceText(own.reserve, around)}`,
  `${around.paint('strong', 'W')} ${diceText(own.warehouse, around)}`,
];

const sorted = (dice: readonly Readonly<Die>[]): Readonly<Die>[] =>
  dice.toSorted((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.value - b.value);

/** The words of the dice; where they are too many, closer together. */
function diceText(dice: readonly Readonly<Die>[], { paint }: Surroundings): string {
  const width = PANEL_COLUMN - 3;
  if (sorted(dice).map(wordOf).join(' ').length > width) return clipped(closeWords(dice), width);
  return (
    sorted(dice)
      .map((die) => paint(die.colour, wordOf(die)))
      .join(' ') || '–'
  );
}

/** `y135 b2`: the colour once for all dice that have nothing else about them. */
function closeWords(dice: readonly Readonly<Die>[]): string {
  const words = sorted(dice).map(wordOf);
  const plain = COLOURS.flatMap((colour) => {
    const own = sorted(dice).filter((die) => die.colour === colour && wordOf(die).length === 2);
    const [first] = own;
    return first ? [`${wordOf(first).slice(0, 1)}${own.map(({ value }) => value).join('')}`] : [];
  });
  return [...plain, ...words.filter((word) => word.length > 2)].join(' ') || '–';
}

// The panel: what one has, the round and the supply, the two markets.

const NAME_WIDTH = 10;

function panelLines(view: BrewingView, own: SeenBrewer, around: Surroundings): string[] {
  return [
    statusText(view, own, around, around.home),
    roundLine(view, around),
    ...shelfLines(INGREDIENTS.map((ingredient) => ingredientText(view, own, around, ingredient))),
    ...shelfLines(TOKENS.map((token) => tokenText(view, own, around, token))),
  ];
}

/** Who it is, with experience, score, coins, seeds and recipes. */
function statusText(view: BrewingView, brewer: SeenBrewer, around: Surroundings, seat: Seat): string {
  const { paint, names, resigned } = around;
  const { xp, score, coins, seeds, recipes } = brewer;
  const mark = `${view.actor === seat ? paint('title', '▶') : ' '}${seat + 1}${view.first === seat ? '°' : ' '}`;
  const name = (names[seat] ?? '').slice(0, NAME_WIDTH).padEnd(NAME_WIDTH);
  const numbers = [
    `${xp}★`.padStart(4),
    `=${score}`.padEnd(4),
    `${coins}¢`.padStart(3),
    `${seeds}s`,
    `${recipes.length}▤`,
  ];
  return `${mark}${paint(resigned.includes(seat) ? 'faint' : 'strong', name)}${numbers.join(' ')}`;
}

function roundLine({ round, season, brewed, toBrew, supply, seeds }: BrewingView, { paint }: Surroundings): string {
  const dice = COLOURS.map((colour) => paint(colour, `${COLOUR_LETTERS[colour]}${supply[colour]}`)).join(' ');
  return ` ${season === 'winter' ? '❄' : '☀'}${round} ▤${brewed}/${toBrew} □ ${dice} s${seeds}`;
}

const SHELF = 3;
const WARE_WIDTH = 12;

const shelfLines = (wares: readonly string[]): string[] =>
  [wares.slice(0, SHELF), wares.slice(SHELF)].map((row) => ` ${row.map((ware) => padded(ware, WARE_WIDTH)).join('')}`);

/** `hon 4¢×2+1`: the price, how many are left, and how many one has. */
function wareText({ paint }: Surroundings, word: string, price: number, left: string, owned: number): string {
  const label = `${short(word)} ${price}¢${left}`;
  return owned > 0 ? `${label}${paint('title', `+${owned}`)}` : paint('faint', label);
}

function ingredientText(view: BrewingView, own: SeenBrewer, around: Surroundings, ingredient: Ingredient): string {
  const left = view.round < MARKET_OPENS ? `⊘${MARKET_OPENS}` : `×${view.market[ingredient]}`;
  return wareText(around, ingredient, INGREDIENT_PRICES[ingredient], left, own.ingredients[ingredient]);
}

/** Where tokens lie face down, nobody knows how many are left. */
function tokenText(view: BrewingView, own: SeenBrewer, around: Surroundings, token: Token): string {
  const count = view.blackMarket[token];
  const some = view.mode === 'advanced' && view.phase === 'play' && count > 0 ? '?' : String(count);
  const left = view.round < BLACK_MARKET_OPENS ? `⊘${BLACK_MARKET_OPENS}` : `×${some}`;
  return wareText(around, tokenWord(token), TOKEN_PRICES[token], left, own.tokens?.[token] ?? 0);
}

// Recipes: what can be brewed now, and what is still missing.

const RECIPE_WIDTH = 22;
const REQUIREMENTS_WIDTH = 20;
const REWARD_WIDTH = 7;

function recipeLine(view: BrewingView, own: SeenBrewer, around: Surroundings, recipe: Recipe): string {
  const { paint } = around;
  const missing = missingOf(own.warehouse, recipe.requirements);
  const isBlocked = view.blocked.includes(recipe.id);
  const mark = isBlocked ? paint('bad', '×') : missing.length === 0 ? paint('good', '✓') : ' ';
  const needs = recipe.requirements.map((need) => needText(around, need, missing.includes(need))).join(' ');
  const extras = recipe.enhancements.map((extra) => extraText(own, around, extra)).join(' ');
  const name = padded(paint('strong', recipe.name), RECIPE_WIDTH);
  return `${mark} ${recipe.id} ${name}${padded(needs, REQUIREMENTS_WIDTH)}${rewardText(recipe.reward).padEnd(REWARD_WIDTH)}${extras}`;
}

/** The requirements for which no die is left, if the strictest take the lowest dice that do. */
function missingOf(warehouse: SeenBrewer['warehouse'], requirements: readonly Requirement[]): Requirement[] {
  const left = sorted(warehouse).filter(({ lock }) => lock !== 'locked');
  return requirements
    .toSorted((a, b) => b.least - a.least)
    .filter(({ colour, least }) => {
      const at = left.findIndex((die) => die.colour === colour && die.value >= least);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}

/** `y5`, or `y5?` as long as it is missing. */
function needText({ paint }: Surroundings, { colour, least }: Requirement, isMissing: boolean): string {
  const word = `${COLOUR_LETTERS[colour]}${least}`;
  return isMissing ? paint('faint', `${word}?`) : paint(colour, word);
}

const gainText = (coins: number, xp: number): string[] => [
  ...(xp > 0 ? [`${xp}★`] : []),
  ...(coins > 0 ? [`${coins}¢`] : []),
];

const rewardText = ({ coins, xp, tokens, maltOrHops, anyDice }: Reward): string =>
  [
    ...gainText(coins, xp),
    ...(tokens > 0 ? [`${tokens}T`] : []),
    ...(maltOrHops > 0 ? [`${maltOrHops}yg`] : []),
    ...(anyDice > 0 ? [`${anyDice}⚄`] : []),
  ].join(' ');

function extraText(own: SeenBrewer, { paint }: Surroundings, { with: needed, coins, xp }: Enhancement): string {
  const word = typeof needed === 'string' ? short(needed) : `u${needed.blue}`;
  return paint(hasExtra(own, needed) ? 'strong' : 'faint', `${word}+${gainText(coins, xp).join('')}`);
}

const hasExtra = ({ ingredients, warehouse }: SeenBrewer, needed: Enhancement['with']): boolean =>
  typeof needed === 'string'
    ? ingredients[needed] > 0
    : warehouse.some(({ colour, value, lock }) => colour === 'blue' && value >= needed.blue && lock !== 'locked');

// The others, a line each: what they have, their dice, their board.

const STATUS_WIDTH = 32;

function otherLine(view: BrewingView, brewer: SeenBrewer, around: Surroundings, seat: Seat): string {
  const words = [
    `R ${closeWords(brewer.reserve)}`,
    `W ${closeWords(brewer.warehouse)}`,
    ...SPACES.flatMap((space) => spaceWords(brewer, space)),
    ...ownedWords(brewer),
  ];
  const status = padded(statusText(view, brewer, around, seat), STATUS_WIDTH);
  return `${status} ${clipped(words.join(' '), around.columns - STATUS_WIDTH - 1)}`;
}

const spaceWords = ({ board }: SeenBrewer, space: Space): string[] =>
  board[space] ? [`${space}:${placedWord(board[space])}`] : [];

/** Ingredients and tokens by their letters; tokens that lie face down by their number. */
function ownedWords({ ingredients, tokens, tokenCount }: SeenBrewer): string[] {
  const goods = INGREDIENTS.flatMap((ingredient) => ownedWord(ingredient, ingredients[ingredient]));
  if (!tokens) return tokenCount > 0 ? [...goods, `+${tokenCount}T`] : goods;
  return [...goods, ...TOKENS.flatMap((token) => ownedWord(tokenWord(token), tokens[token]))];
}

const ownedWord = (word: string, count: number): string[] =>
  count > 0 ? [`+${count > 1 ? count : ''}${short(word)}`] : [];
