// `npm run fonts`: cuts the fonts of the client down to the letters of its languages and the weights it uses. What comes of
// it is kept with the client, so that building it takes no tools; letters of other languages come from the whole fonts.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..');
const WHOLE = join(ROOT, 'node_modules/@fontsource-variable');
const FONTS = join(ROOT, 'packages/web/src/kit/styles/fonts');

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
/** What English, Czech and Italian write with, and the signs that texts use. */
const COMMON = `${ASCII}\u00a0áéíóúýÁÉÍÓÚÝàèéìòùÀÈÉÌÒÙ„“”‘’‚–—…·×÷−§°½¼¾«»`;
/** The rest of Czech, which the whole fonts keep in a file of its own. */
const CZECH = 'čďěňřšťůžČĎĚŇŘŠŤŮŽ';

/** Headings are set in one weight between the two that the style sheets ask for, and in every optical size. */
const FRAUNCES = { wght: 650 };
const INTER = { wght: { min: 400, max: 800 } };

const CUTS = [
  {
    name: 'fraunces',
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    letters: COMMON,
    variationAxes: FRAUNCES,
  },
  {
    name: 'fraunces-czech',
    from: 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    letters: CZECH,
    variationAxes: FRAUNCES,
  },
  { name: 'inter', from: 'inter/files/inter-latin-wght-normal.woff2', letters: COMMON, variationAxes: INTER },
  { name: 'inter-czech', from: 'inter/files/inter-latin-ext-wght-normal.woff2', letters: CZECH, variationAxes: INTER },
];

/** Letters as a style sheet names them. */
const rangeOf = (letters: string): string =>
  [...new Set(letters)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)
    .reduce<[number, number][]>((ranges, code) => {
      const last = ranges.at(-1);
      if (last && last[1] === code - 1) last[1] = code;
      else ranges.push([code, code]);
      return ranges;
    }, [])
    .map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`)
    .join(', ');

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

for (const { name, from, letters, variationAxes } of CUTS) {
  const cut = await subsetFont(readFileSync(join(WHOLE, from)), letters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(join(FONTS, `${name}.woff2`), cut);
  console.log(`${name}: ${cut.length} bytes, ${rangeOf(letters)}`);
}
for (const font of ['fraunces', 'inter'])
  copyFileSync(join(WHOLE, font, 'LICENSE'), join(FONTS, `${font}-license.txt`));
