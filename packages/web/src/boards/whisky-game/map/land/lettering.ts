/** Characters of the label font (Inter, 600) by width, in thousandths of the letter height. */
const SANS: readonly (readonly [number, string])[] = [
  [280, ' Iijl'],
  [340, ",.:!';"],
  [380, 't()[]/f'],
  [400, 'r'],
  [480, '-1'],
  [560, 's?'],
  [580, '7JLakxz'],
  [600, 'Fcevy'],
  [640, '5Ehnou23689bdgpq'],
  [680, '#$0BPRSTZ&4'],
  [740, 'KXYACDUV'],
  [780, 'GHNOQ'],
  [840, 'w'],
  [940, 'mM'],
  [1020, 'W'],
];

const WIDTHS: ReadonlyMap<string, number> = new Map(
  SANS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 1000] as const)),
);

/** For characters not in the table: as wide as the widest lower-case letter. */
const UNKNOWN = 0.94;

/** The width of a label line, in letter heights. */
export const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? UNKNOWN), 0);
