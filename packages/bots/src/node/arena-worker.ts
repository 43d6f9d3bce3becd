import { parentPort, workerData } from 'node:worker_threads';
import { playBalanced } from '../arena/balance.ts';
import type { ArenaPlan, BalancePlan, TrialPlan } from '../arena/index.ts';
import { playRound } from '../arena/round.ts';
import { playTrial } from '../arena/trial.ts';

if (!parentPort) throw new Error('this file is the inside of a worker thread');
const port = parentPort;
const plan: ArenaPlan | TrialPlan | BalancePlan = workerData;
port.on('message', (round: number) => {
  void play(round).then((played) => port.postMessage(played));
});

function play(round: number): Promise<unknown> {
  if (!('bot' in plan)) return playRound(plan, round);
  return 'seats' in plan ? playBalanced(plan, round) : playTrial(plan, round);
}
