// `npm start`: builds the client if it has changed, then serves it.
import { buildClient } from './build.ts';

const wantsHelp = process.argv.includes('--help');
if (!wantsHelp && !buildClient()) {
  console.error('The client could not be built; see above.');
  process.exit(1);
}
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/src/main.ts');
