/** The parts of a JSON schema that are shown. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const WIDTH = 80;
const INDENT = '  ';

/** A schema for people to read: on one line if it is short, else one field per line. */
export function shapeOf(schema: Schema): string {
  return [bareShape(schema), ...noteOf(schema)].join(' ');
}

function bareShape(schema: Schema): string {
  if (schema.anyOf) return unionShape(schema.anyOf.map(shapeOf));
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'object') return objectShape(schema);
  if (schema.type === 'array') return listShape(schema);
  return schema.type ?? 'anything';
}

const fits = (line: string): boolean => line.length <= WIDTH && !line.includes('\n');

function unionShape(shapes: readonly string[]): string {
  const line = shapes.join(' | ');
  return fits(line) ? line : shapes.join('\n| ');
}

function listShape({ items = {}, minItems, maxItems }: Schema): string {
  const count = range(minItems, maxItems);
  const shape = shapeOf(items);
  return `list${count && ` (${count})`} of ${items.anyOf ? inBrackets(shape) : shape}`;
}

const inBrackets = (shape: string): string => (fits(shape) ? `(${shape})` : `(\n${indented(shape)}\n)`);

function objectShape(schema: Schema): string {
  const fields = fieldsOf(schema);
  const line = fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  return fits(line) ? line : `{\n${indented(fields.join('\n'))}\n}`;
}

const indented = (text: string): string => text.replaceAll(/^/gm, INDENT);

function fieldsOf({ properties = {}, required = [], additionalProperties = true }: Schema): string[] {
  const named = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}:${fieldShape(field)}`,
  );
  if (additionalProperties === false) return named;
  return [...named, additionalProperties === true ? '…' : `[name]:${fieldShape(additionalProperties)}`];
}

/** Alternatives that do not fit beside the name go below it. */
function fieldShape(schema: Schema): string {
  const shape = shapeOf(schema);
  return schema.anyOf && !fits(shape) ? `\n${indented(shape)}` : ` ${shape}`;
}

/** A value's limits and notes, in parentheses. */
function noteOf({ description, pattern, minimum, maximum, minLength, maxLength }: Schema): string[] {
  const length = range(minLength, maxLength);
  const notes = [range(minimum, maximum), length && `${length} characters`, pattern, description];
  const said = notes.filter((note) => note);
  return said.length > 0 ? [`(${said.join('; ')})`] : [];
}

function range(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? '' : `at most ${most}`;
}
