import { type SaveFile, writeSave } from '@souterrain/kernel';

/** Hands a game to its owner as a file. */
export function downloadSave(save: SaveFile, names: readonly string[]): void {
  const file = new Blob([writeSave(save)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${[save.system, ...names].map(plain).join('-')}.souterrain.json`;
  link.click();
  // Revoked later: some browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\w-]+/g, '')
    .toLowerCase();
