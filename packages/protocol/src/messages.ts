import type { Outcome, Refusal, RuleId, Seat, Tagged } from '@taproom/engine';
import Type, { type Static } from 'typebox';
import type { Compact } from './compact.ts';
import type { PackedActions } from './packed.ts';
import { Nonce, type OtherRules, TableId, type TableInfo, Text } from './tables.ts';

/** The longest message read from a socket, in bytes. */
export const LARGEST_MESSAGE = 4_096;
export const LONGEST_CHAT = 500;

const closed = { additionalProperties: false } as const;
/** The number that matches an answer to its request. */
const Id = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
const Seq = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Milliseconds since 1970. */
const Moment = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** The engine checks actions itself. */
const Action = Type.Object({ type: Type.String({ maxLength: 64 }) }, { maxProperties: 16 });

const at = { id: Id, table: TableId };
/**
 * `seq` is the number of entries the sender has seen; `key` identifies the request, so that it can be sent again
 * safely.
 */
const change = { ...at, seat: SeatNumber, seq: Seq, key: Nonce };

/** The messages a client sends. Each gets exactly one answer with its `id`. */
export const ClientMessage = Type.Union([
  Type.Object({ type: Type.Literal('hello'), id: Id, version: Type.Integer() }, closed),
  /**
   * Follow a table: its whole state comes first, then the changes; with `plain`, nothing that comes is packed. The
   * invitation lets whoever has no seat at a table that is not public read and write its chat.
   */
  Type.Object(
    {
      type: Type.Literal('watch'),
      ...at,
      plain: Type.Optional(Type.Boolean()),
      invitation: Type.Optional(Type.String({ maxLength: 64 })),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('unwatch'), ...at }, closed),
  /** Whether the player is looking at this page; assumed until told otherwise. Nobody who is looking gets notified. */
  Type.Object({ type: Type.Literal('look'), id: Id, isLooking: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('play'), ...change, action: Action }, closed),
  Type.Object({ type: Type.Literal('undo'), ...change }, closed),
  /** Lets somebody take a move back who has asked for it, or not. */
  Type.Object({ type: Type.Literal('grant'), ...at, isGranted: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('resign'), ...change }, closed),
  /** Lets a bot play on for a seat, if the table has bots stand in. */
  Type.Object({ type: Type.Literal('leave'), ...change }, closed),
  /** Takes a seat back from the bot that stood in. */
  Type.Object({ type: Type.Literal('return'), ...change }, closed),
  /** Has happen to a seat what was agreed for when time is up, since its player has been away for too long. */
  Type.Object({ type: Type.Literal('claim'), ...change }, closed),
  /** Asks why an action is not legal. */
  Type.Object({ type: Type.Literal('why'), ...at, seat: SeatNumber, action: Action }, closed),
  /** Asks what a strong bot would do, which everyone at the table is told. */
  Type.Object({ type: Type.Literal('hint'), ...at, seat: SeatNumber }, closed),
  Type.Object({ type: Type.Literal('say'), ...at, key: Nonce, text: Text(1, LONGEST_CHAT) }, closed),
  /** Earlier events, before the entry `before`. */
  Type.Object({ type: Type.Literal('log'), ...at, before: Seq }, closed),
  /** Earlier chat, before a point in time. */
  Type.Object({ type: Type.Literal('chat'), ...at, before: Moment }, closed),
  Type.Object({ type: Type.Literal('ping'), id: Id }, closed),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** Why a request was turned down. */
export type Refused =
  | Refusal
  | { readonly code: 'bad-message'; readonly path: string }
  /** Asked too often; it may be asked again after so many milliseconds. */
  | { readonly code: 'too-many'; readonly after?: number }
  /** Nobody is away there, or not for long enough; in so many milliseconds, if nothing happens. */
  | { readonly code: 'not-away'; readonly after?: number }
  | {
      readonly code: 'not-signed-in' | 'no-such-table' | 'not-your-seat' | 'not-started' | 'broken';
    }
  /** The database takes nothing at present, so nothing has changed. */
  | { readonly code: 'disk-full' | 'disk-read-only' | 'disk-busy' | 'database-away' }
  /** The table has moved on; its present state has been sent. */
  | { readonly code: 'stale'; readonly seq: number }
  | {
      readonly code:
        | 'nothing-to-undo'
        | 'no-undo'
        | 'no-stand-in'
        | 'no-hints'
        | 'stood-in'
        | 'muted'
        | 'no-spectators'
        | 'no-chat'
        | 'not-asked';
    }
  | { readonly code: 'other-version'; readonly version: number }
  | ({ readonly code: 'other-rules' } & OtherRules);

/** An action, and how many of a hundred matches or how many points are expected of it; null if nothing else can be done. */
interface Option {
  readonly action: Tagged;
  readonly value: number | null;
}

/** What a strong bot would do, what else it would think of, and what it expects more of the first than of the second. */
export interface Advice {
  readonly unit: 'wins' | 'points';
  /** At most three, the best first. */
  readonly options: readonly [best: Option, ...others: Option[]];
  readonly why?: {
    readonly than: Tagged;
    readonly gains: readonly (readonly [part: string, more: number])[];
    readonly rival: number;
  };
}

export interface ChatLine {
  readonly at: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
}

/** How much time each seat has left in milliseconds as of `now`, and whose clock runs; absent without a clock. */
export interface ClockState {
  readonly now: number;
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  /** How much of the game's own time limit is left. */
  readonly hurry?: number;
}

/** A table as one viewer sees it: enough to draw it from scratch. */
export interface TableState {
  readonly info: TableInfo;
  /** Number of entries so far. */
  readonly seq: number;
  /** The asking player's seats, ascending; none for spectators. */
  readonly mine: readonly Seat[];
  readonly view: unknown;
  readonly actors: readonly Seat[];
  readonly legal: PackedActions;
  readonly canUndo: boolean;
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly clock: ClockState | null;
  readonly commitment: string;
  readonly nonces: readonly string[];
  /** The last events, and the entry that the first of them belongs to. */
  readonly log: readonly Tagged[];
  readonly logFrom: number;
  /** The last chat lines, and whether there may be earlier ones. */
  readonly chat: readonly ChatLine[];
  readonly hasEarlierChat: boolean;
  /** The shapes used in the messages that follow; see `compact.ts`. */
  readonly shapes: readonly (readonly string[])[];
}

/** The part of a state that is the same for all viewers who see the same. */
export type Common = Pick<TableState, 'view' | 'actors' | 'resigned' | 'outcome'>;
/** The part that differs from one viewer to the next. */
export type Own = Pick<TableState, 'legal' | 'canUndo'>;
export type Moving = Common & Own;

/**
 * The changes of an entry: the events, the change to `Common`, the new `Own` (1 or 0 for whether undo is possible, then
 * the actions), and new shapes. Whatever has not changed is left out.
 */
export interface Moved {
  readonly e: Compact;
  readonly d?: Compact | undefined;
  readonly o?: readonly [number, ...PackedActions] | undefined;
  readonly s?: readonly (readonly string[])[] | undefined;
}

/**
 * Entry `n` of table `m` has been made; `c` is the clock. For the player who requested it this is also the answer: `y`
 * is the request. See `wire.ts`.
 */
export interface Push extends Moved {
  readonly m: string;
  readonly n: number;
  readonly c?: ClockState | undefined;
  readonly y?: number | undefined;
}

export type ServerMessage =
  | { readonly type: 'welcome'; readonly id: number; readonly version: number; readonly name: string | null }
  | { readonly type: 'yes'; readonly id: number; readonly seq?: number }
  | { readonly type: 'no'; readonly id: number; readonly why: Refused }
  | { readonly type: 'because'; readonly id: number; readonly rule: RuleId | null }
  /** Null where nothing can be advised. */
  | { readonly type: 'advice'; readonly id: number; readonly advice: Advice | null }
  | { readonly type: 'log'; readonly id: number; readonly events: readonly Tagged[]; readonly from: number }
  /** Earlier lines, oldest first, and whether there may be more before them. */
  | { readonly type: 'chat'; readonly id: number; readonly lines: readonly ChatLine[]; readonly hasEarlier: boolean }
  | { readonly type: 'table'; readonly id?: number; readonly table: string; readonly state: TableState }
  | Push
  | { readonly type: 'info'; readonly table: string; readonly info: TableInfo }
  | { readonly type: 'said'; readonly table: string; readonly line: ChatLine }
  /** The server is going down for a moment; reconnect after this many milliseconds. */
  | { readonly type: 'bye'; readonly after: number };

/** What those who watch a table `plain` get in place of a packed state or push. */
export type PlainMessage =
  | {
      readonly type: 'table';
      readonly id?: number;
      readonly table: string;
      readonly state: Omit<TableState, 'legal' | 'shapes'> & { readonly legal: readonly Tagged[] };
    }
  /** Entry `seq` has been made; `id` is the request that it answers. */
  | (Common & {
      readonly type: 'moved';
      readonly id?: number;
      readonly table: string;
      readonly seq: number;
      readonly events: readonly Tagged[];
      readonly legal: readonly Tagged[];
      readonly canUndo: boolean;
      readonly clock: ClockState | null;
    });
