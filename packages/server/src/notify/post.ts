import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookupPublic } from './public-address.ts';

/** In milliseconds. */
const TIMEOUT = 10_000;

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Posts to an address that a player has given; returns the status. Follows no redirects, reads no body, and goes only
 * to the public internet unless `mayStayInside`.
 */
export function post({ url, headers, body }: Post, mayStayInside = false): Promise<number> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!mayStayInside && isIP(host) && !isPublicAddress(host)) return Promise.reject(new Error('no public address'));
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const asked = request(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      signal: AbortSignal.timeout(TIMEOUT),
      ...(!mayStayInside && { lookup: lookupPublic }),
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    asked.end(body);
  });
}
