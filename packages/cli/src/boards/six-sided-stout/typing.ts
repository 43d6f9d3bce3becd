import type { Unchecked } from '@taproom/engine';
import { ASSISTANTS, GOODS, KINDS, MALTS } from '@taproom/games/six-sided-stout';
import { meant } from '../typing.ts';

/** Any unambiguous beginning of a word will do. */
export function parse(typed: string): Unchecked | undefined {
  const line = typed.trim().toLowerCase();
  return parseWord(line) ?? parseMarket(line) ?? parseDice(line) ?? parsePut(line);
}

const parseWord = (line: string): Unchecked | undefined =>
  line === 'done' || line === 'stop' ? { type: line } : undefined;

function parseMarket(line: string): Unchecked | undefined {
  const [, first, plus, helper] = /^([a-z]+)\s*(\+)?\s*([a-z]*)$/.exec(line) ?? [];
  const good = first && meant(GOODS, first);
  if (!good) return undefined;
  if (!plus) return helper ? undefined : { type: 'market', good, assistant: null };
  const assistant = helper && meant(ASSISTANTS, helper);
  return assistant ? { type: 'market', good, assistant } : undefined;
}

function parseDice(line: string): Unchecked | undefined {
  const [, verb, store, digits] = /^(roast|keep)(?: +([a-z]+))?((?: *[1-6])+)$/.exec(line) ?? [];
  const dice = [...(digits?.replaceAll(' ', '') ?? '')].map(Number).sort((a, b) => a - b);
  if (verb === 'keep') return store ? undefined : { type: 'keep', dice };
  const malt = store && meant(MALTS, store);
  return malt ? { type: 'roast', store: malt, dice } : undefined;
}

function parsePut(line: string): Unchecked | undefined {
  const [, first, cell] = /^([a-z]+) +([a-z]\d)$/.exec(line) ?? [];
  const kind = first && meant(KINDS, first);
  return kind ? { type: 'put', kind, cell } : undefined;
}
