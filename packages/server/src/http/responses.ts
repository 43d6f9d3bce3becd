import Type, { type TEnum, type TLiteral, type TObject, type TSchema } from 'typebox';

/** The HTTP status of each refusal. */
export type Statuses<E extends { readonly code: string }> = Readonly<Record<E['code'], number>>;

/** Turns a refusal into a reply, given the status of each. */
export const refusalBy =
  <C extends string>(status: Readonly<Record<C, number>>) =>
  (error: { readonly code: C }): { readonly status: number; readonly body: object } => ({
    status: status[error.code],
    body: error,
  });

/** A route's responses by status. They only document: nothing is checked or changed by them. */
export type Responses = Readonly<Record<number, TSchema>>;

/** A refusal with more fields than its code. */
type Telling = TObject<{ code: TLiteral<string> }>;
/** Refusals with nothing but a code. */
type Plain = TObject<{ code: TEnum<string[]> }>;

const closed = { additionalProperties: false } as const;
const UNKNOWN = { 'not-signed-in': 401 } as const;

/** A response with a status only. */
export const Nothing = Type.Null();

/** Describes a route's responses, given the status of each refusal: its results, and the codes it may refuse with. */
export function responsesBy<C extends string>(status: Readonly<Record<C, number>>, telling: readonly Telling[] = []) {
  const statuses: Readonly<Record<C | 'not-signed-in', number>> = { ...status, ...UNKNOWN };
  const shapeOf = (code: string): TSchema =>
    telling.find(({ properties }) => properties.code.const === code) ?? refusalOf(code);
  return (given: Responses, ...codes: (C | 'not-signed-in')[]): Responses => {
    const refused = [...Map.groupBy(codes, (code) => statuses[code])];
    return { ...given, ...Object.fromEntries(refused.map(([at, those]) => [at, oneOf(those.map(shapeOf))])) };
  };
}

/** A refusal with this code, and possibly more fields. */
export const refusalOf = (code: string, fields: Readonly<Record<string, TSchema>> = {}): TSchema =>
  Type.Object({ code: Type.Enum([code]), ...fields }, closed);

/** Both sets of responses; a status that is in both may have either form. */
export function either(some: Responses, others: Responses): Responses {
  const both = Object.entries(others).map(([status, schema]) => {
    const own = some[Number(status)];
    return [status, own ? oneOf([...shapesOf(own), ...shapesOf(schema)]) : schema];
  });
  return { ...some, ...Object.fromEntries(both) };
}

const shapesOf = (schema: TSchema): TSchema[] => (Type.IsUnion(schema) ? schema.anyOf : [schema]);

/** Any of these refusals; those with nothing but a code are merged into one. */
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
