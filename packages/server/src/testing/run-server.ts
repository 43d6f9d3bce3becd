// A server as a process of its own, for tests that end it the hard way: prints its address and serves.
import { startServer } from '../server.ts';
import { limitsFrom } from '../wire/house-limits.ts';

const [place = '', port = '0'] = process.argv.slice(2);
const limits = { burst: 1_000_000, perSecond: 1_000_000 };
const house = limitsFrom(process.env['LIMITS'] ?? '');
if ('wrong' in house) throw new Error(house.wrong);
const { address } = await startServer({ place, host: '127.0.0.1', port: Number(port), limits, house });
console.log(address);
