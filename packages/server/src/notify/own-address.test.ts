import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.each([
  ['0.0.0.0', '192.168.1.5', 'http://192.168.1.5:8080'],
  ['::', '192.168.1.5', 'http://192.168.1.5:8080'],
  ['127.0.0.1', '192.168.1.5', 'http://127.0.0.1:8080'],
  ['::1', '192.168.1.5', 'http://[::1]:8080'],
  ['tap.example.org', undefined, 'http://tap.example.org:8080'],
])('links of a house on %s in the network as %s lead to %s', (host, network, address) => {
  expect(ownAddress(host, 8080, network)).toBe(address);
});

test('links of a house on every address lead to one', () => {
  expect(new URL(ownAddress('0.0.0.0', 8080)).hostname).not.toBe('0.0.0.0');
});
