import Type, { type Static } from 'typebox';
import { LONGEST_NAME } from './limits.ts';

const closed = { additionalProperties: false } as const;

/** Names of games, options and levels. */
const Word = Type.String({ pattern: '^[a-z][A-Za-z0-9-]{0,31}$' });

/**
 * A table's id, as in its address: five letters for the time, which the oldest tables lack, then ten that nobody can
 * guess.
 */
export const TableId = Type.String({ pattern: '^[a-z2-9]{10,15}$' });

/** Any text that can be stored: PostgreSQL rejects the zero character. */
export const Text = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000]*$' });

/** Letters, digits and symbols, except those that are invisible. */
const VISIBLE = '(?![\\u115f\\u1160\\u2800\\u3164\\uffa0])[\\p{L}\\p{N}\\p{P}\\p{S}]';
/** Characters that reverse the text after them, or are not meant to be typed at all. */
const UNRULY = '[\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069]';

/** A name is visible, does not begin or end with a space, and does not affect the text around it. */
export const PlayerName = Type.String({
  minLength: 1,
  maxLength: LONGEST_NAME,
  pattern: `^(?=.*${VISIBLE})(?!.*${UNRULY})\\S(.*\\S)?$`,
});

/** 16 bytes in hexadecimal: a seat's contribution to the dice, or a request's key. */
export const Nonce = Type.String({ pattern: '^[0-9a-f]{32}$' });

export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object(
    {
      kind: Type.Literal('live'),
      bank: Type.Integer({ minimum: 10, maximum: 36_000, description: 'seconds for the whole match' }),
      increment: Type.Integer({ minimum: 0, maximum: 600, description: 'seconds added after each move' }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('slow'),
      hours: Type.Integer({ minimum: 1, maximum: 24 * 30, description: 'for each move' }),
    },
    closed,
  ),
]);
export type Clock = Static<typeof Clock>;

/** What happens when a seat's time is up: a bot plays on for it, a bot makes this one move, or it resigns. */
export const TimeOut = Type.Enum(['bot', 'pass', 'loss']);
export type TimeOut = Static<typeof TimeOut>;

const Knowledge = Type.Enum(['novice', 'regular', 'expert'], {
  description: 'how much it knows, in games that ask questions',
});
const bot = { level: Word, knowledge: Type.Optional(Knowledge) };

/** A bot as it is set at a table. */
export const BotSetup = Type.Object(bot, closed);
export type BotSetup = Static<typeof BotSetup>;

/** Who may sit down: the table's creator, anyone, people with the link, or a bot. */
export const SeatSetup = Type.Union([
  Type.Object({ kind: Type.Enum(['me', 'open', 'invited']) }, closed),
  Type.Object({ kind: Type.Literal('bot'), ...bot }, closed),
]);
export type SeatSetup = Static<typeof SeatSetup>;

/** A month, in minutes. */
const LONGEST_ABSENCE = 43_200;

/** Everything agreed at a table besides the game itself. */
const terms = {
  isPublic: Type.Boolean(),
  clock: Clock,
  timeOut: TimeOut,
  undo: Type.Boolean({ description: 'whether moves may be taken back as long as nothing was learnt by them' }),
  askUndo: Type.Optional(
    Type.Boolean({ description: 'whether another player must agree before a move is taken back; not, if absent' }),
  ),
  spectators: Type.Boolean(),
  delay: Type.Integer({ minimum: 0, maximum: 3_600, description: 'seconds by which spectators lag behind' }),
  fill: Type.Optional(
    Type.Boolean({ description: 'whether the host may begin with bots on the free seats; not, if absent' }),
  ),
  houseBot: Type.Optional(BotSetup),
  absence: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LONGEST_ABSENCE,
      description:
        'without a clock, for how many minutes of their turn somebody may be away before the others may claim',
    }),
  ),
  hints: Type.Optional(
    Type.Boolean({ description: 'whether hints may be asked for; if absent, only where there are no other people' }),
  ),
};

export const TableSetup = Type.Object(
  {
    game: Word,
    options: Type.Record(Word, Type.String({ maxLength: 64 }), { maxProperties: 16 }),
    seats: Type.Array(SeatSetup, { minItems: 1, maxItems: 16 }),
    ...terms,
  },
  closed,
);
export type TableSetup = Static<typeof TableSetup>;

export const TableStatus = Type.Enum(['waiting', 'playing', 'over']);
export type TableStatus = Static<typeof TableStatus>;

/** A seat as everyone sees it. */
export const SeatInfo = Type.Object(
  {
    kind: Type.Enum(['open', 'invited', 'human', 'bot']),
    name: Type.String(),
    level: Type.Optional(Type.String()),
    knowledge: Type.Optional(Type.String()),
    isGuest: Type.Optional(Type.Literal(true, { description: 'a person without an account' })),
    isHere: Type.Boolean({ description: 'whether somebody of this seat is connected' }),
    isStoodIn: Type.Boolean({ description: 'whether a bot plays for a human who has gone or run out of time' }),
    isMuted: Type.Optional(Type.Literal(true, { description: 'silenced by whoever made the table' })),
  },
  closed,
);
export type SeatInfo = Readonly<Static<typeof SeatInfo>>;

/** The rules version a match was started with, and the version played here. */
export const OtherRules = Type.Object({ needs: Type.Integer(), has: Type.Integer() }, closed);
export type OtherRules = Readonly<Static<typeof OtherRules>>;

const Moment = Type.Integer({ description: 'milliseconds since 1970' });

const info = {
  id: TableId,
  game: Type.String(),
  rules: Type.Integer(),
  options: Type.Record(Type.String(), Type.String()),
  status: TableStatus,
  seats: Type.Immutable(Type.Array(SeatInfo)),
  ...terms,
  createdAt: Moment,
  startedAt: Type.Union([Moment, Type.Null()]),
  endedAt: Type.Union([Moment, Type.Null()]),
  expiresAt: Type.Union([Moment, Type.Null()], { description: 'when a table that waits is cleared away' }),
  undoAsked: Type.Optional(
    Type.Object(
      { seat: Type.Integer(), seq: Type.Integer() },
      { ...closed, description: 'who has asked to take a move back, after which entry' },
    ),
  ),
  rematch: Type.Union([TableId, Type.Null()], { description: 'the table where the same people play again' }),
  areSpectatorsMuted: Type.Optional(Type.Literal(true, { description: 'only those who sit here may talk' })),
  isBrokenOff: Type.Optional(Type.Literal(true, { description: 'ended without a result' })),
  otherRules: Type.Optional(OtherRules),
};

/** A table as the lobby lists it. */
export const TableInfo = Type.Object(info, closed);
export type TableInfo = Readonly<Static<typeof TableInfo>>;

const seatNumbers = (description: string) => Type.Immutable(Type.Array(Type.Integer({ minimum: 0 }), { description }));

/** A table of the player's own, with their seats and the seats it waits for. */
export const OwnTable = Type.Object(
  { ...info, mine: seatNumbers('your own'), turn: seatNumbers('whom it waits for') },
  closed,
);
export type OwnTable = Readonly<Static<typeof OwnTable>>;

/** A table as returned to one player; the invitation only for those who may pass it on. */
export const KnownTable = Type.Object(
  {
    info: TableInfo,
    commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    invitation: Type.Optional(Type.String()),
    isHost: Type.Optional(Type.Literal(true, { description: 'it was made by whoever asks' })),
  },
  closed,
);
export type KnownTable = Readonly<Static<typeof KnownTable>>;
