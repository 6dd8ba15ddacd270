import { type SaveFile, writeSave } from '@souterrain/kernel';
import type { KeptHero } from './store.ts';

/** Hands a game to its owner as a file. */
export const downloadSave = (save: SaveFile, names: readonly string[]): void =>
  download(writeSave(save), `${[save.system, ...names].map(plain).join('-')}.souterrain.json`);

/** Hands a hero to its owner as a file. */
export const downloadHero = ({ system, name, sheet }: Pick<KeptHero, 'system' | 'name' | 'sheet'>): void =>
  download(sheet, `${[system, name].map(plain).join('-')}.heros.json`);

function download(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
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
