import { WIDE } from '@souterrain/words';
import type { Workshop } from '../../heroes/workshop.ts';

export const workshop: Workshop = {
  note: {
    fr: `Un progrès est dépensé aussitôt gagné, à la fin d’une exploration ou quand le MJ l’accorde (HB-CRE-10). Entre deux parties, les héros se reposent dans un lieu de confiance${WIDE}: ils reviennent entiers, avec leur part de la bourse.`,
    en: 'A progress is spent as soon as it is earned, at the end of a delve or when the GM awards it (HB-CRE-10). Between two games heroes rest in a trusted place: they come back whole, with their share of the purse.',
  },
  creation: { asks: ['attributs'], variants: {} },
};
