import type { Lang } from '@souterrain/words';
import { go, href } from '../../../page/route.ts';
import type { Sitting } from '../../sitting.ts';
import { guideLeft, hasGuide, recallGuide } from '../guide-state.ts';
import { soundsOn, toggleSounds } from '../sound/sound-state.ts';

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

const printGame = ({ id }: Sitting): void => go(href({ print: 'heros', game: id }));
const watchGame = ({ id }: Sitting): void => go(href({ replay: id }));

/** Everything the menu of a game offers, in its order. */
export const entries: readonly MenuEntry[] = [
  { id: 'sons', label: { fr: 'Sons', en: 'Sounds' }, isOn: () => soundsOn.value, run: toggleSounds },
  {
    id: 'guide',
    label: { fr: 'Rappeler le guide', en: 'Call the guide back' },
    fits: (sitting) => guideLeft(sitting) && hasGuide(sitting),
    run: recallGuide,
  },
  { id: 'exporter', label: { fr: 'Exporter la partie', en: 'Export the game' }, run: exportGame },
  { id: 'imprimer', label: { fr: 'Imprimer', en: 'Print' }, run: printGame },
  { id: 'revoir', label: { fr: 'Revoir la partie', en: 'Watch it again' }, run: watchGame },
];
