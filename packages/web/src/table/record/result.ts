import type { RecordEnd } from '@taproom/engine';
import { say } from '../../kit/text/index.svelte.ts';
import { listed } from '../../kit/text/words.ts';

/** How a match ended, in a few words, as far as the end of its record tells. */
export function resultText({ places, scores }: Pick<RecordEnd, 'places' | 'scores'>, names: readonly string[]): string {
  if (names.length === 1) return resultAlone(places[0] === 1, scores.length > 0);
  const winners = names.filter((_, seat) => places[seat] === 1);
  if (winners.length === names.length) return say('end.title.draw');
  return say('home.won', { count: winners.length, who: listed(winners) });
}

/** A resigned solo match has no score. */
function resultAlone(isWon: boolean, hasScore: boolean): string {
  if (!hasScore) return say('end.title.given-up');
  return say(isWon ? 'replay.alone.finished' : 'replay.alone.lost');
}
