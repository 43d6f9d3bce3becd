/** As much of an OpenAPI document as is shown. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: unknown }>> };
}

interface Entry extends Operation {
  readonly path: string;
  readonly method: string;
}

export const STYLES = `:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
h3 { font-family: ui-monospace, monospace; font-size: 1rem; margin: 2rem 0 0; }
p { margin: 0.25rem 0; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; font-size: 0.875rem; }
`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** The document as a page without scripts. */
export function docsPage({ info, paths }: ApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ ...operation, path, method })),
  );
  const groups = Map.groupBy(entries, ({ tags }) => tags?.[0] ?? '');
  const title = escaped(info.title);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}: API</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${title}: API</h1><p>${escaped(info.description ?? '')}</p>
<p><a href="/api/openapi.json">The same for programs</a></p>
${[...groups].map(([name, group]) => `<h2>${escaped(name)}</h2>${group.map(section).join('')}`).join('\n')}
</main></body></html>
`;
}

function section({ path, method, summary = '', parameters = [], requestBody }: Entry): string {
  const address = `<h3>${method.toUpperCase()} ${escaped(path)}</h3><p>${escaped(summary)}</p>`;
  const given = parameters.map(({ name, in: where, schema }) => block(`${where} ${name}`, schema));
  const body = Object.values(requestBody?.content ?? {}).map(({ schema }) => block('body', schema));
  return [address, ...given, ...body].join('\n');
}

const block = (name: string, schema: unknown): string =>
  `<p>${escaped(name)}</p><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;
