import { resist } from '../../actions/endure.ts';
import { lineOf } from '../../notation/index.ts';
import { defineFeature } from '../../world/features.ts';

const LINE = lineOf('[Direct] Vigueur/Résistance 5 (Dommages 1/Retirer (Empoisonné))');

export const empoisonne = defineFeature({
  id: 'empoisonne',
  rule: 'AD2-ETAT-14',
  name: { fr: 'Empoisonné', en: 'Poisoned' },
  soignable: true,
  *resolution(g, { who }) {
    yield* resist(g, { victim: who, by: null, line: LINE, label: 'empoisonne', purpose: 'etat' });
  },
});
