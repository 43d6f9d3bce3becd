import { say, spokenLanguage, spokenRegion } from '../../kit/text/index.svelte.ts';
import { troubleText } from '../trouble.ts';
import { deviceOf } from './device.ts';

const KNOWN = [
  'bad-name',
  'short-password',
  'no-password',
  'no-name',
  'name-taken',
  'wrong-password',
  'wrong-current',
  'bad-passkey',
  'bad-code',
  'no-code',
  'passkey-cancelled',
  'passkey-known',
  'passkey-unable',
  'last-way-in',
  'already-account',
  'not-signed-in',
  'too-many',
  'too-many-bots',
] as const;

export function accountTrouble(code: string): string {
  const known = KNOWN.find((one) => one === code);
  return known ? say(`account.trouble.${known}`) : troubleText(code);
}

/** "Firefox on Windows", as far as it is known. */
export function deviceText(agent: string): string {
  const { browser, system } = deviceOf(agent);
  if (browser && system) return say('account.device', { browser, system });
  return browser || system || say('account.device.unknown');
}

const DAY = 86_400_000;
const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** "Yesterday"; a date if more than a month ago. The server remembers no more than the day. */
export function dayText(time: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY);
  if (days > 30) return new Date(time).toLocaleDateString(spokenRegion(), { dateStyle: 'long' });
  return new Intl.RelativeTimeFormat(spokenLanguage(), { numeric: 'auto' }).format(-days, 'day');
}
