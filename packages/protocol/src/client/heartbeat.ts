/** After how much silence to send a ping, and how long to wait for the answer, in milliseconds. */
export const BEAT = 20_000;
export const PATIENCE = 10_000;

export interface Heartbeat {
  /** Something was received. */
  hear(): void;
  stop(): void;
}

/** Watches over a connection: `ping` asks for a sign of life, `onsilent` is called if none comes. */
export function makeHeartbeat(ping: () => void, onsilent: () => void): Heartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask(): void {
    ping();
    timer = setTimeout(onsilent, PATIENCE);
  }

  return {
    hear() {
      clearTimeout(timer);
      timer = setTimeout(ask, BEAT);
    },
    stop: () => clearTimeout(timer),
  };
}
