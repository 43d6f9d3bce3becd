import { settings } from './settings.svelte.ts';

export const SOUNDS = ['wood', 'glass', 'dice', 'coin', 'card', 'turn', 'win', 'loss'] as const;
export type Sound = (typeof SOUNDS)[number];

let context: AudioContext | undefined;

/** Plays a sound, if sound is on. */
export function playSound(sound: Sound): void {
  if (settings.sound) make(sound);
}

/** The first game, here or online, begins with sound, unless somebody has chosen otherwise before. */
export function beginSound(): void {
  if (!settings.isSoundChosen) chooseSound(true);
}

/** Switches the sound on or off, for good. */
export function chooseSound(on: boolean): void {
  settings.sound = on;
  settings.isSoundChosen = true;
}

/** Rings for players who want to be called, even where the table itself is silent. */
export const chime = (): void => make('glass');

/** All sounds are synthesised from short noises and tones: no files. */
function make(sound: Sound): void {
  // Before anything was pressed on a page, browsers let it make no sound.
  if (settings.volume === 0 || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const out = context.createGain();
  out.gain.value = settings.volume;
  out.connect(context.destination);
  MAKERS[sound](context, out, context.currentTime);
}

type Maker = (audio: AudioContext, out: AudioNode, at: number) => void;

/** A knock on wood: a dull burst with a low body. */
const wood: Maker = (audio, out, at) => {
  noise(audio, out, { at, length: 0.05, around: 900, loud: 0.5 });
  tone(audio, out, { at, length: 0.12, pitch: 170, loud: 0.5 });
};

/** A tapped glass: a few high partials that ring out. */
const glass: Maker = (audio, out, at) => {
  for (const [i, pitch] of [1760, 2637, 4186].entries()) {
    tone(audio, out, { at: at + i * 0.012, length: 0.9 - i * 0.2, pitch, loud: 0.16 / (i + 1) });
  }
};

/** Dice on a table: knocks that come faster and softer, like something tumbling to rest. */
const dice: Maker = (audio, out, at) => {
  for (const [i, delay] of [0, 0.11, 0.2, 0.27, 0.33, 0.38, 0.42].entries()) {
    noise(audio, out, { at: at + delay, length: 0.03, around: 1800 + (i % 3) * 500, loud: 0.45 / (1 + i * 0.35) });
  }
};

/** Two coins put down, one on the other. */
const coin: Maker = (audio, out, at) => {
  for (const [i, pitch] of [3_100, 3_950].entries()) {
    tone(audio, out, { at: at + i * 0.07, length: 0.22, pitch, loud: 0.13 });
    noise(audio, out, { at: at + i * 0.07, length: 0.015, around: 6_000, loud: 0.25 });
  }
};

/** A card turned over: a soft sweep that ends with a snap. */
const card: Maker = (audio, out, at) => {
  noise(audio, out, { at, length: 0.14, around: 2_600, loud: 0.16 });
  noise(audio, out, { at: at + 0.12, length: 0.03, around: 4_200, loud: 0.3 });
};

/** Notes one after the other, on a soft low voice. */
const tune =
  (pitches: readonly number[], apart: number): Maker =>
  (audio, out, at) => {
    for (const [i, pitch] of pitches.entries()) {
      tone(audio, out, { at: at + i * apart, length: 0.55, pitch, loud: 0.2 });
      tone(audio, out, { at: at + i * apart, length: 0.4, pitch: pitch * 2, loud: 0.06 });
    }
  };

const turn = tune([523, 659], 0.12);
const win = tune([523, 659, 784, 1047], 0.14);
const loss = tune([440, 392, 330], 0.2);

const MAKERS: Readonly<Record<Sound, Maker>> = { wood, glass, dice, coin, card, turn, win, loss };

interface Note {
  readonly at: number;
  readonly length: number;
  readonly loud: number;
}

function fading(audio: AudioContext, out: AudioNode, { at, length, loud }: Note): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(out);
  return gain;
}

function tone(audio: AudioContext, out: AudioNode, note: Note & { pitch: number }): void {
  const oscillator = audio.createOscillator();
  oscillator.frequency.value = note.pitch;
  oscillator.connect(fading(audio, out, note));
  oscillator.start(note.at);
  oscillator.stop(note.at + note.length);
}

function noise(audio: AudioContext, out: AudioNode, note: Note & { around: number }): void {
  const source = audio.createBufferSource();
  source.buffer = whiteNoise(audio, note.length);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = note.around;
  source.connect(band).connect(fading(audio, out, note));
  source.start(note.at);
}

function whiteNoise(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
