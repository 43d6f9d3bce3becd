import { isLooking, onLook } from '../../kit/browser/looking.ts';
import { settings } from '../../kit/browser/settings.svelte.ts';
import { chime } from '../../kit/browser/sound.ts';
import { fetchMine } from '../../table/remote/api.ts';

interface Badged {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Browsers without badges do just as well. */
function badge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Navigator & Badged;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => undefined);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count > 0 ? '/favicon-turn.svg' : '/favicon.svg';
}

/** Once the player is here, notifications outside the page are withdrawn. */
async function withdrawNotifications(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await worker?.getNotifications({ tag: `turn-${table}` })) ?? []) notification.close();
}

/** How many other tables wait for this player. */
async function othersWaiting(table: string): Promise<number> {
  const reply = await fetchMine();
  const tables = reply.ok ? reply.value : [];
  return tables.filter(({ id, turn, mine }) => id !== table && turn.some((seat) => mine.includes(seat))).length;
}

/**
 * Calls a player who looks elsewhere when it is their turn: by a chime, a badge and, through `count`, the tab's title.
 * Call inside a component; it ends with it.
 */
export function turnCall(table: string, isMyTurn: () => boolean): { readonly count: number } {
  let looks = $state(isLooking());
  let others = $state(0);
  const isCalled = $derived(!looks && isMyTurn());
  const count = $derived(isCalled && settings.turnCall ? 1 + others : 0);

  $effect(() =>
    onLook(() => {
      looks = isLooking();
    }),
  );

  $effect(() => {
    if (looks) void withdrawNotifications(table);
  });

  $effect(() => {
    if (!isCalled) return;
    void othersWaiting(table).then((waiting) => {
      others = waiting;
    });
  });

  $effect(() => {
    if (isCalled && settings.turnSound) chime();
  });

  $effect(() => {
    badge(count);
    return () => badge(0);
  });

  return {
    get count() {
      return count;
    },
  };
}
