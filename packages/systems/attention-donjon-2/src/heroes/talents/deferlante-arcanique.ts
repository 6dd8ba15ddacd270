import type { Feature } from '../../world/features.ts';
import { cast, spell, spellAction, spellTargets } from '../spells.ts';

export const WAVE = spell('deferlante-arcanique', {
  rule: 'AD2-ARCA-23',
  purpose: 'attaque',
  line: '>>Déferlante Arcanique [Magie] AUR Savoir/Arcane (requise) Physique : Dommages 2 [Dommages +1]',
});

/** AD2-ARCA-23, AD2-ORDRE-20: every enemy of the zone, with one throw. */
export const deferlanteArcanique: Feature = {
  id: 'deferlante-arcanique',
  rule: 'AD2-ARCA-23',
  actions(g, { who }) {
    const targets = spellTargets(g, who, WAVE);
    if (targets.length === 0) return [];
    return [spellAction(WAVE, () => cast(g, who, { spell: WAVE, targets }))];
  },
};
