import type { HeroView } from '@souterrain/cinquante-etages';
import { latePictures } from '../../icons/late.ts';

const portrait = latePictures(() => import('../../icons/classes.gen.ts').then((m) => m.classes));

/** The face of a hero, empty until the portraits have come. */
export const portraitOf = (classe: HeroView['classe']): string => portrait(classe) ?? '';
