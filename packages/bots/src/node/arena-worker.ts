import { parentPort, workerData } from 'node:worker_threads';
import type { ArenaPlan } from '../arena/plan.ts';
import { playRound } from '../arena/round.ts';

if (!parentPort) throw new Error('this file is the inside of a worker thread');
const port = parentPort;
const plan: ArenaPlan = workerData;
port.on('message', (round: number) => {
  void playRound(plan, round).then((result) => port.postMessage(result));
});
