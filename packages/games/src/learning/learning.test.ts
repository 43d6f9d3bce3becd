import type { BaseState, Match } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameOf } from '../index.ts';
import { LANGUAGES, loadGameText, notationOf } from '../text/index.ts';
import { findLearning, loadLearning } from './index.ts';
import { SUMMARY_BOXES } from './learning.ts';
import { positionsOf, tryStep } from './lesson.ts';
import { playLine } from './line.ts';

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const TAUGHT = GAME_IDS.filter((id) => findLearning(id));

describe.each(TAUGHT)('what %s teaches', (id) => {
  const game = gameOf(id);
  const notation = notationOf(id);
  const isOver = ({ state }: Match<BaseState>): boolean => game.actors(state).length === 0;

  it('begins with a position, and then with a move by the learner', async () => {
    const { lesson } = await loadLearning(id, 'en');
    expect(lesson[0].from).toBeDefined();
    expect(lesson[1]?.moves?.length).toBeGreaterThan(0);
    expect(new Set(lesson.map((step) => step.id)).size).toBe(lesson.length);
  });

  it('can be played step by step, in every way that counts', async () => {
    const { lesson } = await loadLearning(id, 'en');
    for (const [at, { moves = [undefined] }] of lesson.entries())
      for (const move of moves) expect(() => tryStep(game, notation, lesson, at, move), `step ${at}`).not.toThrow();
  });

  it('asks the learner alone, and has answers to moves that can be made', async () => {
    const { lesson } = await loadLearning(id, 'en');
    for (const [at, { state }] of positionsOf(game, notation, lesson).entries()) {
      const { moves = [], answers = {} } = lesson[at] ?? lesson[0];
      const legal = game.actors(state).includes(0) ? game.legal(state, 0).map((action) => notation.action(action)) : [];
      expect(legal, `step ${at}`).toEqual(expect.arrayContaining([...moves, ...Object.keys(answers)]));
      for (const answer of Object.keys(answers)) expect(moves).not.toContain(answer);
    }
  });

  it('ends where a game can go on', async () => {
    const { lesson } = await loadLearning(id, 'en');
    expect(isOver(tryStep(game, notation, lesson, lesson.length - 1, lesson.at(-1)?.moves?.[0]))).toBe(false);
  });

  it('has at least six figures, each at a position of the game', async () => {
    const { figures, pictures } = await loadLearning(id, 'en');
    expect(Object.keys(figures).length).toBeGreaterThanOrEqual(6);
    for (const { line } of Object.values(figures)) expect(() => playLine(game, notation, line)).not.toThrow();
    for (const box of SUMMARY_BOXES) expect(figures).toHaveProperty(pictures[box]);
  });

  it.each(LANGUAGES)('is said shortly, in %s', async (language) => {
    const { lesson, summary, figures, caption } = await loadLearning(id, language);
    const text = await loadGameText(id, language);
    for (const { words } of lesson) expect(wordsIn(words), words).toBeLessThanOrEqual(25);
    for (const box of SUMMARY_BOXES) expect(wordsIn(summary[box]), summary[box]).toBeLessThanOrEqual(30);
    expect(summary.refusals.length).toBe(3);
    for (const { rule } of summary.refusals) expect(text.ruling(rule)).toBeTruthy();
    for (const name of Object.keys(figures)) expect(caption(name)).toBeTruthy();
    for (const { answers = {}, answer } of lesson)
      for (const move of Object.keys(answers)) expect(answer(move)).toBeTruthy();
    const drawn = text.rules.flatMap((section) => section.figures ?? []).filter((name) => name in figures);
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(6);
  });

  it('names rulings that there are', async () => {
    const { lesson } = await loadLearning(id, 'en');
    const { rules } = await loadGameText(id, 'en');
    const known = rules.flatMap(({ rulings }) => rulings.map((ruling) => ruling.id));
    for (const { rulings = [] } of lesson) expect(known).toEqual(expect.arrayContaining([...rulings]));
  });
});
