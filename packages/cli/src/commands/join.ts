import { makeNonce, ok, type Result } from '@taproom/engine';
import { gameOf, isGameId } from '@taproom/games';
import { LANGUAGES, loadGameText, type Say } from '@taproom/games/text';
import type { KnownTable, TableInfo } from '@taproom/protocol';
import { word } from '../input/input.ts';
import { chooseLanguage } from '../input/language.ts';
import type { Io } from '../io.ts';
import { connectTo } from '../online/connection.ts';
import { asideIn, type Code, call, type Known, type Link, readLink, tokenFor } from '../online/house.ts';
import { rememberHouse } from '../online/known-houses.ts';
import { runOnline } from '../online/run.ts';
import { type AskHouse, followAt } from '../online/session.ts';
import { troubleLine } from '../online/trouble.ts';
import { complain, EXIT, failed, misused } from '../output/output.ts';
import { callOf, listed } from '../output/words.ts';
import { openTerminal } from '../play/terminal.ts';
import { type Key, loadWords } from '../text/index.ts';
import type { Command } from './command.ts';

export const joinCommand: Command = {
  name: 'join',
  takes: ['LINK'],
  details: [
    'LINK is the address of an online table, with the key of the invitation if it has one. Whoever finds no free seat watches.',
    'You are known by a name; the house remembers it for the next time.',
  ],
  options: {
    name: { value: 'NAME', help: 'what you are called in that house; needed the first time' },
    lang: { value: 'LANG', help: `${listed([...LANGUAGES])}; the language of the terminal unless given` },
  },

  async run(input, io) {
    const language = chooseLanguage(word(input, 'lang'), io);
    if (!language.ok) return misused(io, language.error);
    const link = readLink(input.words[0] ?? '');
    if (!link) return misused(io, 'Which table? taproom join https://…/t/TABLE');
    const say = await loadWords(language.value);
    const seated = await sitAt(link, word(input, 'name'), io);
    if (!seated.ok) return failed(io, troubleLine(say, seated.error));
    const { token, isAnew, info } = seated.value;
    await rememberHouse(io.env, link.origin);
    if (isAnew) complain(io, say('online.anew', { file: asideIn(io.env) }));
    const trouble = troubleWith(info, say);
    if (trouble) return failed(io, trouble);
    const text = await loadGameText(info.game, language.value);
    const terminal = openTerminal(io);
    const style = { text, say, paint: terminal.paint, language: language.value };
    const connect = (onstate: (isOpen: boolean) => void) => connectTo(link.origin, token, onstate);
    const ask: AskHouse = async (what, body) => {
      const done = await call(link.origin, `/tables/${link.table}/${what}`, { token, body });
      return done.ok ? undefined : done.error;
    };
    const session = followAt(connect, link.table, terminal, style, callOf(io.env, 'join', input.words[0] ?? ''), ask);
    return (await runOnline(session)) === 'closed' ? EXIT.failed : EXIT.fine;
  },
};

interface Seated extends Known {
  readonly info: TableInfo;
}

/** Comes in, and takes a free seat if there is one. */
async function sitAt(link: Link, name: string | undefined, { env }: Io): Promise<Result<Seated, Code>> {
  const known = await tokenFor(env, link.origin, name);
  if (!known.ok) return known;
  const { token } = known.value;
  const table = await call<KnownTable>(link.origin, `/tables/${link.table}`, { token });
  if (!table.ok) return table;
  const { info } = table.value;
  const seat = info.status === 'waiting' ? freeSeat(info, link) : -1;
  if (seat < 0) return ok({ ...known.value, info });
  const body = { seat, nonce: makeNonce(), ...(link.invitation && { invitation: link.invitation }) };
  const sat = await call<KnownTable>(link.origin, `/tables/${link.table}/sit`, { token, body });
  // Whoever sits there already comes back.
  return sat.ok || sat.error === 'one-seat-each' ? ok({ ...known.value, info }) : sat;
}

/** A seat for whoever comes by this link; below 0 if there is none. */
const freeSeat = ({ seats }: TableInfo, { invitation }: Link): number =>
  seats.findIndex(({ kind }) => kind === 'open' || (kind === 'invited' && invitation !== ''));

/** A table whose game or rules are not known here, in a sentence. */
function troubleWith({ game, rules }: TableInfo, say: Say<Key>): string | undefined {
  if (!isGameId(game)) return say('online.game', { game });
  return gameOf(game).rules === rules ? undefined : troubleLine(say, 'other-rules');
}
