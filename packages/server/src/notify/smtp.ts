import { randomUUID } from 'node:crypto';
import { connect as connectPlain, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { connect as connectTls } from 'node:tls';

/** A mail server that takes our letters. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte; otherwise from STARTTLS on, where it is offered. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly from: string;
  /** Another authority than the usual ones. */
  readonly ca?: string;
  /** How long it may be silent, in milliseconds. */
  readonly patience?: number;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
const PATIENCE = 20_000;
const LINE = 76;

/** Reads `smtp://user:password@host:587`, or `smtps://…`; nothing if it is none. */
export function parseMailServer(url: string, from: string): MailServer | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(url);
  const usual = PORTS[protocol];
  const [user, secret] = [username, password].map(decoded);
  if (usual === undefined || !hostname || user === undefined || secret === undefined) return undefined;
  return { host: hostname, port: Number(port) || usual, isSecure: protocol === 'smtps:', user, password: secret, from };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Sends a letter, or throws with what the mail server said. */
export async function sendMail(server: MailServer, letter: Letter): Promise<void> {
  let talk = await begin(server);
  try {
    let offered = await talk.ask('EHLO taproom', 250);
    if (!server.isSecure && /STARTTLS/i.test(offered)) {
      await talk.ask('STARTTLS', 220);
      talk = converse(server, await encrypt(server, talk.socket));
      offered = await talk.ask('EHLO taproom', 250);
    }
    if (server.user) await logIn(talk, server);
    await talk.ask(`MAIL FROM:<${server.from}>`, 250);
    await talk.ask(`RCPT TO:<${letter.to}>`, 250);
    await talk.ask('DATA', 354);
    await talk.ask(`${write(server.from, letter)}\r\n.`, 250);
    await talk.ask('QUIT', 221);
  } finally {
    talk.socket.destroy();
  }
}

async function logIn(talk: Talk, { host, user, password }: MailServer): Promise<void> {
  const isPrivate = 'encrypted' in talk.socket || host === '127.0.0.1' || host === 'localhost';
  if (!isPrivate) throw new Error('the mail server offers no encryption, so it does not get the password');
  await talk.ask(`AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}`, 235);
}

interface Talk {
  readonly socket: Socket;
  /** Says a line and gives the reply, which must have this code. */
  ask(line: string, code: number): Promise<string>;
}

async function begin(server: MailServer): Promise<Talk> {
  const { host, port, isSecure, ca } = server;
  const socket = isSecure
    ? connectTls({ host, port, servername: host, ...(ca && { ca }) })
    : connectPlain({ host, port });
  const talk = converse(server, socket);
  await talk.ask('', 220);
  return talk;
}

const encrypt = (server: MailServer, socket: Socket): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { host, ca } = server;
    socket.removeAllListeners();
    const secure = connectTls({ socket, servername: host, ...(ca && { ca }) }, () => resolve(secure));
    secure.once('error', reject);
    waitFor(server, secure);
  });

/** Gives up on a mail server that is silent for too long. */
function waitFor({ patience = PATIENCE }: MailServer, socket: Socket): void {
  socket.setTimeout(patience, () => socket.destroy(new Error('the mail server does not answer')));
}

/** One line after the other, each with its reply; a reply may have several lines, `250-…` until `250 …`. */
function converse(server: MailServer, socket: Socket): Talk {
  waitFor(server, socket);
  let lines: string[] = [];
  let answer: ((reply: string) => void) | undefined;
  let fail: ((reason: Error) => void) | undefined;
  const end = (reason?: Error): void => fail?.(reason ?? new Error('the mail server hung up'));
  socket.on('error', end).on('close', () => end());
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })
    .on('error', end)
    .on('line', (line) => {
      lines.push(line);
      if (line[3] === '-') return;
      answer?.(lines.join('\n'));
      lines = [];
    });
  return {
    socket,
    ask: (line, code) =>
      new Promise((resolve, reject) => {
        fail = reject;
        answer = (reply) =>
          reply.startsWith(String(code)) ? resolve(reply) : reject(new Error(`the mail server says ${reply}`));
        if (line) socket.write(`${line}\r\n`);
      }),
  };
}

const word = (text: string): string => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

/** The letter as it travels; in base64, so that no line of it means anything on the way. */
function write(from: string, { to, subject, text }: Letter): string {
  const body = Buffer.from(text).toString('base64');
  const lines = body.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return [
    `From: Taproom <${from}>`,
    `To: <${to}>`,
    `Subject: ${word(subject)}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${from.split('@')[1] ?? 'taproom'}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
    '',
    ...lines,
  ].join('\r\n');
}
