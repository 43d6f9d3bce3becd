import { createTransport, type NodemailerError, type SMTPTransportOptions } from 'nodemailer';

/** The mail server to send through. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the start; otherwise STARTTLS, if offered. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly from: string;
  /** An additional certificate authority. */
  readonly ca?: string;
  /** How long to wait for a response, in milliseconds. */
  readonly timeout?: number;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
const TIMEOUT = 20_000;
const LOCAL = ['127.0.0.1', 'localhost'];

/** Parses `smtp://user:password@host:587` or `smtps://…`; undefined if it is neither. */
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

/** Sends a mail, or throws with the mail server's answer. */
export async function sendMail(server: MailServer, { to, subject, text }: Mail): Promise<void> {
  const transport = createTransport(transportTo(server));
  try {
    await transport.sendMail({
      from: { name: 'Taproom', address: server.from },
      to,
      subject,
      text,
      textEncoding: 'base64',
      headers: { 'Auto-Submitted': 'auto-generated' },
      xMailer: false,
    });
  } catch (error) {
    throw explained(error);
  }
}

/** Passwords never go over the network unencrypted. */
const transportTo = ({
  host,
  port,
  isSecure,
  user,
  password,
  ca,
  timeout = TIMEOUT,
}: MailServer): SMTPTransportOptions => ({
  name: 'taproom',
  host,
  port,
  secure: isSecure,
  requireTLS: user !== '' && !isSecure && !LOCAL.includes(host),
  ...(user && { auth: { user, pass: password }, forceAuth: true }),
  ...(ca && { tls: { ca } }),
  connectionTimeout: timeout,
  greetingTimeout: timeout,
  socketTimeout: timeout,
});

function explained(error: unknown): unknown {
  const { code, response }: NodemailerError = error instanceof Error ? error : new Error(String(error));
  if (code === 'ETIMEDOUT') return new Error('the mail server does not answer', { cause: error });
  if (code === 'ETLS' && response)
    return new Error('the mail server offers no encryption, so it does not get the password', { cause: error });
  return error;
}
