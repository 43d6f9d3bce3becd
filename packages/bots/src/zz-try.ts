import { act, anyGame, fastRng, nextFast, openMatch } from '@taproom/engine';
import { type GameId, gameOf } from '@taproom/games';
import { choose, reviewMatch } from './index.ts';

const [id, seatsText, seedText, level, opts] = process.argv.slice(2);
const game = anyGame(gameOf(id as GameId));
const opened = openMatch(game, {
  seats: Number(seatsText),
  options: opts ? JSON.parse(opts) : {},
  dice: { kind: 'seed', seed: Number(seedText) },
});
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
let match = opened.value;
const seeds = fastRng(Number(seedText) + 1000);
for (let seat = game.actors(match.state)[0]; seat !== undefined; seat = game.actors(match.state)[0]) {
  const levels = (level ?? 'regular,brewer').split(',');
  const { action } = await choose(game, match.state, seat, levels[seat % levels.length] as never, nextFast(seeds));
  const played = act(game, match, seat, action);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  match = played.value.match;
}
const t = process.cpuUsage();
const review = await reviewMatch(match.history);
const c = process.cpuUsage(t);
if (!review) throw new Error();
const f = (xs: readonly number[] | null) => (xs === null ? '-' : xs.map((x) => x.toFixed(2)).join(' '));
if (process.env.LIST)
  for (const s of review.steps)
    console.log(
      s.entry,
      s.seat,
      JSON.stringify(s.action),
      '| v',
      f(s.values),
      '| luck',
      f(s.luck),
      s.decision
        ? `| loss ${s.decision.loss.toFixed(3)} ${s.decision.loss > 0 ? JSON.stringify(s.decision.best) : ''}`
        : '| -',
    );
console.log(
  id,
  seatsText,
  'cpu',
  ((c.user + c.system) / 1e6).toFixed(1),
  'entries',
  review.steps.length,
  'chance',
  review.steps.filter((s) => s.luck).length,
  'opening',
  f(review.opening),
  'result',
  f(review.result),
);
for (const t of review.totals)
  console.log(
    '   luck',
    t.luck.toFixed(3),
    'loss',
    t.loss.toFixed(3),
    'gifts',
    t.gifts.toFixed(3),
    'dec',
    t.decisions,
    'mist',
    t.mistakes,
  );
for (const [s, t] of review.totals.entries()) {
  const off = review.opening[s]! + t.luck - t.loss + t.gifts - review.result[s]!;
  if (Math.abs(off) > 1e-9) console.log('OFF', s, off);
}
console.log('   turning', review.turningPoints);
