import { LEVELS } from '@taproom/bots/levels';
import { type DiceSource, fail, makeNonce, makeSecret, ok, type Result, sealDice } from '@taproom/engine';
import { LANGUAGES, type Language, loadGameText } from '@taproom/games/text';
import { begin } from '@taproom/table';
import { botNamed } from '../input/bots.ts';
import { type Choice, choose, GAME_OPTION, SEATS_OPTION } from '../input/choose-game.ts';
import { type Input, whole, word } from '../input/input.ts';
import { chooseLanguage } from '../input/language.ts';
import type { Io } from '../io.ts';
import { EXIT, failed, misused } from '../output/output.ts';
import { listed } from '../output/words.ts';
import { playAt, type Seating } from '../play/at-table.ts';
import { openingOf } from '../play/kept-table.ts';
import { reopen } from '../play/reopen.ts';
import { openTerminal } from '../play/terminal.ts';
import { mismatchSentence } from '../records/mismatch.ts';
import { latestUnfinished, newSavePath, type Player, readSave, type Save } from '../records/save-file.ts';
import { loadWords } from '../text/index.ts';
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
    const seating = resumed === undefined ? await newSeating(input, io) : await oldSeating(input, resumed, io);
    if (!seating.ok)
      return seating.error.misuse ? misused(io, seating.error.sentence) : failed(io, seating.error.sentence);
    await sitDown(seating.value, language.value, io);
    return EXIT.fine;
  },
};

async function sitDown(seating: Seating, language: Language, io: Io): Promise<void> {
  const say = await loadWords(language);
  const text = await loadGameText(seating.live.opening.game.id, language);
  const terminal = openTerminal(io);
  try {
    await playAt(seating, terminal, { text, say, paint: terminal.paint, language }, io);
  } finally {
    terminal.close();
  }
}

type Seated = Result<Seating, { readonly sentence: string; readonly misuse: boolean }>;

const wrong = (sentence: string): Seated => fail({ sentence, misuse: true });
const broken = (sentence: string): Seated => fail({ sentence, misuse: false });

// A new game

async function newSeating(input: Input, { env }: Io): Promise<Seated> {
  const choice = choose(input);
  if (!choice.ok) return wrong(choice.error);
  const players = await choosePlayers(word(input, 'bots'), choice.value);
  if (!players.ok) return wrong(players.error);
  const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: NO_SEED });
  if (!seed.ok) return wrong(seed.error);
  const { game, seats, options } = choice.value;
  const live = begin(openingOf(game, options, diceFor(seed.value, seats), players.value));
  if (!live.ok) throw new Error(`${game.id} cannot be dealt: ${live.error.code}`);
  return ok({ players: players.value, live: live.value, path: word(input, 'save') ?? newSavePath(env, game.id) });
}

async function choosePlayers(given: string | undefined, { game, seats }: Choice): Promise<Result<Player[], string>> {
  const bots = given === undefined ? Array.from({ length: seats - 1 }, () => 'regular') : botNames(given);
  if (bots.length > seats) return fail(`There are ${bots.length} bots for ${seats} seats.`);
  for (const bot of bots) {
    const spec = await botNamed(bot, game.id);
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

async function seatingFrom(save: Save, path: string, elsewhere: string | undefined): Promise<Seated> {
  const seating = await reopen(save, elsewhere ?? path);
  if (seating.ok) return seating;
  const sentence = mismatchSentence(seating.error);
  return seating.error.code === 'other-rules'
    ? broken(`${path} cannot go on. ${sentence}`)
    : broken(`The saved game in ${path} is damaged. ${sentence}`);
}
