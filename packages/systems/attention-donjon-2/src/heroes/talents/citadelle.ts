import { gainMark, untilTurn, wasUsed } from '@souterrain/crawl/figures/marks';
import { ownTurn } from '@souterrain/crawl/heroes/own-turn';
import { shieldOf } from '@souterrain/crawl/heroes/shield';
import { hasMark } from '@souterrain/crawl/state';
import type { Feature } from '../../figures/features.ts';

/** The talent, and the mark of its owner entrenched; movement asks the mark for the free attacks on those who leave. */
export const citadelle: Feature = {
  id: 'citadelle',
  rule: 'AD2-XCRO-10',
  steady: () => true,
  couverture: (_state, { mark }) => (mark ? 2 : 0),
  // No movement once entrenched; the mark ends before the next turn.
  economy: (state, { who, mark }, type) => !(mark && type === 'mouvement' && ownTurn(state, who)),
  allows: (_g, { mark }, { label }) => !(mark && (label === 'pas-de-cote' || label === 'bond-meurtrier')),
  actions(g, { who, mark }) {
    const turn = ownTurn(g.state, who);
    if (mark || !turn || !shieldOf(who) || hasMark(who, 'citadelle')) return [];
    const moved = turn.movements > 0 || turn.flags.includes('change-de-zone') || wasUsed(who, 'tour', 'pas-de-cote');
    if (moved) return [];
    return [
      {
        id: 'citadelle',
        type: 'bonus',
        rule: 'AD2-XCRO-10',
        *run() {
          gainMark(g, who, { id: 'citadelle', until: untilTurn(g, who, 'start') }, ['AD2-XCRO-10']);
        },
      },
    ];
  },
};
