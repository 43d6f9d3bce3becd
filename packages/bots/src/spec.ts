import { fail, ok, type Result } from '@taproom/engine';

/** How strong a bot is, from someone who just likes rolling dice to someone who has thought about it. */
export const LEVELS = ['guest', 'regular', 'brewer', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a search may think: whichever limit comes first; without any, until it is stopped. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

export type BotSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy' }
  | { readonly kind: 'search'; readonly budget: Budget };

export const LEVEL_SPECS: Readonly<Record<Level, BotSpec>> = {
  guest: { kind: 'random' },
  regular: { kind: 'greedy' },
  brewer: { kind: 'search', budget: { iterations: 300 } },
  master: { kind: 'search', budget: { milliseconds: 1000 } },
};

/** Why a word names no bot; `valid` lists what could have been said instead. */
export interface BotSpecError {
  readonly code: 'unknown-bot';
  readonly given: string;
  readonly valid: readonly string[];
}

const VALID = ['random', 'greedy', 'search:<iterations>', 'search:<milliseconds>ms', ...LEVELS];
const SEARCH = /^search:([1-9]\d{0,8})(ms)?$/;

/** A bot from its name: `greedy`, `search:150ms`, `search:2000` (iterations), or a level. */
export function parseBotSpec(name: string): Result<BotSpec, BotSpecError> {
  if (isLevel(name)) return ok(LEVEL_SPECS[name]);
  if (name === 'random' || name === 'greedy') return ok({ kind: name });
  const [, limit, unit] = SEARCH.exec(name) ?? [];
  if (limit === undefined) return fail({ code: 'unknown-bot', given: name, valid: VALID });
  const budget = unit ? { milliseconds: Number(limit) } : { iterations: Number(limit) };
  return ok({ kind: 'search', budget });
}

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** The name of a bot, as `parseBotSpec` reads it wherever a single limit bounds the search. */
export function makeBotSpec(spec: BotSpec): string {
  if (spec.kind !== 'search') return spec.kind;
  const { iterations, milliseconds } = spec.budget;
  const limits = [
    iterations === undefined ? [] : [`${iterations}`],
    milliseconds === undefined ? [] : [`${milliseconds}ms`],
  ];
  return ['search', ...limits.flat()].join(':');
}
