import { flag } from '../input/input.ts';
import { EXIT, failed, misused, print, printJson } from '../output/output.ts';
import { callOf } from '../output/words.ts';
import type { Examination } from '../records/against-rules.ts';
import { diceCheck } from '../records/dice-check.ts';
import { examine } from '../records/examine.ts';
import { mismatchSentence } from '../records/mismatch.ts';
import { readText } from '../records/record-file.ts';
import type { Command } from './command.ts';

export const verify: Command = {
  name: 'verify',
  takes: ['FILE'],
  details: ['Exit code 0: everything fits. 1: something does not; the first action that does not fit is named.'],
  options: { json: { help: 'the findings as one line of JSON' } },

  async run(input, io) {
    const [path] = input.words;
    if (path === undefined) return misused(io, `Which file? ${callOf(io.env, 'verify', 'FILE')}`);
    const text = await readText(path);
    if (!text.ok) return failed(io, text.error);
    const examined = await examine(text.value);
    if (flag(input, 'json')) printJson(io, jsonOf(examined));
    else if (!examined.mismatch) print(io, ...findings(examined));
    return examined.mismatch ? failed(io, mismatchSentence(examined.mismatch)) : EXIT.fine;
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
  const { record, mismatch, positions } = examined;
  if (mismatch || !record) return { ok: false, misfit: mismatch };
  const { game, rules, seats, options, dice, end } = record;
  return {
    ok: true,
    game,
    rules,
    seats,
    options,
    dice,
    actions: positions.length - 1,
    end,
    check: diceCheck(examined),
  };
}
