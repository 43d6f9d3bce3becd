/** Whether somebody looks at this page: its tab is in front, and its window has the focus. */
export const isLooking = (): boolean => !document.hidden && document.hasFocus();

/** Tells whenever somebody looks up or away, until the function that comes back is called. */
export function onLook(listener: () => void): () => void {
  const leave = new AbortController();
  for (const event of ['focus', 'blur']) addEventListener(event, listener, leave);
  document.addEventListener('visibilitychange', listener, leave);
  return () => leave.abort();
}
