import type { Feature } from '../../world/features.ts';
import { spell, spellActions } from '../spells.ts';

/** AD2-ARCA-18: groups ask the mark whom they cannot target. */
const ILLUSION = spell('illusion-arcanique', {
  rule: 'AD2-ARCA-18',
  purpose: 'action',
  line: '>Illusion Arcanique [Magie] DST 1 Savoir/Arcane (requise) Volonté : Leurré [Cible supplémentaire]',
});

export const illusionArcanique: Feature = {
  id: 'illusion-arcanique',
  rule: 'AD2-ARCA-18',
  actions: (g, { who }) => spellActions(g, who, ILLUSION),
};
