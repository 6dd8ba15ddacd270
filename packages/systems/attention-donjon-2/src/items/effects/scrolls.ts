import { isInReach } from '@souterrain/crawl/combat/reach';
import { gainMark, THIS_ROUND, untilTurn } from '@souterrain/crawl/figures/marks';
import { areEnemies } from '@souterrain/crawl/figures/sides';
import { isImmune } from '@souterrain/crawl/figures/values';
import { heal } from '@souterrain/crawl/health/health';
import { alliesInSight, chooseFigure, enemiesInSight, figuresWhere } from '@souterrain/crawl/items/effects/targets';
import { groupsInSight, sowConfusion } from '@souterrain/crawl/items/effects/zones';
import { sameZone } from '@souterrain/crawl/movement/plan';
import type { Figure } from '@souterrain/crawl/state';
import type { Rule } from '@souterrain/kernel';
import { makeJet } from '../../jets/make-jet.ts';
import { lineOf } from '../../notation/index.ts';
import type { AD2 } from '../../state.ts';
import type { ItemEffect } from '../use.ts';
import { deal } from './hurt.ts';

const SCROLL = 'AD1-TCON-12';
const WAND = 'AD1-TCON-13';

/** AD2-XCONV-01: a Difficulty of 2 is 5. */
const READING = lineOf('[Magie] Savoir 5');

/** AD1-TCON-12: read with Savoir; it is used up either way. */
function scroll(
  id: string,
  { can, effect }: { can: (g: AD2, who: Figure) => boolean; effect: (g: AD2, who: Figure) => Rule<void> },
): ItemEffect {
  return {
    use: {
      id,
      rule: SCROLL,
      type: 'standard',
      can: (g, { who }) => can(g, who),
      *run(g, { who }) {
        const { verdict } = yield* makeJet(g, {
          who,
          purpose: 'action',
          attribute: 'savoir',
          skill: null,
          action: READING,
          difficulty: [{ label: 'base', value: 5, rule: SCROLL }],
        });
        if (verdict.success) yield* effect(g, who);
      },
    },
  };
}

const hurtAllies = (g: AD2, who: Figure): readonly Figure[] =>
  alliesInSight(g, who).filter((f) => f.sante < f.santeMax);

const guerison = scroll('parchemin-de-guerison', {
  can: (g, who) => hurtAllies(g, who).length > 0,
  *effect(g, who) {
    const patient = yield* chooseFigure(who, { id: 'guerir', figures: hurtAllies(g, who), rule: SCROLL });
    heal(g, patient, { amount: 3, by: 'parchemin-de-guerison', rules: [SCROLL] });
  },
});

const rampart = scroll('parchemin-de-rempart', {
  can: () => true,
  *effect(g, who) {
    for (const ally of figuresWhere(g, (f) => f.camp === who.camp && sameZone(g.state, f, who)))
      gainMark(g, ally, { id: 'rempart', until: THIS_ROUND, by: who.id }, [SCROLL]);
  },
});

/** AD2-XCONV-06: a damage roll of 5 is Dommages 3. */
const flammes = scroll('parchemin-de-flammes', {
  can: (g, who) => enemiesInSight(g, who).length > 0,
  *effect(g, who) {
    const target = yield* chooseFigure(who, { id: 'enflammer', figures: enemiesInSight(g, who), rule: SCROLL });
    yield* deal(g, who, { target, dice: 5, label: 'parchemin-de-flammes', rule: SCROLL });
  },
});

const confusion = scroll('parchemin-de-confusion', {
  can: (g, who) => groupsInSight(g, who).length > 0,
  effect: sowConfusion,
});

/** AD1-TCON-13, Carreau: until the start of the user's next turn. */
const baguetteDeBouclier: ItemEffect = {
  use: {
    id: 'baguette-de-bouclier',
    rule: WAND,
    type: 'standard',
    *run(g, { who }) {
      gainMark(g, who, { id: 'baguette-de-bouclier', until: untilTurn(g, who, 'start') }, [WAND]);
    },
  },
  feature: { id: 'baguette-de-bouclier', rule: WAND, armure: () => 1 },
};

const struck = (g: AD2, who: Figure): readonly Figure[] =>
  figuresWhere(
    g,
    (f) =>
      areEnemies(who, f) && !isImmune(g.state, f, 'magie') && isInReach(g.state, who.cell, { to: f.cell, reach: 3 }),
  );

/** Pique: no attack. */
const baguetteDEclairs: ItemEffect = {
  use: {
    id: 'baguette-d-eclairs',
    rule: WAND,
    type: 'standard',
    can: (g, { who }) => struck(g, who).length > 0,
    *run(g, { who }) {
      const target = yield* chooseFigure(who, { id: 'foudroyer', figures: struck(g, who), rule: WAND });
      yield* deal(g, who, { target, dice: 4, label: 'baguette-d-eclairs', rule: WAND });
    },
  },
};

export const SCROLLS_AND_WANDS: readonly ItemEffect[] = [
  guerison,
  rampart,
  { feature: { id: 'rempart', rule: SCROLL, armure: () => 1 } },
  flammes,
  confusion,
  baguetteDeBouclier,
  baguetteDEclairs,
];
