import { expect, test } from 'vitest';
import { post } from './post.ts';
import { isPublicAddress } from './public-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
])('%s is inside', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is outside', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://127.0.0.1:1/',
  'http://localhost:1/',
  'http://[::1]:1/',
  'http://2130706433:1/',
  'http://0x7f.1:1/',
])('nobody can make the server call %s', async (url) => {
  await expect(post({ url, headers: {}, body: Buffer.alloc(0) }, false)).rejects.toThrow('no public address');
});
