import { fail, makeNonce, ok, type Result, type RuleId, type Seat, type Tagged, type Unchecked } from '@taproom/engine';
import type { Advice, Refused, ServerMessage } from '../messages.ts';
import type { Connection } from './connection.ts';
import { type Followed, keepUp, takeUp, withEarlier, withEarlierChat } from './followed.ts';
import type { Answer } from './outbox.ts';

/** A match on the server, as far as it is followed here. */
export interface RemoteMatch {
  /** Called with every change, including those before and around the match; returns a function to stop. */
  follow(listener: (followed: Followed) => void): () => void;
  play(seat: Seat, action: Tagged): Promise<Refused | undefined>;
  /** The ruling that forbids an action, if any. */
  why(seat: Seat, action: Unchecked): Promise<RuleId | undefined>;
  /** What a strong bot would do, if anything can be advised. */
  hint(seat: Seat): Promise<Result<Advice | undefined, Refused>>;
  undo(): Promise<Refused | undefined>;
  /** Answers somebody who has asked to take a move back. */
  grant(isGranted: boolean): Promise<Refused | undefined>;
  resign(seat: Seat): Promise<Refused | undefined>;
  say(text: string): Promise<Refused | undefined>;
  /** Lets a bot play on for a seat. */
  leave(seat: Seat): Promise<Refused | undefined>;
  /** Has what was agreed happen to a seat whose player is away for too long. */
  claim(seat: Seat): Promise<Refused | undefined>;
  /** Takes the seat back from the bot. */
  comeBack(seat: Seat): Promise<Refused | undefined>;
  /** Asks for earlier events, which then appear in the log. */
  earlier(): Promise<void>;
  /** Asks for earlier lines, which then appear in the chat. */
  earlierChat(): Promise<void>;
  close(): void;
}

type Change = 'undo' | 'resign' | 'leave' | 'return' | 'claim';

const refusalIn = (answer: Answer): Refused | undefined => (answer.type === 'no' ? answer.why : undefined);

/** Called when the server refuses to let us follow the table, or to change it. */
export interface RefusalListeners {
  readonly onclosed: (why: Refused) => void;
  readonly onrefused: (why: Refused) => void;
}

/** What is known of it. */
interface Remote {
  readonly connection: Connection;
  readonly table: string;
  readonly refusals: RefusalListeners;
  readonly listeners: Set<(followed: Followed) => void>;
  followed: Followed | undefined;
  /** The entry of our own last move. */
  playedAt: number;
}

function show(remote: Remote, next: Followed): void {
  remote.followed = next;
  for (const listener of remote.listeners) listener(next);
}

function hear(remote: Remote, message: ServerMessage): void {
  const { followed, refusals } = remote;
  if ('type' in message && message.type === 'no') refusals.onclosed(message.why);
  else if ('type' in message && message.type === 'table')
    show(remote, takeUp(message.state, followed, performance.now()));
  else if (followed) showOrCatchUp(remote, keepUp(followed, message, performance.now()));
}

/** If something was missed, asks for the whole table again. */
function showOrCatchUp(remote: Remote, next: Followed | undefined): void {
  if (next) show(remote, next);
  else void remote.connection.ask({ type: 'watch', table: remote.table }).then((answer) => hear(remote, answer));
}

function follow({ listeners, followed }: Remote, listener: (now: Followed) => void): () => void {
  listeners.add(listener);
  if (followed) listener(followed);
  return () => listeners.delete(listener);
}

/** A stale request needs no words: the present state is on show already. */
function refusalOf({ refusals }: Remote, answer: Answer): Refused | undefined {
  const why = refusalIn(answer);
  if (why && why.code !== 'stale') refusals.onrefused(why);
  return why;
}

const seqIn = ({ followed }: Remote): number => followed?.state.seq ?? 0;
const choiceIn = ({ followed }: Remote): string => JSON.stringify(followed?.state.legal);

