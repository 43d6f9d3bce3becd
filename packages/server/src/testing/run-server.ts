// A server as a process of its own, for tests that end it the hard way: prints its address and serves.
import { startServer } from '../server.ts';
import { NO_HOUSE_LIMITS, NO_LIMITS } from './no-limits.ts';

const [place = '', port = '0'] = process.argv.slice(2);
const setup = { place, host: '127.0.0.1', port: Number(port), limits: NO_LIMITS, house: NO_HOUSE_LIMITS };
const { address } = await startServer(setup);
console.log(address);
