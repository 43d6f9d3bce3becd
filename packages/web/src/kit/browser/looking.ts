/** Whether the player is looking at this page: its tab is visible, and its window has the focus. */
export const isLooking = (): boolean => !document.hidden && document.hasFocus();

/** Calls the listener whenever the player looks here or away; returns a function to stop. */
export function onLook(listener: () => void): () => void {
  const leave = new AbortController();
  for (const event of ['focus', 'blur']) addEventListener(event, listener, leave);
  document.addEventListener('visibilitychange', listener, leave);
  return () => leave.abort();
}
