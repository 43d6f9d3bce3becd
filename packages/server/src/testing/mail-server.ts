import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { TLSSocket } from 'node:tls';

/** Says what a mail server says to a command. */
export type Script = (line: string) => string;

/** Takes every letter. */
export const POLITE: Script = (line) => {
  if (line.startsWith('EHLO')) return '250-mail.example\r\n250-SIZE 1000000\r\n250 AUTH PLAIN';
  if (line.startsWith('AUTH')) return '235 welcome';
  if (line === 'DATA') return '354 go on';
  if (line === 'STARTTLS') return '502 no such command';
  return line === 'QUIT' ? '221 bye' : '250 fine';
};

export interface TestMailServer {
  readonly port: number;
  /** All lines that came, and through which kind of connection. */
  readonly heard: readonly { readonly line: string; readonly isSecret: boolean }[];
  /** The texts of the letters that came. */
  readonly letters: readonly string[];
  stop(): void;
}

/** A mail server on a real socket, as far as letters go. */
export async function startMailServer(script: Script, host = '127.0.0.1'): Promise<TestMailServer> {
  const heard: { line: string; isSecret: boolean }[] = [];
  const letters: string[] = [];

  function talk(socket: Socket, isSecret: boolean): void {
    let letter: string[] | undefined;
    const lines = createInterface({ input: socket });
    lines.on('line', (line) => {
      heard.push({ line, isSecret });
      if (letter && line !== '.') return void letter.push(line);
      if (letter) letters.push(textOf(letter));
      letter = line === 'DATA' ? [] : undefined;
      const reply = script(line);
      const isEncrypting = line === 'STARTTLS' && reply.startsWith('220');
      if (isEncrypting) lines.removeAllListeners();
      socket.write(`${reply}\r\n`, () => isEncrypting && encrypt(socket));
    });
    socket.on('error', () => {});
  }

  function encrypt(socket: Socket): void {
    socket.removeAllListeners('data');
    talk(new TLSSocket(socket, { isServer: true, key: KEY, cert: CERTIFICATE }), true);
  }

  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    talk(socket, false);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return { port, heard, letters, stop: () => void server.close() };
}

/** The text of a letter, which stands in base64 after its head. */
const textOf = (lines: readonly string[]): string =>
  Buffer.from(lines.slice(lines.indexOf('') + 1).join(''), 'base64').toString();

/** For `localhost`, and for nothing but tests. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUcI5RaTLvlnqlF9cTMMTxsHyRUIEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNTE4MzUxNloYDzIxMjYxMDIy
MTgzNTE2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARMpmNIE0YDHUQ3ZthflgtVyuBxOxqemRl6yXFKmogXOuWUWs4SjNuG
6uVEIW5x1CtbbqR0Em5q0+mZIrUV1wnRo2kwZzAdBgNVHQ4EFgQUHxdtDtd3NcWV
SKkbUoP0vTZ6eZcwHwYDVR0jBBgwFoAUHxdtDtd3NcWVSKkbUoP0vTZ6eZcwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
RwAwRAIgNCUfw8Jd4jB1gmPwNdDWdLXfG74G+X+yWIPs7bY98J0CIBMxofLUedZA
3ecqYm8JCP32/l3hE0S0OCexqRZc4TpJ
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgL27m8ZwGR1BY1ZlS
2Z78WiAT8tE7abRvVFPEkUkY+BGhRANCAARMpmNIE0YDHUQ3ZthflgtVyuBxOxqe
mRl6yXFKmogXOuWUWs4SjNuG6uVEIW5x1CtbbqR0Em5q0+mZIrUV1wnR
-----END PRIVATE KEY-----`;
