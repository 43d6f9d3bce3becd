import { ok, type Result } from '@taproom/engine';
import { flag, word } from '../input/input.ts';
import type { Io } from '../io.ts';
import { EXIT, failed, misused, print, printJson } from '../output/output.ts';
import { callOf } from '../output/words.ts';
import type { Examination } from '../records/against-rules.ts';
import { diceCheck } from '../records/dice-check.ts';
import { examine } from '../records/examine.ts';
import { type Vouching, vouchingFor, vouchingMismatch, vouchingWords } from '../records/house-check.ts';
import { mismatchSentence } from '../records/mismatch.ts';
import { readText } from '../records/record-file.ts';
import type { Command } from './command.ts';

export const verify: Command = {
  name: 'verify',
  takes: ['FILE'],
  details: [
    'Exit code 0: everything fits. 1: something does not; the first action that does not fit is named.',
    'The dice are proved by their commitment, the decisions by the signature of the house where they were made.',
  ],
  options: {
    house: { value: 'KEY|URL', help: 'the house that must have signed: its public key, or its address to ask it' },
    json: { help: 'the findings as one line of JSON' },
  },

  async run(input, io) {
    const [path] = input.words;
    if (path === undefined) return misused(io, `Which file? ${callOf(io.env, 'verify', 'FILE')}`);
    const text = await readText(path);
    if (!text.ok) return failed(io, text.error);
    const verified = await verifiedBy(await examine(text.value), word(input, 'house'), io);
    if (!verified.ok) return failed(io, verified.error);
    const { mismatch } = verified.value;
    if (flag(input, 'json')) printJson(io, jsonOf(verified.value));
    else if (!mismatch) print(io, ...findings(verified.value));
    return mismatch ? failed(io, mismatchSentence(mismatch)) : EXIT.fine;
  },
};

/** A record held against the rules, and if it fits, against the signature of its house. */
interface Verified extends Examination {
  readonly vouching?: Vouching;
}

async function verifiedBy(
  examined: Examination,
  house: string | undefined,
  { env }: Io,
): Promise<Result<Verified, string>> {
  if (!examined.record || examined.mismatch) return ok(examined);
  const vouching = await vouchingFor(examined.record, house, env);
  if (!vouching.ok) return vouching;
  const mismatch = vouchingMismatch(vouching.value);
  return ok({ ...examined, vouching: vouching.value, ...(mismatch && { mismatch }) });
}

function findings(examined: Verified): string[] {
  const { game, record, vouching } = examined;
  if (!game || !record || !vouching) return [];
  const { faces, rolls, chiSquare, bound } = diceCheck(examined);
  return [
    `${game.title}, rules ${record.rules}, ${record.seats} players: everything fits.`,
    diceWords(record.dice),
    `  dice        ${rolls} rolls computed anew`,
    `  actions     ${record.entries.length} played again, each allowed and in its place`,
    `  decisions   ${vouchingWords(record, vouching)}`,
    `  end         places ${record.end?.places.join(', ')}; scores ${record.end?.scores.join(', ') || 'none, by resignation'}`,
    `  faces       ${faces.map((count, i) => `${i + 1}: ${count}`).join('   ')}`,
    `  chi-square  ${chiSquare.toFixed(2)} with 5 degrees of freedom; fair dice: below ${bound} in 19 of 20`,
  ];
}

function diceWords(dice: NonNullable<Examination['record']>['dice']): string {
  if (dice.kind === 'seed') return `  seed        ${dice.seed}: the dice can be foretold by whoever chose it`;
  return `  commitment  ${dice.commitment.slice(0, 16)}… is the SHA-256 of the revealed secret; compare it with the one shown before the first move`;
}

function jsonOf(examined: Verified): object {
  const { record, mismatch, positions, vouching } = examined;
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
    proved: { dice: dice.kind === 'sealed' ? 'by-commitment' : 'by-nobody', decisions: vouching },
    check: diceCheck(examined),
  };
}
