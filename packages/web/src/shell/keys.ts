import type { KeyHelp } from '../kit/board/key-help.ts';
import { say } from '../kit/text/index.svelte.ts';

/** The key that lists the others. */
export const ASK = '?';
/** The key that skips ahead to the next question. */
export const HURRY = '.';

/** The key that opens the summary of the game. */
export const SUMMARY = ',';

/** The key that leads from an analysis back to the game. */
export const BACK = 'Backspace';

/** Whether a key pressed anywhere on the page is a command, and not part of what somebody writes. */
export function isCommand(event: KeyboardEvent): boolean {
  const isTyping = (event.target as Element).matches?.('input, textarea, select');
  return !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
}

const common = (): readonly KeyHelp[] => [
  { keys: ['Tab'], does: say('keys.tab') },
  { keys: ['Enter', 'Space'], does: say('keys.press') },
  { keys: [ASK], does: say('keys.ask') },
];

/** The keys of every table, or of an analysis. */
export const tableKeys = (isAnalysis = false): readonly KeyHelp[] => [
  ...(isAnalysis ? [{ keys: [BACK], does: say('analysis.return') }] : []),
  { keys: [HURRY], does: say('keys.hurry') },
  { keys: [SUMMARY], does: say('keys.summary') },
  ...common(),
];

/** The keys of every replay. */
export const replayKeys = (): readonly KeyHelp[] => [
  { keys: ['Space'], does: say('keys.replay.run') },
  { keys: ['Arrows'], does: say('keys.replay.step') },
  { keys: ['Home', 'End'], does: say('keys.replay.ends') },
  { keys: [ASK], does: say('keys.ask') },
];
