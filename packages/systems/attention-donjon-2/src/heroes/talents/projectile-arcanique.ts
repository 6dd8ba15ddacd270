import { ability } from '@souterrain/crawl/text';
import { defineFeature } from '../../world/features.ts';
import { spell, spellAction, spellTargets } from '../spells.ts';
import { discharge } from '../suit-powers.ts';

/** AD2-ARCA-17: with the suit powers of Décharge. */
export const BOLT = spell('projectile-arcanique', {
  rule: 'AD2-ARCA-17',
  purpose: 'attaque',
  line: 'Projectile Arcanique [Magie] DST 2 Savoir/Arcane (requise) Réflexes : Dommages 1 [Dommages +1]',
});

export const projectileArcanique = defineFeature({
  id: 'projectile-arcanique',
  rule: 'AD2-ARCA-17',
  name: 'Projectile Arcanique',
  effect: {
    fr: 'Savoir/Arcane contre les Réflexes, à 2 zones : Dommages 1, et les mêmes pouvoirs que Décharge Arcanique',
    en: 'Savoir/Arcane against Réflexes, 2 zones away: Damage 1, with the powers of Décharge Arcanique',
  },
  labels: {
    'projectile-arcanique': {
      fr: ability('projectile-arcanique', 'Savoir/Arcane contre les Réflexes : Dommages 1'),
      en: ability('projectile-arcanique', 'Savoir/Arcane against Réflexes: Damage 1'),
    },
  },
  actions: (g, { who }) =>
    spellTargets(g, who, BOLT).map((target) =>
      spellAction(BOLT, () => discharge(g, who, { spell: BOLT, target }), { target }),
    ),
});
