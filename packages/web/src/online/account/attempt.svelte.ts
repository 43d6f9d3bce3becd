import type { Trouble } from './fields.ts';
import { showTrouble } from './focus-trouble.ts';
import { accountTrouble } from './words.ts';

/** What a form is for: it ends with what was wrong, or well. */
type Ask = () => Promise<Trouble | undefined>;

/** The sending of a form: whether an answer is awaited, and what was wrong with it, field by field. */
export class Attempt {
  isBusy = $state(false);
  #trouble = $state.raw<Trouble>();

  /** Asks, unless an answer is still awaited. The field that was refused gets the focus. */
  async make(form: HTMLElement, ask: Ask, done: () => void): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.#trouble = undefined;
    this.#trouble = await ask();
    this.isBusy = false;
    if (this.#trouble) await showTrouble(form);
    else done();
  }

  /** What is wrong with a field, or with the whole, in words. */
  textAt(at?: Trouble['at']): string {
    return this.#trouble && this.#trouble.at === at ? accountTrouble(this.#trouble.code) : '';
  }
}
