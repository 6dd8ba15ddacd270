import type { SaveFile } from './save.ts';

type Shape = (value: unknown) => boolean;

const text: Shape = (v) => typeof v === 'string';
const whole: Shape = (v) => Number.isInteger(v);
const count: Shape = (v) => whole(v) && Number(v) >= 0;
const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);
const texts: Shape = (v) => isRecord(v) && Object.values(v).every(text);
const orNull =
  (shape: Shape): Shape =>
  (v) =>
    v === null || shape(v);
const listOf =
  (shape: Shape): Shape =>
  (v) =>
    Array.isArray(v) && v.every(shape);

const seat: Shape = (v) => isRecord(v) && text(v.name) && texts(v.choices);
const pack: Shape = (v) => isRecord(v) && text(v.id) && text(v.version) && text(v.hash);
const hash: Shape = (v) => Array.isArray(v) && v.length === 2 && whole(v[0]) && text(v[1]);
const prng: Shape = (v) => Array.isArray(v) && v.length === 4 && v.every(whole);
const checkpoint: Shape = (v) => isRecord(v) && count(v.at) && 'state' in v && prng(v.prng);
const result: Shape = (v) => isRecord(v) && text(v.id) && listOf(count)(v.winners) && listOf(Number.isFinite)(v.scores);

const packEntries: Shape = (v) => isRecord(v) && pack(v.pack) && Object.values(v).every(isRecord);

const SHAPES: Readonly<Record<keyof SaveFile, Shape>> = {
  format: text,
  engine: text,
  system: text,
  version: text,
  variants: texts,
  packs: listOf(pack),
  carried: (v) => v === undefined || listOf(packEntries)(v),
  generator: text,
  seed: text,
  dice: (v) => v === 'seeded' || v === 'physical',
  seats: listOf(seat),
  decisions: listOf(text),
  hashes: listOf(hash),
  checkpoint: orNull(checkpoint),
  result: orNull(result),
};

/** The first field that is not what a save holds: a file may carry a right checksum and still be no save. */
export function misshapen(save: Readonly<Record<string, unknown>>): string | undefined {
  return Object.entries(SHAPES).find(([field, shape]) => !shape(save[field]))?.[0];
}
