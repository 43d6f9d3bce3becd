/** The statistics of an action: how often it was tried, how often it could have been, and its total reward. */
interface Tried {
  readonly visits: number;
  readonly available: number;
  readonly reward: number;
}

/** The weight of exploring rarely tried actions against following good ones. */
const CURIOSITY = 0.5;

const LOGARITHMS = Float64Array.from({ length: 2 ** 14 }, (_, n) => Math.log(n));
const log = (n: number): number => LOGARITHMS[n] ?? Math.log(n);

/** Its upper confidence bound. */
export const promiseOf = ({ visits, available, reward }: Tried): number =>
  reward / visits + CURIOSITY * Math.sqrt(log(available) / visits);
