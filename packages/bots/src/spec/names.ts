import { fail, ok, type Result } from '@taproom/engine';
import type { Person } from '@taproom/games/persons';
import type { BotFace } from '../face/face.ts';
import { KNOWLEDGE } from '../face/knowledge.ts';
import { faceOf } from '../games/index.ts';
import { isOneOf } from '../lists.ts';
import { type Bot, type BotSpec, type Budget, LEVELS, YARDSTICKS } from './spec.ts';

/** How a bot plays a game. */
export function specFor(game: string, bot: Bot): BotSpec {
  if (bot === 'adviser') return adviserFor(faceOf(game));
  if (typeof bot === 'string') return faceOf(game).levels[bot];
  return 'level' in bot ? personSpec(faceOf(game), bot) : bot;
}

/** Knowledge is of use only where questions are asked. */
const personSpec = ({ levels, lore }: BotFace, { level, knowledge }: Person): BotSpec =>
  lore && knowledge ? { ...levels[level], knowledge } : levels[level];

/** Whether it matters in a game what a bot knows. */
export const hasLore = (game: string): boolean => faceOf(game).lore !== null;

/** How far the tree search looks for a hint in a game without an expert. */
const ADVICE: Budget = { iterations: 20_000 };

/** Bounded by iterations alone, so that the same position gets the same hint, on however slow a device. */
const adviserFor = ({ expert }: BotFace): BotSpec => ({
  kind: 'expert',
  budget: expert?.advice ?? ADVICE,
});

/** Why a word names no bot; `valid` lists the words that would. */
export interface BotSpecError {
  readonly code: 'unknown-bot';
  readonly given: string;
  readonly valid: readonly string[];
}

const THINKERS = ['search', 'expert', 'veteran'] as const;
const YARDSTICK = '0.1.0/';
const VALID = [
  'random',
  'greedy',
  'apprentice',
  'apprentice:<care>',
  ...THINKERS.flatMap((kind) => [`${kind}:<iterations>`, `${kind}:<milliseconds>ms`]),
  'expert',
  ...LEVELS,
  ...YARDSTICKS.map((name) => `${YARDSTICK}${name}`),
  '<bot>~<noise>',
];
const VALID_KNOWING = [...VALID, ...KNOWLEDGE.map((knowledge) => `<bot>@${knowledge}`)];
const validIn = ({ lore }: BotFace): readonly string[] => (lore ? VALID_KNOWING : VALID);

/** How a bot plays, how much it misjudges, and what it knows. */
const NAME = new RegExp(`^([^@~]*)(?:~(\\d{1,4}(?:\\.\\d{1,4})?))?(?:@(${KNOWLEDGE.join('|')}))?$`);
const APPRENTICE = /^apprentice:(0\.\d{1,4})$/;
const THINKER = /^(search|expert|veteran):([1-9]\d{0,8})(ms)?$/;

/** In a game without an expert, `expert` without a budget is the shortest of searches. */
const NO_EXPERT: Budget = { iterations: 1 };
const usualBudget = ({ expert }: BotFace): Budget => expert?.usualBudget ?? NO_EXPERT;

/**
 * A bot from its name: `greedy`, `search:150ms`, `search:2000` (iterations), `expert`, `apprentice:0.05` (care), or the level of a game; in games
 * that ask questions also with its knowledge: `greedy@novice`.
 */
export function parseBotSpec(name: string, game: string): Result<BotSpec, BotSpecError> {
  const face = faceOf(game);
  const [, play = '', noise, knowledge] = NAME.exec(name) ?? [];
  const spec = playerNamed(play, face);
  if (!spec || (knowledge !== undefined && !face.lore)) {
    return fail({ code: 'unknown-bot', given: name, valid: validIn(face) });
  }
  return ok({
    ...spec,
    ...(noise !== undefined && { noise: Number(noise) }),
    ...(isOneOf(KNOWLEDGE, knowledge) && { knowledge }),
  });
}

function playerNamed(name: string, face: BotFace): BotSpec | undefined {
  if (isOneOf(LEVELS, name)) return face.levels[name];
  const yardstick = name.startsWith(YARDSTICK) ? name.slice(YARDSTICK.length) : undefined;
  if (isOneOf(YARDSTICKS, yardstick)) return face.yardsticks[yardstick];
  if (name === 'random' || name === 'greedy' || name === 'apprentice') return { kind: name };
  if (name === 'expert') return { kind: 'expert', budget: usualBudget(face) };
  const [, care] = APPRENTICE.exec(name) ?? [];
  if (care !== undefined) return { kind: 'apprentice', care: Number(care) };
  const [, kind, limit, unit] = THINKER.exec(name) ?? [];
  if (!isOneOf(THINKERS, kind)) return undefined;
  return { kind, budget: unit ? { milliseconds: Number(limit) } : { iterations: Number(limit) } };
}

/** The name of a bot, as `parseBotSpec` reads it for the same game wherever a single limit bounds the search. */
export function makeBotSpec(spec: BotSpec, game: string): string {
  const play = playName(spec, faceOf(game)) + (spec.noise ? `~${spec.noise}` : '');
  return spec.knowledge ? `${play}@${spec.knowledge}` : play;
}

function playName(spec: BotSpec, face: BotFace): string {
  if (spec.kind === 'apprentice' && spec.care !== undefined) return `apprentice:${spec.care}`;
  if (!('budget' in spec) || isUsual(spec, face)) return spec.kind;
  const { iterations, milliseconds } = spec.budget;
  const limits = [
    iterations === undefined ? [] : [`${iterations}`],
    milliseconds === undefined ? [] : [`${milliseconds}ms`],
  ];
  return [spec.kind, ...limits.flat()].join(':');
}

const isUsual = ({ kind, budget }: Extract<BotSpec, { budget: Budget }>, face: BotFace): boolean =>
  kind === 'expert' && budget.milliseconds === undefined && budget.iterations === usualBudget(face).iterations;
