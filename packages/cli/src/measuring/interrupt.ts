/** Runs something that Ctrl+C ends early but cleanly. */
export async function interruptible<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  try {
    return await run(stop.signal);
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}
