import { tick } from 'svelte';

/** Puts the focus on the field that was refused, once it is marked as such. */
export async function showTrouble(form: HTMLElement): Promise<void> {
  await tick();
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
