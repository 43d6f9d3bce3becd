import type { Unchecked } from '@taproom/engine';
import { WHISKIES, type Whisky } from '@taproom/games/dyce';
import { meant } from '../typing.ts';
import { letterOf } from './board.ts';

/** Whiskies go by their letters or by any unambiguous beginning of a word. */
export function parse(typed: string): Unchecked | undefined {
  const line = typed.trim().toLowerCase();
  return parseWord(line) ?? parseChoice(line) ?? parsePlace(line) ?? parseStock(line);
}

const whiskyMeant = (typed: string): Whisky | undefined =>
  WHISKIES.find((whisky) => letterOf(whisky).toLowerCase() === typed) ?? meant(WHISKIES, typed);

function parseWord(line: string): Unchecked | undefined {
  const type = line && meant(['pass', 'take', 'done'], line);
  return type ? { type } : undefined;
}

function parseChoice(line: string): Unchecked | undefined {
  const whisky = line && whiskyMeant(line);
  return whisky ? { type: 'choose', whisky } : undefined;
}

/** `open c2`, `ad c2`; a space alone is to be opened. */
function parsePlace(line: string): Unchecked | undefined {
  const [, verb, space] = /^(?:([a-z]+) +)?([a-z]\d)$/.exec(line) ?? [];
  if (!space) return undefined;
  const type = verb ? meant(['open', 'advertise'], verb) : 'open';
  return type && { type, space };
}

/** `c2 blue`, `c2b`, `stock c2 blue`. */
function parseStock(line: string): Unchecked | undefined {
  const [, space, typed] = /^(?:s(?:tock)? +)?([a-z]\d) *([a-z]+)$/.exec(line) ?? [];
  const whisky = typed && whiskyMeant(typed);
  return whisky ? { type: 'stock', space, whisky } : undefined;
}
