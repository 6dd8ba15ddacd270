import type { Lang } from '@souterrain/words';
import type { Sitting } from '../../sitting.ts';

/** A line of the game's menu: something to do, somewhere to go, or a switch. */
export interface MenuEntry {
  readonly id: string;
  readonly label: Readonly<Record<Lang, string>>;
  /** False where the game on the table has no use for it. */
  fits?(sitting: Sitting): boolean;
  /** The state of a switch. */
  isOn?(sitting: Sitting): boolean;
  run(sitting: Sitting): void;
}

async function exportGame(sitting: Sitting): Promise<void> {
  const { downloadSave } = await import('../../../save/download.ts');
  const { save, names } = sitting.record();
  downloadSave(save, names);
}

/** Everything the menu of a game offers, in its order. */
export const entries: readonly MenuEntry[] = [
  { id: 'exporter', label: { fr: 'Exporter la partie', en: 'Export the game' }, run: exportGame },
];
