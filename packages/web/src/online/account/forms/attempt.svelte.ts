import { accountTrouble } from '../words.ts';
import type { Trouble } from './fields.ts';
import { showTrouble } from './focus-trouble.ts';

/** A form's request: it resolves to an error, or to nothing if all went well. */
type Ask = () => Promise<Trouble | undefined>;

/** The submission of a form: whether it is pending, and its errors, field by field. */
export class Attempt {
  isBusy = $state(false);
  #trouble = $state.raw<Trouble>();

  /** Submits, unless a request is pending. A refused field gets the focus. */
  async make(form: HTMLElement, ask: Ask, done: () => void): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.#trouble = undefined;
    this.#trouble = await ask();
    this.isBusy = false;
    if (this.#trouble) await showTrouble(form);
    else done();
  }

  /** The error text of a field, or of the whole form. */
  textAt(at?: Trouble['at']): string {
    return this.#trouble && this.#trouble.at === at ? accountTrouble(this.#trouble.code) : '';
  }
}
