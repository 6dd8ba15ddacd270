import { resist } from '../../actions/endure.ts';
import { lineOf } from '../../notation/index.ts';
import { defineFeature } from '../../world/features.ts';

/** A success does not stop it. */
const LINE = lineOf('[Direct] Vigueur/Résistance 5 (Dommages 1/-)');

export const hemorragie = defineFeature({
  id: 'hemorragie',
  rule: 'AD2-ETAT-20',
  name: { fr: 'Hémorragie', en: 'Bleeding' },
  soignable: true,
  *resolution(g, { who }) {
    yield* resist(g, { victim: who, by: null, line: LINE, label: 'hemorragie', purpose: 'etat' });
  },
});
