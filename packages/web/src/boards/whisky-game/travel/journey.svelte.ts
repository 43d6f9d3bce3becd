import type { Seat } from '@taproom/engine';
import type { Asked, FieldId, Ticket, Way, WhiskyAction, WhiskyView } from '@taproom/games/whisky-game/shown';
import { nextOn, stepTo, type Walk, walkAlong, waysIn } from './walking.ts';

/** The situation of the player to act. */
interface Moment {
  readonly view: WhiskyView;
  readonly front: Seat;
  readonly legal: readonly WhiskyAction[];
  /** Null while another seat acts. */
  readonly asked: Asked | null;
  /** In a lesson the rest of a walk follows its first step without the player, if it was the right one. */
  readonly isLed?: boolean;
}

const isSame = (one: WhiskyAction, other: WhiskyAction): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The field an action leads to, if a press on the map can mean it. */
function goalOf(action: WhiskyAction, ticket: Ticket | null): FieldId | undefined {
  if (action.type === 'start') return action.at;
  if (action.type === 'sail' || action.type === 'travel') return action.to;
  return action.type === 'fly' && action.ticket === ticket ? action.to : undefined;
}

/** The player's intended destination, which the table does not know yet, and the walk there. */
export class Journey {
  #chosen = $state.raw<FieldId | null>(null);
  #looked = $state.raw<FieldId | null>(null);
  #turn = $state(0);
  #ticket = $state<Ticket | null>(null);
  #walk = $state.raw<Walk | null>(null);
  #behind = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #now: () => Moment;
  readonly #play: (action: WhiskyAction) => void;

  readonly #ways = $derived.by(() => {
    const { view, front, asked } = this.#now();
    return asked?.at === 'move' ? waysIn(view, front) : new Map<FieldId, readonly Way[]>();
  });
  readonly #goals = $derived.by(() => {
    const { ticket } = this;
    return new Map(
      this.#now().legal.flatMap((action) => {
        const field = goalOf(action, ticket);
        return field === undefined ? [] : [[field, action] as const];
      }),
    );
  });
  /** The fields that can be chosen. */
  readonly reach: ReadonlySet<FieldId> = $derived(
    this.#walk ? new Set<FieldId>() : new Set([...this.#ways.keys(), ...this.#goals.keys()]),
  );
  /** Where the next step can lead. */
  readonly near: readonly FieldId[] = $derived.by(() =>
    this.#walk ? [] : this.#now().legal.flatMap((action) => (action.type === 'step' ? [action.to] : [])),
  );

  constructor(now: () => Moment, play: (action: WhiskyAction) => void) {
    this.#now = now;
    this.#play = play;
  }

  get chosen(): FieldId | null {
    return this.#walk ? (this.#walk.path.at(-1) ?? null) : this.#chosen;
  }

  get isWalking(): boolean {
    return this.#walk !== null;
  }

  /** The whole way being walked. */
  get route(): readonly FieldId[] {
    return this.#walk?.path ?? [];
  }

  /** The available tickets; the first one is used unless another was picked. */
  get tickets(): Ticket[] {
    return [...new Set(this.#now().legal.flatMap((action) => (action.type === 'fly' ? [action.ticket] : [])))];
  }

  get ticket(): Ticket | null {
    const { tickets } = this;
    return tickets.find((one) => one === this.#ticket) ?? tickets.at(-1) ?? null;
  }

  set ticket(ticket: Ticket | null) {
    this.#ticket = ticket;
  }

  /** The ways to the chosen field. */
  get ways(): readonly Way[] {
    return this.#chosen === null ? [] : (this.#ways.get(this.#chosen) ?? []);
  }

  /** The selected one. */
  get way(): Way | undefined {
    return this.ways[this.#turn % Math.max(1, this.ways.length)];
  }

  /** The way to draw, from the pawn to the chosen field, or else to the one that is looked at. */
  get line(): readonly FieldId[] {
    if (this.#walk) return this.#walk.path.slice(Math.max(0, this.#behind - 1));
    const { asked } = this.#now();
    const to = this.#chosen ?? this.#looked;
    if (asked?.at !== 'move' || to === null) return [];
    const way = this.#chosen === null ? this.#ways.get(to)?.[0] : this.way;
    if (way) return way.path.slice(asked.path.length - 1);
    return this.near.includes(to) ? [...asked.path.slice(-1), to] : [];
  }

  get otherLines(): readonly (readonly FieldId[])[] {
    const { asked } = this.#now();
    if (asked?.at !== 'move' || this.#walk) return [];
    return this.ways.filter((way) => way !== this.way).map(({ path }) => path.slice(asked.path.length - 1));
  }

  /** A field is looked at, or none: the way there is drawn. */
  look(field: FieldId | null): void {
    this.#looked = field;
  }

  /** Chooses a field; choosing it again goes there at once. */
  pick(field: FieldId): void {
    if (this.#walk) this.halt();
    if (field === this.#chosen) this.go();
    else {
      this.#chosen = field;
      this.#turn = 0;
    }
  }

  another(): void {
    this.#turn += 1;
  }

  letGo(): void {
    this.#chosen = null;
    this.#turn = 0;
  }

  /** Goes to the chosen field. */
  go(): void {
    const { asked } = this.#now();
    const [field, way] = [this.#chosen, this.way];
    if (field === null) return;
    const action = this.#goals.get(field);
    this.letGo();
    if (action) this.#play(action);
    else if (asked?.at === 'move') this.#start(way ? walkAlong(way, asked) : stepTo(field, asked), asked.path.length);
  }

  step(to: FieldId): void {
    const { asked } = this.#now();
    if (this.#walk) this.halt();
    if (asked?.at === 'move') this.#start(stepTo(to, asked), asked.path.length);
  }

  #start(walk: Walk, behind: number): void {
    this.#walk = walk;
    this.#behind = behind;
    this.#advance();
  }

  #advance(): void {
    const { asked, legal, isLed = false } = this.#now();
    const wish = this.#walk ? nextOn(this.#walk, this.#behind, asked) : undefined;
    const action = wish && legal.find((one) => isSame(one, wish));
    if (action?.type === 'step' && !isLed) this.#behind += 1;
    else this.halt();
    if (action) this.#play(action);
  }

  /** The table has changed: the walk continues if it is where the last step led, else it ends. */
  follow(): void {
    clearTimeout(this.#timer);
    this.letGo();
    if (!this.#walk) return;
    if (nextOn(this.#walk, this.#behind, this.#now().asked)) this.#timer = setTimeout(() => this.#advance());
    else this.halt();
  }

  /** Stops the walk here. */
  halt(): void {
    clearTimeout(this.#timer);
    this.#walk = null;
  }
}
