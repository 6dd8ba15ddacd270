import { bans } from '../../figures/bearings.ts';
import { isActive } from '../../figures/sides.ts';
import { actOnce } from '../../rounds/turn.ts';
import { defineFeature } from '../../world/features.ts';

export const instinctif = defineFeature({
  id: 'instinctif',
  rule: 'AD1-BERS-10',
  name: 'Instinctif',
  effect: {
    fr: 'à chaque Rencontre, une action avec sa Réaction',
    en: 'at each Rencontre, one action with the Réaction',
  },
  *met(g, { who }) {
    if (who.reactions <= 0 || !isActive(g, who) || bans(g, who, 'reactions')) return;
    // AD1-BERS-20: outside its turn, wherever it stands.
    if (!(yield* actOnce(g, who))) return;
    g.emit({
      type: 'reactionSpent',
      figure: who.id,
      left: Math.max(0, who.reactions - 1),
      rules: ['AD1-BERS-10', 'AD1-BERS-20'],
    });
  },
});
