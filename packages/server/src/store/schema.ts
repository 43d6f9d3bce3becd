import type { EntryKind } from '@taproom/table';

/** Times are milliseconds since 1970, JSON is kept as text, and truth values are 0 or 1: the same in every database. */
export interface Schema {
  players: {
    id: string;
    kind: 'guest' | 'account' | 'bot';
    name: string;
    created_at: number;
  };
  sessions: {
    /** Of the token that the browser keeps. */
    hash: string;
    player: string;
    created_at: number;
    seen_at: number;
    /** The user agent. */
    agent: string;
  };
  accounts: {
    player: string;
    username: string;
    /** The name in the form in which no two may be alike. */
    folded: string;
    /** The hash; nothing for those who have passkeys alone. */
    password: string | null;
    created_at: number;
  };
  passkeys: {
    id: string;
    player: string;
    public_key: string;
    counter: number;
    created_at: number;
  };
  /** Passkeys being made or asked for: what the answer must sign, until when. */
  ceremonies: {
    id: string;
    challenge: string;
    /** The player who makes a passkey; null when one is used to sign in. */
    player: string | null;
    username: string | null;
    expires_at: number;
  };
  /** Players that programs play. */
  bots: {
    player: string;
    owner: string;
  };
  matches: {
    id: string;
    game: string;
    rules: number;
    /** How the table was set up, as JSON. */
    setup: string;
    status: 'waiting' | 'playing' | 'over';
    host: string;
    is_public: number;
    secret: string;
    created_at: number;
    started_at: number | null;
    ended_at: number | null;
    rematch: string | null;
    /** Whether only those who sit here may talk. */
    spectators_muted: number;
    /** Whether it was ended from outside, without a result. */
    is_broken_off: number;
  };
  seats: {
    match: string;
    seat: number;
    kind: 'open' | 'invited' | 'human' | 'bot';
    player: string | null;
    name: string;
    level: string | null;
    nonce: string | null;
    is_muted: number;
  };
  /** The truth: everything that was done in a match, in order. Rows are only ever added. */
  entries: Entry;
  /** When a job must be run for a match after its entry `seq`. In SQLite only; PostgreSQL has a queue for it. */
  due: {
    match: string;
    seq: number;
    at: number;
  };
  /** Settings that the server makes for itself. */
  settings: {
    key: string;
    value: string;
  };
  /** How players want to be told that it is their turn. */
  subscriptions: {
    id: string;
    player: string;
    /** Where to, as JSON. */
    way: string;
    is_on: number;
    /** The hash of the token that confirms it; nothing if that is done or needless. */
    confirm: string | null;
    created_at: number;
  };
  /** Players at tables by process, as of `at`. */
  presence: {
    match: string;
    player: string;
    process: string;
    at: number;
    /** Whether the table is in sight there, rather than in a tab behind another. */
    is_looking: number;
  };
  chat: {
    match: string;
    key: string;
    at: number;
    player: string;
    name: string;
    seat: number | null;
    text: string;
  };
}

export interface Entry {
  match: string;
  /** From 1 on, without gaps. */
  seq: number;
  kind: EntryKind;
  seat: number;
  /** The action as JSON; nothing for other kinds. */
  action: string | null;
  /** The request that made it. */
  key: string;
  at: number;
}
