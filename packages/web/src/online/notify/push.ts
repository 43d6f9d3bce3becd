import type { Language } from '@taproom/games/text';
import { storage } from '../../kit/browser/storage.ts';
import { addWay, removeWay, type Way } from './ways.ts';

/** Why this device does not show notifications. */
export type PushTrouble = 'insecure' | 'unsupported' | 'denied' | 'failed';

/** The server's id for this device. Kept here because it does not reveal the browser's push address. */
const KEY = 'taproom-push';

export const ownPushId = (): string | null => storage.getItem(KEY);

/** Why push messages are unavailable, as far as that is known without asking. */
export function pushTrouble(): 'insecure' | 'unsupported' | 'denied' | undefined {
  if (!isSecureContext) return 'insecure';
  const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!canPush) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Asks for permission, and has the server notify this device from now on. */
export async function startPush(publicKey: string, language: Language): Promise<Way | PushTrouble> {
  if ((await Notification.requestPermission()) === 'denied') return 'denied';
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    if (!worker) return 'unsupported';
    return await tellServer(await subscribed(worker.pushManager, publicKey), language);
  } catch {
    return 'failed';
  }
}

/** A subscription made with another server key, as after a migration, is of no use. */
async function subscribed(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

async function tellServer(subscription: PushSubscription, language: Language): Promise<Way | 'failed'> {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh, auth } = keys;
  const added = await addWay({ kind: 'push', endpoint: endpoint ?? '', keys: { p256dh, auth }, language });
  if (!added.ok) return 'failed';
  storage.setItem(KEY, added.value.id);
  return added.value;
}

/** Tells the server this device's address and language again: either may have changed. */
export async function renewPush(language: Language): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription) await tellServer(subscription, language);
}

/** Stops notifications on this device. False if the server could not be told. */
export async function stopPush(): Promise<boolean> {
  const id = ownPushId();
  if (id === null) return true;
  const removed = await removeWay(id);
  if (!removed.ok && removed.code === 'unreachable') return false;
  storage.removeItem(KEY);
  await (await ownSubscription())?.unsubscribe();
  return true;
}

const ownSubscription = async (): Promise<PushSubscription | null | undefined> =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription();
