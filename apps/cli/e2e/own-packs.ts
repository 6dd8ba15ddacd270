import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSave, type SaveFile } from '@souterrain/kernel';
import { ROOT } from './command.ts';

const FOLDER = join(ROOT, 'apps/cli/e2e/own-packs');

export const SYSTEMS = ['cinquante-etages', 'attention-donjon', 'attention-donjon-2', 'heros-bataillons'] as const;

export type OwnSystem = (typeof SYSTEMS)[number];

/** A small pack for each system: a creature, a weapon, an entry that takes the place of another; a scenario for the crawls. */
export function ownPack(system: OwnSystem): string {
  const folder = join(FOLDER, system);
  return existsSync(folder) ? folder : `${folder}.yaml`;
}

/** What a game is asked to be, so that the pack shows, and what it then says. */
export const SHOWS: Readonly<Record<OwnSystem, { readonly asked: readonly string[]; readonly says: RegExp }>> = {
  'cinquante-etages': { asked: [], says: /hydre|rat musqué/ },
  'attention-donjon': { asked: ['--variant', 'scenario=la-crypte'], says: /Chanteur/ },
  'attention-donjon-2': { asked: ['--variant', 'scenario=la-crypte'], says: /Chanteur/ },
  'heros-bataillons': { asked: [], says: /Noyé des marais/ },
};

export function savedIn(path: string): SaveFile {
  const read = readSave(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}
