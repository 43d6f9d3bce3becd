import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Encoding, Site, SiteFile } from './site.ts';

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

/** What a request for the client gets. It depends on the request and the files in memory alone. */
export function answer(site: Site, method: string, address: string, headers: IncomingHttpHeaders): Answer {
  if (method !== 'GET' && method !== 'HEAD')
    return plain(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
  const path = pathOf(address);
  if (path === undefined) return plain(400, 'This address makes no sense.');
  const file = fileAt(site, path);
  return file ? send(file, headers) : plain(404, 'There is nothing here.');
}

function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/** The file itself; for a page of the client, which has no file, the client. */
function fileAt(site: Site, path: string): SiteFile | undefined {
  const isPage = path.startsWith('/') && !/[.\\\0]/.test(path);
  return site.get(path) ?? (isPage ? site.get('/index.html') : undefined);
}

function send(file: SiteFile, headers: IncomingHttpHeaders): Answer {
  const encoding = encodingFor(headers['accept-encoding'], file);
  const sent: OutgoingHttpHeaders = {
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (headers['if-none-match']?.includes(file.etag)) return { status: 304, headers: sent, body: '' };
  const body = file.bodies[encoding];
  return {
    status: 200,
    headers: { ...sent, 'content-type': file.type, ...lengthOf(body), ...namedEncoding(encoding) },
    body,
  };
}

function encodingFor(accepted: IncomingHttpHeaders['accept-encoding'], { bodies }: SiteFile): Encoding {
  const offered = String(accepted ?? '').split(/\s*,\s*/);
  const wanted = (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding));
  return wanted && bodies[wanted].length < bodies.identity.length ? wanted : 'identity';
}

const namedEncoding = (encoding: Encoding): OutgoingHttpHeaders =>
  encoding === 'identity' ? {} : { 'content-encoding': encoding };

const lengthOf = (body: Buffer | string): OutgoingHttpHeaders => ({ 'content-length': Buffer.byteLength(body) });

function plain(status: number, sentence: string, more: OutgoingHttpHeaders = {}): Answer {
  const body = `${sentence}\n`;
  return {
    status,
    headers: { ...more, 'content-type': 'text/plain; charset=utf-8', ...lengthOf(body) },
    body,
  };
}
