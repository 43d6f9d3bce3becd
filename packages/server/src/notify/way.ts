import { LANGUAGES } from '@taproom/games/text';
import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;
const Address = Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 1_000 });
const Base64 = (bytes: number) => Type.String({ pattern: `^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}=*$` });
const PUBLIC_KEY = 65;
const AUTH = 16;

/** A way to notify a player. */
export const Way = Type.Union([
  Type.Object({ kind: Type.Literal('webhook'), url: Address }, closed),
  Type.Object(
    {
      kind: Type.Literal('push'),
      endpoint: Address,
      keys: Type.Object({ p256dh: Base64(PUBLIC_KEY), auth: Base64(AUTH) }, closed),
      language: Type.Enum(LANGUAGES),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('mail'),
      address: Type.String({ pattern: '^[^\\s@<>,;:"()\\\\]+@[^\\s@<>,;:"()\\\\]+$', maxLength: 254 }),
      language: Type.Enum(LANGUAGES),
    },
    closed,
  ),
]);
export type Way = Readonly<Static<typeof Way>>;

export type WayBy<K extends Way['kind']> = Extract<Way, { kind: K }>;

/** The address a way leads to. */
export function whereOf(way: Way): string {
  if (way.kind === 'push') return way.endpoint;
  return way.kind === 'mail' ? way.address : way.url;
}
