import { type AD1, type AD1Event, enduranceOf, paradeOf } from '@souterrain/attention-donjon';
import type { FigureView } from '../../crawl/figures.tsx';
import type { CrawlScene, EditionSheets } from '../../crawl/sheets/edition.ts';
import { worldIn } from '../../crawl/world.ts';
import { hand } from './hand.ts';
import { sheetWords } from './sheet-words.ts';
import { thrown } from './thrown.ts';

const TRAITS = ['agilite', 'savoir', 'mental', 'force', 'vigueur', 'melee', 'tir', 'lancer', 'arcane'] as const;

/** What a figure opposes to blows. */
function guard(figure: FigureView, scene: CrawlScene) {
  const g = worldIn(scene) as AD1;
  return [
    { label: 'Parade', value: paradeOf(g, figure) },
    { label: sheetWords[scene.lang].endurance, title: 'Endurance', value: enduranceOf(g, figure) },
  ];
}

export const sheets: EditionSheets<AD1Event> = {
  thrown,
  hand,
  trap: (dice, lang) => sheetWords[lang].trap(dice),
  announces: ({ type }) => type === 'rollAnnounced',
  sounds: { diceRolled: 'dice', dieRerolled: 'dice', wounded: 'hit' },
  gauges: guard,
  values: guard,
  traits: ({ hero }, { words }) =>
    TRAITS.flatMap((trait) => {
      const value = hero!.sheet.traits[trait];
      return value ? [{ label: words.term(trait, undefined), value }] : [];
    }),
};
