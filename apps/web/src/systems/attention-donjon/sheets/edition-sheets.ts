import { type AD1Event, type AD1View, enduranceOf, paradeOf } from '@souterrain/attention-donjon';
import type { CrawlView } from '@souterrain/crawl/view';
import type { Lang } from '@souterrain/words';
import type { FigureView } from '../../crawl/figures.tsx';
import type { EditionSheets } from '../../crawl/sheets/edition.ts';
import { hand } from './hand.ts';
import { sheetWords } from './sheet-words.ts';
import { thrown } from './thrown.ts';

const TRAITS = ['agilite', 'savoir', 'mental', 'force', 'vigueur', 'melee', 'tir', 'lancer', 'arcane'] as const;

/** What a figure opposes to blows. */
function guard(figure: FigureView, { view, lang }: { readonly view: CrawlView; readonly lang: Lang }) {
  const game = view as AD1View;
  return [
    { label: 'Parade', value: paradeOf(game, figure) },
    { label: sheetWords[lang].endurance, title: 'Endurance', value: enduranceOf(game, figure) },
  ];
}

export const sheets: EditionSheets<AD1Event> = {
  thrown,
  hand,
  trap: (dice, lang) => sheetWords[lang].trap(dice),
  announces: ({ type }) => type === 'rollAnnounced',
  gauges: guard,
  values: guard,
  traits: ({ hero }, { words }) =>
    TRAITS.flatMap((trait) => {
      const value = hero!.sheet.traits[trait];
      return value ? [{ label: words.term(trait, undefined), value }] : [];
    }),
};
