import { describe, expect, test } from 'vitest';
import { leakAmong, RULES, solutionAmong } from './build-plugin.ts';

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null) =>
  ({ type: 'chunk', fileName, code: '', imports, facadeModuleId }) as const;

const shared = chunk('shared.js', []);
const page = chunk('OnlineTable.js', ['shared.js'], '/web/OnlineTable.svelte');
const rules = chunk('src.js', ['shared.js'], RULES);
const worker = { type: 'asset', fileName: 'table.worker.js', source: '' } as const;

describe('the answers to questions may be', () => {
  test('with the rules that play back a record, and in workers', () => {
    expect(leakAmong([shared, page, rules, worker], [rules, worker])).toBeUndefined();
  });
});

describe('the build stops', () => {
  test('if a page needs the rules before it shows anything', () => {
    const hasty = chunk('OnlineTable.js', ['shared.js', 'src.js']);
    expect(leakAmong([shared, hasty, rules, worker], [rules, worker])).toBe(
      'OnlineTable.js brings the answers with it',
    );
  });

  test('if the answers come with what pages share', () => {
    expect(leakAmong([shared, page, worker], [shared, worker])).toContain('shared.js holds the answers');
  });

  test('if they are nowhere', () => {
    expect(leakAmong([shared, page], [])).toContain('no file holds the answers');
  });

  test('if a file holds the way through a daily', () => {
    const solutions = [{ moves: ['malt', 'p6 a3', 'close'] }, { moves: [] }];
    const telling = { ...worker, source: 'x=[{par:9,moves:[`malt`,`p6 a3`,`close`]}]' };
    expect(solutionAmong([shared, page, worker], solutions)).toBeUndefined();
    expect(solutionAmong([shared, telling], solutions)).toBe('table.worker.js holds solutions of dailies');
  });
});
