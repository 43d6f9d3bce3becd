import table from './map.json' with { type: 'json' };

/** The six regions; a player needs a bottle of each. */
export const REGIONS = ['ireland', 'lowlands', 'highlands', 'islands', 'islay', 'speyside'] as const;
export type Region = (typeof REGIONS)[number];

export const COUNTRIES = ['ireland', 'scotland'] as const;
export type Country = (typeof COUNTRIES)[number];

export const FIELD_KINDS = [
  'start',
  'airport',
  'harbor',
  'pub',
  'distillery',
  'lost',
  'special',
  'barrel',
  'plain',
  'sea',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export type FieldId = string;

export interface Field {
  readonly id: FieldId;
  readonly name: string;
  readonly kind: FieldKind;
  /** Null at sea. */
  readonly region: Region | null;
  readonly country: Country | null;
  /** Position on a sheet of 1000 by 1400. */
  readonly x: number;
  readonly y: number;
}

type Row = readonly [id: string, name: string, kind: FieldKind, region: Region | null, x: number, y: number];
type Edge = readonly [FieldId, FieldId];

const rows = table.fields as unknown as readonly Row[];

/** The 244 fields of the map. */
export const FIELDS: readonly Field[] = rows.map(([id, name, kind, region, x, y]) => ({
  id,
  name,
  kind,
  region,
  country: region && (region === 'ireland' ? 'ireland' : 'scotland'),
  x,
  y,
}));

export const ROADS = table.roads as unknown as readonly Edge[];
export const FERRIES = table.ferries as unknown as readonly Edge[];

const BY_ID: ReadonlyMap<unknown, Field> = new Map(FIELDS.map((field) => [field.id, field]));

export const findField = (id: unknown): Field | undefined => BY_ID.get(id);

export function fieldOf(id: FieldId): Field {
  const field = BY_ID.get(id);
  if (!field) throw new Error(`no field ${id}`);
  return field;
}

function neighbours(edges: readonly Edge[]): ReadonlyMap<FieldId, readonly FieldId[]> {
  const found = new Map<FieldId, FieldId[]>();
  for (const [a, b] of [...edges, ...edges.map(([a, b]): Edge => [b, a])]) found.set(a, [...(found.get(a) ?? []), b]);
  return found;
}

const BY_ROAD = neighbours(ROADS);
const BY_FERRY = neighbours(FERRIES);

export const roadsFrom = (id: FieldId): readonly FieldId[] => BY_ROAD.get(id) ?? [];

export const ferriesFrom = (id: FieldId): readonly FieldId[] => BY_FERRY.get(id) ?? [];

const idsOf = (kind: FieldKind): readonly FieldId[] =>
  FIELDS.filter((field) => field.kind === kind).map(({ id }) => id);

export const STARTS: readonly FieldId[] = ['edinburgh', 'dublin'];
export const AIRPORTS = idsOf('airport');
export const DISTILLERIES = idsOf('distillery');

/** Fields where a player may stop with steps left. */
const PLACES: readonly FieldKind[] = ['distillery', 'lost', 'harbor', 'airport', 'pub'];
export const isPlace = (id: FieldId): boolean => PLACES.includes(fieldOf(id).kind);

/** WG-4: where a pawn coming from `from` may go on: not back, except at a dead end. */
export function waysOn(at: FieldId, from: FieldId | undefined): readonly FieldId[] {
  const roads = roadsFrom(at);
  return roads.length === 1 ? roads : roads.filter((id) => id !== from);
}
