import { ClientMessage } from '@taproom/protocol';
import { Compile } from 'typebox/compile';

/** Messages by their type: held against all forms at once, everything would fit nowhere. */
const FORMS = new Map<unknown, ReturnType<typeof Compile>>(
  ClientMessage.anyOf.map((form) => [form.properties.type.const, Compile(form)]),
);

/** The path to what is wrong in a message of its type. */
export function errorPathIn(message: unknown): string {
  if (typeof message !== 'object' || message === null) return '/';
  const form = FORMS.get('type' in message ? message.type : undefined);
  if (!form) return '/type';
  const [first] = form.Errors(message);
  const missing = first?.keyword === 'required' ? `/${first.params.requiredProperties[0]}` : '';
  return `${first?.instancePath ?? ''}${missing}` || '/';
}
