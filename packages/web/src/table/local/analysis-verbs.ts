import type { Hosted, Verbs } from './wire.ts';

/** What the ids of analyses begin with. */
export const ANALYSIS = 'analysis-';
export const isAnalysis = (id: string): boolean => id.startsWith(ANALYSIS);

export type AnalysisVerbs = Hosted<Pick<Verbs, 'exploreTable' | 'exploreRecord' | 'throwAnew' | 'evaluate'>>;
/** An analysis answers what tables answer. */
export type TableVerbs = Hosted<Pick<Verbs, 'open' | 'close' | 'pace' | 'play' | 'refuse' | 'undo'>>;
