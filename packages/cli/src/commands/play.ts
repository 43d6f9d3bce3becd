import { LEVELS, parseBotSpec } from '@taproom/bots';
import { type DiceSource, fail, makeNonce, makeSecret, ok, type Result, sealDice } from '@taproom/engine';
import { LANGUAGES, type Language, loadGameText, type Say } from '@taproom/games/text';
import { begin, resume } from '@taproom/table';
import { type Choice, choose, GAME_OPTION, SEATS_OPTION } from '../input/choose-game.ts';
import { type Input, whole, word } from '../input/input.ts';
import { chooseLanguage } from '../input/language.ts';
import type { Io } from '../io.ts';
import { EXIT, failed, misused } from '../output/output.ts';
import { listed } from '../output/words.ts';
import { type KeptTable, openingOf } from '../play/kept-table.ts';
import { numbered } from '../play/names.ts';
import { runSession } from '../play/run.ts';
import type { Session } from '../play/session.ts';
import { openTerminal } from '../play/terminal.ts';
import { examine } from '../records/examine.ts';
import { mismatchSentence } from '../records/mismatch.ts';
import { latestUnfinished, newSavePath, type Player, readSave, type Save } from '../records/save-file.ts';
import { type Key, loadWords } from '../text/index.ts';
import type { Command } from './command.ts';

const LATEST = 'latest';
const NOBODY = 'none';
const NO_SEED = -1;

export const play: Command = {
  name: 'play',
  takes: ['<game>'],
  details: [
    'People sit first, then the bots. Without --bots one person plays against regulars.',
    'The game is saved after every move. Lines can also come from a pipe; the end of input saves and leaves.',
  ],
  options: {
    seats: SEATS_OPTION,
    bots: { value: 'BOT,BOT', help: `${listed([...LEVELS])}, or as in arena; ${NOBODY} for people only` },
    option: GAME_OPTION,
    seed: { value: 'N', help: 'dice from a seed, for repeating a game; sealed dice unless given' },
    lang: { value: 'LANG', help: `${listed([...LANGUAGES])}; the language of the terminal unless given` },
    save: { value: 'FILE', help: 'where to keep the game; in your data folder unless given' },
    resume: { value: 'FILE', bare: LATEST, help: 'goes on with a saved game, the latest unfinished one unless given' },
  },

  async run(input, io) {
    const language = chooseLanguage(word(input, 'lang'), io);
    if (!language.ok) return misused(io, language.error);
    const resumed = word(input, 'resume');
    const seating = resumed === undefined ? newSeating(input, io) : await oldSeating(input, resumed, io);
    if (!seating.ok)
      return seating.error.misuse ? misused(io, seating.error.sentence) : failed(io, seating.error.sentence);
    await playAt(seating.value, language.value, io);
    return EXIT.fine;
  },
};

/** A table without names yet: those depend on the language. */
type Seating = Omit<KeptTable, 'names'>;
type Seated = Result<Seating, { readonly sentence: string; readonly misuse: boolean }>;

const wrong = (sentence: string): Seated => fail({ sentence, misuse: true });
const broken = (sentence: string): Seated => fail({ sentence, misuse: false });

// A new game

function newSeating(input: Input, { env }: Io): Seated {
  const choice = choose(input);
  if (!choice.ok) return wrong(choice.error);
  const players = choosePlayers(word(input, 'bots'), choice.value);
  if (!players.ok) return wrong(players.error);
  const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: NO_SEED });
  if (!seed.ok) return wrong(seed.error);
  const { game, seats, options } = choice.value;
  const live = begin(openingOf(game, options, diceFor(seed.value, seats), players.value));
  if (!live.ok) throw new Error(`${game.id} cannot be dealt: ${live.error.code}`);
  return ok({ players: players.value, live: live.value, path: word(input, 'save') ?? newSavePath(env, game.id) });
}

