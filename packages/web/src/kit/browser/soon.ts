/** What a page begins to load as soon as somebody is about to sit down, so that it comes while the table is set. */
const loaders: (() => Promise<unknown>)[] = [];

export const loadSoon = (load: () => Promise<unknown>): void => void loaders.push(load);

/** Somebody is about to sit down. What cannot be loaded now is tried again, and told, when it is needed. */
export function beReady(): void {
  for (const load of loaders) load().catch(() => {});
}
