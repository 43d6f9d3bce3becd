import { expect, test } from 'vitest';
import { pageAt } from './page-at.ts';

test.each([
  ['/', { name: 'home' }],
  ['/dice', { name: 'dice' }],
  ['/settings/', { name: 'settings' }],
  ['/new/dice-box', { name: 'new', game: 'dice-box' }],
  ['/rules/dice-box', { name: 'rules', game: 'dice-box' }],
  ['/learn/dyce', { name: 'learn', game: 'dyce' }],
  ['/train/dyce', { name: 'train', game: 'dyce' }],
  ['/daily/dyce', { name: 'daily', game: 'dyce', day: undefined }],
  ['/daily/dyce/2026-11-18', { name: 'daily', game: 'dyce', day: '2026-11-18' }],
  ['/daily/dyce/2026-11-18/more', { name: 'lost' }],
  ['/daily', { name: 'lost' }],
  ['/table/abc', { name: 'table', id: 'abc' }],
  ['/replay/abc', { name: 'replay', id: 'abc' }],
  ['/analyse/abc', { name: 'analyse', id: 'abc' }],
  ['/analyse', { name: 'lost' }],
  ['/replay', { name: 'replay', id: '' }],
  ['/t/abcdefghjk', { name: 'online', id: 'abcdefghjk' }],
  ['/lobby', { name: 'lobby' }],
  ['/account', { name: 'account' }],
  ['/t', { name: 'lost' }],
  ['/table', { name: 'lost' }],
  ['/table/a/b', { name: 'lost' }],
  ['/dice/more', { name: 'lost' }],
  ['/elsewhere', { name: 'lost' }],
  ['/table/%', { name: 'lost' }],
])('%s leads to its page', (path, page) => {
  expect(pageAt(path)).toEqual(page);
});
