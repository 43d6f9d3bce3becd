import { type AnalysisVerbs, isAnalysis, type TableVerbs } from './analysis-verbs.ts';
import type { Hosting } from './hosting.ts';
import type { Hosted, Verbs } from './wire.ts';

/** Tables and analyses, by their ids. What analyses take is loaded with the first. */
export function withAnalyses(hosting: Hosting, tables: Omit<Hosted<Verbs>, keyof AnalysisVerbs>): Hosted<Verbs> {
  let loading: Promise<AnalysisVerbs & TableVerbs> | undefined;
  const analyses = () => {
    loading ??= import('./analysing.ts').then(({ analysisHost }) => analysisHost(hosting));
    return loading;
  };
  const at = async (id: string): Promise<TableVerbs> => (isAnalysis(id) ? analyses() : tables);
  return {
    ...tables,
    open: async (id, pace) => (await at(id)).open(id, pace),
    close: async (id) => (await at(id)).close(id),
    pace: async (id, pace) => (await at(id)).pace(id, pace),
    play: async (id, seat, action) => (await at(id)).play(id, seat, action),
    refuse: async (id, seat, action) => (await at(id)).refuse(id, seat, action),
    undo: async (id) => (await at(id)).undo(id),
    exploreTable: async (id, until) => (await analyses()).exploreTable(id, until),
    exploreRecord: async (record, plan, until) => (await analyses()).exploreRecord(record, plan, until),
    throwAnew: async (id) => (await analyses()).throwAnew(id),
    evaluate: async (id) => (await analyses()).evaluate(id),
  };
}
