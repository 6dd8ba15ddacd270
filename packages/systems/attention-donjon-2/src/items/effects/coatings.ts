import { isImmune, THIS_ROUND } from '@souterrain/crawl/figures';
import { heal } from '@souterrain/crawl/health';
import { isCoated, strikesInMelee } from '@souterrain/crawl/items/effects';
import type { Rule } from '@souterrain/kernel';
import { afflict } from '../../combat/afflict.ts';
import type { AD2 } from '../../world/ad2.ts';
import type { Bearing, Blow, Feature } from '../../world/features.ts';
import type { ItemEffect } from '../use.ts';
import { resists } from './hurt.ts';
import { coating, strikesCoated, wipe } from './kinds.ts';

const REMOVED = { in: 'removed' } as const;

/** AD1-TCON-07, Cœur. AD2-XCONV-05: an odd die of damage is +1D on the attack. */
const huileSacree = coating({
  id: 'huile-sacree',
  rule: 'AD1-TCON-07',
  until: { in: 'rounds', left: 2 },
  feature: {
    enchants: (_g, at, attack) => isCoated(at, attack),
    dice: (_g, at, jet) => (strikesCoated(at, jet) ? 1 : 0),
  },
});

/** AD1-TCON-03, Cœur: the next blow of Mêlée. */
const pierreAAiguiser = coating({
  id: 'pierre-a-aiguiser',
  rule: 'AD1-TCON-03',
  until: REMOVED,
  takes: strikesInMelee,
  feature: {
    dice: (_g, at, jet) => (jet.skill === 'melee' && strikesCoated(at, jet) ? 1 : 0),
    hit: wipe,
  },
});

/** AD1-TCON-09, Pique. */
const huileVampirique = coating({
  id: 'huile-vampirique',
  rule: 'AD1-TCON-09',
  until: THIS_ROUND,
  feature: {
    *hit(g, at, { jet, lost }) {
      if (lost > 0 && strikesCoated(at, jet))
        heal(g, at.who, { amount: lost, by: 'huile-vampirique', rules: ['AD1-TCON-09'] });
    },
  },
});

/** A poison that acts where Santé was lost, on the first hit. */
const poison = (id: string, acts: (g: AD2, at: Bearing, blow: Blow) => Rule<void>): ItemEffect => {
  const feature: Pick<Feature, 'hit'> = {
    *hit(g, at, blow) {
      // AD1-ETAT-07: some are immune to all of them.
      const isTouched = blow.lost > 0 && !blow.killed && !isImmune(g, blow.target, 'poison');
      if (isTouched && strikesCoated(at, blow.jet)) yield* acts(g, at, blow);
      yield* wipe(g, at, blow);
    },
  };
  return coating({ id, rule: 'AD1-TCON-10', until: REMOVED, feature });
};

/** AD1-TCON-10, Carreau. */
const poisonCommun = poison('poison-commun', function* (g, _at, { target }) {
  afflict(g, target, { state: 'empoisonne', rules: ['AD1-TCON-10'] });
});

/** AD1-TCON-10, Trèfle. */
const poisonParalysant = poison('poison-paralysant', function* (g, _at, { target }) {
  if (!(yield* resists(g, target, { attribute: 'vigueur', rule: 'AD1-TCON-10' })))
    afflict(g, target, { state: 'paralyse', rules: ['AD1-TCON-10'] });
});

/** AD1-TCON-10, Pique. AD2-XCONV-06: Pénétration is Perforation. */
const poisonCorrosif = coating({
  id: 'poison-corrosif',
  rule: 'AD1-TCON-10',
  until: REMOVED,
  feature: { perforation: (_g, at, jet) => (strikesCoated(at, jet) ? 2 : 0), hit: wipe },
});

export const COATINGS: readonly ItemEffect[] = [
  huileSacree,
  pierreAAiguiser,
  huileVampirique,
  poisonCommun,
  poisonParalysant,
  poisonCorrosif,
];
