import type { Asked } from '@taproom/games/whisky-game/shown';
import type { BoardText } from '../text.ts';
import type { Journey } from '../travel/journey.svelte.ts';

/** The chosen field, and how the way there goes; undefined if none is chosen. */
export function chosenText(
  { chosen, way }: Pick<Journey, 'chosen' | 'way'>,
  asked: Asked | null,
  words: BoardText,
): string | undefined {
  if (chosen === null) return undefined;
  const place = words.game.fieldName(chosen);
  if (asked?.at !== 'move') return place;
  if (!way) return words.say('stepIs', { place });
  const fields = way.path.length - asked.path.length;
  const told = words.say('wayIs', { place, fields, barrels: way.barrels });
  return fields < asked.left ? `${told}, ${words.say('early')}` : told;
}
