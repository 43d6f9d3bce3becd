import { ClientMessage } from '@taproom/protocol';
import { Compile } from 'typebox/compile';

/** Schemas by message type: checked against the union, every property would be reported. */
const FORMS = new Map<unknown, ReturnType<typeof Compile>>(
  ClientMessage.anyOf.map((form) => [form.properties.type.const, Compile(form)]),
);

/** The path to the error in a message, by the schema of its type. */
export function errorPathIn(message: unknown): string {
  if (typeof message !== 'object' || message === null) return '/';
  const form = FORMS.get('type' in message ? message.type : undefined);
  if (!form) return '/type';
  const [first] = form.Errors(message);
  const missing = first?.keyword === 'required' ? `/${first.params.requiredProperties[0]}` : '';
  return `${first?.instancePath ?? ''}${missing}` || '/';
}
