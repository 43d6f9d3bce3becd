/** What a drawn face is made of. Left out, there is none of it. */
export interface Look {
  readonly skin: Skin;
  readonly face: keyof typeof FACES;
  readonly hair: keyof typeof HAIR;
  readonly hairColour: HairColour;
  readonly hat?: Hat;
  readonly beard?: keyof typeof BEARDS;
  readonly moustache?: keyof typeof MOUSTACHES;
  readonly brows: keyof typeof BROWS;
  readonly eyes?: keyof typeof EYES;
  readonly nose: keyof typeof NOSES;
  readonly mouth: keyof typeof MOUTHS;
  readonly glasses?: 'round' | 'half' | 'square';
  readonly extra?: readonly Extra[];
  readonly collar: keyof typeof COLLARS;
  /** The colours of what is worn: the coat, then collar and hat. */
  readonly coat: string;
  readonly trim: string;
  /** The colour behind the person. */
  readonly ground: string;
}

export type Extra = 'cheeks' | 'freckles' | 'wrinkles' | 'lashes' | 'earrings' | 'flower';

export const SKINS = {
  fair: '#f6d7ba',
  rosy: '#f1bd9f',
  tan: '#dca876',
  brown: '#b37b4f',
  dark: '#83553a',
} as const;
export type Skin = keyof typeof SKINS;

export const HAIR_COLOURS = {
  black: '#33262a',
  brown: '#65412a',
  auburn: '#93492a',
  red: '#cf6427',
  blond: '#e6bf63',
  grey: '#b6b0ad',
  white: '#f3eee4',
} as const;
export type HairColour = keyof typeof HAIR_COLOURS;

/** Heads, on a sheet of 100 by 100 with the eyes at 49. */
export const FACES = {
  oval: 'M31 44q0 -17 19 -17t19 17v6q0 20 -19 22q-19 -2 -19 -22z',
  round: 'M27 46q0 -19 23 -19t23 19v4q0 21 -23 22q-23 -1 -23 -22z',
  long: 'M33 41q0 -16 17 -16t17 16v14q0 20 -17 22q-17 -2 -17 -22z',
  square: 'M30 43q0 -16 20 -16t20 16v13q0 12 -9 17q-11 3 -22 0q-9 -5 -9 -17z',
  heart: 'M29 43q1 -16 21 -16t21 16q0 12 -6 19q-7 10 -15 11q-8 -1 -15 -11q-6 -7 -6 -19z',
} as const;

