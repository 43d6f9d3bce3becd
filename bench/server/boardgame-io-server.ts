import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { served } from '../boardgame-io.ts';

/** As much of the library's server as the bench uses. */
interface Library {
  readonly Origins: { readonly LOCALHOST: unknown };
  readonly FlatFile: new (options: { dir: string }) => object;
  Server(options: { games: readonly unknown[]; origins: readonly unknown[]; db?: object }): {
    run(options: { port: number }): Promise<{ readonly appServer: { address(): AddressInfo } }>;
  };
}

const { Server, Origins, FlatFile }: Library = createRequire(import.meta.url)('boardgame.io/server');

async function serve(store: { readonly db?: object }): Promise<string> {
  const server = Server({ games: [served], origins: [Origins.LOCALHOST], ...store });
  const { appServer } = await server.run({ port: 0 });
  return `http://127.0.0.1:${appServer.address().port}`;
}

export const serveInMemory = (): Promise<string> => serve({});
export const serveFlatFile = (folder: string): Promise<string> => serve({ db: new FlatFile({ dir: folder }) });
