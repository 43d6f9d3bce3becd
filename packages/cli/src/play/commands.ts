import type { Refusal, Seat, Tagged } from '@taproom/engine';
import { giveUp, play, undo } from '@taproom/table';
import { runOut } from './clock.ts';
import { move } from './kept-table.ts';
import {
  actionsOf,
  chooseMove,
  exampleOf,
  helpLines,
  moveList,
  refusalLine,
  rulesLines,
  sentenceOf,
  typedFor,
} from './moves.ts';
import { logLines } from './page.ts';
import { leaf, type Session, save, say, sceneOf } from './session.ts';
import { HERE, isYes } from './words.ts';

export async function tryMove(session: Session, seat: Seat, typed: string): Promise<void> {
  const { say: speak } = session.style;
  if (await runOut(session, seat)) return;
  const actions = actionsOf(sceneOf(session), typed);
  if (actions.length === 0) return say(session, speak('move.unknown', { typed, help: speak('word.help') }));
  for (const action of actions) {
    const refusal = move(session.table, seat, action);
    if (refusal) return say(session, whyNot(session, seat, typed, action, refusal));
  }
  await save(session);
}

function whyNot(session: Session, seat: Seat, typed: string, action: Tagged, refusal: Refusal): string {
  if (refusal.code !== 'illegal-action') return session.style.say('move.over');
  return refusalLine(sceneOf(session), typed, seat, action, refusal.rule);
}

type Handler = (session: Session, seat: Seat, rest: string) => Promise<void>;

export const COMMANDS: Readonly<Record<Exclude<(typeof HERE)[number], 'quit'>, Handler>> = {
  help: async (session) => leaf(session, helpLines(sceneOf(session), HERE)),
  menu,
  moves: async (session) => leaf(session, moveList(sceneOf(session))),
  hint,
  why,
  async undo(session) {
    const undone = undo(session.table.live, Date.now());
    if (undone) {
      session.table.live = undone;
      await save(session);
    }
    const { shown, style } = sceneOf(session);
    session.logged = Math.min(session.logged, logLines(shown, style).length);
    say(session, style.say(undone ? 'undo.done' : 'undo.none'));
  },
  async log(session) {
    const { shown, style } = sceneOf(session);
    const lines = logLines(shown, style);
    await leaf(session, lines.length > 0 ? lines : [style.say('log.empty')]);
  },
  rules: async (session) => leaf(session, rulesLines(sceneOf(session))),
  save: saveAs,
  resign: resignSeat,
};

async function menu(session: Session, seat: Seat): Promise<void> {
  const { terminal } = session;
  if (!terminal.fullScreen) return terminal.show(moveList(sceneOf(session)));
  const typed = await chooseMove(sceneOf(session));
  if (typed !== undefined) await tryMove(session, seat, typed);
}

async function hint(session: Session, seat: Seat): Promise<void> {
  const { table, bots, style, terminal } = session;
  const done = terminal.busy(' …');
  const { opening, match } = table.live;
  const { action, ranked } = await bots.think(opening.game, match.state, seat, 'adviser', match.history.entries.length);
  done();
  const scene = sceneOf(session);
  const line = style.say('hint', { move: typedFor(scene, action), sentence: sentenceOf(scene, action) });
  const best = ranked[0];
  const isContest = table.names.length > 1;
  say(
    session,
    best && isContest
      ? style.say('hint.chance', { sentence: line.replace(/\.$/, ''), percent: Math.round(best.value * 100) })
      : line,
  );
}

async function why(session: Session, seat: Seat, typed: string): Promise<void> {
  const { say: speak } = session.style;
  const scene = sceneOf(session);
  const [action] = actionsOf(scene, typed);
  if (typed === '') return say(session, speak('why.which', { why: speak('word.why'), example: exampleOf(scene) }));
  if (action === undefined) return say(session, speak('move.unknown', { typed, help: speak('word.help') }));
  const played = play(session.table.live, seat, action, Date.now());
  say(session, played.ok ? speak('move.allowed', { move: typed }) : whyNot(session, seat, typed, action, played.error));
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
