interface SeatLook {
  readonly fill: string;
  readonly deep: string;
  /** The colour of the mark. */
  readonly ink: string;
  /** The mark, in a square of 20: colour is never the only cue. */
  readonly mark: string;
}

const LIGHT = '#fffaf0';
const DARK = '#24160c';

/** One for each seat, a clear step of lightness from the others. */
export const SEAT_MARKS: readonly [SeatLook, ...SeatLook[]] = [
  { fill: '#0f6f78', deep: '#063a40', ink: LIGHT, mark: 'M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z' },
  { fill: '#e98fb0', deep: '#8f3658', ink: DARK, mark: 'M10 1.5l9 16H1z' },
  { fill: '#7c4527', deep: '#3c1d0b', ink: LIGHT, mark: 'M3 3h14v14H3z' },
  { fill: '#f7ecd0', deep: '#93794a', ink: DARK, mark: 'M10 .5l9.5 9.5l-9.5 9.5L.5 10z' },
  { fill: '#33276b', deep: '#150d38', ink: LIGHT, mark: 'M7 1h6v6h6v6h-6v6H7v-6H1V7h6z' },
  { fill: '#f0b429', deep: '#94650a', ink: DARK, mark: 'M2 4h16L10 18z' },
];
