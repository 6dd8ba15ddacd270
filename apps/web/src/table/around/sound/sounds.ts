/** A short burst: a tone that slides from one pitch to another, or noise through a filter at that pitch. */
export interface Burst {
  readonly wave: OscillatorType | 'noise';
  /** Seconds after the sound begins, and how long it lasts. */
  readonly at: number;
  readonly length: number;
  /** Hertz, from and to. */
  readonly pitch: readonly [number, number];
  /** From 0 to 1. */
  readonly loudness: number;
}

const tone = (at: number, pitch: number, length: number): Burst => ({
  wave: 'triangle',
  at,
  length,
  pitch: [pitch, pitch],
  loudness: 0.25,
});

const knock = (at: number, pitch: number): Burst => ({
  wave: 'noise',
  at,
  length: 0.05,
  pitch: [pitch, pitch * 0.6],
  loudness: 0.5,
});

/** What the table sounds like; nothing is recorded, all of it is synthesised. */
export const SOUNDS = {
  dice: [knock(0, 2400), knock(0.09, 1900), knock(0.16, 2200), knock(0.27, 1500), knock(0.34, 1300)],
  card: [{ wave: 'noise', at: 0, length: 0.11, pitch: [5200, 2600], loudness: 0.3 }],
  hit: [
    { wave: 'noise', at: 0, length: 0.12, pitch: [900, 200], loudness: 0.6 },
    { wave: 'sine', at: 0, length: 0.18, pitch: [150, 50], loudness: 0.6 },
  ],
  door: [
    { wave: 'sawtooth', at: 0, length: 0.4, pitch: [70, 110], loudness: 0.08 },
    { wave: 'noise', at: 0.38, length: 0.15, pitch: [400, 120], loudness: 0.5 },
  ],
  victory: [tone(0, 392, 0.16), tone(0.16, 494, 0.16), tone(0.32, 587, 0.16), tone(0.48, 784, 0.5)],
  defeat: [tone(0, 330, 0.25), tone(0.25, 294, 0.25), tone(0.5, 220, 0.7)],
} as const satisfies Readonly<Record<string, readonly Burst[]>>;

export type Sound = keyof typeof SOUNDS;

/** How long a sound lasts, in seconds. */
export const lengthOf = (sound: Sound): number => Math.max(...SOUNDS[sound].map(({ at, length }) => at + length));
