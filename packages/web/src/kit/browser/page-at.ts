export type Page =
  | { readonly name: 'home' | 'dice' | 'settings' | 'lobby' | 'account' | 'lost' }
  | { readonly name: GamePage; readonly game: string }
  | { readonly name: 'daily'; readonly game: string; readonly day: string | undefined }
  | { readonly name: 'table' | 'replay' | 'analyse' | 'online'; readonly id: string };

/** Pages about one game. */
const GAME_PAGES = ['new', 'rules', 'learn', 'summary', 'train'] as const;
type GamePage = (typeof GAME_PAGES)[number];

const LOST: Page = { name: 'lost' };

export function pageAt(path: string): Page {
  const [name, rest, day, ...more] = path.split('/').filter(Boolean);
  if (more.length > 0 || (day !== undefined && name !== 'daily')) return LOST;
  if (name === 'daily' && rest !== undefined && isPlain(rest)) return { name, game: rest, day };
  return rest === undefined ? pageAlone(name) : pageWith(name, rest);
}

function pageAlone(name: string | undefined): Page {
  if (name === undefined) return { name: 'home' };
  if (name === 'replay') return { name, id: '' };
  return name === 'dice' || name === 'settings' || name === 'lobby' || name === 'account' ? { name } : LOST;
}

/** Games and tables have plain ids: anything that needs decoding is not one. */
const isPlain = (id: string): boolean => /^[\w-]+$/.test(id);

function pageWith(name: string | undefined, id: string): Page {
  if (!isPlain(id)) return LOST;
  const page = GAME_PAGES.find((one) => one === name);
  if (page) return { name: page, game: id };
  // Short, because people share it.
  if (name === 't') return { name: 'online', id };
  return name === 'table' || name === 'replay' || name === 'analyse' ? { name, id } : LOST;
}
