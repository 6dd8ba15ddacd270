import { gainMark, isImmune, THIS_ROUND } from '@souterrain/crawl/figures';
import { heal } from '@souterrain/crawl/health';
import { isCoated, strikesInMelee } from '@souterrain/crawl/items/effects';
import { afflict } from '../../combat/afflict.ts';
import { resists } from '../../rolls/resist.ts';
import type { ItemEffect } from '../use.ts';
import { coating, untilHit } from './kinds.ts';

const REMOVED = { in: 'removed' } as const;

/** AD1-TCON-07, Cœur. */
const huileSacree = coating({
  id: 'huile-sacree',
  rule: 'AD1-TCON-07',
  until: { in: 'rounds', left: 2 },
  feature: {
    enchants: (_g, at, attack) => isCoated(at, attack),
    dice: (_g, at, roll) => (roll.purpose === 'dommages' && isCoated(at, roll.strike?.attack) ? 1 : 0),
  },
});

/** AD1-TCON-03, Cœur: the next Mêlée damage roll. */
const pierreAAiguiser = coating({
  id: 'pierre-a-aiguiser',
  rule: 'AD1-TCON-03',
  until: REMOVED,
  takes: strikesInMelee,
  feature: {
    dice: (_g, at, roll) =>
      roll.purpose === 'dommages' && roll.strike?.attack.skill === 'melee' && isCoated(at, roll.strike.attack) ? 1 : 0,
    ...untilHit(),
  },
});

/** AD1-TCON-09, Pique. */
const huileVampirique = coating({
  id: 'huile-vampirique',
  rule: 'AD1-TCON-09',
  until: THIS_ROUND,
  feature: {
    *wounded(g, at, strike) {
      const amount = strike.wounds ?? 0;
      if (amount > 0 && isCoated(at, strike.attack))
        heal(g, at.who, { amount, by: 'huile-vampirique', rules: ['AD1-TCON-09'] });
    },
    *kill(g, at, strike) {
      const amount = strike.wounds ?? 0;
      if (amount > 0 && isCoated(at, strike.attack))
        heal(g, at.who, { amount, by: 'huile-vampirique', rules: ['AD1-TCON-09'] });
    },
  },
});

/** AD1-TCON-10, Carreau. */
const poisonCommun = coating({
  id: 'poison-commun',
  rule: 'AD1-TCON-10',
  until: REMOVED,
  feature: {
    *wounded(g, at, { attack, target }) {
      if (isCoated(at, attack) && !isImmune(g, target, 'poison'))
        gainMark(g, target, { id: 'empoisonne', until: REMOVED, by: at.who.id }, ['AD1-TCON-10']);
    },
    ...untilHit(),
  },
});

/** AD1-TCON-10, Pique. */
const poisonCorrosif = coating({
  id: 'poison-corrosif',
  rule: 'AD1-TCON-10',
  until: REMOVED,
  feature: {
    penetration: (_g, at, strike) => (isCoated(at, strike.attack) ? 2 : 0),
    ...untilHit(),
  },
});

/** AD1-TCON-10, Trèfle. */
const poisonParalysant = coating({
  id: 'poison-paralysant',
  rule: 'AD1-TCON-10',
  until: REMOVED,
  feature: {
    *wounded(g, at, { attack, target }) {
      if (!isCoated(at, attack) || isImmune(g, target, 'poison')) return;
      if (!(yield* resists(g, target, 'vigueur'))) afflict(g, target, { state: 'paralyse', rules: ['AD1-TCON-10'] });
    },
    ...untilHit(),
  },
});

export const COATINGS: readonly ItemEffect[] = [
  huileSacree,
  pierreAAiguiser,
  huileVampirique,
  poisonCommun,
  poisonCorrosif,
  poisonParalysant,
];