function choosePlayers(given: string | undefined, { game, seats }: Choice): Result<Player[], string> {
  const bots = given === undefined ? Array.from({ length: seats - 1 }, () => 'regular') : botNames(given);
  if (bots.length > seats) return fail(`There are ${bots.length} bots for ${seats} seats.`);
  for (const bot of bots) {
    const spec = parseBotSpec(bot, game.id);
    if (!spec.ok) return fail(`There is no bot "${bot}". The bots are ${listed(spec.error.valid, 'and')}.`);
  }
  return ok([...Array.from({ length: seats - bots.length }, () => 'human'), ...bots]);
}

const botNames = (given: string): string[] => (given === NOBODY ? [] : given.split(',').map((name) => name.trim()));

const diceFor = (seed: number, seats: number): DiceSource =>
  seed === NO_SEED ? sealDice(makeSecret(), Array.from({ length: seats }, makeNonce)) : { kind: 'seed', seed };

// A saved game

const FIXED = ['seats', 'bots', 'option', 'seed'] as const;

async function oldSeating(input: Input, given: string, { env }: Io): Promise<Seated> {
  const fixed = FIXED.find((name) => input.values[name] !== undefined);
  if (fixed) return wrong(`--${fixed} cannot be given with --resume: a saved game goes on as it began.`);
  const path = given === LATEST ? await latestUnfinished(env) : given;
  if (path === undefined) return broken('There is no unfinished game to go on with.');
  const save = await readSave(path);
  if (!save.ok) return broken(save.error);
  const [game] = input.words;
  const saved = save.value.record.game;
  if (game !== undefined && game !== saved) return wrong(`The saved game in ${path} is ${saved}, not ${game}.`);
  return seatingFrom(save.value, path, word(input, 'save'));
}

function seatingFrom({ record, players }: Save, path: string, elsewhere: string | undefined): Seated {
  const { game, positions, mismatch } = examine(JSON.stringify(record));
  const [dealt, ...others] = positions;
  if (mismatch?.code === 'other-rules') return broken(`${path} cannot go on. ${mismatchSentence(mismatch)}`);
  if (mismatch && mismatch.code !== 'unfinished')
    return broken(`The saved game in ${path} is damaged. ${mismatchSentence(mismatch)}`);
  if (!game || !dealt) throw new Error('a record that fits leads to a position');
  const opening = openingOf(game, record.options, record.dice, players);
  return ok({ players, live: resume(opening, [dealt, ...others], others.length), path: elsewhere ?? path });
}

// At the table

async function playAt(seating: Seating, language: Language, io: Io): Promise<void> {
  const say = await loadWords(language);
  const text = await loadGameText(seating.live.opening.game.id, language);
  const table: KeptTable = { ...seating, names: namesOf(seating.players, say) };
  const terminal = openTerminal(io);
  const style = { text, say, paint: terminal.paint, language };
  const bots = await io.openBots();
  const logged = table.live.match.history.entries.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  const session: Session = {
    table,
    terminal,
    style,
    bots,
    env: io.env,
    notice: welcome(table, say),
    typed: undefined,
    logged,
  };
  try {
    await runSession(session);
  } finally {
    terminal.close();
    bots.dispose();
  }
}

function welcome({ live }: KeptTable, say: Say<Key>): string[] {
  const { dice, entries } = live.match.history;
  const source =
    dice.kind === 'seed' ? [say('dice.seeded', { seed: dice.seed })] : [say('dice.sealed'), dice.commitment];
  return entries.length === 0 ? source : [say('resumed', { n: entries.length }), ...source];
}

/** Names by seat; those that would be the same are numbered. */
function namesOf(players: readonly Player[], say: Say<Key>): string[] {
  const people = players.filter((player) => player === 'human').length;
  const plain = players.map((player, seat) =>
    player === 'human' ? humanName(people, seat, say) : botName(player, say),
  );
  return numbered(plain);
}

const humanName = (people: number, seat: number, say: Say<Key>): string =>
  people === 1 ? say('name.alone') : say('name.human', { n: seat + 1 });

function botName(player: Player, say: Say<Key>): string {
  const level = LEVELS.find((one) => one === player);
  return level ? say(`name.${level}`) : player;
}
