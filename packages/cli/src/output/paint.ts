import { stripVTControlCharacters } from 'node:util';
import type { Output } from '../io.ts';

/** Colours by role. They are never the only cue: whatever a colour tells, a letter tells too. */
const INKS = {
  red: { plain: '97;41', rich: '1;38;5;231;48;5;160' },
  yellow: { plain: '30;43', rich: '1;38;5;16;48;5;220' },
  blue: { plain: '97;44', rich: '1;38;5;231;48;5;26' },
  white: { plain: '30;47', rich: '1;38;5;16;48;5;255' },
  green: { plain: '97;42', rich: '1;38;5;231;48;5;28' },
  orange: { plain: '30;103', rich: '1;38;5;16;48;5;208' },
  purple: { plain: '97;45', rich: '1;38;5;231;48;5;91' },
  black: { plain: '97;40', rich: '1;38;5;231;48;5;238' },
  seed: { plain: '97;42', rich: '1;38;5;231;48;5;29' },
  pale: { plain: '30;43', rich: '1;38;5;16;48;5;222' },
  caramel: { plain: '97;41', rich: '1;38;5;231;48;5;130' },
  chocolate: { plain: '97;45', rich: '1;38;5;231;48;5;52' },
  hops: { plain: '30;42', rich: '1;38;5;231;48;5;64' },
  yeast: { plain: '30;47', rich: '1;38;5;16;48;5;188' },
  water: { plain: '34', rich: '38;5;39' },
  title: { plain: '1', rich: '1;38;5;214' },
  strong: { plain: '1', rich: '1' },
  faint: { plain: '2', rich: '38;5;244' },
  good: { plain: '32', rich: '38;5;114' },
  bad: { plain: '31', rich: '38;5;210' },
} as const;

export type Ink = keyof typeof INKS;
export type Paint = (ink: Ink, text: string) => string;

export const noPaint: Paint = (_, text) => text;

const RICH_DEPTH = 8;

/** Paint for a stream: none for a file or a pipe, and none with NO_COLOR. */
export function paintFor(stream: Output): Paint {
  const depth = stream.isTTY ? (stream.getColorDepth?.() ?? 1) : 1;
  if (depth === 1) return noPaint;
  const kind = depth >= RICH_DEPTH ? 'rich' : 'plain';
  return (ink, text) => `\x1b[${INKS[ink][kind]}m${text}\x1b[0m`;
}

/** The width of a painted text in columns. */
export const paintedWidth = (text: string): number => stripVTControlCharacters(text).length;

export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - paintedWidth(text)));
