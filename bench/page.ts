import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture } from './picture.ts';
import type { Results } from './results.ts';
import { makePage } from './tables.ts';

const DOCS = join(import.meta.dirname, '..', 'docs');
const BEGIN = '<!-- npm run bench: begin -->';
const END = '<!-- npm run bench: end -->';

/** The page with the figures between the two marks. */
export function withFigures(page: string, figures: string): string {
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before < 0 || after < before) throw new Error('the page does not say where its figures stand');
  return `${page.slice(0, before + BEGIN.length)}\n${figures}\n${page.slice(after)}`;
}

/** Writes figures and picture into the docs. */
export function writePage(results: Results): void {
  const path = join(DOCS, 'performance.md');
  writeFileSync(path, withFigures(readFileSync(path, 'utf8'), makePage(results)));
  writeFileSync(join(DOCS, 'pictures', 'performance.svg'), drawPicture(results));
}
