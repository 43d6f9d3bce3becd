// `npm run bench:server`: acknowledged moves a second beside others, all in one run.
import { parseArgs } from 'node:util';
import { showProgress } from '../progress.ts';
import { measure } from './measure.ts';
import { makeTable, resultsOf } from './results.ts';

const ROUNDS = 7;

const { values: flags } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const results = resultsOf(await measure(ROUNDS, showProgress));
console.log(makeTable(results));
if (flags.json) console.log(JSON.stringify(results));
