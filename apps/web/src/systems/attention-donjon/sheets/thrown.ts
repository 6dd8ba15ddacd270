import { type AD1Event, worthOf } from '@souterrain/attention-donjon';
import { signed } from '@souterrain/words';
import type { Thrown } from '../../adaptor.ts';
import { nameOf } from '../../crawl/figures.tsx';
import type { CrawlScene } from '../../crawl/sheets/edition.ts';
import { sheetWords } from './sheet-words.ts';

const worth = (value: number): string => (value === 0 ? '0' : signed(value));

/** The dice of a settled roll, with what they came to. */
export function thrown(event: AD1Event, scene: CrawlScene): Thrown | undefined {
  if (event.type !== 'rollSettled' || event.faces.length === 0) return undefined;
  const { view, words, lang } = scene;
  const said = sheetWords[lang];
  const figure = view.figures.find((f) => f.id === event.figure);
  const name = figure ? nameOf(figure, scene) : '';
  const owner = figure?.camp === 'hostile' || !figure ? 'foe' : 'hero';
  return {
    title: [words.term(event.purpose, undefined), name].filter(Boolean).join(', '),
    dice: event.faces.map((face) => ({ sides: 6, face, owner, label: worth(worthOf(face, event.mode)) })),
    ...(event.purpose === 'resistance'
      ? { verdict: said.total(event.total) }
      : { verdict: said.verdict(event.total, event.difficulty, event.success), success: event.success }),
  };
}
