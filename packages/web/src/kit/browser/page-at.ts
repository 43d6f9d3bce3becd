export type Page =
  | { readonly name: 'home' | 'dice' | 'settings' | 'lobby' | 'account' | 'lost' }
  | { readonly name: 'new' | 'rules'; readonly game: string }
  | { readonly name: 'table' | 'replay' | 'online'; readonly id: string };

const LOST: Page = { name: 'lost' };

export function pageAt(path: string): Page {
  const [name, rest, ...more] = path.split('/').filter(Boolean);
  if (more.length > 0) return LOST;
  return rest === undefined ? pageAlone(name) : pageWith(name, rest);
}

function pageAlone(name: string | undefined): Page {
  if (name === undefined) return { name: 'home' };
  if (name === 'replay') return { name, id: '' };
  return name === 'dice' || name === 'settings' || name === 'lobby' || name === 'account' ? { name } : LOST;
}

/** Games and tables have plain ids: anything that needs decoding is not one. */
function pageWith(name: string | undefined, id: string): Page {
  if (!/^[\w-]+$/.test(id)) return LOST;
  if (name === 'new' || name === 'rules') return { name, game: id };
  // Short, because people share it.
  if (name === 't') return { name: 'online', id };
  return name === 'table' || name === 'replay' ? { name, id } : LOST;
}
