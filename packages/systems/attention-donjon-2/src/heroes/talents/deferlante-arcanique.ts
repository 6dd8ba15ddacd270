import { ability } from '@souterrain/crawl/text';
import { defineFeature } from '../../world/features.ts';
import { cast, spell, spellAction, spellTargets } from '../spells.ts';

export const WAVE = spell('deferlante-arcanique', {
  rule: 'AD2-ARCA-23',
  purpose: 'attaque',
  line: '>>Déferlante Arcanique [Magie] AUR Savoir/Arcane (requise) Physique : Dommages 2 [Dommages +1]',
});

/** AD2-ARCA-23, AD2-ORDRE-20: every enemy of the zone, with one throw. */
export const deferlanteArcanique = defineFeature({
  id: 'deferlante-arcanique',
  rule: 'AD2-ARCA-23',
  name: 'Déferlante Arcanique',
  effect: {
    fr: 'action complexe : Dommages 2 à tous les ennemis de la zone',
    en: 'complex action: Damage 2 to every enemy of the zone',
  },
  labels: {
    'deferlante-arcanique': {
      fr: ability('deferlante-arcanique', 'Savoir/Arcane contre le Physique : Dommages 2 à la zone'),
      en: ability('deferlante-arcanique', 'Savoir/Arcane against Physique: Damage 2 to the zone'),
    },
  },
  actions(g, { who }) {
    const targets = spellTargets(g, who, WAVE);
    if (targets.length === 0) return [];
    return [spellAction(WAVE, () => cast(g, who, { spell: WAVE, targets }))];
  },
});
