export type Copying = 'copied' | 'refused';

/** Browsers allow copying only in a secure context, and not always there. */
export const mayCopy = (): boolean => 'clipboard' in navigator;

export async function copyText(text: string): Promise<Copying> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Selects what a field shows, to be copied by hand. */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.focus();
  field.select();
}
