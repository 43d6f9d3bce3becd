import { tick } from 'svelte';
import { type Page, pageAt } from './page-at.ts';

/** Where we are: the part of the address after the host. */
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
  /** The address we came from, if it was one of ours. */
  get from(): string {
    return here.from;
  },
};

export function navigate(to: string, how: { replace?: boolean } = {}): void {
  const from = how.replace ? here.from : here.path;
  history[how.replace ? 'replaceState' : 'pushState']({ from }, '', to);
  arrive();
}

/** Takes over the clicks on our own links and the browser's back and forward. */
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

/** A new page starts at its top, and with the focus on its heading, so that it is read out. */
async function settle(): Promise<void> {
  await tick();
  if (here.hash) return;
  scrollTo(0, 0);
  focusPage();
}

/** Whatever had the focus is gone with the page it was on. */
export const focusPage = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

/** Our own address a click asks for; nothing for other sites, downloads, new tabs and the like. */
function linkFor(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  return link.pathname + link.search + link.hash;
}
