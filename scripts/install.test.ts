import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordsToInstall } from './install.mjs';

const ROOT = join(import.meta.dirname, '..');

describe('what is installed', () => {
  test('is everything anew where the lock file has changed or nothing is there', () => {
    expect(wordsToInstall('', 'new', 'production')).toEqual(['ci', '--omit=dev']);
    expect(wordsToInstall('old all', 'new', 'all')).toEqual(['ci', '--include=dev']);
  });

  test('is added where the tests need more than the server', () => {
    expect(wordsToInstall('same production', 'same', 'all')).toEqual(['install', '--no-save', '--include=dev']);
  });

  test('is nothing where all that is needed is there', () => {
    expect(wordsToInstall('same production', 'same', 'production')).toBeUndefined();
    expect(wordsToInstall('same all', 'same', 'production')).toBeUndefined();
    expect(wordsToInstall('same all', 'same', 'all')).toBeUndefined();
  });
});

test('the image knows the manifest of every package', () => {
  const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
  for (const manifest of globSync(['packages/*/package.json', 'bench/package.json'], { cwd: ROOT }))
    expect(dockerfile).toContain(`COPY ${manifest} ${manifest.replace('package.json', '')}`);
});
