import { parentPort, workerData } from 'node:worker_threads';
import type { ArenaPlan, TrialPlan } from '../arena/index.ts';
import { playRound } from '../arena/round.ts';
import { playTrial } from '../arena/trial.ts';

if (!parentPort) throw new Error('this file is the inside of a worker thread');
const port = parentPort;
const plan: ArenaPlan | TrialPlan = workerData;
port.on('message', (round: number) => {
  const result = 'bot' in plan ? playTrial(plan, round) : playRound(plan, round);
  void result.then((played) => port.postMessage(played));
});
