import type { Advice } from '@taproom/bots';
import { gainWords } from '@taproom/games/text';
import { sentenceOf, typedFor } from './moves.ts';
import type { Scene } from './scene.ts';

/** What is worth so little less is hardly worse: games of a hundred, or points. */
const NEAR = 2;

/** What is advised, as it can be typed; what else there is; and what the best brings more than the next. */
export function adviceLines(scene: Scene, { unit, options: [best, ...others], why }: Advice): string[] {
  const { say, text, language } = scene.style;
  const { action, value } = best;
  const listed = others.map((one) => say('hint.other', { move: typedFor(scene, one.action), value: one.value ?? 0 }));
  const told = { move: typedFor(scene, action), sentence: sentenceOf(scene, action) };
  const isNear = value !== null && others.length > 0 && value - (others[0]?.value ?? 0) <= NEAR;
  const gains = why ? gainWords(text, why, say('hint.rival'), language) : [];
  return [
    value === null ? say('hint.only', told) : say(`hint.${unit}`, { ...told, value }),
    ...(listed.length > 0 ? [say('hint.others', { others: listed.join('; ') })] : []),
    ...(gains.length > 0 ? [say('hint.why', { gains: gains.join(', ') })] : isNear ? [say('hint.near')] : []),
  ];
}
