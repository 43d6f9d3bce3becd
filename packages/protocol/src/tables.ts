import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

/** Names of games, options and levels. */
const Word = Type.String({ pattern: '^[a-z][A-Za-z0-9-]{0,31}$' });

/**
 * The id of a table, as it stands in its address: ten letters that nobody guesses, after five for the time, which the
 * oldest tables do not have.
 */
export const TableId = Type.String({ pattern: '^[a-z2-9]{10,15}$' });

export const PlayerName = Type.String({ minLength: 1, maxLength: 24, pattern: '^\\S(.*\\S)?$' });

/** 16 bytes in hexadecimal: a seat's contribution to the dice, or the name of a request. */
export const Nonce = Type.String({ pattern: '^[0-9a-f]{32}$' });

export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  /** Seconds for the whole match, and seconds added after each move. */
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 10, maximum: 36_000 }),
      increment: Type.Integer({ minimum: 0, maximum: 600 }),
    },
    closed,
  ),
  /** Hours for each move. */
  Type.Object({ kind: Type.Literal('slow'), hours: Type.Integer({ minimum: 1, maximum: 24 * 30 }) }, closed),
]);
export type Clock = Static<typeof Clock>;

/** What happens to a seat whose time is up: a bot goes on for it, a bot makes this one move, or it gives up. */
export const TimeOut = Type.Enum(['bot', 'pass', 'loss']);
export type TimeOut = Static<typeof TimeOut>;

/** Who may sit down: whoever made the table, anyone, those who have the link, or a bot. */
export const SeatSetup = Type.Union([
  Type.Object({ kind: Type.Enum(['me', 'open', 'invited']) }, closed),
  Type.Object({ kind: Type.Literal('bot'), level: Word }, closed),
]);
export type SeatSetup = Static<typeof SeatSetup>;

/** What a table is made of. */
export const TableSetup = Type.Object(
  {
    game: Word,
    options: Type.Record(Word, Type.String({ maxLength: 64 }), { maxProperties: 16 }),
    seats: Type.Array(SeatSetup, { minItems: 1, maxItems: 16 }),
    isPublic: Type.Boolean(),
    clock: Clock,
    timeOut: TimeOut,
    /** Whether moves may be taken back as long as nothing was learnt by them. */
    undo: Type.Boolean(),
    spectators: Type.Boolean(),
    /** Seconds by which spectators lag behind. */
    delay: Type.Integer({ minimum: 0, maximum: 3_600 }),
  },
  closed,
);
export type TableSetup = Static<typeof TableSetup>;

export type TableStatus = 'waiting' | 'playing' | 'over';

/** A seat as everyone sees it. */
export interface SeatInfo {
  readonly kind: 'open' | 'invited' | 'human' | 'bot';
  readonly name: string;
  readonly level?: string;
  /** Whether somebody of this seat is connected. */
  readonly isHere: boolean;
  /** Whether a bot plays for a human who has gone or run out of time. */
  readonly isStoodIn: boolean;
  /** Whether whoever made the table has silenced this seat. */
  readonly isMuted?: true;
}

/** A table of one's own: one's seats there, and those of the people it waits for. */
export interface OwnTable extends TableInfo {
  readonly mine: readonly number[];
  readonly turn: readonly number[];
}

/** A table as the lobby lists it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  readonly isPublic: boolean;
  readonly clock: Clock;
  readonly timeOut: TimeOut;
  readonly undo: boolean;
  readonly spectators: boolean;
  readonly delay: number;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** The table where the same people play again. */
  readonly rematch: string | null;
  /** Whether only those who sit here may talk. */
  readonly areSpectatorsMuted?: true;
}
