import { type Box, boxAround, type Point } from '../geometry.ts';
import {
  bounded,
  type Camera,
  type Covered,
  dragged,
  type Frame,
  framing,
  inView,
  leastScale,
  onSheet,
  placement,
  shown,
  wholeMap,
  zoomed,
} from './camera.ts';

/** How long after the last movement the map is redrawn for its scale. */
const SETTLE = 180;
/** A little longer than the glide itself, which is timed in CSS. */
const GLIDE = 300;
/** The closest that the map zooms by itself. */
const READING = 1.6;
const CLOSEST = 2;
/** A view is too far off if the nearest one would show things this many times larger. */
const SMALL = 1.4;
const MARGIN = 56;

/** The map's viewpoint. While it moves, the browser only shifts the picture; then it is redrawn. */
export class Eye {
  frame = $state.raw<Frame>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ x: 500, y: 700, scale: 0.3 });
  isMoving = $state(false);
  isGliding = $state(false);
  /** The scale that everything is drawn for. */
  scale = $state(0.3);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFresh = true;
  /** What was brought into view, as long as nobody has moved the map by hand. */
  #kept: readonly Point[] = [];
  readonly #motion: () => boolean;
  readonly #covered: () => Covered;

  constructor(motion: () => boolean, covered: () => Covered) {
    this.#motion = motion;
    this.#covered = covered;
  }

  get placement(): string {
    return placement(this.camera, this.frame);
  }

  get view(): Box {
    return shown(this.camera, this.frame);
  }

  get isWhole(): boolean {
    return this.camera.scale <= leastScale(this.frame) * 1.02;
  }

  at(screen: Point): Point {
    return onSheet(screen, this.camera, this.frame);
  }

  resize(frame: Frame): void {
    if (frame.width === 0 || frame.height === 0) return;
    const wasWhole = this.frame.width === 0 || this.isWhole;
    this.frame = frame;
    this.camera = wasWhole ? wholeMap(frame) : bounded(this.camera, frame);
    if (this.#kept.length > 0 && !this.#sees(this.#kept)) this.camera = this.#framing(this.#kept);
    this.isGliding = false;
    this.#settle();
  }

  drag(dx: number, dy: number): void {
    this.#move(dragged(this.camera, this.frame, dx, dy), false);
  }

  /** Zooms at once; returns whether there was anything left to zoom. */
  zoom(factor: number, at: Point): boolean {
    const next = zoomed(this.camera, this.frame, factor, at);
    const changes = next.scale !== this.camera.scale;
    if (changes) this.#move(next, false);
    return changes;
  }

  zoomBy(factor: number): void {
    const middle = { x: this.frame.width / 2, y: this.frame.height / 2 };
    this.#move(zoomed(this.camera, this.frame, factor, middle), true);
  }

  pan(dx: number, dy: number): void {
    this.#move(dragged(this.camera, this.frame, dx, dy), true);
  }

  showWhole(): void {
    this.#move(wholeMap(this.frame), true);
  }

  centre({ x, y }: Point): void {
    this.#move(bounded({ ...this.camera, x, y }, this.frame), false);
  }

  /** Brings places into view, close enough to read, unless they already are. */
  show(points: readonly Point[], always = false): void {
    if (points.length === 0 || this.frame.width === 0) return;
    const best = this.#framing(points);
    if (this.#isFresh) this.#begin(best);
    else if (always || !this.#sees(points) || best.scale > this.camera.scale * SMALL) this.#move(best, true);
    this.#kept = points;
  }

  #framing(points: readonly Point[]): Camera {
    const nearest = Math.max(READING, Math.min(this.camera.scale, CLOSEST));
    // A low map, as beside a lesson on a phone, has no room to spare.
    const margin = Math.min(MARGIN, this.frame.height / 8);
    return framing(boxAround(points, margin), this.frame, nearest, this.#covered());
  }

  #sees(points: readonly Point[]): boolean {
    return inView(points, this.camera, this.frame, MARGIN / 2, this.#covered());
  }

  /** The first view needs no animation: it is drawn at its own scale at once. */
  #begin(camera: Camera): void {
    this.#isFresh = false;
    this.camera = camera;
    this.#settle();
  }

  /** Moves only as far as needed to bring a place into view. */
  reveal(point: Point): void {
    if (inView([point], this.camera, this.frame, MARGIN)) return;
    this.#move(bounded({ ...this.camera, x: point.x, y: point.y }, this.frame), true);
  }

  #move(camera: Camera, glide: boolean): void {
    this.#kept = [];
    this.camera = camera;
    this.isGliding = glide && this.#motion();
    this.isMoving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), this.isGliding ? GLIDE : SETTLE);
  }

  #settle(): void {
    this.isMoving = false;
    this.isGliding = false;
    this.scale = this.camera.scale;
  }
}
