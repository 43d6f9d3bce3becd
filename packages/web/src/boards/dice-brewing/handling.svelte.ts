import type { Seat, Unchecked } from '@taproom/engine';
import {
  type Asked,
  type BrewingAction,
  INGREDIENTS,
  type Ingredient,
  indexOfWord,
  type SeenBrewer,
  SPACE_RULES,
  SPACES,
  type Space,
  type Store,
  type Token,
  wordOf,
} from '@taproom/games/dice-brewing';
import {
  find,
  forGoal,
  type Goal,
  type Hand,
  isSame,
  isSameHand,
  isTrivial,
  pieceOf,
  usesOf,
  waysToBuy,
  workOn,
} from './counter/choices.ts';

/** The situation of the player to act. */
interface Moment {
  readonly front: Seat;
  readonly own: SeenBrewer;
  readonly legal: readonly BrewingAction[];
  /** Null while another seat acts. */
  readonly asked: Asked | null;
  /** Whether an action would waste something. */
  readonly isWarnedOf: (action: BrewingAction) => boolean;
}

interface Deeds {
  readonly play: (action: BrewingAction) => void;
  /** Says beside an element why an action is not open. */
  readonly refuse: (action: Unchecked, element: Element) => void;
}

/** The player's choices that the table does not know yet, and how presses change them. */
export class Handling {
  #hand = $state.raw<Hand | null>(null);
  #lifted = $state<number | null>(null);
  #goal = $state.raw<Goal | null>(null);
  /** What the same gesture still does, one action after the other. */
  #plan: readonly BrewingAction[] = [];
  /** The question that comes follows from the player's own action. */
  #hasPlayed = false;
  readonly #now: () => Moment;
  readonly #deeds: Deeds;

  constructor(now: () => Moment, deeds: Deeds) {
    this.#now = now;
    this.#deeds = deeds;
  }

  get hand(): Hand | null {
    return this.#hand;
  }

  /** Its index among equal pieces. */
  get lifted(): number | null {
    return this.#lifted;
  }

  /** The first of two presses. */
  get goal(): Goal | null {
    return this.#goal;
  }

  letGo(): void {
    this.#hand = null;
    this.#lifted = null;
    this.#goal = null;
  }

  play(action: BrewingAction, rest: readonly BrewingAction[] = []): void {
    this.letGo();
    this.#plan = rest;
    this.#hasPlayed = true;
    this.#deeds.play(action);
  }

  /** Somebody is asked: goes on with the gesture, or answers for the player where there is no choice. */
  goOn(): void {
    const { legal, asked, isWarnedOf } = this.#now();
    const [next, ...rest] = this.#plan;
    const isAfterOwn = this.#hasPlayed;
    this.#plan = [];
    this.#hasPlayed = false;
    const [only] = legal;
    if (next && legal.some((action) => isSame(next, action))) this.play(next, rest);
    else if (asked && only && isAfterOwn && isTrivial(asked, legal) && !isWarnedOf(only)) this.play(only);
  }

  /** Plays the action if there is one, else says why not. */
  #attempt(action: BrewingAction | undefined, wanted: Unchecked, element: Element): void {
    if (action) this.play(action);
    else if (this.#now().asked) this.#deeds.refuse(wanted, element);
  }

  /** The same, but warns before an action that would waste something, and plays it on a second press. */
  #attemptForSure(action: BrewingAction | undefined, wanted: Unchecked, element: Element): void {
    if (!action || !this.#now().isWarnedOf(action)) this.#attempt(action, wanted, element);
    else {
      this.letGo();
      this.#goal = { sure: action };
    }
  }

