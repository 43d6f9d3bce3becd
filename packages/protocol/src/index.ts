export { checkRecord, parseRecord, type RecordError } from './parse-record.ts';
export { LARGEST_RECORD, RecordSchema } from './record-schema.ts';
