import type { Feature } from '../../world/features.ts';
import { spell, spellActions } from '../spells.ts';

/** AD2-XFEL-04, AD2-XFEL-05. */
const ROAR = spell('rugissement', {
  rule: 'AD2-XFEL-04',
  purpose: 'action',
  line: '>Rugissement DST Vigueur Volonté : Secoué [Cible supplémentaire]',
});

export const rugissement: Feature = {
  id: 'rugissement',
  rule: 'AD2-XFEL-04',
  actions: (g, { who }) => spellActions(g, who, ROAR),
};
