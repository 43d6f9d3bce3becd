export { limitsOf } from './http/rates.ts';
export { parseMailServer } from './notify/mail.ts';
export { type AdminTable, endTableNow, listTables, resetAccount, whyClosed } from './ops/admin.ts';
export { backUp, type Restored, restore } from './ops/backup.ts';
export { LEVELS as LOG_LEVELS, type LogLevel, makeLog } from './ops/log.ts';
export { type RunningServer, type ServerSetup, startServer } from './server.ts';
export { loadSite } from './site/site.ts';
export { InUse } from './store/sole-use.ts';
export { type HouseLimits, limitsFrom } from './wire/house-limits.ts';
