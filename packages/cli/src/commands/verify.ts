import { checkSignature, type SignatureCheck } from '@taproom/protocol';
import { flag, word } from '../input/input.ts';
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
  options: {
    json: { help: 'the findings as one line of JSON' },
    key: { value: 'KEY', help: 'the key of the house that must have signed it; the house tells it at /api/house' },
  },

  async run(input, io) {
    const [path] = input.words;
    if (path === undefined) return misused(io, `Which file? ${callOf(io.env, 'verify', 'FILE')}`);
    const text = await readText(path);
    if (!text.ok) return failed(io, text.error);
    const { examined, signature } = await signatureOf(await examine(text.value), word(input, 'key'));
    if (flag(input, 'json')) printJson(io, jsonOf(examined, signature));
    else if (!examined.mismatch) print(io, ...findings(examined, signature));
    return examined.mismatch ? failed(io, mismatchSentence(examined.mismatch)) : EXIT.fine;
  },
};

/** Whose record it is; where it should be signed and is not, it does not fit. */
async function signatureOf(
  examined: Examination,
  key: string | undefined,
): Promise<{ examined: Examination; signature: SignatureCheck }> {
  const { record, mismatch } = examined;
  const signature = record ? await checkSignature(record) : 'unsigned';
  const why = record && whyNotSigned(record.house?.key, signature, key?.toLowerCase());
  if (mismatch || !why) return { examined, signature };
  return { examined: { ...examined, mismatch: { code: 'wrong-signature', why } }, signature };
}

function whyNotSigned(
  signer: string | undefined,
  signature: SignatureCheck,
  key: string | undefined,
): string | undefined {
  if (signature === 'forged') return 'the house it names has not signed this: something was changed after it signed';
  if (key === undefined || signer === key) return undefined;
  return signer ? 'another house has signed it than the one given' : 'no house has signed it';
}

function findings(examined: Examination, signature: SignatureCheck): string[] {
  const { game, record } = examined;
  if (!game || !record) return [];
  const { faces, rolls, chiSquare, bound } = diceCheck(examined);
  return [
    `${game.title}, rules ${record.rules}, ${record.seats} players: everything fits.`,
    diceWords(record.dice),
    ...decisionWords(record, signature),
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

/** Who vouches for the decisions: the dice prove themselves, but any decisions fit them that the rules allow. */
function decisionWords({ dice, house }: NonNullable<Examination['record']>, signature: SignatureCheck): string[] {
  const rolls = dice.kind === 'seed' ? 'the rolls follow from the seed' : 'the rolls follow from the commitment';
  if (house && signature === 'signed')
    return [
      `  decisions   signed by the house ${house.key}`,
      `  proved      ${rolls}; that the decisions were made so is the word of that house`,
    ];
  return [
    '  decisions   not signed',
    `  proved      ${rolls}; that the decisions were made so is the word of whoever gave you this file`,
  ];
}

function jsonOf(examined: Examination, signature: SignatureCheck): object {
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
    signature: { state: signature, ...(record.house && { key: record.house.key }) },
    check: diceCheck(examined),
  };
}
