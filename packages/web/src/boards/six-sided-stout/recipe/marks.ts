import type { Kind } from '@taproom/games/six-sided-stout';
import type { Language } from '@taproom/games/text';
import { dieMark } from '../../../kit/dice/dice.ts';
import { spokenLanguage } from '../../../kit/text/index.svelte.ts';

/** What has a mark on this board: the kinds, malt of any kind, roasting, and malt that is burnt. */
export type Marked = Kind | 'malt' | 'roast' | 'burnt';

type Own = Exclude<Marked, Kind>;

const OWN: Readonly<Record<Language, Readonly<Record<Own, string>>>> = {
  en: { malt: 'M', roast: 'R', burnt: '×' },
  cs: { malt: 'Sl', roast: 'Pr', burnt: '×' },
  it: { malt: 'M', roast: 'T', burnt: '×' },
};

const isOwn = (marked: Marked): marked is Own => marked in OWN.en;

export const markOf = (marked: Marked, language: Language = spokenLanguage()): string =>
  isOwn(marked) ? OWN[language][marked] : dieMark(marked, language);
