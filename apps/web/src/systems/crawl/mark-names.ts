import type { SystemWords } from '@souterrain/words';
import type { FigureView } from './figures.tsx';

/** The states and effects of a figure, as people name them; what several actions gave it is named once (AD2-BONUS-05). */
export const markNames = (figure: FigureView, words: SystemWords): readonly string[] => {
  const ids = [...figure.marks, ...(figure.hero?.sheet.wounds ?? [])].map(({ id }) => id);
  return [...new Set(ids)].map((id) => words.term(id, undefined));
};
