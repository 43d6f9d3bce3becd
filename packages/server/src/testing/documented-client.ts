// A client written from docs/api.md and nothing else: it imports none of our code, and knows no game.
import { WebSocket } from 'ws';

type Fields = Record<string, unknown>;
type Packed = string | number | boolean | null | readonly [number, ...Packed[]];
type Run = readonly [form: string, values: string | readonly unknown[]];

/** What an entry can change. */
interface Position {
  seq: number;
  view: unknown;
  actors: readonly number[];
  resigned: readonly number[];
  outcome: { readonly places: readonly number[] } | null;
  legal: readonly Fields[];
  canUndo: boolean;
}

/** A program at a table: it keeps the position, and remembers what it was answered. */
export interface Program {
  readonly position: Position;
  readonly events: readonly unknown[];
  /** Waits until the position is as far as this entry. */
  reach(seq: number): Promise<void>;
  play(seat: number, action: Fields): Promise<unknown>;
  close(): void;
}

const PACKED_FIELDS = ['view', 'actors', 'resigned', 'outcome'];

function unpack(value: Packed, shapes: readonly (readonly string[])[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [kind, ...items] = value;
  if (kind === 0) return items.map((item) => unpack(item, shapes));
  return Object.fromEntries((shapes[kind - 1] ?? []).map((name, i) => [name, unpack(items[i] ?? null, shapes)]));
}

function change(before: unknown, by: Packed, shapes: readonly (readonly string[])[]): unknown {
  if (typeof by !== 'object' || by === null || by[0] >= 0) return unpack(by, shapes);
  const [kind, ...rest] = by;
  if (kind === -2) {
    const [at, gone, ...items] = rest as [number, number, ...Packed[]];
    return (before as unknown[]).toSpliced(at - 1, gone, ...items.map((item) => unpack(item, shapes)));
  }
  const after = structuredClone(before) as Fields;
  const names = Object.keys(after);
  for (let i = 0; i < rest.length; i += 2) {
    const name = names[Number(rest[i]) - 1] ?? '';
    after[name] = change(after[name], rest[i + 1] ?? null, shapes);
  }
  return after;
}

/** The actions in a run of one form. */
function actionsIn([form, values]: Run): Fields[] {
  const [type = '', ...names] = form.split(' ');
  const named = (row: readonly unknown[]): Fields => ({
    type,
    ...Object.fromEntries(names.map((name, i) => [name, row[i]])),
  });
  if (names.length === 0) return [{ type }];
  if (typeof values !== 'string')
    return Array.from({ length: values.length / names.length }, (_, i) => named(values.slice(i * names.length)));
  let row: readonly string[] = [];
  return values.split(',').map((text) => {
    const words = text.split(' ');
    row = [...words, ...row.slice(words.length)];
    return named(row);
  });
}

export async function post(address: string, path: string, content: object, token = ''): Promise<Fields> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(content) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Fields;
}

/** Everything that is known of the table, and who waits for what. */
interface Known {
  readonly position: Position;
  readonly shapes: (readonly string[])[];
  readonly events: unknown[];
  readonly answers: Map<number, (answer: unknown) => void>;
  listen: () => void;
}

export async function follow(address: string, token: string, table: string, plain: boolean): Promise<Program> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const known: Known = {
    position: { seq: -1, view: null, actors: [], resigned: [], outcome: null, legal: [], canUndo: false },
    shapes: [],
    events: [],
    answers: new Map(),
    listen: () => {},
  };
  socket.on('message', (data: Buffer) => {
    hear(known, JSON.parse(data.toString()));
    known.listen();
  });
  let id = 0;
  const ask = (message: object): Promise<unknown> => {
    id++;
    const answer = new Promise((resolve) => known.answers.set(id, resolve));
    socket.send(JSON.stringify({ id, table, ...message }));
    return answer;
  };
  await ask({ type: 'watch', ...(plain && { plain }) });
  const { position } = known;
  return {
    position,
    events: known.events,
    reach: (seq) =>
      new Promise((resolve) => {
        known.listen = () => position.seq >= seq && resolve();
        known.listen();
      }),
    play(seat, action) {
      const key = `${seat}${position.seq}`.padStart(32, '0');
      return ask({ type: 'play', seat, seq: position.seq, key, action });
    },
    close: () => socket.close(),
  };
}

function hear(known: Known, message: Fields | readonly unknown[]): void {
  if (Array.isArray(message)) hearPush(known, message);
  else if ('type' in message) hearMessage(known, message);
}

function hearMessage({ position, shapes, events, answers }: Known, message: Fields): void {
  if (message['type'] === 'table') {
    const state = message['state'] as Position & { shapes?: readonly (readonly string[])[] };
    const legal = state.shapes ? (state.legal as unknown as readonly Run[]).flatMap(actionsIn) : state.legal;
    shapes.splice(0, shapes.length, ...(state.shapes ?? []));
    const { seq, view, actors, resigned, outcome, canUndo } = state;
    Object.assign(position, { seq, view, actors, resigned, outcome, canUndo, legal });
  } else if (message['type'] === 'moved') {
    const { seq, view, actors, resigned, outcome, canUndo, legal } = message as unknown as Position;
    Object.assign(position, { seq, view, actors, resigned, outcome, canUndo, legal });
    events.push(...(message['events'] as unknown[]));
  }
  if (typeof message['id'] === 'number') answers.get(message['id'])?.(message);
}

function hearPush({ position, shapes, events, answers }: Known, message: readonly unknown[]): void {
  const [, seq, happened, changes, own, rare] = message as [
    string,
    number,
    Packed,
    Packed,
    [number, ...Run[]] | null | undefined,
    { s?: (readonly string[])[]; y?: number } | undefined,
  ];
  shapes.push(...(rare?.s ?? []));
  events.push(...(unpack(happened, shapes) as unknown[]));
  const { view, actors, resigned, outcome } = position;
  const before = { view, actors, resigned, outcome };
  if (Object.keys(before).join() !== PACKED_FIELDS.join()) throw new Error('the order of the fields matters');
  Object.assign(position, changes === null ? before : change(before, changes, shapes), { seq });
  if (own) {
    const [canUndo, ...runs] = own;
    Object.assign(position, { canUndo: canUndo === 1, legal: runs.flatMap(actionsIn) });
  }
  if (rare?.y !== undefined) answers.get(rare.y)?.({ type: 'yes', seq });
}
