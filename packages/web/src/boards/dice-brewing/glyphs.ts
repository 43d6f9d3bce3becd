/** A stroke or a patch of a small drawing, with its fill tone. */
interface Stroke {
  readonly d: string;
  readonly tone: Tone;
}

type Tone = 'none' | 'gold' | 'green' | 'leaf' | 'red' | 'tan' | 'brown' | 'cream' | 'amber' | 'blue';

const of = (tone: Tone, d: string): Stroke => ({ d, tone });

const PLATE = of('cream', 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z');

/** Small drawings on a 24 × 24 grid, all with the same line weight. */
export const GLYPHS = {
  coin: [
    of('gold', 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z'),
    of('none', 'M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM12 9.5v5'),
  ],
  xp: [
    of(
      'green',
      'M12 2.5l2.900 6.100l6.600.9l-4.800 4.600l1.200 6.600L12 17.5l-5.900 3.200l1.200-6.600L2.5 9.5l6.600-.9z',
    ),
  ],
  seed: [
    of('tan', 'M12 21.5c-4.5 0-7-2.800-7-6s3-5.5 7-5.5s7 2.300 7 5.5s-2.5 6-7 6z'),
    of(
      'leaf',
      'M12 10.5V6M12 7c0-3 2.5-4.800 6-4.5c0 3.5-2.5 5-6 4.5zM12 9C11.5 6.5 9.300 5 6 5.5c.2 3 2.700 4.300 6 3.5z',
    ),
    of('none', 'M9 15.5q3-1.800 6 0'),
  ],
  fruit: [
    of('leaf', 'M13 4c3-2 6-1.5 8 .5c-2.5 2-5.5 2-8-.5z'),
    of('none', 'M13 4C9 6 7.5 9 7 13M13 4c.5 4 2 6.5 4 9.5'),
    of('red', 'M7 12.5a4.300 4.300 0 1 0 0 8.600a4.300 4.300 0 1 0 0-8.600z'),
    of('red', 'M17.300 13a4 4 0 1 0 0 8a4 4 0 1 0 0-8z'),
  ],
  spices: [
    of(
      'brown',
      'M12 12C9 8 10 4.5 12 2.5c2 2 3 5.5 0 9.5zM12 12c5 0 7.5 2 8.5 4.800c-3 .8-6.5 0-8.5-4.800zM12 12c-5 0-7.5 2-8.5 4.800c3 .8 6.5 0 8.5-4.800z',
    ),
    of(
      'amber',
      'M12 12c2-4.600 5.5-5.800 8.5-4.800C19.5 10 17 12 12 12zM12 12c-2-4.600-5.5-5.800-8.5-4.800C4.5 10 7 12 12 12zM12 12c3 4 2 7.5 0 9.5c-2-2-3-5.5 0-9.5z',
    ),
  ],
  malt: [
    of('none', 'M12 22V8'),
    of(
      'amber',
      'M12 2c2 2 2.5 4 0 6.5C9.5 6 10 4 12 2zM12 13c0-3.5 2-5 5.5-5c0 3.5-2 5-5.5 5zM12 13c0-3.5-2-5-5.5-5c0 3.5 2 5 5.5 5zM12 18.5c0-3.5 2-5 5.5-5c0 3.5-2 5-5.5 5zM12 18.5c0-3.5-2-5-5.5-5c0 3.5 2 5 5.5 5z',
    ),
  ],
  honey: [
    of('amber', 'M5.5 7.5h13c1.800 4 1.800 9-1.5 13.5H7C3.700 16.5 3.700 11.5 5.5 7.5z'),
    of('cream', 'M7 14h10v4H7z'),
    of('gold', 'M5 3h14v4.5H5z'),
  ],
  hops: [
    of('none', 'M12 5V2'),
    of('leaf', 'M12 4.5c4.5 0 6.5 3.5 6.5 7.5c0 5-3.5 8-6.5 10c-3-2-6.5-5-6.5-10c0-4 2-7.5 6.5-7.5z'),
    of('none', 'M6 10c2 2.5 4 3 6 0c2 3 4 2.5 6 0M6.5 15c2 2 4 2 5.5-.5c1.5 2.5 3.5 2.5 5.5.5M12 4.5V10'),
  ],
  raise: [PLATE, of('leaf', 'M12 5.5l5 5.5h-3v7h-4v-7H7z')],
  reroll: [
    PLATE,
    of('none', 'M7 12a5 5 0 0 1 8.5-3.5M17 12a5 5 0 0 1-8.5 3.5M16 5.5v3.300h-3.300M8 18.5v-3.300h3.300'),
  ],
  lock: [PLATE, of('none', 'M9 11V8.5a3 3 0 0 1 6 0V11'), of('gold', 'M7.5 11h9v7h-9z'), of('none', 'M12 13.5v2')],
  withdraw: [PLATE, of('tan', 'M6.5 13h11v5.5h-11z'), of('red', 'M12 4.5l4 4.5h-2.5v5h-3V9H8z')],
  blockBuilding: [PLATE, of('tan', 'M7 18.5V11l5-4.5l5 4.5v7.5z'), of('red', 'M5.300 6.700l1.5-1.5l12 12l-1.5 1.5z')],
  blockRecipe: [
    PLATE,
    of('tan', 'M8 5.5h8v13H8z'),
    of('none', 'M10 9h4M10 12h4'),
    of('red', 'M5.300 6.700l1.5-1.5l12 12l-1.5 1.5z'),
  ],
  token: [PLATE, of('none', 'M9.5 10a2.5 2.5 0 1 1 3.600 2.300c-.8.5-1.100 1-1.100 2M12 17v.01')],
  exchange: [PLATE, of('none', 'M7 9.5h9.5M14 7l2.5 2.5L14 12M17 14.5H7.5M10 12l-2.5 2.5L10 17')],
  padlock: [of('none', 'M8 11V8a4 4 0 0 1 8 0v3'), of('gold', 'M5.5 11h13v9.5h-13z'), of('none', 'M12 14v3')],
  speed: [of('gold', 'M13.5 2.5L5 13.5h5.5L9 21.5l9-11.5h-5.800z')],
  barred: [of('red', 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z'), of('cream', 'M6.5 10.200h11v3.600h-11z')],
  snow: [
    of(
      'none',
      'M12 2.5v19M3.800 7.300l16.400 9.400M20.200 7.300L3.800 16.700M9.5 4l2.5 2.5L14.5 4M9.5 20l2.5-2.5l2.5 2.5',
    ),
  ],
  sun: [
    of(
      'none',
      'M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M4.600 19.400l2.100-2.100M17.300 6.700l2.100-2.100',
    ),
    of('gold', 'M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z'),
  ],
  sack: [
    of('tan', 'M8.5 7C4 12 3.5 17 5.5 20.5q6.5 1.5 13 0C20.5 17 20 12 15.5 7z'),
    of('none', 'M8 7h8M9 7L7.5 3.5q4.5 1.5 9 0L15 7'),
    of('none', 'M12 11v6M12 13.5q2-.5 2.5-2.5M12 15.5q-2-.5-2.5-2.5'),
  ],
  barrel: [
    of('brown', 'M6 3.5h12c3 5.5 3 11.5 0 17H6c-3-5.5-3-11.5 0-17z'),
    of('none', 'M4.600 8h14.800M4.600 16h14.800M12 3.5v17'),
  ],
  kettle: [
    of('brown', 'M10.5 6V2.5h3V6'),
    of('amber', 'M5 10.5q0-4.5 7-4.5t7 4.5zM4 10.5h16v7q0 4-4 4H8q-4 0-4-4z'),
    of('none', 'M4 14h16'),
  ],
  card: [of('cream', 'M5.5 2.5h13v19h-13z'), of('none', 'M8.5 7h7M8.5 11h7M8.5 15h4')],
  kiln: [of('brown', 'M6 21.5V13h12v8.5z'), of('red', 'M4.5 13L10 5h4l5.5 8z'), of('cream', 'M10 5V2.5l5.5 1L14 5z')],
  bines: [
    of('none', 'M5 21.5V3M12 21.5V3M19 21.5V3M3 5h18'),
    of(
      'leaf',
      'M5 8c2.5 0 3 2 0 5.5c-3-3.5-2.5-5.5 0-5.5zM12 11c2.5 0 3 2 0 5.5c-3-3.5-2.5-5.5 0-5.5zM19 8c2.5 0 3 2 0 5.5c-3-3.5-2.5-5.5 0-5.5z',
    ),
  ],
  bell: [
    of('gold', 'M5 17.5c2-2 1.5-4 2-8c.4-3 2.200-5 5-5s4.600 2 5 5c.5 4 0 6 2 8z'),
    of('none', 'M12 4.5v-2M10 20q2 1.5 4 0'),
  ],
  glasshouse: [
    of('blue', 'M3.5 21V11L12 3.5l8.5 7.5v10z'),
    of('none', 'M3.5 11h17M12 3.5V21M7.700 7.300V21M16.300 7.300V21'),
    of('leaf', 'M12 21c0-4 2-6 5-6c0 4-2 6-5 6z'),
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type GlyphName = keyof typeof GLYPHS;
