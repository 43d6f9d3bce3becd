import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Addresses of private networks, which players must not make the server call. */
const INSIDE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv6');

/** Whether an address is on the public internet. An IPv4 address written as IPv6 counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^::ffff:/i.test(plain)) return false;
  return !INSIDE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** A DNS lookup that finds no private addresses. It runs when connecting, so that no name can change in between. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (error || !first) return callback(error ?? new Error('no public address'), '', 0);
    if (options.all) return callback(null, open);
    return callback(null, first.address, first.family);
  });
};
