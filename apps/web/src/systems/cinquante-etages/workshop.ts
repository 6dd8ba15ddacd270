import { WIDE } from '@souterrain/words';
import type { Workshop } from '../../heroes/workshop.ts';

export const workshop: Workshop = {
  note: {
    fr: `Chaque descente part de l’étage 1 avec l’équipement de sa classe, et personne n’en revient (C50-RUN-02, C50-RUN-06)${WIDE}: aucun héros n’est gardé d’une partie à l’autre. On peut préparer une fiche et l’imprimer.`,
    en: 'Every descent starts on floor 1 with the equipment of its class, and nobody returns from it (C50-RUN-02, C50-RUN-06): no hero is kept from one game to the next. A sheet can be prepared and printed.',
  },
};