/** Hair behind the head and before it. */
export const HAIR = {
  bald: {},
  fringe: { back: 'M24 60q-3 -14 5 -20h42q8 6 5 20q-3 3 -6 1v-12h-40v12q-3 2 -6 -1z' },
  short: { front: 'M29 46q-5 -24 21 -24t21 24q-2 -8 -6 -12q-8 3 -15 1q-8 2 -15 -1q-4 4 -6 12z' },
  parted: { front: 'M28 48q-5 -27 22 -27t22 27q-3 -9 -6 -13q-14 1 -22 -7q-5 10 -16 20z' },
  quiff: { front: 'M29 45q-5 -12 4 -18q1 -14 20 -13q21 0 17 17q4 6 1 14q-3 -8 -7 -10q-15 1 -21 -2q-8 3 -14 12z' },
  crop: { front: 'M30 41q0 -17 20 -17t20 17q-5 -8 -20 -8t-20 8z' },
  curls: {
    back: 'M25 56q-8 -6 -2 -13q-6 -9 4 -13q0 -10 11 -10q5 -8 12 -4q8 -5 13 3q11 -1 11 10q10 4 4 13q6 8 -2 14z',
    front:
      'M29 44q-1 -9 7 -9q3 -7 10 -3q6 -5 11 0q7 -3 9 4q7 1 5 8q-6 -5 -9 -3q-4 -4 -9 -1q-5 -4 -9 0q-5 -3 -8 1q-4 -1 -7 3z',
  },
  bun: {
    back: 'M50 8q10 0 10 8t-10 8t-10 -8t10 -8z',
    front: 'M28 50q-3 -28 22 -28t22 28q-3 -15 -22 -19q-19 4 -22 19z',
  },
  lowBun: {
    back: 'M76 52q8 4 6 13q-4 8 -13 4q-6 -10 7 -17zM26 56q-3 -34 24 -34t24 34z',
    front: 'M29 50q-3 -27 21 -27t21 27q-2 -11 -8 -17q-14 2 -22 -3q-8 6 -12 20z',
  },
  long: {
    back: 'M24 86q-8 -66 26 -66t26 66q-8 5 -14 0h-24q-6 5 -14 0z',
    front: 'M29 52q-4 -29 21 -29t21 29q-2 -14 -21 -20q-19 6 -21 20z',
  },
  waves: {
    back: 'M27 76q-9 -2 -6 -12q-6 -8 1 -15q-4 -30 28 -30t28 30q7 7 1 15q3 10 -6 12z',
    front: 'M29 48q-3 -26 21 -26t21 26q-3 -10 -8 -14q-9 4 -18 -3q-9 3 -16 17z',
  },
  bob: {
    back: 'M24 68q-5 -48 26 -48t26 48q-6 6 -13 2h-26q-7 4 -13 -2z',
    front: 'M28 46q-2 -24 22 -24t22 24q-3 -5 -5 -7h-34q-2 2 -5 7z',
  },
  plaits: {
    back: 'M27 60q-6 -40 23 -40t23 40z',
    front:
      'M29 48q-3 -26 21 -26t21 26q-3 -12 -21 -17q-18 5 -21 17zM25 54q7 2 6 8q2 4 -1 7q2 4 -1 7q1 4 -3 7q-6 -3 -4 -8q-3 -3 0 -7q-3 -4 0 -7q-1 -4 3 -7zM75 54q-7 2 -6 8q-2 4 1 7q-2 4 1 7q-1 4 3 7q6 -3 4 -8q3 -3 0 -7q3 -4 0 -7q1 -4 -3 -7z',
  },
  ponytail: {
    back: 'M66 26q18 -6 20 12q2 16 -6 26q-8 -4 -5 -14q2 -10 -9 -12z',
    front: 'M28 47q-4 -25 22 -25t22 25q-3 -8 -7 -11q-10 4 -16 -1q-6 6 -11 3q-6 2 -10 9z',
  },
  wild: {
    back: 'M22 56q-10 -6 -3 -15q-7 -12 9 -15q3 -14 17 -9q9 -9 18 0q15 -3 16 11q13 6 5 15q7 8 -3 14z',
    front: 'M31 40q4 -9 10 -6q6 -7 11 -1q7 -5 10 2q5 -1 7 5q-9 -6 -19 -5q-10 -1 -19 5z',
  },
} as const satisfies Readonly<Record<string, { readonly back?: string; readonly front?: string }>>;

/** Hats cover the crown; what is drawn in the trim comes first, what is drawn in the coat's colour after it. */
export const HATS = {
  flat: {
    trim: 'M23 34q0 -22 27 -22t27 22q-27 -9 -54 0z',
    coat: 'M26 33q24 -8 48 0q3 5 -1 8q-23 -8 -46 0q-4 -3 -1 -8z',
  },
  tam: {
    trim: 'M20 31q-5 -17 30 -19q35 2 30 19q-30 -9 -60 0zM50 4a5 5 0 0 1 0 10a5 5 0 0 1 0 -10z',
    coat: 'M28 31q22 -7 44 0v7q-22 -7 -44 0z',
  },
  bowler: { trim: 'M29 34q0 -26 21 -26t21 26z', coat: 'M19 33q31 -7 62 0q-1 6 -7 6q-24 -6 -48 0q-6 0 -7 -6z' },
  straw: {
    trim: 'M30 36q0 -24 20 -24t20 24zM12 41q10 -9 38 -9t38 9q-10 6 -38 6t-38 -6z',
    coat: 'M30 29q20 5 40 0v7q-20 5 -40 0z',
  },
  kerchief: {
    trim: 'M25 50q-5 -34 25 -34t25 34q-5 -16 -25 -19q-20 3 -25 19z',
    coat: 'M36 24h5v4h-5zM50 19h5v4h-5zM61 26h5v4h-5zM30 34h4v4h-4z',
  },
  beanie: { trim: 'M28 37q-2 -26 22 -26t22 26z', coat: 'M26 33q24 -5 48 0v8q-24 -5 -48 0z' },
  top: {
    trim: 'M33 32l-3 -27q20 -6 40 0l-3 27z',
    coat: 'M19 34q31 -8 62 0q-2 6 -7 6q-24 -7 -48 0q-5 0 -7 -6zM32 24q18 4 36 0v6q-18 4 -36 0z',
  },
} as const;
export type Hat = keyof typeof HATS;

