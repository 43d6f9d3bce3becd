import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { CERTIFICATE, POLITE, type Script, startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { parseMailServer, sendMail } from './mail.ts';

let mail: TestMailServer;
afterEach(() => mail.stop());

const lines = (): string[] => mail.heard.map(({ line }) => line);

const serverAt = (port: number, user = '') => ({
  host: '127.0.0.1',
  port,
  isSecure: false,
  user,
  password: user && 'secret',
  from: 'house@tap.example',
});
const LETTER = { to: 'anna@example.org', subject: 'Jsi na řadě!', text: 'Čeká se na tebe.\n.\nTaproom' };

test('a letter arrives as it was written', async () => {
  mail = await startMailServer(POLITE);
  await sendMail(serverAt(mail.port, 'house'), LETTER);
  expect(lines().slice(0, 5)).toEqual([
    'EHLO taproom',
    `AUTH PLAIN ${Buffer.from('\0house\0secret').toString('base64')}`,
    'MAIL FROM:<house@tap.example>',
    'RCPT TO:<anna@example.org>',
    'DATA',
  ]);
  expect(mail.letters).toEqual([LETTER.text]);
  expect(lines()).toContain(`Subject: =?UTF-8?B?${Buffer.from(LETTER.subject).toString('base64')}?=`);
  expect(lines()).toEqual(
    expect.arrayContaining(['From: Taproom <house@tap.example>', 'Auto-Submitted: auto-generated']),
  );
});

test('a mail server may pass a letter on, and ask for name and password one by one', async () => {
  mail = await startMailServer((line) => {
    if (line.startsWith('EHLO')) return '250-mail.example\r\n250 AUTH LOGIN';
    if (line.startsWith('AUTH')) return '334 VXNlcm5hbWU6';
    if (line === Buffer.from('house').toString('base64')) return '334 UGFzc3dvcmQ6';
    if (line === Buffer.from('secret').toString('base64')) return '235 welcome';
    return line.startsWith('RCPT') ? '251 will forward' : POLITE(line);
  });
  await sendMail(serverAt(mail.port, 'house'), LETTER);
  expect(mail.letters).toEqual([LETTER.text]);
});

const ENCRYPTING: Script = (line) => {
  if (line === 'STARTTLS') return '220 go on';
  return line.startsWith('EHLO') ? '250-mail.example\r\n250 STARTTLS' : POLITE(line);
};

test('where encryption is offered, nothing but that is said in the clear', async () => {
  mail = await startMailServer(ENCRYPTING, 'localhost');
  await sendMail({ ...serverAt(mail.port, 'house'), host: 'localhost', ca: CERTIFICATE }, LETTER);
  const inTheClear = mail.heard.filter(({ isSecret }) => !isSecret).map(({ line }) => line);
  expect([inTheClear, mail.letters]).toEqual([['EHLO taproom', 'STARTTLS'], [LETTER.text]]);
});

test('a mail server that cannot show who it is gets neither password nor letter', async () => {
  mail = await startMailServer(ENCRYPTING, 'localhost');
  await expect(sendMail({ ...serverAt(mail.port, 'house'), host: 'localhost' }, LETTER)).rejects.toThrow('certificate');
  expect(lines()).toEqual(['EHLO taproom', 'STARTTLS']);
});

test('a mail server that falls silent when it is to encrypt does not leave anybody waiting', async () => {
  const silent = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('error', () => {}).on('data', (line) => socket.write(answerTo(line.toString())));
  });
  const answerTo = (line: string): string => {
    if (line.startsWith('EHLO')) return '250 STARTTLS\r\n';
    return line.startsWith('STARTTLS') ? '220 go on\r\n' : '';
  };
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(sendMail({ ...serverAt(port), timeout: 100 }, LETTER)).rejects.toThrow('does not answer');
  silent.close();
});

test('a mail server that will not take it is quoted', async () => {
  mail = await startMailServer((line) => (line.startsWith('RCPT') ? '550 nobody here' : POLITE(line)));
  await expect(sendMail(serverAt(mail.port), LETTER)).rejects.toThrow('550 nobody here');
});

test('a mail server that is gone does not leave anybody waiting', async () => {
  mail = await startMailServer(POLITE);
  mail.stop();
  await expect(sendMail(serverAt(mail.port), LETTER)).rejects.toThrow('ECONNREFUSED');
});

test('nobody is sent a password in the clear over the network', async () => {
  mail = await startMailServer(POLITE, '127.0.0.2');
  const sending = sendMail({ ...serverAt(mail.port, 'house'), host: '127.0.0.2' }, LETTER);
  await expect(sending).rejects.toThrow('no encryption');
  expect(lines().some((line) => line.startsWith('AUTH'))).toBe(false);
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
