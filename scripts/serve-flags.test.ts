import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import SERVE_FLAGS from './serve-flags.json' with { type: 'json' };

test('the image starts Node for the server as npm start does', () => {
  const dockerfile = readFileSync(join(import.meta.dirname, '../deploy/Dockerfile'), 'utf8');
  const command = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  expect(command.slice(0, SERVE_FLAGS.length + 1)).toEqual(['node', ...SERVE_FLAGS]);
});