export const BEARDS = {
  full: 'M30 48q3 9 10 8q10 -4 20 0q7 1 10 -8q3 27 -20 31q-23 -4 -20 -31z',
  long: 'M30 48q3 9 10 8q10 -4 20 0q7 1 10 -8q4 26 -5 38q-6 12 -15 12t-15 -12q-9 -12 -5 -38z',
  goatee: 'M42 65q8 -4 16 0q2 13 -8 16q-10 -3 -8 -16z',
  chops: 'M29 43h6q0 14 5 22q2 5 -2 6q-9 -6 -9 -28zM71 43h-6q0 14 -5 22q-2 5 2 6q9 -6 9 -28z',
  chin: 'M31 54q5 14 19 14t19 -14q0 21 -19 25q-19 -4 -19 -25z',
} as const;

export const MOUSTACHES = {
  walrus: 'M50 57q8 -6 15 0q5 4 8 0q0 11 -11 10q-8 0 -12 -5q-4 5 -12 5q-11 1 -11 -10q3 4 8 0q7 -6 15 0z',
  handlebar: 'M50 59q6 -4 11 0q5 3 8 -4q3 9 -7 10q-8 0 -12 -3q-4 3 -12 3q-10 -1 -7 -10q3 7 8 4q5 -4 11 0z',
  brush: 'M50 58q7 -3 11 4q-6 3 -11 0q-5 3 -11 0q4 -7 11 -4z',
} as const;

/** Bushy ones are drawn as hair, the others as lines. */
export const BROWS = {
  soft: 'M36 43q5 -4 10 -1M54 42q5 -3 10 1',
  bushy: 'M34 42q6 -7 13 -1l-1 4q-6 -3 -10 1zM66 42q-6 -7 -13 -1l1 4q6 -3 10 1z',
  raised: 'M36 42q4 -6 10 -3M54 39q6 -3 10 3',
  stern: 'M36 41l10 3M64 41l-10 3',
  odd: 'M36 43q5 -2 10 1M54 41q5 -6 10 0',
} as const;

export const EYES = {
  open: 'M39 49a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM55 49a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  happy: 'M38 50q4 -5 8 0M54 50q4 -5 8 0',
  wink: 'M39 49a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM54 50q4 -4 8 0',
  sly: 'M38 48h8M54 48h8M40 49a2.500 2.500 0 0 0 5 0zM56 49a2.500 2.500 0 0 0 5 0z',
} as const;

export const NOSES = {
  button: 'M47 57q3 3 6 0',
  round: 'M50 51q6 0 6 5t-6 5t-6 -5t6 -5z',
  long: 'M50 47q0 6 -5 11q3 3 7 1',
  hooked: 'M49 46q7 6 5 12q-4 3 -7 0',
} as const;

export const MOUTHS = {
  smile: 'M43 65q7 5 14 0',
  grin: 'M41 63q9 4 18 0q-1 9 -9 9t-9 -9z',
  line: 'M44 66h12',
  smirk: 'M43 67q8 1 13 -4',
  small: 'M46 66q4 3 8 0',
} as const;

/** What is worn at the neck, in the colour of the trim. */
export const COLLARS = {
  shirt: 'M37 76l13 15l13 -15q-13 7 -26 0z',
  bow: 'M37 75l13 16l13 -16q-13 7 -26 0zM50 80l-10 -5v10zM50 80l10 -5v10z',
  apron: 'M33 77l3 27h28l3 -27q-17 13 -34 0z',
  scarf: 'M31 75q19 13 38 0l3 9q-10 7 -16 7l-2 13h-10l1 -12q-10 -1 -17 -8z',
  roll: 'M36 71q14 8 28 0l2 9q-16 9 -32 0z',
  sash: 'M60 77l15 4l-45 23h-19z',
  lace: 'M33 76q4 -3 7 1q5 5 10 5t10 -5q3 -4 7 -1q3 5 -1 9q-5 2 -8 -1q-4 5 -8 2q-4 3 -8 -2q-3 3 -8 1q-4 -4 -1 -9z',
  tie: 'M37 76l13 12l13 -12q-13 7 -26 0zM47 84h6l3 20h-12z',
} as const;

/** Faces by the names of those who have them. */
export type Looks = Readonly<Record<string, Look>>;
