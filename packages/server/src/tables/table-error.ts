import { OtherRules } from '@taproom/protocol';
import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;
const Words = Type.Immutable(Type.Array(Type.String()));
const given = { given: Type.Unknown(), valid: Words };
/** These three are the engine's `SetupError`. */
export const BadSeats = Type.Object({ code: Type.Literal('bad-seats'), ...given }, closed);
export const UnknownOption = Type.Object(
  { code: Type.Literal('unknown-option'), option: Type.String(), valid: Words },
  closed,
);
export const BadValue = Type.Object({ code: Type.Literal('bad-value'), option: Type.String(), ...given }, closed);
export const NeedsOtherRules = Type.Object({ code: Type.Literal('other-rules'), ...OtherRules.properties }, closed);

const most = { most: Type.Integer({ description: 'how many a player may have' }) };
export const TooManyTables = Type.Object({ code: Type.Literal('too-many-tables'), ...most }, closed);
export const TooManyBotSeats = Type.Object({ code: Type.Literal('too-many-bot-seats'), ...most }, closed);

export type TableError =
  | Static<typeof TooManyTables>
  | Static<typeof TooManyBotSeats>
  | Static<typeof BadSeats>
  | Static<typeof UnknownOption>
  | Static<typeof BadValue>
  | Static<typeof NeedsOtherRules>
  | {
      readonly code:
        | 'unknown-game'
        | 'unknown-level'
        | 'no-knowledge'
        | 'no-filling'
        | 'not-ready'
        | 'no-such-table'
        | 'seat-taken'
        | 'one-seat-each'
        | 'not-invited'
        | 'not-yours'
        | 'already-begun'
        | 'not-over'
        | 'not-resting';
    };
