import { introduce } from './me.svelte.ts';
import { nameTroubleText } from './trouble.ts';

export const LONGEST_NAME = 24;

interface Naming {
  name: string;
  readonly trouble: string;
  /** Whether there is a name to send, and none on its way. */
  readonly isReady: boolean;
  enter(event?: SubmitEvent): Promise<void>;
}

/** Somebody tells the server a name. */
export function naming(onknown: () => void): Naming {
  let name = $state('');
  let trouble = $state('');
  let busy = $state(false);
  const isReady = $derived(name.trim() !== '' && !busy);

  async function enter(event?: SubmitEvent): Promise<void> {
    event?.preventDefault();
    if (!isReady) return;
    busy = true;
    const code = await introduce(name.trim());
    busy = false;
    trouble = code === undefined ? '' : nameTroubleText(code);
    if (code === undefined) onknown();
  }

  return {
    get name() {
      return name;
    },
    set name(given) {
      name = given;
    },
    get trouble() {
      return trouble;
    },
    get isReady() {
      return isReady;
    },
    enter,
  };
}
