// What every npm script calls, with the name of what it runs.
import { launch } from './launch.mjs';

const [name, ...args] = process.argv.slice(2);
await launch(name, args);
