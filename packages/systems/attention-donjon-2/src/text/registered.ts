import type { Lang } from '@souterrain/words';
import { CORE, type Shape } from '../notation/index.ts';

/** Effects are named by the notation, once and for all; an apostrophe is typed there, and set here. */
export const registered = (lang: Lang, ...shapes: readonly Shape[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...CORE.effects.values()].flatMap(({ id, shape, label }) =>
      shapes.includes(shape) ? [[id, label[lang].replaceAll("'", '’')]] : [],
    ),
  );