  #lift(piece: Hand, at: number): void {
    this.letGo();
    this.#hand = piece;
    this.#lifted = at;
  }

  get #isPlacing(): boolean {
    const at = this.#now().asked?.at;
    return at === 'place' || at === 'purchase';
  }

  // Pieces

  pressPiece(piece: Hand, at: number, element: Element): void {
    const { asked, legal } = this.#now();
    const ways = this.#goal ? forGoal(legal, this.#goal) : [];
    const way = ways.find((action) => isSameHand(pieceOf(action), piece));
    const uses = usesOf(legal, piece);
    const [only] = uses;
    if (way) this.play(way);
    else if (asked?.at === 'purchase' && only?.type === 'store' && uses.length === 1) this.play(only);
    else if (this.#isPlacing && isSameHand(this.#hand, piece) && this.#lifted === at) this.letGo();
    else if (this.#isPlacing) this.#lift(piece, at);
    else if (asked && piece !== 'seed') this.#answerWith(asked, piece.from, piece.die, element);
  }

  /** One of the player's own dice as the answer to a question. */
  #answerWith({ at }: Asked, from: Store, die: string, element: Element): void {
    const { legal, front } = this.#now();
    if (at === 'reroll') {
      const pick = find(legal, 'pick', (one) => one.from === from && one.die === die);
      this.#attempt(pick, { type: 'pick', from, die }, element);
    } else if (at === 'pay') {
      this.#attempt(
        find(legal, 'pay', (one) => one.die === die),
        { type: 'pay', die },
        element,
      );
    } else if (at === 'aim') {
      const aim = find(legal, 'aim', (one) => one.seat === front && one.place === from && one.die === die);
      this.#attemptForSure(aim, { type: 'aim', seat: front, place: from, die }, element);
    } else this.#attempt(undefined, { type: 'store', die }, element);
  }

  /** Stores the die in hand. */
  store(element: Element): void {
    const hand = this.#hand;
    if (hand === null || hand === 'seed') return;
    const { die } = hand;
    const action = find(this.#now().legal, 'store', (one) => one.die === die);
    this.#attempt(action, { type: 'store', die }, element);
  }

  /** Stores the die in hand, else the named one from the reserve. */
  storeNamed(die: string | undefined, element: Element): void {
    if (this.#hand === null && die) this.#lift({ from: 'reserve', die }, indexOfWord(this.#now().own.reserve, die));
    this.store(element);
  }

  /** Stores all dice that a recipe needs, in one go. */
  storeAll(dice: readonly string[], element: Element): void {
    const [first = '', ...rest] = dice;
    const action = find(this.#now().legal, 'store', (one) => one.die === first);
    if (action)
      this.play(
        action,
        rest.map((die) => ({ type: 'store', die })),
      );
    else this.#attempt(undefined, { type: 'store', die: first }, element);
  }

  // Spaces and stalls

  pressSpace(space: Space, element: Element): void {
    const ways = workOn(this.#now().legal, space, this.#hand);
    const [first] = ways;
    if (first && (this.#hand || ways.length === 1)) this.#attemptForSure(first, first, element);
    else if (first) this.#goal = { space };
    else this.#attempt(undefined, this.#wantedOn(space), element);
  }

  /** The action meant by a press on a space, for explaining why it is refused. */
  #wantedOn(space: Space): Unchecked {
    const isBusy = this.#now().own.board[space] !== undefined;
    if (SPACE_RULES[space].takes === 'seed' && !isBusy) return { type: 'sow', space };
    const hand = this.#hand;
    const { from, die } = hand !== null && hand !== 'seed' ? hand : this.#firstFor(space);
    return { type: isBusy ? 'speed' : 'place', space, from, die };
  }

  #firstFor(space: Space): { from: Store; die: string } {
    const { reserve } = this.#now().own;
    const { takes } = SPACE_RULES[space];
    const die = reserve.find(({ colour }) => takes !== 'seed' && takes.includes(colour)) ?? reserve[0];
    return { from: 'reserve', die: die ? wordOf(die) : '' };
  }

  pressIngredient(ingredient: Ingredient, element: Element): void {
    const hand = this.#hand;
    const ways = waysToBuy(this.#now().legal, ingredient, hand);
    if (ways.length > 1) this.#goal = { ingredient };
    else {
      const payment = hand !== null && hand !== 'seed' ? hand : { from: null, die: null };
      this.#attempt(ways[0], { type: 'buy', ingredient, ...payment }, element);
    }
  }

  pressToken(token: Token, element: Element): void {
    const deal = find(this.#now().legal, 'deal', (one) => one.token === token);
    this.#attempt(deal, { type: 'deal', token }, element);
  }

  playToken(token: Token, element: Element): void {
    const play = find(this.#now().legal, 'play', (one) => one.token === token);
    this.#attemptForSure(play, { type: 'play', token }, element);
  }

  brew(recipe: string, extra: string, pay: 'cheapest' | 'chosen', element: Element): void {
    const isIt = (one: { recipe: string; extra: string; pay: string }): boolean =>
      one.recipe === recipe && one.extra === extra && one.pay === pay;
    this.#attempt(find(this.#now().legal, 'brew', isIt), { type: 'brew', recipe, extra, pay }, element);
  }

  /** Ends the turn, or rolls the picked dice. */
  finish(type: 'pass' | 'done' | 'roll', element: Element): void {
    this.#attempt(find(this.#now().legal, type), { type }, element);
  }

  // Carrying

  carry(piece: Hand, at: number): void {
    if (this.#isPlacing && !isSameHand(this.#hand, piece)) this.#lift(piece, at);
  }

  /** A piece was dropped over a part of the table. */
  drop(piece: Hand, place: HTMLElement | null | undefined): void {
    const name = place?.dataset['drop'];
    const space = SPACES.find((one) => one === name);
    const ingredient = INGREDIENTS.find((one) => one === name);
    if (!this.#isPlacing || !place) this.letGo();
    else if (space) this.pressSpace(space, place);
    else if (ingredient) this.pressIngredient(ingredient, place);
    else if (name === 'warehouse' && piece !== 'seed' && piece.from === 'reserve') this.store(place);
    else this.letGo();
  }
}
