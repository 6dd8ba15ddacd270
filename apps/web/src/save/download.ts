import { type SaveFile, writeSave } from '@souterrain/kernel';
import { type Everything, writeEverything } from './everything.ts';
import type { KeptHero } from './store.ts';

/** Hands a game to its owner as a file: one decision a line. */
export const downloadSave = (save: SaveFile, names: readonly string[]): void =>
  download(writeSave(save), { name: `${gameName(save, names)}.souterrain.json` });

/** Hands a hero to its owner as a file. */
export const downloadHero = ({ system, name, sheet }: Pick<KeptHero, 'system' | 'name' | 'sheet'>): void =>
  download(sheet, { name: `${[system, name].map(plain).join('-')}.heros.json` });

/** Hands over all that this device keeps. */
export const downloadEverything = (everything: Everything): void =>
  download(writeEverything(everything), { name: `souterrain-${new Date().toISOString().slice(0, 10)}.json` });

/** A record as it is, for a game that can no longer be read. */
export const downloadRaw = (record: unknown): void =>
  download(`${JSON.stringify(record, null, 1)}\n`, { name: 'souterrain-illisible.json' });

export const gameName = ({ system }: Pick<SaveFile, 'system'>, names: readonly string[]): string =>
  [system, ...names].map(plain).join('-');

export function download(text: string, { name, type = 'application/json' }: { name: string; type?: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Revoked later: some browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\w-]+/g, '')
    .toLowerCase();
