import { saveRecord } from '../record/files.ts';
import { recordOfTable } from './local.ts';

/** Downloads the record of a table stored in this browser, if it is intact. */
export async function saveRecordOf(id: string): Promise<void> {
  const record = await recordOfTable(id);
  if (record) saveRecord(record, `${record.game}-${id.slice(0, 8)}`);
}
