/** What is told at once: some events, and the view that shows them done. */
export interface Moment<V, E> {
  readonly events: readonly E[];
  readonly view: V;
  /** How long it is looked at, in milliseconds at the normal pace. */
  readonly length: number;
  /** How long after its beginning its result can be read: dice must lie still first. At once, if absent. */
  readonly settles?: number;
}

/** How long tumbling dice take until all lie still. */
export const TUMBLE = 1_000;
/** Time to read what has happened. */
export const READ = 700;

export const PACES = ['slow', 'normal', 'fast'] as const;
export type PaceName = (typeof PACES)[number];

/** By how much each pace stretches the time. */
export const STRETCH: Readonly<Record<PaceName, number>> = { slow: 1.7, normal: 1, fast: 0.5 };
