import type { MatchRecord } from '@taproom/engine';

/** Downloads the record as a file. */
export function saveRecord(record: MatchRecord, name: string): void {
  const file = new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
