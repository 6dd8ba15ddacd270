import { ability } from '@souterrain/crawl/text';
import { defineFeature } from '../../world/features.ts';
import { hasFreeHand } from '../free-hand.ts';
import { spell, spellAction, spellTargets } from '../spells.ts';
import { discharge } from '../suit-powers.ts';

/** AD2-ARCA-02. */
export const DISCHARGE = spell('decharge-arcanique', {
  rule: 'AD2-ARCA-02',
  purpose: 'attaque',
  line: 'Décharge Arcanique [Magie] CAC Savoir/Arcane Physique : Dommages 1 [Dommages 1]',
});

export const dechargeArcanique = defineFeature({
  id: 'decharge-arcanique',
  rule: 'AD2-ARCA-02',
  name: 'Décharge Arcanique',
  effect: {
    fr: 'Savoir/Arcane contre le Physique : Dommages 1 ; Santé, Sonné, Dommages ou Perforation en plus selon la couleur',
    en: 'Savoir/Arcane against Physique: Damage 1; Santé, Stunned, Damage or Perforation more, by suit',
  },
  labels: {
    'decharge-arcanique': {
      fr: ability('decharge-arcanique', 'Savoir/Arcane contre le Physique : Dommages 1'),
      en: ability('decharge-arcanique', 'Savoir/Arcane against Physique: Damage 1'),
    },
  },
  // AD2-ARCA-03.
  actions: (g, { who }) =>
    hasFreeHand(g, who)
      ? spellTargets(g, who, DISCHARGE).map((target) =>
          spellAction(DISCHARGE, () => discharge(g, who, { spell: DISCHARGE, target }), { target }),
        )
      : [],
});
