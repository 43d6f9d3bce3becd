import { TableSetup } from '@taproom/protocol';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { type Schema, shapeOf } from './shape.ts';

const closed = { additionalProperties: false };
const shape = (schema: object): string => shapeOf(JSON.parse(JSON.stringify(schema)) as Schema);

describe('a schema as people read it', () => {
  test('names the type, and what else is known, in brackets', () => {
    expect(shape(Type.String())).toBe('string');
    expect(shape(Type.Unknown())).toBe('anything');
    expect(shape(Type.Integer({ minimum: 0, maximum: 15 }))).toBe('integer (0 to 15)');
    expect(shape(Type.String({ maxLength: 64, pattern: '^a' }))).toBe('string (at most 64 characters; ^a)');
    expect(shape(Type.Number({ description: 'milliseconds' }))).toBe('number (milliseconds)');
  });

  test('lists what is to choose from', () => {
    expect(shape(Type.Enum(['bot', 'pass']))).toBe('"bot" | "pass"');
    expect(shape(Type.Union([Type.Integer(), Type.Null()]))).toBe('integer | null');
    expect(shape(Type.Array(Type.Union([Type.Integer(), Type.Null()]), { minItems: 1 }))).toBe(
      'list (at least 1) of (integer | null)',
    );
  });

  test('keeps what is short on one line, and says what may be left out and what may come besides', () => {
    expect(shape(Type.Object({}, closed))).toBe('{}');
    expect(shape(Type.Object({ code: Type.String(), path: Type.Optional(Type.String()) }, closed))).toBe(
      '{ code: string, path?: string }',
    );
    expect(shape(Type.Object({ challenge: Type.String() }))).toBe('{ challenge: string, … }');
    expect(shape(Type.Object({}, { additionalProperties: Type.Boolean() }))).toBe('{ [name]: boolean }');
  });

  test('gives a field a line of its own where there are many', () => {
    const { seats, clock } = TableSetup.properties;
    expect(shape(Type.Object({ seats, clock }, closed))).toBe(`{
  seats: list (1 to 16) of (
    { kind: "me" | "open" | "invited" }
    | {
      kind: "bot"
      level: string (^[a-z][A-Za-z0-9-]{0,31}$)
      knowledge?: "novice" | "regular" | "expert" (how much it knows, in games that ask questions)
    }
  )
  clock:
    { kind: "none" }
    | {
      kind: "live"
      bank: integer (10 to 36000; seconds for the whole match)
      increment: integer (0 to 600; seconds added after each move)
    }
    | { kind: "slow", hours: integer (1 to 720; for each move) }
}`);
  });
});
