import type { MatchRecord } from '@taproom/engine';
import Type, { type Static } from 'typebox';
import { RecordSchema } from './record-schema.ts';

const closed = { additionalProperties: false } as const;
const Score = Type.Integer({ description: 'more is better' });
const Count = Type.Integer({ minimum: 0 });

/** How everybody did on a day; nobody is named. */
const distribution = {
  results: Type.Immutable(
    Type.Array(Type.Object({ score: Score, players: Count }, closed), { description: 'from the lowest score' }),
  ),
  players: Count,
  own: Type.Union([Score, Type.Null()], { description: 'your own result, if it counts' }),
};

export const DailyResults = Type.Object(distribution, closed);
export type DailyResults = Readonly<Static<typeof DailyResults>>;

/** What a strong bot reached, and how. */
export const DailySolution = Type.Object(
  {
    par: Score,
    moves: Type.Immutable(
      Type.Array(Type.String(), {
        description: 'everybody’s, in notation; for a quiz, the numbers of the right options',
      }),
    ),
  },
  closed,
);
export type DailySolution = Readonly<Static<typeof DailySolution>>;

const marked = { score: Score, solution: DailySolution };

/** What whoever has finished a daily is told. */
export const DailyAnswer = Type.Object(marked, closed);
export type DailyAnswer = Readonly<Static<typeof DailyAnswer>>;

/** The same for a result that counts from now on, together with those of the others. */
export const DailyEntered = Type.Object({ ...marked, ...distribution }, closed);
export type DailyEntered = Readonly<Static<typeof DailyEntered>>;

const MOST_ANSWERS = 64;
const MOST_OPTIONS = 16;

const Answers = Type.Array(Type.Integer({ minimum: 0, maximum: MOST_OPTIONS - 1 }), { maxItems: MOST_ANSWERS });

/** A finished daily: the record of a match, or the options chosen in a quiz, by their numbers in the data. */
export const DailyAttempt = Type.Unsafe<DailyAttempt>(
  Type.Union([Type.Object({ record: RecordSchema }, closed), Type.Object({ answers: Answers }, closed)]),
);
export type DailyAttempt = { readonly record: MatchRecord } | { readonly answers: readonly number[] };

/** The largest body with an attempt, in bytes. */
export const LARGEST_ATTEMPT = 131_072;

/** Why an attempt is no result; `at` is the index of the first entry that does not fit. */
export const NoResult = Type.Object(
  {
    code: Type.Literal('no-result'),
    why: Type.Enum([
      'wrong-form',
      'other-rules',
      'other-position',
      'does-not-replay',
      'not-over',
      'not-the-rivals-move',
    ]),
    at: Type.Optional(Type.Integer({ minimum: 0, description: 'the first entry that does not fit' })),
  },
  closed,
);
export type NoResult = Readonly<Static<typeof NoResult>>;

/** The first result of a player counts, and stays. */
export const AlreadyEntered = Type.Object({ code: Type.Literal('already-entered'), score: Score }, closed);
export type AlreadyEntered = Readonly<Static<typeof AlreadyEntered>>;
