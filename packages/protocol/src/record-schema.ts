import { RECORD_FORMAT } from '@taproom/engine';
import Type from 'typebox';

/** The longest text accepted, in characters. A long match takes a hundredth of it. */
export const LARGEST_RECORD = 5_000_000;

const MOST_ENTRIES = 50_000;
const MOST_SEATS = 16;

const closed = { additionalProperties: false } as const;
const NAME = '^[a-z][A-Za-z0-9-]{0,31}$';
const hex = (digits: string) => Type.String({ pattern: `^(?:[0-9a-f]{2}){${digits}}$` });
const Word = Type.String({ maxLength: 64 });
const Seat = Type.Integer({ minimum: 0, maximum: MOST_SEATS - 1 });

const Primitive = Type.Union([Word, Type.Number(), Type.Boolean(), Type.Null()]);
const Field = Type.Union([Primitive, Type.Array(Primitive, { maxItems: 64 })]);

/** Field names must match a pattern, so that no key can clash with the language itself (`__proto__`). */
export const Action = Type.Object(
  { type: Word },
  { additionalProperties: Field, propertyNames: { pattern: NAME }, maxProperties: 16 },
);

const Entry = Type.Object({ seat: Seat, action: Action, check: hex('6') }, closed);

const Numbers = Type.Array(Type.Number(), { maxItems: MOST_SEATS });
const End = Type.Object({ entries: Type.Integer({ minimum: 0 }), places: Numbers, scores: Numbers }, closed);

/** An Ed25519 key and a signature by it. */
const HouseSigned = Type.Object({ key: hex('32'), signature: hex('64') }, closed);

const SeedDice = Type.Object({ kind: Type.Literal('seed'), seed: Type.Integer() }, closed);

const SealedDice = Type.Object(
  {
    kind: Type.Literal('sealed'),
    commitment: hex('32'),
    nonces: Type.Array(hex('1,64'), { maxItems: MOST_SEATS }),
    secret: Type.Optional(hex('32')),
  },
  closed,
);

const recordWith = <D extends Type.TSchema>(dice: D) =>
  Type.Object(
    {
      format: Type.Literal(RECORD_FORMAT),
      game: Word,
      rules: Type.Integer({ minimum: 1 }),
      seats: Type.Integer({ minimum: 1, maximum: MOST_SEATS }),
      options: Type.Object({}, { additionalProperties: Word, propertyNames: { pattern: NAME }, maxProperties: 64 }),
      dice,
      entries: Type.Array(Entry, { maxItems: MOST_ENTRIES }),
      end: Type.Optional(End),
      house: Type.Optional(HouseSigned),
    },
    closed,
  );

export const SeedRecord = recordWith(SeedDice);
export const SealedRecord = recordWith(SealedDice);

/** A match record as it enters from outside: a file, a saved game, a message. */
export const RecordSchema = Type.Union([SeedRecord, SealedRecord]);
