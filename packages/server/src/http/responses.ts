import Type, { type TEnum, type TLiteral, type TObject, type TSchema } from 'typebox';

/** The status by which each refusal is told. */
export type Statuses<E extends { readonly code: string }> = Readonly<Record<E['code'], number>>;

/** By the status of each refusal, the answer that tells it. */
export const refusalBy =
  <C extends string>(status: Readonly<Record<C, number>>) =>
  (error: { readonly code: C }): { readonly status: number; readonly body: object } => ({
    status: status[error.code],
    body: error,
  });

/** A route's responses by status. They only describe: nothing is checked or changed by them. */
export type Responses = Readonly<Record<number, TSchema>>;

/** A refusal that says more than its code. */
type Telling = TObject<{ code: TLiteral<string> }>;
/** Refusals that say nothing else. */
type Plain = TObject<{ code: TEnum<string[]> }>;

const closed = { additionalProperties: false } as const;
const UNKNOWN = { 'not-signed-in': 401 } as const;

/** Where there is nothing to say but the status. */
export const Nothing = Type.Null();

/** By the status of each refusal, describes a route: what it gives, and with which codes it may refuse. */
export function responsesBy<C extends string>(status: Readonly<Record<C, number>>, telling: readonly Telling[] = []) {
  const statuses: Readonly<Record<C | 'not-signed-in', number>> = { ...status, ...UNKNOWN };
  const shapeOf = (code: string): TSchema =>
    telling.find(({ properties }) => properties.code.const === code) ?? refusalOf(code);
  return (given: Responses, ...codes: (C | 'not-signed-in')[]): Responses => {
    const refused = [...Map.groupBy(codes, (code) => statuses[code])];
    return { ...given, ...Object.fromEntries(refused.map(([at, those]) => [at, oneOf(those.map(shapeOf))])) };
  };
}

/** A refusal by this code, which says nothing else but perhaps this. */
export const refusalOf = (code: string, fields: Readonly<Record<string, TSchema>> = {}): TSchema =>
  Type.Object({ code: Type.Enum([code]), ...fields }, closed);

/** The same statuses of both may be answered in either way. */
export function either(some: Responses, others: Responses): Responses {
  const both = Object.entries(others).map(([status, schema]) => {
    const own = some[Number(status)];
    return [status, own ? oneOf([...shapesOf(own), ...shapesOf(schema)]) : schema];
  });
  return { ...some, ...Object.fromEntries(both) };
}

const shapesOf = (schema: TSchema): TSchema[] => (Type.IsUnion(schema) ? schema.anyOf : [schema]);

/** One of these refusals; those that say nothing but their codes are told of in one. */
function oneOf(refusals: readonly TSchema[]): TSchema {
  const codes = refusals.filter(isPlain).flatMap(({ properties }) => properties.code.enum);
  const plain = codes.length > 0 ? [Type.Object({ code: Type.Enum(codes) }, closed)] : [];
  const [first, ...others] = [...plain, ...refusals.filter((refusal) => !isPlain(refusal))];
  if (!first) throw new Error('no refusal at all');
  return others.length > 0 ? Type.Union([first, ...others]) : first;
}

const isPlain = (schema: TSchema): schema is Plain =>
  Type.IsObject(schema) &&
  Object.keys(schema.properties).join() === 'code' &&
  'enum' in (schema.properties['code'] ?? {});
