import type { Seat } from '@taproom/engine';
import {
  type BrewingEvent,
  type BrewingView,
  COINS_FOR_XP,
  COLOURS,
  DIE_XP,
  type Die,
  type DieWord,
  dieOf,
  INGREDIENTS,
  indexOfWord,
  pipsOf,
  type SeenBrewer,
  SPACE_RULES,
  SPACES,
  type Space,
  type Store,
} from '@taproom/games/dice-brewing';

type EventOf<T extends BrewingEvent['type']> = Extract<BrewingEvent, { readonly type: T }>;
type Dice = readonly Readonly<Die>[];

/**
 * The view with an event applied to what lies on the table. Dice between two places, which their owner is asked about,
 * lie nowhere; stocks wait for the end.
 */
export function told(view: BrewingView, event: BrewingEvent): BrewingView {
  switch (event.type) {
    case 'began':
      return {
        ...view,
        stage: 'place',
        round: event.round,
        season: event.season,
        first: event.seat,
        passed: view.passed.map(() => false),
        blocked: [],
      };
    case 'phase':
      return { ...view, stage: event.phase, passed: view.passed.map(() => false) };
    case 'passed':
      return { ...acting(view, event.seat), passed: view.passed.map((had, seat) => had || seat === event.seat) };
    case 'revealed':
      return {
        ...view,
        display: view.display.map((id) => (isTaken(view, id) ? event.recipe : id)),
        deck: view.deck - 1,
      };
    case 'banned':
      return { ...acting(view, event.seat), blocked: [...view.blocked, event.recipe] };
    case 'brewed':
      return brewed(view, event);
    case 'aimed':
      return withBrewer(acting(view, event.seat), event.at, (brewer) => aimed(brewer, event));
    case 'blocked':
      return withBrewer(acting(view, event.seat), event.at, (brewer) => blocked(brewer, event));
    case 'tidied':
      return { ...view, seats: view.seats.map((brewer) => scored(cleared(brewer))) };
    case 'drawn':
    case 'ended':
      return view;
    default:
      return withBrewer(acting(view, event.seat), event.seat, (brewer) =>
        changed(brewer, event, view.stage === 'tidy'),
      );
  }
}

type Own = Exclude<
  BrewingEvent,
  {
    type:
      | 'began'
      | 'phase'
      | 'passed'
      | 'revealed'
      | 'banned'
      | 'brewed'
      | 'aimed'
      | 'blocked'
      | 'tidied'
      | 'drawn'
      | 'ended';
  }
>;

/** What an event changes for the brewer who acts. */
function changed(brewer: SeenBrewer, event: Own, isTidying: boolean): SeenBrewer {
  const at = isTidying ? source(brewer, event) : undefined;
  const open = at ? emptied(brewer, at) : brewer;
  switch (event.type) {
    case 'rolled':
      return { ...open, reserve: event.dice.map(dieOf) };
    case 'placed':
      return { ...taken(open, event.die, event.from), board: { ...open.board, [event.space]: placedOn(event) } };
    case 'sown':
      return {
        ...open,
        seeds: open.seeds - 1,
        board: { ...open.board, [event.space]: { piece: 'seed', speeder: null, waiting: true } },
      };
    case 'sped':
      return {
        ...taken(open, event.die),
        board: { ...open.board, [event.space]: { piece: null, speeder: dieOf(event.die), waiting: false } },
      };
    case 'stored':
      return put(taken(open, event.die, 'reserve'), event.die, 'warehouse');
    case 'kept':
      return put(open, event.die, event.where);
    case 'gained':
      return pipsOf(event.die) === 0 ? put(open, event.die, 'reserve') : open;
    case 'seeded':
      return { ...open, seeds: open.seeds + event.count };
    case 'earned':
      return { ...open, coins: open.coins + event.coins, xp: open.xp + event.xp };
    case 'rerolled':
      return event.dice.reduce((one, die, i) => turned(one, die, event.into[i] ?? die), open);
    case 'swapped':
      return turned(open, event.die, event.into);
    default:
      return dealt(open, event);
  }
}

