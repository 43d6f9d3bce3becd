import { below, type FastRng, nextFast } from '@taproom/engine';
import { type Frames, type Level, rightOf, type WhiskyAction, type WhiskyState } from '@taproom/games/whisky-game';
import type { Knowledge, Lore } from '../../face/knowledge.ts';
import { at } from '../../lists.ts';

type Question = Pick<Frames['question'], 'question' | 'level' | 'options' | 'revealed'>;

/** How often the right one of four options is given. */
const CHANCES: Readonly<Record<Knowledge, Readonly<Record<Level, number>>>> = {
  novice: { easy: 0.5, medium: 0.3, hard: 0.15 },
  regular: { easy: 0.75, medium: 0.55, hard: 0.35 },
  expert: { easy: 0.95, medium: 0.85, hard: 0.7 },
};
const ALL_OPTIONS = 4;

/**
 * How likely an answer is right. With fewer options one still knows as much, and otherwise guesses among those left: then
 * nobody does worse than by guessing.
 */
export function chanceOf(level: Level, knowledge: Knowledge | undefined, options = ALL_OPTIONS): number {
  const guess = 1 / options;
  if (knowledge === undefined) return guess;
  const chance = CHANCES[knowledge][level];
  if (options === ALL_OPTIONS) return chance;
  const known = Math.max(0, (chance - 1 / ALL_OPTIONS) / (1 - 1 / ALL_OPTIONS));
  return known + (1 - known) * guess;
}

/** Which option is given to a question: bots know their whisky by themselves, more or less. */
export const answerInWhisky: Lore<WhiskyState, WhiskyAction> = (state, _, action, knowledge, rng) => {
  const frame = state.stack.at(-1);
  if (action.type !== 'answer' || frame?.at !== 'question') return action;
  return { ...action, option: answerTo(frame, knowledge, rng) };
};

function answerTo(asked: Question, knowledge: Knowledge | undefined, rng: FastRng): number {
  const right = rightOf(asked.question);
  const chance = asked.revealed ? 1 : chanceOf(asked.level, knowledge, asked.options.length);
  const wrong = asked.options.filter((option) => option !== right);
  return nextFast(rng) / 2 ** 32 < chance ? right : at(wrong, below(rng, wrong.length));
}
