// Sounds, made in the browser when they are wanted.

import { settings } from './settings.svelte';

interface Tone {
  /** Hertz, from the first to the second. */
  from: number;
  to: number;
  /** Seconds. */
  after: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (
  from: number,
  to: number,
  after: number,
  lasts: number,
  loud = 0.12,
  wave: OscillatorType = 'sine',
): Tone => ({
  from,
  to,
  after,
  lasts,
  loud,
  wave,
});

const SOUNDS = {
  /** Wood on wood. */
  lay: [tone(190, 90, 0, 0.09, 0.3, 'triangle'), tone(420, 200, 0, 0.04, 0.1, 'square')],
  card: [tone(1400, 500, 0, 0.05, 0.05, 'triangle')],
  coin: [tone(1320, 1320, 0, 0.07, 0.07), tone(1760, 1760, 0.07, 0.16, 0.07)],
  alarm: [0, 0.18, 0.36].flatMap((at) => [
    tone(880, 860, at, 0.09, 0.12, 'square'),
    tone(660, 640, at + 0.09, 0.09, 0.12, 'square'),
  ]),
  knock: [0, 0.14, 0.34].map((at) => tone(150, 70, at, 0.09, 0.4, 'triangle')),
  turn: [tone(523, 523, 0, 0.12, 0.08), tone(784, 784, 0.11, 0.22, 0.08)],
  win: [523, 659, 784, 1047].map((pitch, step) => tone(pitch, pitch, step * 0.12, 0.24, 0.1, 'triangle')),
  lose: [392, 349, 294].map((pitch, step) => tone(pitch, pitch, step * 0.16, 0.26, 0.1, 'triangle')),
  refused: [tone(180, 140, 0, 0.16, 0.12, 'sawtooth')],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Before the first click a browser makes no sound; then this does nothing. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const { from, to, after, lasts, loud, wave } of SOUNDS[name]) {
    const begin = context.currentTime + after;
    const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
    const volume = new GainNode(context, { gain: loud });
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + lasts);
  }
}
