/** Characters of the label face (Inter, 600) by the room they take, in thousandths of the letter height. */
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

/** As wide as the widest small letter, for whatever the table lacks. */
const UNKNOWN = 0.94;

/** How wide a line of label letters is, in letter heights. */
export const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? UNKNOWN), 0);
