import { WebSocket } from 'ws';
import type { BareMessage } from './bare-server.ts';
import type { Lay, Match, Side } from './duel.ts';

let matches = 0;

/** A match without end for each duel. */
export const layBare: Lay = (address, duels) =>
  Promise.all(Array.from({ length: duels }, async () => [await open(address, matches++)]));

const open = async (address: string, match: number): Promise<Match> => [
  await sit(address, match, 0),
  await sit(address, match, 1),
];

/** Seats move in turns. */
async function sit(address: string, match: number, seat: number): Promise<Side> {
  const socket = await connect(address);
  const send = (message: BareMessage): void => socket.send(JSON.stringify(message));
  let news = (): void => {};
  let known = 0;
  socket.on('message', (data: Buffer) => {
    known = (JSON.parse(data.toString()) as BareMessage).move + 1;
    news();
  });
  send({ match, move: -1 });
  return {
    known: () => known,
    accepted: () => known,
    isToMove: () => known % 2 === seat,
    isOver: () => false,
    move: () => send({ match, move: known }),
    tell(whom) {
      news = whom;
    },
    close: () => socket.terminate(),
  };
}

export async function connect(address: string, headers: Readonly<Record<string, string>> = {}): Promise<WebSocket> {
  const socket = new WebSocket(address.replace('http', 'ws'), { headers, perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}
