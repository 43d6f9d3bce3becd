import { parseArgs } from 'node:util';
import { type Effort, measure } from './measure.ts';
import { GROUPS } from './names.ts';
import { writePage } from './page.ts';
import { showProgress } from './progress.ts';
import { resultsOf } from './results.ts';
import { proveSameDyce } from './same-dyce.ts';
import { proveSameGame } from './same-game.ts';
import { makeTable } from './tables.ts';

/** Two groups are duels, whose ratios should be steady. */
const DUELS = 2;
const DUEL: Effort = { rounds: 7, cpuSeconds: 0.7 };
const ALONE: Effort = { rounds: 5, cpuSeconds: 0.4 };

const { values: flags } = parseArgs({
  options: { json: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
});
proveSameGame(500);
proveSameDyce(50);
const results = resultsOf(await measure(GROUPS, (group) => (group < DUELS ? DUEL : ALONE), showProgress));
console.log(makeTable(results));
if (flags.write) writePage(results);
if (flags.json) console.log(JSON.stringify(results));
