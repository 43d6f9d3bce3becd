import { tick } from 'svelte';
import { build } from './build.svelte.ts';
import { type Page, pageAt } from './page-at.ts';
import { whileGrowing } from './while-growing.ts';

/** What is kept with an entry of the history. */
interface Entry {
  /** The address that led here. */
  readonly from?: string;
  /** How far the page was scrolled when it was left. */
  readonly place?: number;
}

const entry = (): Entry => history.state ?? {};

/** The current path and fragment. */
const here = $state({ path: location.pathname, hash: location.hash.slice(1), from: '', isReturn: false });

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
  /** Whether somebody comes back to this page, and finds it scrolled as it was left. */
  get isReturn(): boolean {
    return here.isReturn;
  },
};

export function navigate(to: string, how: { replace?: boolean } = {}): void {
  const from = how.replace ? here.from : here.path;
  keepPlace();
  history[how.replace ? 'replaceState' : 'pushState']({ from }, '', to);
  arrive();
}

/** Leaves the fragment out of the address from now on, without going anywhere: a reload begins without it. */
export function forgetHash(): void {
  if (location.hash) history.replaceState(history.state, '', here.path);
}

/** Takes over clicks on our own links, the browser's back and forward, and where a page is scrolled to on coming back. */
export function startRouter(): void {
  history.scrollRestoration = 'manual';
  addEventListener('popstate', arrive);
  addEventListener('scroll', keepPlaceSoon, { passive: true });
  document.addEventListener('click', (event) => {
    const to = linkFor(event);
    // The browser itself goes there, and finds the newer build.
    if (to === undefined || build.isReplaced) return;
    event.preventDefault();
    navigate(to);
  });
  takeUp();
  if (here.isReturn) returnToPlace();
}

/** Browsers allow only so many changes of an entry in a while, in milliseconds. */
const PLACE_LAG = 150;
let keeping: ReturnType<typeof setTimeout> | undefined;

function keepPlace(): void {
  clearTimeout(keeping);
  history.replaceState({ ...entry(), place: scrollY } satisfies Entry, '');
}

function keepPlaceSoon(): void {
  if (returning?.signal.aborted === false) return;
  clearTimeout(keeping);
  keeping = setTimeout(keepPlace, PLACE_LAG);
}

/** While a page that somebody comes back to grows, it may be scrolled elsewhere for a moment. */
let returning: AbortController | undefined;

/** The browser itself would give up before a page that is loaded piece by piece is long enough. */
function returnToPlace(): void {
  const { place = 0 } = entry();
  returning = whileGrowing(document.body, () => scrollTo(0, place));
}

/** The address and what is kept with it. */
function takeUp(): void {
  here.path = location.pathname;
  here.hash = location.hash.slice(1);
  here.from = entry().from ?? '';
  here.isReturn = entry().place !== undefined;
}

function arrive(): void {
  const moved = here.path !== location.pathname;
  clearTimeout(keeping);
  returning?.abort();
  takeUp();
  void settle(moved);
}

/**
 * A new page starts at the top, with the focus on its heading, so that it is read out; a fragment may ask for something else.
 * With another fragment, too, what had the focus may be gone.
 */
async function settle(moved: boolean): Promise<void> {
  await tick();
  const isPlain = moved && !here.hash;
  if (here.isReturn) returnToPlace();
  else if (isPlain) scrollTo(0, 0);
  if (isPlain || document.activeElement === document.body) focusPage();
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
