import { parseArgs } from 'node:util';
import { measure } from './measure.ts';
import { makeTable, resultsOf } from './results.ts';
import { proveSameGame } from './same-game.ts';

const ROUNDS = 7;
const GAMES_COMPARED = 500;

function showProgress(share: number): void {
  const line = `measuring ${Math.round(share * 100)} %`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${share < 1 ? '' : '\n'}`);
  else process.stderr.write(`${line}\n`);
}

const { values: flags } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
proveSameGame(GAMES_COMPARED);
const results = resultsOf(await measure(ROUNDS, showProgress));
console.log(makeTable(results));
if (flags.json) console.log(JSON.stringify(results));
