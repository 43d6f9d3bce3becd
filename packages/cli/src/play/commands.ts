import { fail, type Result, type Seat } from '@taproom/engine';
import { type Denial, giveUp, type LiveMatch, legalFor, undo } from '@taproom/table';
import { troubleLine } from '../online/trouble.ts';
import { adviceLines } from './advice.ts';
import { runOut } from './clock.ts';
import { type KeptTable, move } from './kept-table.ts';
import {
  actionsOf,
  chooseMove,
  helpLines,
  logList,
  moveList,
  rulesLines,
  unknownLine,
  whyLine,
  whyNot,
} from './moves.ts';
import { logLines, textWidth } from './page.ts';
import { leaf, leafBeside, leafSummary, type Session, save, say, sceneOf } from './session.ts';
import { type HERE, isYes, wordsAt } from './words.ts';

export async function tryMove(session: Session, seat: Seat, typed: string): Promise<void> {
  if (await runOut(session, seat)) return;
  const actions = actionsOf(sceneOf(session), typed);
  if (actions.length === 0) return say(session, unknownLine(sceneOf(session), typed));
  for (const action of actions) {
    const refusal = move(session.table, seat, action);
    if (refusal) return say(session, whyNot(sceneOf(session), typed, seat, action, refusal));
  }
  await save(session);
}

type Handler = (session: Session, seat: Seat, rest: string) => Promise<void>;

export const COMMANDS: Readonly<Record<Exclude<(typeof HERE)[number], 'quit'>, Handler>> = {
  help: async (session) =>
    leafBeside(session, sceneOf(session), (scene, width) => helpLines(scene, wordsAt(session.table), width)),
  menu,
  moves: async (session) => leafBeside(session, sceneOf(session), moveList),
  hint,
  why: async (session, seat, rest) => say(session, whyLine(sceneOf(session), session.table.live, seat, rest)),
  async undo(session) {
    const undone = undoneAt(session.table);
    if (undone.ok) {
      session.table.live = undone.value;
      await save(session);
    }
    const { shown, style } = sceneOf(session);
    session.logged = Math.min(session.logged, logLines(shown, style).length);
    say(session, undone.ok ? style.say('undo.done') : troubleLine(style.say, undone.error.code));
  },
  log: async (session) => leafBeside(session, sceneOf(session), logList),
  rules: async (session) => leaf(session, rulesLines(sceneOf(session))),
  summary: async (session) => leafSummary(session, sceneOf(session)),
  save: saveAs,
  resign: resignSeat,
};

/** The match without the last decision; what led to the position of the day is not taken back. */
function undoneAt({ live, daily }: KeptTable): Result<LiveMatch, Denial> {
  const undone = undo(live, Date.now());
  const isBefore = undone.ok && undone.value.match.history.entries.length < (daily?.from ?? 0);
  return isBefore ? fail({ code: 'nothing-to-undo' }) : undone;
}

async function menu(session: Session, seat: Seat): Promise<void> {
  const { terminal } = session;
  if (!terminal.fullScreen) return terminal.show(moveList(sceneOf(session), textWidth(terminal)));
  const typed = await chooseMove(sceneOf(session));
  if (typed !== undefined) await tryMove(session, seat, typed);
}

async function hint(session: Session, seat: Seat): Promise<void> {
  const { table, bots, style, terminal } = session;
  const done = terminal.busy(' …');
  const { opening, match } = table.live;
  const seed = match.history.entries.length;
  const thought = await bots.think(opening.game, match.state, seat, 'adviser', seed);
  done();
  // Whoever asks for no hint does without the bots here.
  const { adviceIn } = await import('@taproom/bots');
  const advice = adviceIn(thought, opening.game.id, legalFor(table.live, seat).length === 1);
  say(session, ...(advice ? adviceLines(sceneOf(session), advice) : [style.say('hint.none')]));
}

/** Where it cannot be saved, it goes on being saved where it was. */
async function saveAs(session: Session, _seat: Seat, file: string): Promise<void> {
  const { table, style } = session;
  const before = table.path;
  if (file !== '') table.path = file;
  if (await save(session)) say(session, style.say('saved', { file: table.path }));
  else table.path = before;
}

async function resignSeat(session: Session, seat: Seat): Promise<void> {
  const { style, terminal, table } = session;
  const typed = await terminal.ask(` ${style.say('resign.sure', { yes: style.say('word.yes') })} `, []);
  if (typed === undefined || !isYes(typed, style.say)) return say(session, style.say('resign.kept'));
  const resigned = giveUp(table.live, seat, Date.now());
  if (resigned.ok) table.live = resigned.value;
  await save(session);
}
