import { type Burst, lengthOf, SOUNDS, type Sound } from './sounds.ts';

let context: AudioContext | undefined;

/** Plays sounds one after another. A browser holds them back until the page has been touched: those are let go. */
export function playSounds(sounds: readonly Sound[]): void {
  context ??= new AudioContext();
  const sounding = context;
  if (sounding.state === 'suspended') void sounding.resume();
  let at = sounding.currentTime + 0.01;
  for (const sound of sounds) {
    for (const burst of SOUNDS[sound]) play(sounding, burst, at + burst.at);
    at += lengthOf(sound) * 0.7;
  }
}

function play(sounding: AudioContext, burst: Burst, at: number): void {
  const { wave, length, pitch, loudness } = burst;
  const volume = new GainNode(sounding, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  volume.connect(sounding.destination);
  const source = wave === 'noise' ? noise(sounding, { at, length, pitch, volume }) : tone(sounding, wave);
  if (source instanceof OscillatorNode) {
    slide(source.frequency, { at, length, pitch });
    source.connect(volume);
  }
  source.start(at);
  source.stop(at + length);
}

const tone = (sounding: AudioContext, type: OscillatorType): OscillatorNode => new OscillatorNode(sounding, { type });

type Shaped = Pick<Burst, 'at' | 'length' | 'pitch'>;

function noise(sounding: AudioContext, { volume, ...shape }: Shaped & { readonly volume: GainNode }) {
  const filter = new BiquadFilterNode(sounding, { type: 'bandpass', Q: 1.2 });
  slide(filter.frequency, shape);
  const source = new AudioBufferSourceNode(sounding, { buffer: hiss(sounding) });
  source.connect(filter).connect(volume);
  return source;
}

function slide(parameter: AudioParam, { at, length, pitch: [from, to] }: Shaped): void {
  parameter.setValueAtTime(from, at);
  parameter.exponentialRampToValueAtTime(to, at + length);
}

let hissing: AudioBuffer | undefined;

/** Half a second of noise, made once. */
function hiss(sounding: AudioContext): AudioBuffer {
  if (hissing) return hissing;
  hissing = sounding.createBuffer(1, sounding.sampleRate / 2, sounding.sampleRate);
  const samples = hissing.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hissing;
}