/** Resigning, leaving and coming back do not depend on what others have done meanwhile. */
async function change(remote: Remote, type: Change, seat: Seat): Promise<Refused | undefined> {
  const { connection, table } = remote;
  const answer = await connection.ask({ type, table, seat, seq: seqIn(remote), key: makeNonce() });
  const isLate = refusalIn(answer)?.code === 'stale' && type !== 'undo' && type !== 'claim';
  return isLate ? change(remote, type, seat) : refusalOf(remote, answer);
}

/** Where several act at once, others may have moved on and left us the same choice: then our action is sent again. */
async function play(remote: Remote, seat: Seat, action: Tagged): Promise<Refused | undefined> {
  const { connection, table } = remote;
  const [seq, choice] = [seqIn(remote), choiceIn(remote)];
  const answer = await connection.ask({ type: 'play', table, seat, seq, key: makeNonce(), action });
  if (answer.type === 'yes') remote.playedAt = answer.seq ?? seq;
  const isStillOpen = remote.playedAt <= seq && choiceIn(remote) === choice;
  const isLate = refusalIn(answer)?.code === 'stale' && isStillOpen;
  return isLate ? play(remote, seat, action) : refusalOf(remote, answer);
}

async function findRule({ connection, table }: Remote, seat: Seat, action: Unchecked): Promise<RuleId | undefined> {
  const answer = await connection.ask({ type: 'why', table, seat, action });
  return answer.type === 'because' ? (answer.rule ?? undefined) : undefined;
}

async function askHint(remote: Remote, seat: Seat): Promise<Result<Advice | undefined, Refused>> {
  const answer = await remote.connection.ask({ type: 'hint', table: remote.table, seat });
  const why = refusalOf(remote, answer);
  if (why) return fail(why);
  return ok(answer.type === 'advice' ? (answer.advice ?? undefined) : undefined);
}

async function askEarlier(remote: Remote): Promise<void> {
  const before = remote.followed?.state.logFrom ?? 0;
  const answer = await remote.connection.ask({ type: 'log', table: remote.table, before });
  const { followed } = remote;
  const isStillNext = followed?.state.logFrom === before;
  if (followed && isStillNext && answer.type === 'log') show(remote, withEarlier(followed, answer.events, answer.from));
}

async function askEarlierChat(remote: Remote): Promise<void> {
  const first = remote.followed?.state.chat[0];
  if (!first) return;
  const answer = await remote.connection.ask({ type: 'chat', table: remote.table, before: first.at });
  const { followed } = remote;
  const isStillNext = followed?.state.chat[0] === first;
  if (followed && isStillNext && answer.type === 'chat')
    show(remote, withEarlierChat(followed, answer.lines, answer.hasEarlier));
}

export function followMatch(
  connection: Connection,
  table: string,
  refusals: RefusalListeners,
  invitation?: string,
): RemoteMatch {
  const remote: Remote = { connection, table, refusals, listeners: new Set(), followed: undefined, playedAt: 0 };
  const close = connection.watch(table, (message) => hear(remote, message), invitation);
  return {
    follow: (listener) => follow(remote, listener),
    play: (seat, action) => play(remote, seat, action),
    why: (seat, action) => findRule(remote, seat, action),
    hint: (seat) => askHint(remote, seat),
    undo: () => change(remote, 'undo', remote.followed?.state.mine[0] ?? 0),
    grant: async (isGranted) => refusalOf(remote, await connection.ask({ type: 'grant', table, isGranted })),
    resign: (seat) => change(remote, 'resign', seat),
    say: async (text) => refusalIn(await connection.ask({ type: 'say', table, key: makeNonce(), text })),
    leave: (seat) => change(remote, 'leave', seat),
    claim: (seat) => change(remote, 'claim', seat),
    comeBack: (seat) => change(remote, 'return', seat),
    earlier: () => askEarlier(remote),
    earlierChat: () => askEarlierChat(remote),
    close,
  };
}
