// `node scripts/compress.ts FOLDER`: writes compressed copies beside the files of a built client. The server would do
// so when it starts, but may not be allowed to write there.
import { loadSite } from '../packages/server/src/site/site.ts';

await loadSite(process.argv[2] ?? '', 'best');
