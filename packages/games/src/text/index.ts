export { type Catalogue, LANGUAGES, type Language, type Params, type Say, speaker } from './format.ts';
export { gainWords } from './gains.ts';
export type { GameText, Notation, Round, RulesSection } from './game-text.ts';
export type { Label } from './label.ts';
export { labelOf } from './labels.ts';
export { notationOf } from './notations.ts';
export { loadGameText } from './texts.ts';
