import { never } from '../../../lists.ts';
import type { Network } from '../../../network/network.ts';

/** What the positions of all seats are worth, as a network tells it, where trial changes cost only what they change. */
export interface Worths {
  /** By seat: the strengths of its signs, what they add up to in the network's units, and the answer. */
  readonly signs: readonly Float64Array[];
  readonly sums: readonly Float64Array[];
  readonly answers: Float64Array;
}

export const emptyWorths = (seats: number, signs: number, units: number): Worths => ({
  signs: Array.from({ length: seats }, () => new Float64Array(signs)),
  sums: Array.from({ length: seats }, () => new Float64Array(units)),
  answers: new Float64Array(seats),
});

const added = (strength: number, sign: number, { inputs }: Network, sums: Float64Array): void => {
  const units = sums.length;
  const first = sign * units;
  for (let unit = 0; unit < units; unit++)
    sums[unit] = (sums[unit] ?? never()) + strength * (inputs[first + unit] ?? never());
};

function answerOf({ votes }: Network, sums: Float64Array): number {
  let answer = 0;
  for (let unit = 0; unit < sums.length; unit++)
    answer += Math.max(0, sums[unit] ?? never()) * (votes[unit] ?? never());
  return answer;
}

/** Asks about a seat whose signs have been filled in. */
export function askAbout(network: Network, { signs, sums, answers }: Worths, seat: number): void {
  const own = signs[seat] ?? never();
  const sum = sums[seat] ?? never();
  sum.set(network.starts);
  for (let sign = 0; sign < own.length; sign++) {
    const strength = own[sign] ?? never();
    if (strength !== 0) added(strength, sign, network, sum);
  }
  answers[seat] = answerOf(network, sum);
}

let trial = new Float64Array(0);

/** The answer for a seat if it showed other signs. */
export function askOnTrial(network: Network, { signs, sums }: Worths, seat: number, shown: Float64Array): number {
  const own = signs[seat] ?? never();
  const sum = sums[seat] ?? never();
  if (trial.length !== sum.length) trial = new Float64Array(sum.length);
  trial.set(sum);
  for (let sign = 0; sign < own.length; sign++) {
    const more = (shown[sign] ?? never()) - (own[sign] ?? never());
    if (more !== 0) added(more, sign, network, trial);
  }
  return answerOf(network, trial);
}

/** How far a seat is ahead of the others together: the logarithm of its odds of winning. */
export function leadAmong(answers: Float64Array, seat: number): number {
  let others = 0;
  const own = answers[seat] ?? never();
  for (let other = 0; other < answers.length; other++)
    if (other !== seat) others += Math.exp((answers[other] ?? never()) - own);
  return -Math.log(others);
}

/** The share of the win of every seat. */
export function sharesAmong(answers: Float64Array): number[] {
  const most = Math.max(...answers);
  const parts = Array.from(answers, (answer) => Math.exp(answer - most));
  const all = parts.reduce((sum, part) => sum + part);
  return parts.map((part) => part / all);
}