/** Purchases and tokens; coins for unlucky dice are not counted here. */
function dealt(
  brewer: SeenBrewer,
  event: EventOf<'bought' | 'dealt' | 'played' | 'improved' | 'searched' | 'declined' | 'wasted'>,
): SeenBrewer {
  switch (event.type) {
    case 'bought': {
      const paid = event.die === null ? brewer : { ...taken(brewer, event.die), onMarket: dieOf(event.die) };
      const ingredients = { ...paid.ingredients, [event.ingredient]: paid.ingredients[event.ingredient] + 1 };
      return { ...paid, ingredients, coins: Math.max(0, paid.coins - event.price) };
    }
    case 'dealt':
      return { ...withTokens(brewer, event.token, 1), coins: Math.max(0, brewer.coins - event.price) };
    case 'played':
      return withTokens(brewer, event.token, -1);
    default:
      return brewer;
  }
}

function withTokens(brewer: SeenBrewer, token: EventOf<'dealt'>['token'], more: 1 | -1): SeenBrewer {
  const { tokens } = brewer;
  const known = tokens && token ? { ...tokens, [token]: tokens[token] + more } : tokens;
  return { ...brewer, tokens: known, tokenCount: brewer.tokenCount + more };
}

// The table

/** A card that is being brewed lies in its place until the next is turned up. */
const isTaken = ({ seats }: BrewingView, id: string): boolean => seats.some(({ recipes }) => recipes.includes(id));

const acting = (view: BrewingView, actor: Seat): BrewingView => ({ ...view, actor });

const withBrewer = (view: BrewingView, seat: Seat, change: (brewer: SeenBrewer) => SeenBrewer): BrewingView => ({
  ...view,
  seats: view.seats.map((brewer, at) => (at === seat ? scored(change(brewer)) : brewer)),
});

/** What would be scored now. */
function scored(brewer: SeenBrewer): SeenBrewer {
  const parts = [
    { name: 'xp', value: brewer.xp },
    { name: 'coins', value: Math.floor(brewer.coins / COINS_FOR_XP) },
    { name: 'dice', value: allDice(brewer).reduce((sum, { colour }) => sum + DIE_XP[colour], 0) },
  ];
  return { ...brewer, parts, score: parts.reduce((sum, { value }) => sum + value, 0) };
}

const allDice = ({ reserve, warehouse, board, onMarket }: SeenBrewer): Dice => [
  ...reserve,
  ...warehouse,
  ...SPACES.flatMap((space) => [board[space]?.piece, board[space]?.speeder]).flatMap(dieIn),
  ...dieIn(onMarket),
];

const dieIn = (piece: Readonly<Die> | 'seed' | null | undefined): Dice => (piece && piece !== 'seed' ? [piece] : []);

// Dice

/** Takes a die out of a store, or of the one where it lies. */
function taken(brewer: SeenBrewer, word: DieWord, from: Store = storeOf(brewer, word)): SeenBrewer {
  const at = indexOfWord(brewer[from], word);
  return { ...brewer, [from]: brewer[from].filter((_, i) => i !== at) };
}

const storeOf = ({ reserve }: SeenBrewer, word: DieWord): Store =>
  indexOfWord(reserve, word) >= 0 ? 'reserve' : 'warehouse';

const put = (brewer: SeenBrewer, word: DieWord, where: Store): SeenBrewer => ({
  ...brewer,
  [where]: [...brewer[where], dieOf(word)],
});

/** A die becomes another where it lies. */
function turned(brewer: SeenBrewer, word: DieWord, into: DieWord): SeenBrewer {
  const from = storeOf(brewer, word);
  const at = indexOfWord(brewer[from], word);
  return { ...brewer, [from]: brewer[from].map((die, i) => (i === at ? dieOf(into) : die)) };
}

// Spaces

function placedOn({ space, die }: EventOf<'placed'>) {
  const { gain } = SPACE_RULES[space].effect;
  return { piece: dieOf(die), speeder: null, waiting: gain !== 'reroll' && gain !== 'exchange' };
}

/** The space that an event of the tidying comes from. */
export function source({ board }: SeenBrewer, event: BrewingEvent): Space | undefined {
  return SPACES.find((space) => board[space]?.waiting && yields(space, event));
}

