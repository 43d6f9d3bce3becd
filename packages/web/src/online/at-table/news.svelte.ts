/** Calls `tell` with every new value after the first that is known: what was there before is no news. */
export function onNews<T>(value: () => T | undefined, tell: (news: T) => void): void {
  let known: T | undefined;
  $effect(() => {
    const now = value();
    const isNews = known !== undefined && now !== undefined && now !== known;
    known = now ?? known;
    if (isNews) tell(now);
  });
}
