import type { Command } from '../command.ts';
import { diceCheck } from '../dice-check.ts';
import { type Examination, examine } from '../examine.ts';
import { flag } from '../input.ts';
import { misfitSentence } from '../misfit.ts';
import { EXIT, failed, misused, print, printJson } from '../output.ts';
import { readText } from '../record-file.ts';

export const verify: Command = {
  name: 'verify',
  takes: ['FILE'],
  summary: 'Computes a recorded match anew: commitment, dice, every action, the end.',
  details: ['Exit code 0: everything fits. 1: something does not; the first action that does not fit is named.'],
  options: { json: { help: 'the findings as one line of JSON' } },

  async run(input) {
    const [path] = input.words;
    if (path === undefined) return misused('Which file? taproom verify FILE');
    const text = await readText(path);
    if (!text.ok) return failed(text.error);
    const examined = examine(text.value);
    if (flag(input, 'json')) printJson(jsonOf(examined));
    else if (!examined.misfit) print(...findings(examined));
    return examined.misfit ? failed(misfitSentence(examined.misfit)) : EXIT.fine;
  },
};

function findings(examined: Examination): string[] {
  const { game, record } = examined;
  if (!game || !record) return [];
  const { faces, rolls, chiSquare, bound } = diceCheck(examined);
  return [
    `${game.title}, rules ${record.rules}, ${record.seats} players: everything fits.`,
    diceWords(record.dice),
    `  dice        ${rolls} rolls computed anew`,
    `  actions     ${record.entries.length} played again, each allowed and in its place`,
    `  end         places ${record.end?.places.join(', ')}; scores ${record.end?.scores.join(', ') || 'none, by resignation'}`,
    `  faces       ${faces.map((count, i) => `${i + 1}: ${count}`).join('   ')}`,
    `  chi-square  ${chiSquare.toFixed(2)} with 5 degrees of freedom; fair dice: below ${bound} in 19 of 20`,
  ];
}

function diceWords(dice: NonNullable<Examination['record']>['dice']): string {
  if (dice.kind === 'seed') return `  seed        ${dice.seed}: the dice can be foretold by whoever chose it`;
  return `  commitment  ${dice.commitment.slice(0, 16)}… is the SHA-256 of the revealed secret`;
}

function jsonOf(examined: Examination): object {
  const { record, misfit, moments } = examined;
  if (misfit || !record) return { ok: false, misfit };
  const { game, rules, seats, options, dice, end } = record;
  return { ok: true, game, rules, seats, options, dice, actions: moments.length - 1, end, check: diceCheck(examined) };
}
