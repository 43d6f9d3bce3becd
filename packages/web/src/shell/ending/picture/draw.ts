import type { AnyFace } from '../../../boards/face.ts';
import { drawnEmblem } from './drawn-emblem.ts';
import type { PicturePlayer, PictureWords } from './words.ts';

/** The size that messengers and networks show best. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 44;
const PLATE = 330;
const EMBLEM = 220;
const LEFT = MARGIN + PLATE + 48;
const RIGHT = WIDTH - MARGIN - 48;
const FOOT = HEIGHT - MARGIN - 34;

type Colours = (value: string) => string;

/** Colours as the page has them just now, in its theme. */
function pageColours(): { colour: Colours; done: () => void } {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colour = (value: string): string => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  return { colour, done: () => probe.remove() };
}

const font = (size: number, family: '--display' | '--sans', weight: number): string =>
  `${weight} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;

interface Easel {
  readonly canvas: HTMLCanvasElement;
  readonly brush: CanvasRenderingContext2D;
  readonly colour: Colours;
}

/** The table: wood with a little grain, lighter where the lamp hangs. */
function drawTable({ brush, colour }: Easel): void {
  brush.fillStyle = colour('var(--table)');
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.strokeStyle = colour('var(--table-dusk)');
  for (let line = 0; line < 46; line++) {
    const y = line * 14 + ((line * 37) % 11);
    brush.globalAlpha = 0.12 + ((line * 53) % 7) / 60;
    brush.beginPath();
    brush.moveTo(0, y);
    brush.bezierCurveTo(WIDTH * 0.3, y + ((line * 29) % 13) - 6, WIDTH * 0.7, y - ((line * 17) % 13) + 6, WIDTH, y + 3);
    brush.stroke();
  }
  brush.globalAlpha = 1;
  const lamp = brush.createRadialGradient(WIDTH / 2, 0, 60, WIDTH / 2, 0, WIDTH * 0.75);
  lamp.addColorStop(0, colour('var(--table-glow)'));
  lamp.addColorStop(1, 'rgb(0 0 0 / 0%)');
  brush.fillStyle = lamp;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
}

/** A sheet of paper or slate with a plate in the game's colour. */
function drawSheet({ brush, colour }: Easel, face: AnyFace): void {
  const [width, height] = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN];
  brush.save();
  brush.shadowColor = 'rgb(0 0 0 / 45%)';
  brush.shadowBlur = 34;
  brush.shadowOffsetY = 12;
  brush.fillStyle = colour('var(--panel)');
  brush.beginPath();
  brush.roundRect(MARGIN, MARGIN, width, height, 22);
  brush.fill();
  brush.restore();
  brush.save();
  brush.clip();
  const plate = brush.createLinearGradient(0, MARGIN, 0, MARGIN + height);
  plate.addColorStop(0, colour(face.colours.signature));
  plate.addColorStop(1, colour(face.colours.shade));
  brush.fillStyle = plate;
  brush.fillRect(MARGIN, MARGIN, PLATE, height);
  brush.fillStyle = colour('var(--brass)');
  brush.fillRect(MARGIN, MARGIN, width, 8);
  brush.fillRect(MARGIN + PLATE, MARGIN, 4, height);
  brush.restore();
}

/** Words in as many lines as they need. */
function linesOf(brush: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && brush.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest of some sizes at which the words fit, with their lines. */
function fitted(
  brush: CanvasRenderingContext2D,
  words: string,
  { width, most, sizes }: { width: number; most: number; sizes: readonly number[] },
): { lines: readonly string[]; size: number } {
  const tried = sizes.map((size) => {
    brush.font = font(size, '--display', 650);
    return { size, lines: linesOf(brush, words, width) };
  });
  const fits = tried.find(({ lines }) => lines.length <= most) ?? tried.at(-1);
  return fits ?? { lines: [words], size: 40 };
}

async function drawPlate({ brush }: Easel, face: AnyFace, title: string): Promise<void> {
  const middle = MARGIN + PLATE / 2;
  const emblem = await drawnEmblem(face.emblem, EMBLEM);
  brush.drawImage(emblem, middle - EMBLEM / 2, 140, EMBLEM, EMBLEM);
  const { lines, size } = fitted(brush, title, { width: PLATE - 40, most: 2, sizes: [44, 38, 34] });
  brush.font = font(size, '--display', 650);
  brush.fillStyle = '#fffaf0';
  brush.textAlign = 'center';
  for (const [at, line] of lines.entries()) brush.fillText(line, middle, 432 + at * size * 1.15);
  brush.textAlign = 'left';
}

/** Writes lines below each other; gives where the next would stand. */
function writeLines(brush: CanvasRenderingContext2D, lines: readonly string[], top: number, step: number): number {
  for (const [at, line] of lines.entries()) brush.fillText(line, LEFT, top + at * step);
  return top + lines.length * step;
}

/** The verdict, as large as it fits, and how it ended; gives where the players begin. */
function drawVerdict({ brush, colour }: Easel, { verdict, note, players }: PictureWords): number {
  const isFull = players.length > 4;
  const sizes = isFull ? [60, 52, 44, 38] : [76, 66, 58, 50, 44, 38];
  const { lines, size } = fitted(brush, verdict, { width: RIGHT - LEFT, most: isFull ? 1 : 2, sizes });
  brush.font = font(size, '--display', 650);
  brush.fillStyle = colour('var(--ink)');
  const below = writeLines(brush, lines, MARGIN + 52 + size * 0.72, size * 1.12);
  brush.font = font(22, '--sans', 500);
  brush.fillStyle = colour('var(--ink-soft)');
  const told = linesOf(brush, note, RIGHT - LEFT).slice(0, 3);
  return writeLines(brush, told, below - size * 0.72 + 24, 29) - 2;
}

/** A name that is too long ends in dots. */
function cut(brush: CanvasRenderingContext2D, name: string, width: number): string {
  if (brush.measureText(name).width <= width) return name;
  const letters = [...name];
  while (letters.length > 1 && brush.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/** One line of the ranking, in letters that fit its height. */
function drawPlayer(
  { brush, colour }: Easel,
  { name, score, place, isWinner }: PicturePlayer,
  { top, height }: { top: number; height: number },
): void {
  if (isWinner) {
    brush.fillStyle = colour('var(--brass)');
    brush.beginPath();
    brush.roundRect(LEFT - 16, top, RIGHT - LEFT + 32, height - 6, 12);
    brush.fill();
  }
  const size = Math.min(38, height * 0.56);
  const base = top + (height - 6) / 2 + size * 0.36;
  brush.fillStyle = isWinner ? colour('var(--brass-ink)') : colour('var(--ink)');
  brush.font = font(size, '--sans', isWinner ? 700 : 500);
  brush.fillText(place, LEFT, base);
  const from = place === '' ? LEFT : LEFT + size * 2.6;
  brush.fillText(cut(brush, name, RIGHT - from - 130), from, base);
  brush.font = font(size * 1.15, '--display', 700);
  brush.textAlign = 'right';
  brush.fillText(score, RIGHT, base + 1);
  brush.textAlign = 'left';
}

function drawPlayers(easel: Easel, players: readonly PicturePlayer[], top: number): void {
  const room = FOOT - 44 - top;
  const row = Math.min(84, room / Math.max(1, players.length));
  for (const [at, player] of players.entries()) drawPlayer(easel, player, { top: top + at * row, height: row });
}

function drawFoot({ brush, colour }: Easel, { brand, date }: PictureWords): void {
  brush.fillStyle = colour('var(--panel-line)');
  brush.fillRect(LEFT, FOOT - 34, RIGHT - LEFT, 2);
  brush.fillStyle = colour('var(--ink-soft)');
  brush.font = font(24, '--sans', 500);
  brush.fillText(date, LEFT, FOOT + 4);
  brush.font = font(30, '--display', 650);
  brush.textAlign = 'right';
  brush.fillStyle = colour('var(--brass-text)');
  brush.fillText(brand, RIGHT, FOOT + 6);
  brush.textAlign = 'left';
}

function easelOf(colour: Colours): Easel {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser has no canvas');
  return { canvas, brush, colour };
}

/** Draws the picture of a result, in the colours of the page. */
export async function drawPicture(face: AnyFace, words: PictureWords): Promise<Blob> {
  const { colour, done } = pageColours();
  const easel = easelOf(colour);
  await document.fonts.ready;
  drawTable(easel);
  drawSheet(easel, face);
  await drawPlate(easel, face, words.game);
  drawPlayers(easel, words.players, drawVerdict(easel, words));
  drawFoot(easel, words);
  done();
  return pngOf(easel.canvas);
}

/** The canvas as a file. The browser's own way there waits until it is idle, which may take seconds. */
function pngOf(canvas: HTMLCanvasElement): Blob {
  const [, encoded = ''] = canvas.toDataURL('image/png').split(',');
  return new Blob([Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0))], { type: 'image/png' });
}
