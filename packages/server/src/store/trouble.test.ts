import { expect, test } from 'vitest';
import { storageTroubleIn } from './trouble.ts';

const failed = (message: string, code?: string): Error => Object.assign(new Error(message), code && { code });

test.each([
  ['disk-full', failed('Error: database or disk is full')],
  ['disk-full', failed('could not extend file: No space left on device', '53100')],
  ['disk-read-only', failed('Error: attempt to write a readonly database')],
  ['disk-read-only', failed('cannot execute INSERT in a read-only transaction', '25006')],
  ['disk-busy', failed('Error: database is locked')],
  ['database-away', failed('terminating connection due to administrator command', '57P01')],
  ['database-away', failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['database-away', failed('Connection terminated unexpectedly')],
  [undefined, failed('UNIQUE constraint failed: settings.key')],
  [undefined, 'disk is full'],
])('%s is told from %s', (trouble, error) => {
  expect(storageTroubleIn(error)).toBe(trouble);
});
