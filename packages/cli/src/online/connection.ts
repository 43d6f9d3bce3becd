import { type Connected, connectBy, listenTo } from '@taproom/protocol/client';

/** A connection to a house; `onstate` hears of its being lost and found. */
export function connectTo(origin: string, token: string, onstate: (isOpen: boolean) => void): Connected {
  const address = `${origin.replace(/^http/, 'ws')}/ws`;
  return connectBy({
    connect: (ears) => listenTo(new WebSocket(address, { headers: { authorization: `Bearer ${token}` } }), ears),
    isOnline: () => true,
    isLooking: () => true,
    onstate: (state) => onstate(state === 'open'),
    ondismissed() {},
  });
}
