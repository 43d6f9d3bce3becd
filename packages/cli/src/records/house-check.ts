import { fail, type MatchRecord, ok, type Result } from '@taproom/engine';
import { checkHouse, type HouseVerdict } from '@taproom/protocol';
import type { Io } from '../io.ts';
import { call } from '../online/house.ts';
import { knownHouses } from '../online/known-houses.ts';
import type { Mismatch } from './mismatch.ts';

/** Who vouches for the decisions in a record. */
export interface Vouching {
  readonly verdict: HouseVerdict;
  /** The house, if its key is known. */
  readonly by?: string;
  /** Set if it was asked whether a certain house vouches. */
  readonly asked?: string;
}

/** Keys by the houses they belong to. */
type Keys = readonly (readonly [house: string, keys: readonly string[]])[];

const A_KEY = /^[\w-]{43}$/;

/** Checks the signature under a record against a key or the house at an address, or against the houses that are known. */
export async function vouchingFor(
  record: MatchRecord,
  asked: string | undefined,
  env: Io['env'],
): Promise<Result<Vouching, string>> {
  if (asked === undefined) return ok(await held(record, Object.entries(await knownHouses(env))));
  const keys = await keysOf(asked);
  return keys.ok ? ok({ ...(await held(record, keys.value)), asked }) : keys;
}

async function held(record: MatchRecord, houses: Keys): Promise<Vouching> {
  const verdict = await checkHouse(
    record,
    houses.flatMap(([, keys]) => keys),
  );
  const by = houses.find(([, keys]) => keys.includes(record.house?.key ?? ''))?.[0];
  return { verdict, ...(verdict === 'proved' && by && { by }) };
}

async function keysOf(asked: string): Promise<Result<Keys, string>> {
  if (A_KEY.test(asked)) return ok([['the house with this key', [asked]]]);
  if (!URL.canParse(asked)) return fail(`"${asked}" is neither the key of a house nor its address.`);
  const { origin } = new URL(asked);
  const answer = await call<{ readonly key?: unknown }>(origin, '/house');
  if (!answer.ok) return fail(`The house at ${origin} does not tell its key.`);
  const { key } = answer.value;
  return typeof key === 'string' && A_KEY.test(key)
    ? ok([[origin, [key]]])
    : fail(`The house at ${origin} tells no key that could be one.`);
}

/** Why a record does not fit whose moves do: it was changed, or the house that was asked for does not vouch for it. */
export function vouchingMismatch({ verdict, asked }: Vouching): Mismatch | undefined {
  if (verdict === 'forged') return { code: 'forged', why: FORGED };
  if (asked === undefined || verdict === 'proved') return undefined;
  if (verdict === 'unsigned') return { code: 'unsigned', why: 'no house has signed this record' };
  return { code: 'other-house', why: `this record is signed, but not by the house that was asked for (${asked})` };
}

const FORGED = 'the signature of the house does not belong to this record: something was changed after it was signed';

/** What is proved of the decisions, in a sentence. */
export function vouchingWords({ house }: MatchRecord, { verdict, by }: Vouching): string {
  if (!house) return 'signed by nobody: the rules allow them, and nothing proves that they were made';
  if (verdict === 'proved') return `signed by ${by} for its table ${house.table}, and unchanged since`;
  return `signed with the key ${house.key}, and unchanged since; whose key that is, --house KEY or --house URL tells`;
}
