import { ability } from '@souterrain/crawl/text';
import { defineFeature } from '../../world/features.ts';
import { spell, spellActions } from '../spells.ts';

/** AD2-ARCA-18: groups ask the mark whom they cannot target. */
const ILLUSION = spell('illusion-arcanique', {
  rule: 'AD2-ARCA-18',
  purpose: 'action',
  line: '>Illusion Arcanique [Magie] DST 1 Savoir/Arcane (requise) Volonté : Leurré [Cible supplémentaire]',
});

export const illusionArcanique = defineFeature({
  id: 'illusion-arcanique',
  rule: 'AD2-ARCA-18',
  name: 'Illusion Arcanique',
  effect: {
    fr: 'action bonus contre la Volonté : la cible, Leurrée, ne peut plus viser son auteur',
    en: 'bonus action against Volonté: the target, Lured, can no longer aim at the caster',
  },
  labels: {
    'illusion-arcanique': {
      fr: ability('illusion-arcanique', 'Savoir/Arcane contre la Volonté : Leurré'),
      en: ability('illusion-arcanique', 'Savoir/Arcane against Volonté: Lured'),
    },
  },
  actions: (g, { who }) => spellActions(g, who, ILLUSION),
});