function yields(space: Space, event: BrewingEvent): boolean {
  const { gain } = SPACE_RULES[space].effect;
  switch (event.type) {
    case 'gained':
      return gain === dieOf(event.die).colour;
    case 'improved':
      return gain === 'pip' && SPACE_RULES[space].takes.includes(dieOf(event.die).colour);
    case 'seeded':
      return gain === 'seeds';
    case 'earned':
      return gain === 'coins';
    case 'wasted':
      return event.space === space;
    default:
      return false;
  }
}

/** The piece is spent, but a blue die that went to school for another comes back. */
function emptied(brewer: SeenBrewer, space: Space): SeenBrewer {
  const placed = brewer.board[space];
  const isBack = SPACE_RULES[space].effect.gain === 'blue';
  return {
    ...brewer,
    reserve: isBack ? [...brewer.reserve, ...dieIn(placed?.piece)] : brewer.reserve,
    board: { ...brewer.board, [space]: { piece: null, speeder: null, waiting: false } },
  };
}

/** Blue dice come back, and the effects of tokens end. */
function cleared(brewer: SeenBrewer): SeenBrewer {
  const { reserve, warehouse, board, onMarket } = brewer;
  const back = SPACES.flatMap((space) => [...dieIn(board[space]?.piece), ...dieIn(board[space]?.speeder)]);
  return {
    ...brewer,
    reserve: [...reserve, ...back, ...dieIn(onMarket)].map(plain),
    warehouse: warehouse.map(plain),
    board: {},
    onMarket: null,
  };
}

const plain = ({ colour, value, raised }: Readonly<Die>): Die => ({
  colour,
  value: value - raised,
  raised: 0,
  lock: null,
  unlucky: false,
  withdrawn: false,
});

// Tokens and recipes

function aimed(brewer: SeenBrewer, { token, place, die, into }: EventOf<'aimed'>): SeenBrewer {
  if (token === 'withdraw') return { ...taken(brewer, die, 'warehouse'), reserve: [dieOf(into), ...brewer.reserve] };
  if (place === 'reserve' || place === 'warehouse') {
    const at = indexOfWord(brewer[place], die);
    return { ...brewer, [place]: brewer[place].map((one, i) => (i === at ? dieOf(into) : one)) };
  }
  const placed = brewer.board[place];
  return placed ? { ...brewer, board: { ...brewer.board, [place]: { ...placed, piece: dieOf(into) } } } : brewer;
}

function blocked(brewer: SeenBrewer, { building }: EventOf<'blocked'>): SeenBrewer {
  const shut = SPACES.filter((space) => space.startsWith(building) && brewer.board[space]?.waiting);
  const pieces = shut.map((space) => brewer.board[space]?.piece);
  return {
    ...brewer,
    seeds: brewer.seeds + pieces.filter((piece) => piece === 'seed').length,
    reserve: [...brewer.reserve, ...pieces.flatMap(dieIn)],
    board: Object.fromEntries(Object.entries(brewer.board).filter(([space]) => !shut.some((one) => one === space))),
  };
}

/** Its dice, and a blue die that helped, go to the reserve. */
function brewed(view: BrewingView, { seat, recipe, dice, extra }: EventOf<'brewed'>): BrewingView {
  const ingredient = INGREDIENTS.find((one) => one === extra);
  const isDie = !ingredient && COLOURS.some((colour) => extra !== 'none' && dieOf(extra).colour === colour);
  const gone = withBrewer(acting(view, seat), seat, (brewer) => {
    const moved = [...dice, ...(isDie ? [extra] : [])].reduce(
      (one, die) => put(indexOfWord(one.warehouse, die) >= 0 ? taken(one, die, 'warehouse') : one, die, 'reserve'),
      brewer,
    );
    const ingredients = ingredient
      ? { ...moved.ingredients, [ingredient]: moved.ingredients[ingredient] - 1 }
      : moved.ingredients;
    return { ...moved, ingredients, recipes: [...moved.recipes, recipe] };
  });
  return { ...gone, brewed: view.brewed + 1, passed: view.passed.map(() => false) };
}
