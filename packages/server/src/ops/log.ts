import { type DestinationStream, destination, type Logger, pino } from 'pino';

export type Log = Logger;
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LEVELS)[number];

const STANDARD_ERROR = 2;

/** Only what an error is and where it happened: its other properties may contain user input. */
const plain = ({ name, message, stack, code }: Error & { readonly code?: unknown }): object => ({
  type: name,
  message: withoutPasswords(message),
  stack: stack && withoutPasswords(stack),
  ...(typeof code === 'string' && { code }),
});

const withoutPasswords = (text: string): string => text.replace(/(\w+:\/\/[^:/\s]*):[^@\s]*@/g, '$1:…@');

/** Logs one line of JSON per event. */
export const makeLog = (
  level: LogLevel,
  to: DestinationStream = destination({ fd: STANDARD_ERROR, sync: true }),
): Log => pino({ level, base: null, serializers: { err: plain } }, to);
