import { type Connection, type ConnectionState, connectBy, listenTo } from '@taproom/protocol/client';
import { isLooking, onLook } from '../../kit/browser/looking.ts';

/** `onstate` is called when the connection's state changes, `ondismissed` when the server no longer knows us. */
export function makeConnection(
  address: string,
  onstate: (state: ConnectionState) => void,
  ondismissed: () => void,
): Connection {
  const { connection, signals } = connectBy({
    connect: (ears) => listenTo(new WebSocket(address), ears),
    isOnline: () => navigator.onLine,
    isLooking,
    onstate,
    ondismissed,
  });
  onLook(signals.look);
  addEventListener('online', signals.online);
  addEventListener('offline', signals.offline);
  document.addEventListener('visibilitychange', () => !document.hidden && signals.show());
  return connection;
}
