/** Letters of one line weight, 30 high around their middle. Drawn, not text, so that labels do not read them out. */
export const LETTERS = {
  C: 'M10 -10A13 15 0 1 0 10 10',
  H: 'M-9 -15V15M9 -15V15M-9 0H9',
  K: 'M-8 -15V15M9 -15L-8 3M-2 -3L10 15',
  M: 'M-11 15V-15L0 4L11 -15V15',
  P: 'M-8 15V-15H1a8.5 8.5 0 0 1 0 17H-8',
  R: 'M-8 15V-15H1a8 8 0 0 1 0 16H-8M0 1L10 15',
  X: 'M-10 -12L10 12M10 -12L-10 12',
  Y: 'M-11 -15L0 1L11 -15M0 1V15',
} as const;

export type Letter = keyof typeof LETTERS;
