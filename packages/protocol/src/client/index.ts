export { unpackActions } from '../packed.ts';
export { pauseAfter } from './backoff.ts';
export type { ConnectionState, Follower } from './channel.ts';
export { type Connected, type Connection, connectBy, listenTo } from './connection.ts';
export { type Followed, keepUp, takeUp, withEarlier } from './followed.ts';
export type { Answer, Wish } from './outbox.ts';
export { followMatch, type RefusalListeners, type RemoteMatch } from './remote-match.ts';
