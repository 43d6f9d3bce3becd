/** A picture in the gallery. */
export interface Picture {
  readonly shot: string;
  readonly language: string;
  readonly size: string;
  readonly theme: string;
  readonly file: string;
}

const KINDS = ['language', 'size', 'theme'] as const;

const figure = (one: Picture): string =>
  `<figure data-shot="${one.shot}" ${KINDS.map((kind) => `data-${kind}="${one[kind]}"`).join(' ')}>
  <a href="${one.file}"><img src="${one.file}" alt="" loading="lazy"></a>
  <figcaption>${one.shot} · ${KINDS.map((kind) => one[kind]).join(' · ')}</figcaption>
</figure>`;

const filter = (pictures: readonly Picture[], kind: (typeof KINDS)[number]): string =>
  `<label>${kind} <select name="${kind}"><option value="">all</option>${[...new Set(pictures.map((one) => one[kind]))]
    .map((value) => `<option>${value}</option>`)
    .join('')}</select></label>`;

/** One page with all pictures, to be filtered. */
export const galleryPage = (pictures: readonly Picture[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Taproom: the gallery</title>
<style>
  body { margin: 0; background: #222; color: #eee; font: 14px system-ui, sans-serif; }
  form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 1rem; padding: .5rem 1rem; background: #111; }
  main { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem; padding: 1rem; }
  figure { margin: 0; }
  img { display: block; max-width: min(683px, 100%); max-height: 640px; }
  [hidden] { display: none; }
</style>
<form>
  ${KINDS.map((kind) => filter(pictures, kind)).join('\n  ')}
  <label>name <input name="shot" type="search"></label>
  <output></output>
</form>
<main>
${pictures.map(figure).join('\n')}
</main>
<script>
  const form = document.querySelector('form');
  const figures = [...document.querySelectorAll('figure')];
  const suits = ({ dataset }) => ${JSON.stringify(KINDS)}.every((kind) => form[kind].value === '' || form[kind].value === dataset[kind])
    && dataset.shot.includes(form.shot.value);
  form.oninput = () => {
    for (const figure of figures) figure.hidden = !suits(figure);
    form.querySelector('output').value = figures.filter((figure) => !figure.hidden).length + ' pictures';
  };
  form.onsubmit = (event) => event.preventDefault();
  form.oninput();
</script>
`;
