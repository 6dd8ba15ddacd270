import type { RuleId } from '@souterrain/catalog';
import { act } from '@souterrain/kernel';
import { gainMark, untilTurn, wasUsed } from '../../figures/marks.ts';
import { hasMark } from '../../state.ts';
import { ability } from '../../text/offers.ts';
import type { Feature } from '../../world/features.ts';
import { ownTurn } from '../own-turn.ts';
import { shieldOf } from '../shield.ts';

/**
 * The talent, and the mark of its owner entrenched. What the mark
 * protects from is the edition's own.
 */
export const citadelle = (rule: RuleId) =>
  ({
    id: 'citadelle',
    rule,
    name: 'Citadelle',
    labels: { citadelle: ability('citadelle') },
    steady: () => true,
    holds: true,
    // No movement once entrenched; the mark ends before the next turn.
    economy: (g, { who, mark }, type) => !(mark && type === 'mouvement' && ownTurn(g.state, who)),
    allows: (_g, { mark }, { label }) => !(mark && (label === 'pas-de-cote' || label === 'bond-meurtrier')),
    actions(g, { who, mark }) {
      const turn = ownTurn(g.state, who);
      if (mark || !turn || !shieldOf(g, who) || hasMark(who, 'citadelle')) return [];
      const leapt = turn.flags.some((what) => what === 'change-de-zone' || what === 'massacre');
      if (leapt || turn.movements > 0 || wasUsed(who, 'tour', 'pas-de-cote')) return [];
      return [
        {
          id: 'citadelle',
          type: 'bonus',
          rule,
          run: act(() => {
            gainMark(g, who, { id: 'citadelle', until: untilTurn(g, who, 'start') }, [rule]);
          }),
        },
      ];
    },
  }) satisfies Feature;
