import { type FastRng, nextFast } from '@taproom/engine';
import { never } from '../lists.ts';

/** What a position shows to a network: which of its inputs, and how strongly each. */
export interface Signs {
  readonly inputs: Int16Array;
  readonly strengths: Float64Array;
  count: number;
}

export const noSigns = (most: number): Signs => ({
  inputs: new Int16Array(most),
  strengths: new Float64Array(most).fill(1),
  count: 0,
});

export const copyOf = ({ inputs, strengths, count }: Signs): Signs => ({
  inputs: inputs.slice(0, count),
  strengths: strengths.slice(0, count),
  count,
});

/** A small network with one layer of units between the signs of a position and a number that tells its worth. */
export interface Network {
  /** By input and unit: how far an input speaks to a unit. */
  readonly inputs: Float64Array;
  /** By unit: its bias, and its weight for the answer. */
  readonly starts: Float64Array;
  readonly votes: Float64Array;
  /** By unit: what it held at the last question. */
  readonly units: Float64Array;
}

/** How many inputs and units a network has. */
export interface Shape {
  readonly inputs: number;
  readonly units: number;
}

/** The network's answer: units that hold more than nothing vote. */
export function ask({ inputs, starts, votes, units }: Network, signs: Signs): number {
  const size = units.length;
  units.set(starts);
  for (let i = 0; i < signs.count; i++) {
    const first = (signs.inputs[i] ?? never()) * size;
    const strength = signs.strengths[i] ?? never();
    for (let unit = 0; unit < size; unit++)
      units[unit] = (units[unit] ?? never()) + strength * (inputs[first + unit] ?? never());
  }
  let answer = 0;
  for (let unit = 0; unit < size; unit++) answer += Math.max(0, units[unit] ?? never()) * (votes[unit] ?? never());
  return answer;
}

/** Votes are learnt more slowly. */
const VOTE_RATE = 0.3;

/** One step of steepest descent: how far to move the answer for these signs, which has to be the one last asked for. */
export function teach({ inputs, starts, votes, units }: Network, signs: Signs, move: number): void {
  for (let unit = 0; unit < units.length; unit++) {
    const held = units[unit] ?? never();
    if (held <= 0) continue;
    const step = move * (votes[unit] ?? never());
    votes[unit] = (votes[unit] ?? never()) + VOTE_RATE * move * held;
    starts[unit] = (starts[unit] ?? never()) + step;
    for (let i = 0; i < signs.count; i++) {
      const place = (signs.inputs[i] ?? never()) * units.length + unit;
      inputs[place] = (inputs[place] ?? never()) + step * (signs.strengths[i] ?? never());
    }
  }
}

const noise = (rng: FastRng, length: number, most: number): Float64Array =>
  Float64Array.from({ length }, () => ((2 * nextFast(rng)) / 2 ** 32 - 1) * most);

/** A network that knows nothing yet. */
export const newNetwork = ({ inputs, units }: Shape, rng: FastRng): Network => ({
  inputs: noise(rng, inputs * units, 0.1),
  starts: noise(rng, units, 0.1),
  votes: noise(rng, units, 0.3),
  units: new Float64Array(units),
});

/** Numbers are written as whole hundredths. */
const WRITTEN = 100;

/** A line for each input, then the starts and the votes. */
export function readNetwork(text: string, { inputs, units }: Shape): Network {
  const numbers = Float64Array.from(text.trim().split(/\s+/), (word) => Number(word) / WRITTEN);
  const size = inputs * units;
  if (numbers.length !== size + 2 * units) throw new Error(`a network of ${numbers.length} numbers`);
  return {
    inputs: numbers.subarray(0, size),
    starts: numbers.subarray(size, size + units),
    votes: numbers.subarray(size + units),
    units: new Float64Array(units),
  };
}

export function writeNetwork({ inputs, starts, votes, units }: Network): string {
  const numbers = [...inputs, ...starts, ...votes].map((number) => Math.round(number * WRITTEN));
  return Array.from({ length: numbers.length / units.length }, (_, row) =>
    numbers.slice(row * units.length, (row + 1) * units.length).join(' '),
  ).join('\n');
}
