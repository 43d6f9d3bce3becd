import { type Schema, shapeOf } from './shape.ts';

/** The parts of an OpenAPI document that are shown. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

interface Entry extends Operation {
  readonly path: string;
  readonly method: string;
}

const DEEPEST = 9;
const hanging = Array.from({ length: DEEPEST }, (_, depth) => {
  const width = 2 * depth + 4;
  return `.in${depth} { padding-left: ${width}ch; text-indent: -${width}ch; }`;
});

export const STYLES = `:root { color-scheme: light dark; --line: light-dark(#d8d3c8, #45413a); --quiet: light-dark(#5f5a50, #b3ada0); }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem;
  background: light-dark(#fdfcf9, #1b1916); color: light-dark(#26231e, #ece7dc); }
a { color: light-dark(#8a4b08, #f0b35e); }
h1 { line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; }
p { margin: 0.25rem 0; }
details { border-top: 1px solid var(--line); }
summary { padding: 0.75rem 0; cursor: pointer; }
h3 { display: inline; font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
summary span { display: block; padding-left: 1rem; color: var(--quiet); }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 1rem 0; }
dl { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 0.5rem 1rem; margin: 0 0 1.5rem 1rem;
  font-size: 0.875rem; align-items: baseline; }
dt { color: var(--quiet); }
dt.refused { color: light-dark(#a3281f, #f2948b); }
dd { margin: 0; min-width: 0; }
pre { margin: 0; font: 0.8125rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
pre span { display: block; }
${hanging.join('\n')}
@media (max-width: 30rem) {
  dl { grid-template-columns: 1fr; gap: 0; margin-left: 0; }
  dd { margin-bottom: 0.5rem; }
}
`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** The document as a page without scripts. */
export function docsPage({ info, paths }: ApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ ...operation, path, method })),
  );
  const groups = [...Map.groupBy(entries, ({ tags }) => tags?.[0] ?? '')];
  const title = escaped(info.title);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}: API</title>
<link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${title}: API</h1><p>${escaped(info.description ?? '')}</p>
<p><a href="/api/openapi.json">The same for programs</a></p>
<nav aria-label="Parts">${groups.map(([name]) => `<a href="#${escaped(name)}">${escaped(name)}</a>`).join('')}</nav>
${groups.map(([name, group]) => `<h2 id="${escaped(name)}">${escaped(name)}</h2>${group.map(section).join('')}`).join('\n')}
</main></body></html>
`;
}

function section({ path, method, summary = '', parameters = [], requestBody, responses }: Entry): string {
  const given = parameters.map(({ name, in: where, required, schema }) =>
    row(where, `${name}${required ? '' : '?'}: ${shapeOf(schema ?? {})}`),
  );
  const body = requestBody ? [row('body', bodyOf(requestBody))] : [];
  const answers = Object.entries(responses).map(([status, answer]) =>
    row(status, bodyOf(answer) || answer.description, Number(status) >= 400),
  );
  return `<details><summary><h3>${method.toUpperCase()} ${escaped(path)}</h3><span>${escaped(summary)}</span></summary>
<dl>${[...given, ...body, ...answers].join('\n')}</dl></details>
`;
}

const bodyOf = ({ content = {} }: Content): string =>
  Object.values(content)
    .map(({ schema }) => shapeOf(schema ?? {}))
    .join('\n');

const row = (name: string, text: string, isRefusal = false): string =>
  `<dt${isRefusal ? ' class="refused"' : ''}>${escaped(name)}</dt><dd><pre>${text.split('\n').map(line).join('')}</pre></dd>`;

/** A block per line, so that the rest of a line that is too long for a phone is indented. */
function line(text: string): string {
  const depth = text.search(/\S/) / 2;
  return `<span class="in${depth}">${escaped(text)}</span>`;
}
