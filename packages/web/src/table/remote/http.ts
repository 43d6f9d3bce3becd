import type { OtherRules } from '@taproom/protocol';
import { isFields } from '../../kit/browser/json.ts';

/** The error code, and what else the server says of the reason. */
export interface Refusal {
  readonly ok: false;
  readonly code: string;
  /** The missing rules version, if that was the reason. */
  readonly rules?: OtherRules;
  /** When to come again, in milliseconds. */
  readonly after?: number;
  /** How many one may have. */
  readonly most?: number;
  /** The result of a daily that counts already. */
  readonly score?: number;
  /** Why an attempt at a daily is no result. */
  readonly why?: string;
}

export type Reply<T> = { readonly ok: true; readonly value: T } | Refusal;

const EMPTY = 204;
let tellDismissed = (): void => undefined;

/** Sets the callback for when the server no longer knows this browser. */
export function whenDismissed(tell: () => void): void {
  tellDismissed = tell;
}

export async function request<T>(path: string, init?: RequestInit): Promise<Reply<T>> {
  try {
    const response = await fetch(path, init);
    const value: unknown = response.status === EMPTY ? null : await response.json();
    return response.ok ? { ok: true, value: value as T } : refusedFor(value);
  } catch {
    return { ok: false, code: 'unreachable' };
  }
}

function refusedFor(value: unknown): Refusal {
  const code = codeIn(value);
  if (code === 'not-signed-in') tellDismissed();
  const rules = rulesIn(value);
  return { ok: false, code, ...(rules && { rules }), ...reasonsIn(value) };
}

function reasonsIn(value: unknown): Pick<Refusal, 'score' | 'why' | 'after' | 'most'> {
  if (!isFields(value)) return {};
  const { score, why, after, most } = value;
  return {
    ...(typeof score === 'number' && { score }),
    ...(typeof why === 'string' && { why }),
    ...(typeof after === 'number' && { after }),
    ...(typeof most === 'number' && { most }),
  };
}

function rulesIn(value: unknown): OtherRules | undefined {
  if (!isFields(value)) return undefined;
  const { needs, has } = value;
  return typeof needs === 'number' && typeof has === 'number' ? { needs, has } : undefined;
}

const codeIn = (value: unknown): string =>
  isFields(value) && typeof value['code'] === 'string' ? value['code'] : 'broken';

export const post = <T>(path: string, body: object): Promise<Reply<T>> =>
  request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
