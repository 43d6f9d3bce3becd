import { type Box, clamp, contains, type Point, SHEET } from '../geometry.ts';

/** The view: the point of the sheet in the middle of the frame, and screen pixels per unit. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const MOST_SCALE = 3.2;

/** The scale at which a whole box is visible. */
const fitting = (box: Pick<Box, 'width' | 'height'>, frame: Frame): number =>
  Math.min(frame.width / box.width, frame.height / box.height);

export const leastScale = (frame: Frame): number => Math.min(fitting(SHEET, frame), MOST_SCALE);

/** Limits the middle so that nothing beyond the sheet shows; if the whole sheet fits, centres it. */
function middle(wanted: number, length: number, shown: number): number {
  return shown >= length ? length / 2 : clamp(wanted, shown / 2, length - shown / 2);
}

/** The nearest camera within the limits of scale and sheet. */
export function bounded({ x, y, scale }: Camera, frame: Frame): Camera {
  const held = clamp(scale, leastScale(frame), MOST_SCALE);
  return {
    x: middle(x, SHEET.width, frame.width / held),
    y: middle(y, SHEET.height, frame.height / held),
    scale: held,
  };
}

export const wholeMap = (frame: Frame): Camera =>
  bounded({ x: SHEET.width / 2, y: SHEET.height / 2, scale: leastScale(frame) }, frame);

export const onScreen = ({ x, y }: Point, camera: Camera, frame: Frame): Point => ({
  x: (x - camera.x) * camera.scale + frame.width / 2,
  y: (y - camera.y) * camera.scale + frame.height / 2,
});

export const onSheet = ({ x, y }: Point, camera: Camera, frame: Frame): Point => ({
  x: (x - frame.width / 2) / camera.scale + camera.x,
  y: (y - frame.height / 2) / camera.scale + camera.y,
});

/** The visible part of the sheet. */
export function shown(camera: Camera, frame: Frame): Box {
  const [width, height] = [frame.width / camera.scale, frame.height / camera.scale];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Drags the map by this many pixels. */
export const dragged = (camera: Camera, frame: Frame, dx: number, dy: number): Camera =>
  bounded({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, frame);

/** Zooms while the place under `at`, a point on the screen, stays put. */
export function zoomed(camera: Camera, frame: Frame, factor: number, at: Point): Camera {
  const scale = clamp(camera.scale * factor, leastScale(frame), MOST_SCALE);
  const held = onSheet(at, camera, frame);
  const off = { x: at.x - frame.width / 2, y: at.y - frame.height / 2 };
  return bounded({ x: held.x - off.x / scale, y: held.y - off.y / scale, scale }, frame);
}

/** Strips of the frame, in pixels, where something else lies over the map. */
export interface Covered {
  readonly right: number;
  readonly bottom: number;
}

const NOTHING: Covered = { right: 0, bottom: 0 };

/** A camera that shows a whole box beside what is covered, zoomed in no further than `most`. */
export function framing(box: Box, frame: Frame, most: number, { right, bottom } = NOTHING): Camera {
  const open = { width: Math.max(1, frame.width - right), height: Math.max(1, frame.height - bottom) };
  const scale = Math.min(fitting(box, open), most);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return bounded({ x: middle.x + right / 2 / scale, y: middle.y + bottom / 2 / scale, scale }, frame);
}

/** Whether all these places are comfortably in view. */
export function inView(
  points: readonly Point[],
  camera: Camera,
  frame: Frame,
  margin: number,
  { right, bottom } = NOTHING,
): boolean {
  const { x, y, width, height } = shown(camera, frame);
  const gap = margin / camera.scale;
  const inner = {
    x: x + gap,
    y: y + gap,
    width: width - 2 * gap - right / camera.scale,
    height: height - 2 * gap - bottom / camera.scale,
  };
  return points.every((point) => contains(inner, point));
}

/** The CSS transform that shows what the camera sees. */
export const placement = (camera: Camera, frame: Frame): string => {
  const { x, y } = onScreen({ x: 0, y: 0 }, camera, frame);
  return `translate(${x}px, ${y}px) scale(${camera.scale})`;
};
