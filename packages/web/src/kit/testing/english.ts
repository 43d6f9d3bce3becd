import { speak } from '../text/index.svelte.ts';

/** Loads English where there is no page. */
export async function speakEnglish(): Promise<void> {
  const page = { document: { documentElement: { lang: '' } } };
  Object.assign(globalThis, 'document' in globalThis ? {} : page);
  await speak('en');
}
