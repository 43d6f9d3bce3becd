/** The parsed value; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy that can be posted to a worker, which reactive objects cannot. */
export const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value));
