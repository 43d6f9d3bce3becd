import type { Tagged } from '@taproom/engine';
import type { Evaluation, Table, TableSnapshot } from '../../table/table.ts';

/** What an analysis needs of the worker. */
interface Hands {
  open(id: string, onBroken: (message: string) => void): Promise<Table | undefined>;
  throwAnew(id: string): Promise<boolean>;
  evaluate(id: string): Promise<Evaluation | undefined>;
}

interface Wishes {
  readonly id: string;
  readonly hands: Hands;
  /** Whether a position may be evaluated: not while a question is open. */
  mayEvaluate(shown: TableSnapshot): boolean;
  onfail(error: unknown): void;
}

/** What is known of the position on show: nothing yet, an opinion, or that there is none. */
export type Opinion = Evaluation | 'thinking' | 'none';

/** An analysis as somebody explores it. */
export interface Exploring {
  /** What the analysis said last, told or not. */
  readonly latest: TableSnapshot | undefined;
  readonly opinion: Opinion;
  /** The best action is lit on the board. */
  readonly isLit: boolean;
  /** Other dice were asked for where nothing was left to chance. */
  readonly isSure: boolean;
  find(id: string, onBroken: (message: string) => void): Promise<Table | undefined>;
  undo(): void;
  throwAnew(): void;
  light(): void;
  hint(): Tagged | null;
  /** Everything that happened has been told. */
  rest(): void;
}

export function explore({ id, hands, mayEvaluate, onfail }: Wishes): Exploring {
  let latest = $state.raw<TableSnapshot>();
  let opinion = $state.raw<Opinion>('thinking');
  let isLit = $state(false);
  let isSure = $state(false);
  let table: Table | undefined;

  const hear = (listener: (snapshot: TableSnapshot) => void) => (snapshot: TableSnapshot) => {
    latest = snapshot;
    opinion = 'thinking';
    isLit = false;
    isSure = false;
    listener(snapshot);
  };

  async function evaluate(asked: TableSnapshot): Promise<void> {
    const found = mayEvaluate(asked) ? await hands.evaluate(id) : undefined;
    if (latest?.batch.id === asked.batch.id) opinion = found ?? 'none';
  }

  return {
    get latest() {
      return latest;
    },
    get opinion() {
      return opinion;
    },
    get isLit() {
      return isLit;
    },
    get isSure() {
      return isSure;
    },
    async find(at, onBroken) {
      table = await hands.open(at, onBroken);
      return table && { ...table, subscribe: (listener) => (table as Table).subscribe(hear(listener)) };
    },
    undo: () => void table?.undo().catch(onfail),
    throwAnew() {
      hands.throwAnew(id).then((isThrown) => (isSure = !isThrown), onfail);
    },
    light() {
      isLit = !isLit;
    },
    hint: () => (isLit && typeof opinion === 'object' ? opinion.advice.options[0].action : null),
    rest() {
      if (latest) evaluate(latest).catch(onfail);
    },
  };
}
