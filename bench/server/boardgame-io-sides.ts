import { io } from 'socket.io-client';
import { type Box, definition, enumerate } from '../boardgame-io.ts';
import { type Move, makeMove, type State } from '../boardgame-io-library.ts';
import type { Lay, Match, Side } from './duel.ts';

type Numbered = State<Box> & { readonly _stateID: number };

/** A socket of this library follows one match only, so each match gets two, up to date before the clock starts. */
export const layAtBoardgameIo: Lay = (address, duels, matches) =>
  Promise.all(Array.from({ length: duels }, () => open(address, matches)));

async function open(address: string, matches: number): Promise<Match[]> {
  const laid: Match[] = [];
  while (laid.length < matches) {
    const { matchID } = await post<{ matchID: string }>(address, 'create', { numPlayers: 2 });
    laid.push([await sit(address, matchID, 0), await sit(address, matchID, 1)]);
  }
  return laid;
}

async function post<T>(address: string, path: string, body: object): Promise<T> {
  const response = await fetch(`${address}/games/${definition.name}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

async function sit(address: string, match: string, seat: number): Promise<Side> {
  const player = String(seat);
  const joined = await post<{ playerCredentials: string }>(address, `${match}/join`, {
    playerID: player,
    playerName: player,
  });
  const socket = io(`${address}/${definition.name}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  let news = (): void => {};
  let updates = 0;
  let state = await new Promise<Numbered>((resolve) => {
    socket.on('sync', (_: string, sync: { state: Numbered }) => resolve(sync.state));
    socket.emit('sync', match, player, joined.playerCredentials, 2);
  });
  socket.on('update', (_: string, now: Numbered) => {
    state = now;
    updates++;
    news();
  });
  const isOver = (): boolean => state.ctx.gameover !== undefined;
  return {
    known: () => updates,
    accepted: () => updates,
    isToMove: () => !isOver() && state.G.mover === seat,
    isOver,
    move() {
      const moves = enumerate(state.G);
      const move = moves[Math.floor(Math.random() * moves.length)] as Move;
      socket.emit('update', makeMove(move, player, joined.playerCredentials), state._stateID, match, player);
    },
    tell(whom) {
      news = whom;
    },
    close: () => void socket.disconnect(),
  };
}
