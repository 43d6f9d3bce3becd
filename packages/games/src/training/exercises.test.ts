import { describe, expect, it } from 'vitest';
import { GAME_IDS, gameOf } from '../index.ts';
import { findLearning } from '../learning/index.ts';
import { playLine } from '../learning/line.ts';
import { loadGameText, notationOf } from '../text/index.ts';
import { GRADES, gradeOf, judge, loadExercises, loadVerdicts, TRIES } from './index.ts';

const LEAST_EXERCISES = 40;

describe.each(GAME_IDS.filter((id) => findLearning(id)))('the exercises of %s', (id) => {
  const game = gameOf(id);

  it('are made for the rules as they are, and enough of every grade: taproom positions makes others', async () => {
    const { rules, unit, exercises } = await loadExercises(id);
    const verdicts = await loadVerdicts(id);
    expect([rules, verdicts.rules]).toEqual([game.rules, game.rules]);
    expect(unit).toBe(game.seats.min === 1 && exercises[0]?.line.seats === 1 ? 'points' : 'wins');
    expect(exercises.length).toBeGreaterThanOrEqual(LEAST_EXERCISES);
    expect(new Set(exercises.map(gradeOf))).toEqual(new Set(GRADES));
    expect(Object.keys(verdicts.verdicts)).toEqual(exercises.map((exercise) => exercise.id));
    expect(new Set(exercises.map(({ line }) => JSON.stringify(line))).size).toBe(exercises.length);
  });

  it('ask seat 0, and say what each legal move is worth, best first', async () => {
    const { exercises } = await loadExercises(id);
    const { verdicts } = await loadVerdicts(id);
    for (const { id: name, line } of exercises) {
      const { state } = playLine(game, notationOf(id), line);
      expect(game.actors(state), name).toEqual([0]);
      const legal = new Set(game.legal(state, 0).map((action) => notationOf(id).action(action)));
      const worths = verdicts[name]?.moves ?? [];
      expect(worths.length, name).toBe(legal.size);
      expect(new Set(worths.map(([move]) => move)), name).toEqual(legal);
      expect(worths, name).toEqual(worths.toSorted(([, a], [, b]) => b - a));
    }
  });

  it('have right moves, and a wrong one that tempts', async () => {
    const { exercises } = await loadExercises(id);
    const { verdicts } = await loadVerdicts(id);
    for (const { id: name, found } of exercises) {
      const verdict = verdicts[name];
      if (!verdict) throw new Error(`${name} has no verdict`);
      const right = verdict.moves.filter(([, worth]) => worth >= verdict.enough).length;
      expect(right, name).toBeGreaterThan(0);
      expect(right, name).toBeLessThanOrEqual(verdict.moves.length / 2);
      expect(judge(verdict, verdict.tempting), name).toMatchObject({ isRight: false });
      for (const times of found) expect(times <= TRIES && times >= 0, name).toBe(true);
      expect(found.length).toBe(4);
    }
  });

  it('tell gains by the names that the game has for them', async () => {
    const text = await loadGameText(id, 'en');
    const { verdicts } = await loadVerdicts(id);
    for (const { gains } of Object.values(verdicts))
      for (const [part] of gains) expect(text.partWithin(part)).toBeTruthy();
  });
});
