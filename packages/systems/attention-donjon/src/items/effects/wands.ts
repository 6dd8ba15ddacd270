import { isInReach } from '@souterrain/crawl/combat/reach';
import { gainMark, untilTurn } from '@souterrain/crawl/figures/marks';
import { areEnemies } from '@souterrain/crawl/figures/sides';
import { isImmune } from '@souterrain/crawl/figures/values';
import { chooseFigure, figuresWhere } from '@souterrain/crawl/items/effects/targets';
import type { Figure } from '@souterrain/crawl/state';
import { damageRoll } from '../../combat/damage.ts';
import type { AD1 } from '../../state.ts';
import type { ItemEffect } from '../use.ts';

const RULE = 'AD1-TCON-13';

/** Carreau: until the start of the user's next turn. */
export const baguetteDeBouclier: ItemEffect = {
  use: {
    id: 'baguette-de-bouclier',
    rule: RULE,
    type: 'standard',
    *run(g, { who }) {
      gainMark(g, who, { id: 'baguette-de-bouclier', until: untilTurn(g, who, 'start') }, [RULE]);
    },
  },
  feature: { id: 'baguette-de-bouclier', rule: RULE, endurance: () => ({ value: 1, nature: 'protection' }) },
};

const struck = (g: AD1, who: Figure): readonly Figure[] =>
  figuresWhere(
    g,
    (f) =>
      areEnemies(who, f) && !isImmune(g.state, f, 'magie') && isInReach(g.state, who.cell, { to: f.cell, reach: 3 }),
  );

/** Pique: no attack roll. */
export const baguetteDEclairs: ItemEffect = {
  use: {
    id: 'baguette-d-eclairs',
    rule: RULE,
    type: 'standard',
    can: (g, { who }) => struck(g, who).length > 0,
    *run(g, { who }) {
      const target = yield* chooseFigure(who, { id: 'foudroyer', figures: struck(g, who), rule: RULE });
      const dice = [{ label: 'baguette-d-eclairs', value: 4, rule: RULE }] as const;
      yield* damageRoll(g, { who, target, dice, magic: true, rule: RULE });
    },
  },
};
