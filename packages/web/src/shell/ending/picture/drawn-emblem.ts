import { flushSync, mount, unmount } from 'svelte';
import type { AnyFace } from '../../../boards/face.ts';

/** What styles give a drawing; a picture knows no style sheets, but the same as attributes. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** A drawing with its looks written into it. */
function withLooks(drawing: SVGElement): SVGElement {
  const copy = drawing.cloneNode(true) as SVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, one] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const computed = getComputedStyle(one);
    for (const look of LOOKS) copies[at]?.setAttribute(look, computed.getPropertyValue(look));
    copies[at]?.removeAttribute('style');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

/** A game's emblem as an address that an image can be loaded from. It has to stand in the page to have its looks. */
function emblemUrl(emblem: AnyFace['emblem'], size: number): string {
  const stage = document.createElement('div');
  stage.className = 'visually-hidden';
  document.body.append(stage);
  const mounted = mount(emblem, { target: stage, props: { size } });
  flushSync();
  const drawing = stage.querySelector('svg');
  const source = drawing ? withLooks(drawing).outerHTML : '';
  void unmount(mounted);
  stage.remove();
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
}

/** A game's emblem, ready to be put on a canvas. */
export async function drawnEmblem(emblem: AnyFace['emblem'], size: number): Promise<HTMLImageElement> {
  const image = new Image(size, size);
  image.src = emblemUrl(emblem, size);
  await image.decode();
  return image;
}
