import { fail, ok, type Result } from '@taproom/engine';
import { findLore, KNOWLEDGE, type Knowledge } from './knowledge/index.ts';

/** How strong a bot is, from someone who just likes rolling dice to someone who has thought about it. */
export const LEVELS = ['guest', 'regular', 'brewer', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a search may think: whichever limit comes first; without any, until it is stopped. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** How a bot plays; where a game asks what one knows, also what it knows. */
export type BotSpec = Play & { readonly knowledge?: Knowledge };

type Play =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy' }
  | { readonly kind: 'search'; readonly budget: Budget }
  /** One who learns from the expert: knows what to do, but not how to do it well; where there is none, greedy. */
  | { readonly kind: 'apprentice' }
  /** One who knows this very game; where there is none, search. */
  | { readonly kind: 'expert'; readonly budget: Budget };

type LevelSpecs = Readonly<Record<Level, BotSpec>>;

/** What an expert takes if nothing is said; iterations, so that it answers alike on every machine. */
const EXPERT_BUDGETS: Readonly<Record<string, Budget>> = {
  'dice-brewing': { iterations: 160 },
  dyce: { iterations: 96 },
};
const EXPERT_BUDGET: Budget = { iterations: 1 };
const expertIn = (game: string): BotSpec => ({ kind: 'expert', budget: EXPERT_BUDGETS[game] ?? EXPERT_BUDGET });

const LEVEL_SPECS: LevelSpecs = {
  guest: { kind: 'random' },
  regular: { kind: 'greedy' },
  brewer: { kind: 'search', budget: { iterations: 300 } },
  master: { kind: 'search', budget: { milliseconds: 1000 } },
};

/** Games in which some levels are played by others than usual. */
const OWN_LEVEL_SPECS: Readonly<Record<string, Partial<LevelSpecs>>> = {
  'six-sided-stout': { brewer: { kind: 'apprentice' }, master: expertIn('six-sided-stout') },
  'dice-brewing': { brewer: { kind: 'expert', budget: { iterations: 24 } }, master: expertIn('dice-brewing') },
  dyce: { brewer: { kind: 'expert', budget: { iterations: 24 } }, master: expertIn('dyce') },
  'whisky-game': {
    guest: { kind: 'greedy', knowledge: 'novice' },
    regular: { kind: 'greedy', knowledge: 'regular' },
    brewer: { kind: 'greedy', knowledge: 'expert' },
    master: { ...expertIn('whisky-game'), knowledge: 'expert' },
  },
};

/** What one knows of whom nothing is said: chance knows nothing, all others what one picks up at the bar. */
export const knowledgeOf = ({ kind, knowledge }: BotSpec): Knowledge | undefined =>
  knowledge ?? (kind === 'random' ? undefined : 'regular');

/** Who plays a game at a level. */
export const specFor = (game: string, level: Level): BotSpec => OWN_LEVEL_SPECS[game]?.[level] ?? LEVEL_SPECS[level];

/** Why a word names no bot; `valid` lists what could have been said instead. */
export interface BotSpecError {
  readonly code: 'unknown-bot';
  readonly given: string;
  readonly valid: readonly string[];
}

const THINKERS = ['search', 'expert'] as const;
const VALID = [
  'random',
  'greedy',
  'apprentice',
  ...THINKERS.flatMap((kind) => [`${kind}:<iterations>`, `${kind}:<milliseconds>ms`]),
  'expert',
  ...LEVELS,
];
const VALID_KNOWING = [...VALID, ...KNOWLEDGE.map((knowledge) => `<bot>@${knowledge}`)];
const validIn = (game: string): readonly string[] => (findLore(game) ? VALID_KNOWING : VALID);

const NAME = new RegExp(`^([^@]*)(?:@(${KNOWLEDGE.join('|')}))?$`);
const THINKER = /^(search|expert):([1-9]\d{0,8})(ms)?$/;

/**
 * A bot from its name: `greedy`, `search:150ms`, `search:2000` (iterations), `expert`, or the level of a game; where the
 * game asks what one knows, also with that: `greedy@novice`.
 */
export function parseBotSpec(name: string, game: string): Result<BotSpec, BotSpecError> {
  const [, play = '', knowledge] = NAME.exec(name) ?? [];
  const spec = playerNamed(play, game);
  if (!spec || (knowledge !== undefined && !findLore(game))) {
    return fail({ code: 'unknown-bot', given: name, valid: validIn(game) });
  }
  return ok(knowledge === undefined ? spec : { ...spec, knowledge: knowledge as Knowledge });
}

function playerNamed(name: string, game: string): BotSpec | undefined {
  if (isLevel(name)) return specFor(game, name);
  if (name === 'random' || name === 'greedy' || name === 'apprentice') return { kind: name };
  if (name === 'expert') return expertIn(game);
  const [, kind, limit, unit] = THINKER.exec(name) ?? [];
  if (limit === undefined) return undefined;
  const budget = unit ? { milliseconds: Number(limit) } : { iterations: Number(limit) };
  return { kind: kind as (typeof THINKERS)[number], budget };
}

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

const isUsual = ({ kind, budget }: Extract<BotSpec, { budget: Budget }>, game: string): boolean =>
  kind === 'expert' &&
  budget.milliseconds === undefined &&
  budget.iterations === (EXPERT_BUDGETS[game] ?? EXPERT_BUDGET).iterations;

/** The name of a bot, as `parseBotSpec` reads it for the same game wherever a single limit bounds the search. */
export function makeBotSpec(spec: BotSpec, game: string): string {
  const play = playName(spec, game);
  return spec.knowledge ? `${play}@${spec.knowledge}` : play;
}

function playName(spec: BotSpec, game: string): string {
  if (!('budget' in spec) || isUsual(spec, game)) return spec.kind;
  const { iterations, milliseconds } = spec.budget;
  const limits = [
    iterations === undefined ? [] : [`${iterations}`],
    milliseconds === undefined ? [] : [`${milliseconds}ms`],
  ];
  return [spec.kind, ...limits.flat()].join(':');
}
