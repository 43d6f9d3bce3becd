import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, runCli, startCli } from '../testing/cli.ts';

const folder = makeFolder();
const site = join(folder, 'site');
const script = `// ${'words '.repeat(1000)}\n`;

mkdirSync(join(site, 'assets'), { recursive: true });
writeFileSync(join(site, 'index.html'), '<!doctype html><title>Taproom</title>');
writeFileSync(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(site, 'assets', 'index-Bswqf7tA.js'), script);
writeFileSync(join(site, 'assets', 'serif-D0a1b2c3.woff2'), 'font');
writeFileSync(join(folder, 'secret.txt'), 'nobody may read this');

let server: ChildProcess;
let port: number;

beforeAll(async () => {
  const child = startCli(['serve', '--port', '0', '--folder', relative(process.cwd(), site)], folder);
  server = child;
  const [line] = await once(child.stdout, 'data');
  port = Number(/^Taproom is open at http:\/\/localhost:(\d+)\/\n.*[0-9a-f]{64}\n$/.exec(String(line))?.[1]);
});

afterAll(() => void server.kill());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Not `fetch`: that would tidy the path up and hide the compression. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (data) => (body += data));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('serve', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/index-Bswqf7tA.js', 'text/javascript; charset=utf-8'],
    ['/assets/serif-D0a1b2c3.woff2', 'font/woff2'],
  ])('sends %s as %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type });
  });

  test('answers a page of the client with the client', async () => {
    const { status, body } = await ask('/table/42?seat=1');
    expect({ status, body }).toEqual({ status: 200, body: '<!doctype html><title>Taproom</title>' });
  });

  test.each(['/missing.js', '/assets/missing-Bswqf7tA.css', '/secret.txt'])('has no %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%00/../secret.txt',
    'http://127.0.0.1/../secret.txt',
  ])('does not leave its folder for %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).not.toContain('nobody may read');
  });

  test('does not stumble over an address that makes no sense', async () => {
    expect((await ask('/%')).status).toBe(400);
    expect((await ask('/%ff%fe')).status).toBe(400);
  });

  test('keeps hashed files for ever and asks again for the others', async () => {
    const kept = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await kept('/assets/index-Bswqf7tA.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/')).toBe('no-cache');
    expect(await kept('/favicon.svg')).toBe('no-cache');
    expect(await kept('/table/42')).toBe('no-cache');
  });

  test('does not send again what the browser has', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', 'GET', { 'if-none-match': String(headers.etag) });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
  });

  test('compresses for those who can unpack', async () => {
    const length = async (accepted: string) =>
      (await ask('/assets/index-Bswqf7tA.js', 'HEAD', { 'accept-encoding': accepted })).headers;
    expect((await length('gzip, deflate, br'))['content-encoding']).toBe('br');
    expect((await length('gzip'))['content-encoding']).toBe('gzip');
    expect(await length('identity')).toMatchObject({ 'content-length': String(script.length) });
    expect(Number((await length('br'))['content-length'])).toBeLessThan(script.length / 10);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('does not answer %s', async (method) => {
    const { status, headers } = await ask('/', method);
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });

  test('answers HEAD without a body', async () => {
    const { status, headers, body } = await ask('/', 'HEAD');
    expect({ status, body, length: headers['content-length'] }).toEqual({ status: 200, body: '', length: '37' });
  });

  test.each(['/', '/missing.js', '/assets/index-Bswqf7tA.js'])('sends a strict policy with %s', async (path) => {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'self'",
      "worker-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
});

describe('serve cannot start', () => {
  const other = join(folder, 'other.db');

  test('on the tables of another that runs', async () => {
    const { code, err } = await runCli(['serve', '--port', '0', '--folder', site], folder);
    const file = join(folder, 'taproom', 'tables.db');
    expect({ code, err }).toEqual({
      code: 1,
      err: `Another Taproom serves the tables in ${file}. End it first, or give this one others with --data FILE.\n`,
    });
  });

  test('on a port that is taken', async () => {
    const { code, err } = await runCli(['serve', '--port', String(port), '--folder', site, '--data', other]);
    expect({ code, err }).toEqual({
      code: 1,
      err: `Port ${port} is taken. Choose another with --port N, or --port 0 for any free one.\n`,
    });
  });

  test('on an address of another computer', async () => {
    const { code, err } = await runCli([
      'serve',
      '--port',
      '0',
      '--host',
      '192.0.2.1',
      '--folder',
      site,
      '--data',
      other,
    ]);
    expect({ code, err }).toEqual({
      code: 1,
      err: '"192.0.2.1" is no address of this computer. Choose another with --host H.\n',
    });
  });

  test.each([
    ['mysql://127.0.0.1/tables', 'DATABASE_URL must be like postgres://user:password@host/name.\n'],
    ['postgres://me:geheim@127.0.0.1:1/x', 'The online tables cannot be opened: connect ECONNREFUSED 127.0.0.1:1.\n'],
  ])('with its tables at %s', async (DATABASE_URL, sentence) => {
    for (const args of [
      ['serve', '--port', '0', '--folder', site],
      ['admin', 'tables'],
    ])
      expect(await runCli(args, folder, [], { DATABASE_URL })).toEqual({ code: 1, out: '', err: sentence });
  });

  test('with its tables in a folder that does not exist', async () => {
    const data = join(folder, 'nowhere', 'tables.db');
    const { code, err } = await runCli(['serve', '--port', '0', '--folder', site, '--data', data]);
    expect([code, err]).toEqual([1, expect.stringContaining('The online tables cannot be opened')]);
  });

  test('without a built client', async () => {
    const { code, err } = await runCli(['serve', '--port', '0', '--folder', join(folder, 'nowhere')]);
    expect(code).toBe(1);
    expect(err).toContain('npm start builds it');
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops the server cleanly, even with a connection open',
  async (signal) => {
    const child = startCli(['serve', '--port', '0', '--folder', site, '--data', join(folder, `${signal}.db`)], folder);
    const [line] = await once(child.stdout, 'data');
    const its = Number(/:(\d+)\//.exec(String(line))?.[1]);
    const idle = request({ host: '127.0.0.1', port: its, headers: { connection: 'keep-alive' } }).on('error', () => {});
    idle.flushHeaders();
    await once(idle, 'socket');
    child.kill(signal);
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([0, null]);
  },
);

test('whoever runs the server sets the address, the proxy, letters, figures and the log', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'tap@example.org' };
  const figures = { METRICS_TOKEN: 'figures for me', LOG_LEVEL: 'debug' };
  const settings = { PUBLIC_URL: 'https://tap.example.org', TRUST_PROXY: '1', ...mail, ...figures };
  const child = startCli(
    ['serve', '--port', '0', '--folder', site, '--data', join(folder, 'set.db')],
    folder,
    settings,
  );
  let log = '';
  child.stderr.on('data', (data) => (log += data));
  const address = /http\S+(?=\/)/.exec(String((await once(child.stdout, 'data'))[0]))?.[0] ?? '';
  const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${address}${path}`, init);
  const come = (headers: Record<string, string>): Promise<Response> =>
    ask('/api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"name":"Anna"}',
    });

  const guest = await come({ origin: 'https://tap.example.org' });
  expect([guest.status, (await come({ origin: 'https://elsewhere.example' })).status]).toEqual([201, 403]);
  expect(guest.headers.get('set-cookie')).toContain('; Secure');
  expect(guest.headers.get('strict-transport-security')).toContain('max-age=');
  const { token } = (await guest.json()) as { token: string };
  const mine = await ask('/api/notify', { headers: { authorization: `Bearer ${token}` } });
  expect(await mine.json()).toMatchObject({ hasMail: true });
  const figuresFor = async (name: string): Promise<number> =>
    (await ask('/metrics', { headers: { authorization: `Bearer ${name}` } })).status;
  expect([await figuresFor('figures for me'), await figuresFor('figures for all')]).toEqual([200, 403]);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; route?: string });
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['open', 'answered', 'closing', 'closed']));
  expect(log).not.toContain(token);
});
