/** Each merchant's sign, by seat, in a square of 20, so that colour is never the only cue. */
export const MERCHANT_MARKS: readonly string[] = [
  'M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z',
  'M10 1.5l9 16H1z',
  'M3 3h14v14H3z',
  'M10 .5l9.5 9.5l-9.5 9.5L.5 10z',
];
