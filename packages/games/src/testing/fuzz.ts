import { join } from 'node:path';

/** Where fuzzing saves the games that broke a law. */
export const fuzzFolder = (gameId: string): string => join(import.meta.dirname, '..', gameId, 'fuzz');
