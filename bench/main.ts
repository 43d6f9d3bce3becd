import { parseArgs } from 'node:util';
import { measure } from './measure.ts';
import { showProgress } from './progress.ts';
import { makeTable, resultsOf } from './results.ts';
import { proveSameGame } from './same-game.ts';

const ROUNDS = 7;
const GAMES_COMPARED = 500;

const { values: flags } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
proveSameGame(GAMES_COMPARED);
const results = resultsOf(await measure(ROUNDS, showProgress));
console.log(makeTable(results));
if (flags.json) console.log(JSON.stringify(results));
