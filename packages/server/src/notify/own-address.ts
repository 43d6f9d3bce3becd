import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Listening on these means on every address of the computer; they cannot be used in links. */
const EVERYWHERE = ['0.0.0.0', '::'];

/** This computer's address in its network, if any. */
const outside = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** The address for links if no public address is set. */
export function ownAddress(host: string, port: number, network: string | undefined = outside()): string {
  const name = EVERYWHERE.includes(host) ? (network ?? 'localhost') : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
