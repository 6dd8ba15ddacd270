import type { AD1View } from '@souterrain/attention-donjon';
import { marks } from '@souterrain/attention-donjon/text/marks';
import type { Lang } from '@souterrain/words';

/** The states and effects of a figure, as people name them. */
export const markNames = (figure: AD1View['figures'][number], lang: Lang): readonly string[] => [
  ...figure.marks.map(({ id }) => marks[lang][id] ?? id),
  ...(figure.hero?.sheet.wounds.map(({ id }) => marks[lang][id] ?? id) ?? []),
];
