import type { Feature } from '../../world/features.ts';
import { spell, spellAction, spellTargets } from '../spells.ts';
import { discharge } from '../suit-powers.ts';

/** AD2-ARCA-17: with the suit powers of Décharge. */
export const BOLT = spell('projectile-arcanique', {
  rule: 'AD2-ARCA-17',
  purpose: 'attaque',
  line: 'Projectile Arcanique [Magie] DST 2 Savoir/Arcane (requise) Réflexes : Dommages 1 [Dommages +1]',
});

export const projectileArcanique: Feature = {
  id: 'projectile-arcanique',
  rule: 'AD2-ARCA-17',
  actions: (g, { who }) =>
    spellTargets(g, who, BOLT).map((target) =>
      spellAction(BOLT, () => discharge(g, who, { spell: BOLT, target }), { target }),
    ),
};
