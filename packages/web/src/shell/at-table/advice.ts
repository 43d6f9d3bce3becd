import type { Advice, Option } from '@taproom/bots';
import { type GameText, gainWords, type Say } from '@taproom/games/text';
import type { Key } from '../../kit/text/index.svelte.ts';

/** What is said around an action. */
interface Around {
  readonly say: Say<Key>;
  readonly text: GameText;
  /** How numbers are written. */
  readonly region: string;
  /** An action in words. */
  words(action: Option['action']): string;
}

/** What is advised, and what it is worth. */
export function adviceLine({ say, words }: Around, { unit, options: [best] }: Advice): string {
  const action = words(best.action);
  return best.value === null ? say('table.hint.is', { action }) : say(`advice.${unit}`, { action, value: best.value });
}

/** What is worth so little less is hardly worse: games of a hundred, or points. */
const NEAR = 2;

/** What the best brings more than the next, and what else there is. */
export function adviceDetail(
  { say, text, region, words }: Around,
  { options: [best, next, third], why }: Advice,
): string {
  if (!next) return '';
  const gains = why ? gainWords(text, why, say('train.rival'), region).join(', ') : '';
  const told = ({ action, value }: Option) => ({ action: words(action), value: value ?? 0 });
  const isNear = (best.value ?? 0) - (next.value ?? 0) <= NEAR;
  const key = gains !== '' ? 'advice.why' : isNear ? 'advice.near' : 'advice.next';
  const compared = say(key, { ...told(next), gains });
  return third ? `${compared} ${say('advice.third', told(third))}` : compared;
}
