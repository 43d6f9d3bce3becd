import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Listening on these means on every address the computer has; no link leads there. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** The address under which others in the network know this computer, if it is in one. */
const outside = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** Where links lead if the server's public address is not set. */
export function ownAddress(host: string, port: number, network: string | undefined = outside()): string {
  const name = EVERYWHERE.includes(host) ? (network ?? 'localhost') : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
