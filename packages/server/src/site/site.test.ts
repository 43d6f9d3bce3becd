import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachingOf, fileAt, loadSite } from './site.ts';

let folder: string;
const at = (name: string): string => join(folder, name);
const words = 'words '.repeat(500);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-site-'));
  mkdirSync(at('assets'));
  writeFileSync(at('index.html'), words);
  writeFileSync(at('assets/a.woff2'), words);
  writeFileSync(at('assets/b.js'), '');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a client is found with its files, and is none without a first page', async () => {
  expect(await loadSite(folder)).toEqual({
    folder,
    files: new Set(['/index.html', '/assets/a.woff2', '/assets/b.js']),
  });
  rmSync(at('index.html'));
  expect(await loadSite(folder)).toBeUndefined();
});

test('compressed copies lie beside what they make smaller, and are no files of the client', async () => {
  await loadSite(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['assets', 'index.html', 'index.html.br', 'index.html.gz']);
  expect(readdirSync(at('assets')).toSorted()).toEqual(['a.woff2', 'b.js']);
  expect((await loadSite(folder))?.files.size).toBe(3);
});

test('a copy is made anew for another version of its file, older or newer, and only then', async () => {
  await loadSite(folder);
  const { ino } = statSync(at('index.html.br'));
  await loadSite(folder);
  expect(statSync(at('index.html.br')).ino).toBe(ino);
  writeFileSync(at('index.html'), `other ${words}`);
  utimesSync(at('index.html'), 1_000, 1_000);
  await loadSite(folder);
  expect(statSync(at('index.html.br')).mtimeMs).toBe(1_000_000);
});

test('a path leads to its file, a page to the client, and anything else nowhere', () => {
  const site = { folder: '', files: new Set(['/index.html', '/favicon.svg']) };
  expect(fileAt(site, '/favicon.svg')).toBe('/favicon.svg');
  expect(fileAt(site, '/t/abc')).toBe('/index.html');
  for (const path of ['/missing.js', '/../secret', 'favicon', '/a\\b', '/a\0'])
    expect(fileAt(site, path)).toBeUndefined();
});

test('a file whose name changes with its content is kept for ever', () => {
  expect(cachingOf('/assets/index-Bswqf7tA.js')).toContain('immutable');
  expect([cachingOf('/index.html'), cachingOf('/assets/plain.js')]).toEqual(['no-cache', 'no-cache']);
});
