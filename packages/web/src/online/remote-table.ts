import { type MatchRecord, makeNonce, type Refusal, type Seat, type Tagged, type Unchecked } from '@taproom/engine';
import type { Refused, ServerMessage } from '@taproom/protocol';
import type { Table, TableSnapshot } from '../table/table.ts';
import { fetchRecord } from './api.ts';
import type { Connection } from './connection.ts';
import { type Followed, keepUp, takeUp, withEarlier, withEarlierChat } from './followed.ts';
import type { Answer } from './outbox.ts';
import { snapshotFrom } from './snapshot.ts';

/** A table on the server: what any table is, and what only online tables have. */
export interface RemoteTable extends Table {
  /** Is told of every change, those before and around the match included. */
  follow(listener: (followed: Followed) => void): () => void;
  say(text: string): Promise<Refused | undefined>;
  /** Lets a bot play on for a seat. */
  leave(seat: Seat): Promise<Refused | undefined>;
  /** Takes the seat back from it. */
  comeBack(seat: Seat): Promise<Refused | undefined>;
  /** Asks for earlier events, which then come with the log. */
  earlier(): Promise<void>;
  /** Asks for what was said earlier, which then comes with the chat. */
  earlierChat(): Promise<void>;
}

type Change = 'undo' | 'resign' | 'leave' | 'return';

const refusalIn = (answer: Answer): Refused | undefined => (answer.type === 'no' ? answer.why : undefined);

/** A table that has moved on is no refusal: the present one is on show already. */
const asRefusal = (why: Refused | undefined): Refusal | undefined => {
  if (why === undefined || why.code === 'stale') return undefined;
  return 'rule' in why ? why : { code: 'not-your-turn' };
};

/** Who is told what the server has refused: to let us follow the table, or to change it. */
export interface RefusalListeners {
  readonly onclosed: (why: Refused) => void;
  readonly onrefused: (why: Refused) => void;
}

/** Follows a table on the server. */
export function openRemoteTable(
  connection: Connection,
  table: string,
  { onclosed, onrefused }: RefusalListeners,
): RemoteTable {
  const listeners = new Set<(followed: Followed) => void>();
  let followed: Followed | undefined;
  /** The entry that our own last move made. */
  let playedAt = 0;

  function show(next: Followed): void {
    followed = next;
    for (const listener of listeners) listener(next);
  }

  function hear(message: ServerMessage): void {
    if ('type' in message && message.type === 'no') onclosed(message.why);
    else if ('type' in message && message.type === 'table') show(takeUp(message.state, followed, performance.now()));
    else if (followed) showOrCatchUp(keepUp(followed, message, performance.now()));
  }

  /** Where something was missed, the whole table is asked for again. */
  function showOrCatchUp(next: Followed | undefined): void {
    if (next) show(next);
    else void connection.ask({ type: 'watch', table }).then(hear);
  }

  function follow(listener: (now: Followed) => void): () => void {
    listeners.add(listener);
    if (followed) listener(followed);
    return () => listeners.delete(listener);
  }

  /** A table that has moved on is on show already: that needs no words. */
  function refusalOf(answer: Answer): Refused | undefined {
    const why = refusalIn(answer);
    if (why && why.code !== 'stale') onrefused(why);
    return why;
  }

  const seqNow = (): number => followed?.state.seq ?? 0;
  const choiceNow = (): string => JSON.stringify(followed?.state.legal);

  /** Giving up, leaving and coming back do not depend on what others have done meanwhile. */
  async function change(type: Change, seat: Seat): Promise<Refused | undefined> {
    const answer = await connection.ask({ type, table, seat, seq: seqNow(), key: makeNonce() });
    return refusalIn(answer)?.code === 'stale' && type !== 'undo' ? change(type, seat) : refusalOf(answer);
  }

  /** Where several act at once, the others may have moved on and left us the same choice: then what was chosen holds. */
  async function play(seat: Seat, action: Tagged): Promise<Refused | undefined> {
    const [seq, choice] = [seqNow(), choiceNow()];
    const answer = await connection.ask({ type: 'play', table, seat, seq, key: makeNonce(), action });
    if (answer.type === 'yes') playedAt = answer.seq ?? seq;
    const isStillOpen = playedAt <= seq && choiceNow() === choice;
    return refusalIn(answer)?.code === 'stale' && isStillOpen ? play(seat, action) : refusalOf(answer);
  }

  const isBegun = ({ state }: Followed): boolean => state.info.status !== 'waiting';
  const stop = connection.watch(table, hear);

  return {
    follow,
    subscribe: (listener: (snapshot: TableSnapshot) => void) =>
      follow((now) => isBegun(now) && listener(snapshotFrom(now))),
    play: async (seat, action: Tagged) => asRefusal(await play(seat, plain(action))),
    async refuse(seat, action: Unchecked) {
      const answer = await connection.ask({ type: 'why', table, seat, action: plain(action) });
      return answer.type === 'because' ? (answer.rule ?? undefined) : undefined;
    },
    undo: async () => (await change('undo', followed?.state.mine[0] ?? 0)) === undefined,
    resign: async (seat) => void (await change('resign', seat)),
    hint: async () => undefined,
    record: async (): Promise<MatchRecord> => fetchRecord(table),
    say: async (text) => refusalIn(await connection.ask({ type: 'say', table, key: makeNonce(), text })),
    leave: (seat) => change('leave', seat),
    comeBack: (seat) => change('return', seat),
    async earlier() {
      const before = followed?.state.logFrom ?? 0;
      const answer = await connection.ask({ type: 'log', table, before });
      const isStillNext = followed?.state.logFrom === before;
      if (followed && isStillNext && answer.type === 'log') show(withEarlier(followed, answer.events, answer.from));
    },
    async earlierChat() {
      const first = followed?.state.chat[0];
      if (!first) return;
      const answer = await connection.ask({ type: 'chat', table, before: first.at });
      const isStillNext = followed?.state.chat[0] === first;
      if (followed && isStillNext && answer.type === 'chat')
        show(withEarlierChat(followed, answer.lines, answer.hasEarlier));
    },
    close: stop,
  };
}

/** Reactive objects and what they hold, as plain JSON. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
