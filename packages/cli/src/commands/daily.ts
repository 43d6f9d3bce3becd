import { fail, ok, type Result } from '@taproom/engine';
import { addressOf, type Day, type DayResult, FIRST_DAY, isDay, today } from '@taproom/games/daily';
import { solutionOn } from '@taproom/games/solutions';
import { LANGUAGES, type Language } from '@taproom/games/text';
import { type Challenge, damageNotes, loadChallenge, nextLine } from '../daily/challenge.ts';
import { compare, distributionLines, type House } from '../daily/compare.ts';
import { keepResult } from '../daily/kept.ts';
import { listLines } from '../daily/list.ts';
import { type Attempt, playMatch } from '../daily/match.ts';
import { outcomeLines } from '../daily/outcome.ts';
import { askQuiz } from '../daily/quiz.ts';
import { chooseGame } from '../input/choose-game.ts';
import { type Input, word } from '../input/input.ts';
import { chooseLanguage } from '../input/language.ts';
import type { Io } from '../io.ts';
import { asideIn, tokenFor } from '../online/house.ts';
import { troubleLine } from '../online/trouble.ts';
import { complain, EXIT, failed, misused, print, widthOf } from '../output/output.ts';
import { listed } from '../output/words.ts';
import { openTerminal } from '../play/terminal.ts';
import { loadWords } from '../text/index.ts';
import type { Command } from './command.ts';

export const dailyCommand: Command = {
  name: 'daily',
  takes: ['[<game>]'],
  details: [
    'Everybody gets the same position, or the same questions, and one try without hints. What was left goes on with the same command.',
    'Without a game it lists the challenges of the day with your results. Past days can be played, but do not count for a streak.',
  ],
  options: {
    day: { value: 'YYYY-MM-DD', help: `another day, from ${FIRST_DAY} on; today unless given` },
    server: { value: 'URL', help: 'enters the result there, and prints how others did' },
    name: { value: 'NAME', help: 'what you are called there; needed the first time' },
    lang: { value: 'LANG', help: `${listed([...LANGUAGES])}; the language of the terminal unless given` },
  },

  async run(input, io) {
    const language = chooseLanguage(word(input, 'lang'), io);
    if (!language.ok) return misused(io, language.error);
    const day = chooseDay(word(input, 'day'));
    if (!day.ok) return misused(io, day.error);
    const origin = chooseServer(input);
    if (!origin.ok) return misused(io, origin.error);
    const [id] = input.words;
    if (id === undefined) return list(day.value, language.value, io);
    const game = chooseGame(id);
    if (!game.ok) return misused(io, game.error);
    const challenge = await loadChallenge(id, day.value, language.value, io);
    if (!challenge) return failed(io, `${game.value.title} has no challenges yet.`);
    return take(challenge, origin.value, word(input, 'name'));
  },
};

/** The day that was asked for, or a sentence about why it has no challenges. */
function chooseDay(given: string | undefined): Result<Day, string> {
  const now = today();
  if (given === undefined) return ok(now);
  if (/^\d{4}-\d\d-\d\d$/.test(given) && given < FIRST_DAY)
    return fail(`The first challenges are those of ${FIRST_DAY}.`);
  const exists: boolean = isDay(given);
  if (!exists) return fail(`--day takes a day of the calendar, such as ${now}, not "${given}".`);
  return given > now ? fail(`The challenges of ${given} are not out yet: today is ${now}.`) : ok(given);
}

/** The origin of the server that was asked for, if any. */
function chooseServer(input: Input): Result<string | undefined, string> {
  const given = word(input, 'server');
  if (given === undefined) return ok(undefined);
  if (input.words.length === 0)
    return fail('Which game? --server takes the result of one: taproom daily <game> --server URL');
  return /^https?:\/\//.test(given) && URL.canParse(given)
    ? ok(new URL(given).origin)
    : fail(`--server takes an address such as https://example.org, not "${given}".`);
}

async function list(day: Day, language: Language, io: Io): Promise<number> {
  print(io, ...(await listLines(day, language, await loadWords(language), io)));
  return EXIT.fine;
}

/** Plays it, unless it has been played, and tells how it went. */
async function take(challenge: Challenge, origin: string | undefined, name: string | undefined): Promise<number> {
  const { style, kept, io, day, game } = challenge;
  const { say } = style;
  const me = origin === undefined ? undefined : await tokenFor(io.env, origin, name);
  if (me && !me.ok) return failed(io, troubleLine(say, me.error));
  if (me?.value.isAnew) complain(io, say('online.anew', { file: asideIn(io.env) }));
  const known = kept.results[day];
  const isPlayed = known?.rules === game.rules;
  const attempt = isPlayed ? known : await tryIt(challenge);
  if (attempt === 'left') return EXIT.fine;
  if (attempt === 'given-up') return tellGivenUp(challenge);
  const house = origin !== undefined && me ? { origin, token: me.value.token } : undefined;
  return tell(challenge, attempt, isPlayed ? damageNotes(challenge) : [''], house);
}

/** Plays it, and keeps the result. A day that was played by older rules stays one of the streak. */
async function tryIt(challenge: Challenge): Promise<Attempt> {
  const { daily, io, game, day, kept, style } = challenge;
  const terminal = openTerminal(io);
  try {
    const attempt =
      daily.kind === 'played'
        ? await playMatch({ ...challenge, daily }, terminal)
        : await askQuiz({ ...challenge, daily }, terminal);
    if (typeof attempt === 'string') return attempt;
    const result = { ...attempt, on: kept.results[day]?.on ?? attempt.on };
    const trouble = await keepResult(io.env, game, day, result);
    if (trouble) print(io, style.say('save.failed', trouble));
    return result;
  } finally {
    terminal.close();
  }
}

function tellGivenUp({ style: { say }, io }: Challenge): number {
  print(io, say('daily.given-up'), nextLine(say));
  return EXIT.fine;
}

/** Tells how it went, here and in a house, after some first lines. */
async function tell(
  challenge: Challenge,
  result: DayResult,
  first: readonly string[],
  house: House | undefined,
): Promise<number> {
  const { id, day, io, style, kept } = challenge;
  const solution = await solutionOn(day, id);
  const results = { ...kept.results, [day]: result };
  const address = house ? addressOf(house.origin, id, day) : '';
  const lines = await outcomeLines(challenge, { result, results, solution, address }, widthOf(io));
  print(io, ...first, ...lines);
  if (!house) return EXIT.fine;
  const { results: others, refused } = await compare(challenge, result, house);
  const bars = others ? distributionLines(others, result.score, solution.par, style.say) : [];
  if (bars.length > 0) print(io, '', ...bars);
  return refused === undefined ? EXIT.fine : failed(io, troubleLine(style.say, refused));
}
