import { tick } from 'svelte';
import { type Page, pageAt } from './page-at.ts';

/** The current path and fragment. */
const here = $state({ path: location.pathname, hash: location.hash.slice(1), from: '' });

export const route = {
  get page(): Page {
    return pageAt(here.path);
  },
  get path(): string {
    return here.path;
  },
  /** The fragment: a ruling's id on the rules page. */
  get hash(): string {
    return here.hash;
  },
  /** The previous address, if it was one of ours. */
  get from(): string {
    return here.from;
  },
};

export function navigate(to: string, how: { replace?: boolean } = {}): void {
  const from = how.replace ? here.from : here.path;
  history[how.replace ? 'replaceState' : 'pushState']({ from }, '', to);
  arrive();
}

/** Leaves the fragment out of the address from now on, without going anywhere: a reload begins without it. */
export function forgetHash(): void {
  if (location.hash) history.replaceState(history.state, '', here.path);
}

/** Takes over clicks on our own links and the browser's back and forward. */
export function startRouter(): void {
  here.from = history.state?.from ?? '';
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const to = linkFor(event);
    if (to === undefined) return;
    event.preventDefault();
    navigate(to);
  });
}

function arrive(): void {
  const moved = here.path !== location.pathname;
  here.path = location.pathname;
  here.hash = location.hash.slice(1);
  here.from = history.state?.from ?? '';
  if (moved) void settle();
}

/** A new page starts at the top, with the focus on its heading, so that it is read out. */
async function settle(): Promise<void> {
  await tick();
  if (here.hash) return;
  scrollTo(0, 0);
  focusPage();
}

/** Used when the focused element is gone with its page. */
export const focusPage = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

/** The address within this site that a click asks for; undefined for other sites, downloads, new tabs and the like. */
function linkFor(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  return link.pathname + link.search + link.hash;
}
