/** What is known of something that was tried: how often, how often it could have been, and all it earned. */
interface Tried {
  readonly visits: number;
  readonly available: number;
  readonly reward: number;
}

/** How much a seldom tried action is preferred to one that did well. */
const CURIOSITY = 0.5;

const LOGARITHMS = Float64Array.from({ length: 2 ** 14 }, (_, n) => Math.log(n));
const log = (n: number): number => (n < LOGARITHMS.length ? (LOGARITHMS[n] as number) : Math.log(n));

/** How good it may well be: its upper confidence bound. */
export const promiseOf = ({ visits, available, reward }: Tried): number =>
  reward / visits + CURIOSITY * Math.sqrt(log(available) / visits);
