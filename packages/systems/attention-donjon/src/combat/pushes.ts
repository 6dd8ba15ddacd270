import { isOnBoard } from '@souterrain/crawl';
import { seatOf } from '@souterrain/crawl/figures';
import { canPush } from '@souterrain/crawl/movement';
import { defineWords, figure, number } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import { bearingsFor } from '../figures/bearings.ts';
import type { AD1 } from '../world/ad1.ts';
import type { Strike } from '../world/features.ts';

/** AD1-DMG-17, steps 4 and 6: the attacker may prefer a push, where one is possible (AD1-PUSH-11). */
export const mayPushInstead = (g: AD1, strike: Strike): boolean => {
  for (const { feature } of bearingsFor(g, strike.attacker, strike)) if (feature.pushInstead) return true;
  return false;
};

/** The question, where `mayPushInstead`. */
export function* pushesInstead(g: AD1, strike: Strike): Rule<boolean> {
  const { attacker, target } = strike;
  const by = bearingsFor(g, attacker, strike).find((at) => at.feature.pushInstead?.(g, at, strike));
  if (!by || !isOnBoard(target) || !canPush(g, attacker.cell, target)) return false;
  return yield* ask({
    id: strike.damageSeuil === undefined ? 'pousser-sans-dommages' : 'pousser-plutot',
    seat: seatOf(g.state, attacker),
    rule: by.feature.rule,
    params: { figure: attacker.id, target: target.id, seuil: strike.damageSeuil ?? 0 },
    options: [option('dommages', false), option('pousser', true, { at: { figure: target.id } })],
  });
}

export const pushInsteadWords = defineWords({
  prompts: {
    'pousser-sans-dommages': {
      fr: (a) => `${figure(a, 'target')} : des dommages, ou seulement pousser ?`,
      en: (a) => `${figure(a, 'target')}: damage, or only a push?`,
    },
    'pousser-plutot': {
      fr: (a) => `${figure(a, 'target')}, Seuil ${number(a, 'seuil')} : des dommages, ou pousser ?`,
      en: (a) => `${figure(a, 'target')}, Seuil ${number(a, 'seuil')}: damage, or a push?`,
    },
  },
  labels: {
    dommages: { fr: 'Infliger les dommages', en: 'Deal the damage' },
    'pousser-plutot/pousser': { fr: 'Pousser à la place', en: 'Push instead' },
    'pousser-sans-dommages/pousser': { fr: 'Pousser à la place', en: 'Push instead' },
  },
});
