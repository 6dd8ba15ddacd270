import { bandOf, cinquanteEtages } from '@souterrain/cinquante-etages';
import { latePictures } from '../../icons/late.ts';

/** Fetched band by band, as the descent reaches them. */
const BANDS = [
  latePictures(() => import('../../icons/bestiary-1.gen.ts').then((m) => m.bestiary1)),
  latePictures(() => import('../../icons/bestiary-2.gen.ts').then((m) => m.bestiary2)),
  latePictures(() => import('../../icons/bestiary-3.gen.ts').then((m) => m.bestiary3)),
  latePictures(() => import('../../icons/bestiary-4.gen.ts').then((m) => m.bestiary4)),
  latePictures(() => import('../../icons/bestiary-5.gen.ts').then((m) => m.bestiary5)),
  latePictures(() => import('../../icons/bestiary-6.gen.ts').then((m) => m.bestiary6)),
] as const;

/** The outline of a creature of the game itself met on a floor, empty until the pictures of its band have come. */
export const pictureOf = (creature: string, floor: number): string =>
  BANDS[bandOf(cinquanteEtages, floor).rank - 1]!(creature) ?? '';
