import { bans, isActive, useOnce, wasUsed } from '@souterrain/crawl/figures';
import { inContact, sameZone } from '@souterrain/crawl/movement';
import { figure, number, one } from '@souterrain/crawl/text';
import { ask, option } from '@souterrain/kernel';
import { defineFeature } from '../../world/features.ts';

export const defenseur = defineFeature({
  id: 'defenseur',
  rule: 'AD1-CROI-17',
  name: 'Défenseur',
  effect: { fr: 'prendre à sa place le coup reçu par un allié proche', en: 'take the blow dealt to an ally nearby' },
  prompts: {
    defenseur: {
      fr: (a) =>
        `${figure(a, 'target')} va encaisser : ${a.who} prend le coup${number(a, 'reaction') ? ', avec sa Réaction' : ''} ?`,
      en: (a) =>
        `${figure(a, 'target')} is about to be hit: does ${a.who} take the blow${number(a, 'reaction') ? ', with the Réaction' : ''}?`,
    },
  },
  labels: {
    laisser: { fr: 'Laisser faire', en: 'Let it happen' },
    proteger: { fr: (o) => one(`Prendre le coup pour ${o.at}`), en: (o) => one(`Take the blow for ${o.at}`) },
  },
  *redirect(g, { who }, strike) {
    const { target } = strike;
    if (target === who || target.camp !== who.camp || !isActive(g, who)) return;
    if (!sameZone(g, who, target) && !inContact(g, who, target)) return;
    const again = wasUsed(who, 'round', 'defenseur');
    // A second time for its Réaction, and no third.
    if (again && (wasUsed(who, 'round', 'defenseur-2') || who.reactions <= 0 || bans(g, who, 'reactions'))) return;
    const defends = yield* ask({
      id: 'defenseur',
      seat: who.hero!.seat,
      rule: 'AD1-CROI-17',
      params: { target: target.id, reaction: again ? 1 : 0 },
      options: [option('laisser', false), option('proteger', true, { at: { figure: target.id } })],
    });
    if (!defends) return;
    useOnce(g, who, { span: 'round', key: again ? 'defenseur-2' : 'defenseur', rules: ['AD1-CROI-17'] });
    if (again) g.emit({ type: 'reactionSpent', figure: who.id, left: who.reactions - 1, rules: ['AD1-CROI-17'] });
    strike.target = who;
  },
});
