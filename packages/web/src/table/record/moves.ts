import { isResignation } from '@taproom/engine';
import type { GameText } from '@taproom/games/text';
import { say } from '../../kit/text/index.svelte.ts';
import { type Line, seatIn } from '../lines.ts';
import type { PlayedBack } from './play-back.ts';

/** Every position of a replayed match as a line: the deal, then one for each entry. */
export const movesOf = (played: PlayedBack, text: GameText, names: readonly string[]): Line[] =>
  played.positions.map(({ events }, at) => {
    const [first = '', ...rest] = wordsAt(played, at, text, names);
    const follows = events.map((event) => text.round?.(event)?.name).findLast((name) => name !== undefined);
    return { at, seat: played.record.entries[at - 1]?.seat ?? null, text: first, more: rest.join(' '), follows };
  });

/** What happened, in sentences, beginning with what the seat did. */
function wordsAt({ record, positions }: PlayedBack, at: number, text: GameText, names: readonly string[]): string[] {
  const entry = record.entries[at - 1];
  const worthTelling = (positions[at]?.events ?? []).filter((event) => text.event(event, names) !== undefined);
  const told = worthTelling.flatMap((event) => text.event(event, names) ?? []);
  if (!entry) return [told.length > 0 ? `${say('replay.start')}:` : say('replay.start'), ...told];
  const who = names[entry.seat] ?? '';
  if (isResignation(entry.action)) return [say('table.resigned', { who })];
  // Where no event tells what the seat did, the action does.
  const [first] = worthTelling;
  const isToldByEvents = first !== undefined && seatIn(first) === entry.seat;
  return isToldByEvents ? told : [`${who}: ${text.action(entry.action, names)}`, ...told];
}
