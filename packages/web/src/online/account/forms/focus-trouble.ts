import { tick } from 'svelte';

/** Focuses the refused field, once it is marked as such. */
export async function showTrouble(form: HTMLElement): Promise<void> {
  await tick();
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
