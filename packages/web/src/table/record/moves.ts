import { isResignation } from '@taproom/engine';
import type { GameText } from '@taproom/games/text';
import { say } from '../../kit/text/index.svelte.ts';
import type { Line } from '../lines.ts';
import type { PlayedBack } from './play-back.ts';

/** Every position of a replayed match as a line: the deal, then one for each entry. */
export const movesOf = (played: PlayedBack, text: GameText, names: readonly string[]): Line[] =>
  played.positions.map(({ events }, at) => {
    const [first = '', ...rest] = wordsAt(played, at, text, names);
    const follows = events.map((event) => text.round?.(event)?.name).findLast((name) => name !== undefined);
    return { at, seat: played.record.entries[at - 1]?.seat ?? null, text: first, more: rest.join(' '), follows };
  });

/** What happened, in sentences; if an entry had no event worth telling, what was done. */
function wordsAt({ record, positions }: PlayedBack, at: number, text: GameText, names: readonly string[]): string[] {
  const entry = record.entries[at - 1];
  const told = (positions[at]?.events ?? []).flatMap((event) => text.event(event, names) ?? []);
  if (!entry) return [say('replay.start'), ...told];
  if (isResignation(entry.action)) return [say('table.resigned', { who: names[entry.seat] ?? '' })];
  return told.length > 0 ? told : [`${names[entry.seat]}: ${text.action(entry.action, names)}`];
}
