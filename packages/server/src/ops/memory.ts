import { setFlagsFromString } from 'node:v8';

/**
 * Lets every object begin among the young, where those that are soon done with cost nothing. Node learns which ones live
 * long and puts their like among the old at once. It learns that from tables at which nobody has moved yet, and after
 * that every position of every match counts as old, with all that hangs on it: pauses are three times as long.
 */
export const keepObjectsYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
