import { LANGUAGES, type Language } from '@taproom/games/text';
import { PACES, type PaceName } from '../moments/moment.ts';
import { storage } from './storage.ts';

export const THEMES = ['system', 'day', 'evening'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** How long things that happen are shown. */
  pace: PaceName;
  sound: boolean;
  /** Whether the sound was ever switched, by hand or by the first game. */
  isSoundChosen: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether an online table marks its tab when it is the player's turn and they look elsewhere. */
  turnCall: boolean;
  /** Whether it also chimes. */
  turnSound: boolean;
}

const KEY = 'taproom-settings';

function preferredLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en';
}

const oneOf = <T>(values: readonly T[], given: unknown, otherwise: T): T =>
  values.includes(given as T) ? (given as T) : otherwise;

/** Settings from storage; unreadable values count as not set. */
function parse(stored: string | null): Settings {
  const given = readJson(stored);
  const volume = given['volume'];
  return {
    language: oneOf(LANGUAGES, given['language'], preferredLanguage()),
    theme: oneOf(THEMES, given['theme'], 'system'),
    motion: oneOf(MOTIONS, given['motion'], 'system'),
    pace: oneOf(PACES, given['pace'], 'normal'),
    sound: given['sound'] === true,
    isSoundChosen: given['isSoundChosen'] === true || given['sound'] === true,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 0.6,
    turnCall: given['turnCall'] !== false,
    turnSound: (given['turnSound'] ?? given['sound']) === true,
  };
}

function readJson(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const settings: Settings = $state(parse(storage.getItem(KEY)));

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => {
  system.dark = dark.matches;
});
still.addEventListener('change', () => {
  system.still = still.matches;
});

/** The theme on show, with the system's preference taken into account. */
export const theme = (): 'day' | 'evening' =>
  settings.theme === 'system' ? (system.dark ? 'evening' : 'day') : settings.theme;

/** Whether animations are on. */
export const motion = (): boolean => (settings.motion === 'system' ? !system.still : settings.motion === 'full');

/** Stores the settings and reflects them in the document for CSS. Call once, inside a component. */
export function keepSettings(): void {
  $effect(() => storage.setItem(KEY, JSON.stringify(settings)));
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme();
    dataset['motion'] = motion() ? 'full' : 'reduced';
  });
}
