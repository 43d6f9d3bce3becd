import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../text/index.ts';

type Piece = ReturnType<IntlMessageFormat['getAst']>[number];

/** Every form of a message one after the other, with a dot for what is filled in. */
function saidBy(piece: Piece): string {
  if ('options' in piece)
    return Object.values(piece.options)
      .map(({ value }) => ` ${value.map(saidBy).join('')} `)
      .join('|');
  return piece.type === 0 ? piece.value : '·';
}

/** The words of a message, without its placeholders and the syntax of its forms. */
export const wordsOf = (message: string, language: Language): string =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst().map(saidBy).join('');
