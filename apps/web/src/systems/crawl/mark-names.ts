import type { SystemWords } from '@souterrain/words';
import type { FigureView } from './figures.tsx';

/** The states and effects of a figure, as people name them. */
export const markNames = (figure: FigureView, words: SystemWords): readonly string[] =>
  [...figure.marks, ...(figure.hero?.sheet.wounds ?? [])].map(({ id }) => words.term(id, undefined));
