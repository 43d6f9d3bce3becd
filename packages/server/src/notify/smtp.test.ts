import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { parseMailServer, sendMail } from './smtp.ts';

/** What a mail server says to each command; a letter is taken until its lone dot. */
type Script = (line: string) => string;

const POLITE: Script = (line) => {
  if (line.startsWith('EHLO')) return '250-mail.example\r\n250-SIZE 1000000\r\n250 AUTH PLAIN';
  if (line.startsWith('AUTH')) return '235 welcome';
  if (line === 'DATA') return '354 go on';
  return line === 'QUIT' ? '221 bye' : '250 fine';
};

let server: Server | undefined;
const heard: string[] = [];

afterEach(() => {
  server?.close();
  heard.length = 0;
});

async function start(script: Script, host = '127.0.0.1'): Promise<number> {
  const serve = (socket: Socket): void => {
    let isLetter = false;
    socket.write('220 mail.example\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      heard.push(line);
      if (isLetter && line !== '.') return;
      isLetter = line === 'DATA';
      socket.write(`${script(line)}\r\n`);
    });
    socket.on('error', () => {});
  };
  server = createServer(serve);
  await new Promise<void>((resolve) => server?.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

const serverAt = (port: number, user = '') => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  user,
  password: user && 'secret',
  from: 'house@tap.example',
});
const LETTER = { to: 'anna@example.org', subject: 'Jsi na tahu!', text: 'Čeká se na tebe.\n.\nTaproom' };

test('a letter arrives as it was written', async () => {
  await sendMail(serverAt(await start(POLITE), 'house'), LETTER);
  expect(heard.slice(0, 5)).toEqual([
    'EHLO taproom',
    `AUTH PLAIN ${Buffer.from('\0house\0secret').toString('base64')}`,
    'MAIL FROM:<house@tap.example>',
    'RCPT TO:<anna@example.org>',
    'DATA',
  ]);
  const empty = heard.indexOf('');
  expect(Buffer.from(heard.slice(empty + 1, heard.indexOf('.')).join(''), 'base64').toString()).toBe(LETTER.text);
  expect(heard).toContain(`Subject: =?UTF-8?B?${Buffer.from(LETTER.subject).toString('base64')}?=`);
  expect(heard.at(-1)).toBe('QUIT');
});

test('a mail server that will not take it is quoted', async () => {
  const port = await start((line) => (line.startsWith('RCPT') ? '550 nobody here' : POLITE(line)));
  await expect(sendMail(serverAt(port), LETTER)).rejects.toThrow('550 nobody here');
});

test('a mail server that hangs up does not leave anybody waiting', async () => {
  const port = await start(POLITE);
  server?.removeAllListeners('connection').on('connection', (socket: Socket) => socket.end());
  await expect(sendMail(serverAt(port), LETTER)).rejects.toThrow('hung up');
});

test('nobody is sent a password in the clear over the network', async () => {
  const port = await start(POLITE, '127.0.0.2');
  await expect(sendMail({ ...serverAt(port, 'house'), host: '127.0.0.2' }, LETTER)).rejects.toThrow('no encryption');
  expect(heard.some((line) => line.startsWith('AUTH'))).toBe(false);
});

test('the address of a mail server is read, or refused', () => {
  expect(parseMailServer('smtps://me%40x:p%2Fw@mail.example', 'a@b')).toEqual({
    host: 'mail.example',
    port: 465,
    isSecure: true,
    user: 'me@x',
    password: 'p/w',
    from: 'a@b',
  });
  expect(parseMailServer('smtp://mail.example:25', 'a@b')).toMatchObject({ port: 25, isSecure: false, user: '' });
  expect([parseMailServer('http://mail.example', 'a'), parseMailServer('mail', 'a')]).toEqual([undefined, undefined]);
});
