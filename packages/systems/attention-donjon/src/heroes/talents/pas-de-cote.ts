import { useOnce, wasUsed } from '@souterrain/crawl/figures/marks';
import { ownTurn } from '@souterrain/crawl/heroes/own-turn';
import { mayMove } from '@souterrain/crawl/movement/actions';
import { makeMove, placementSteps } from '@souterrain/crawl/movement/move';
import { cellId, placeOf } from '@souterrain/crawl/movement/options';
import type { Action } from '@souterrain/crawl/rounds/action';
import { canSpend, flag, spend } from '@souterrain/crawl/rounds/turn';
import type { Rule } from '@souterrain/kernel';
import { attacksOf } from '../../combat/attacks.ts';
import type { Bearing, Feature } from '../../figures/features.ts';
import type { AD1 } from '../../state.ts';

/** Set while a step taken before its shot is still to be justified (AD1-TRAQ-10). */
const OWED = 'pas-de-cote-du';

const COST = { mouvement: 1, standard: 1, bonus: 1, complexe: 2, libre: 0 } as const;

export const pasDeCote: Feature = {
  id: 'pas-de-cote',
  rule: 'AD1-TRAQ-09',
  actions(g, at) {
    const { who } = at;
    const turn = ownTurn(g.state, who);
    if (!turn || wasUsed(who, 'tour', 'pas-de-cote')) return [];
    // AD1-TRES-22: a talent that moves the hero asks what a movement asks.
    if (!mayMove(g.state, who)) return [];
    const shot = turn.flags.includes('tir');
    if (!shot && !mayCommit(g, at)) return [];
    return placementSteps(g.state, who).map((cell) => ({
      id: cellId('pas-de-cote', cell),
      type: 'libre' as const,
      rule: 'AD1-TRAQ-09' as const,
      label: 'pas-de-cote',
      at: placeOf(cell),
      *run(): Rule<void> {
        useOnce(g, who, { span: 'tour', key: 'pas-de-cote', rules: ['AD1-TRAQ-09'] });
        if (!shot) flag(g, who, OWED);
        yield* makeMove(g, who, { to: cell, kind: 'pas' });
      },
    }));
  },
  allows(g, { who }, action) {
    const turn = ownTurn(g.state, who);
    if (!turn?.flags.includes(OWED) || turn.flags.includes('tir')) return true;
    // AD1-TRAQ-10: an Action is left for the shot, or to pay for the step.
    return turn.actions - COST[action.type] >= 1 || isShot(g, who, action);
  },
  *turnEnd(g, { who }) {
    const turn = ownTurn(g.state, who);
    if (!turn?.flags.includes(OWED) || turn.flags.includes('tir')) return;
    if (canSpend(g, who, 'mouvement')) spend(g, who, 'mouvement');
  },
};

/** A step before the shot needs a shot that can still come, and an Action to pay with if it does not. */
const mayCommit = (g: AD1, { who }: Pick<Bearing, 'who'>): boolean =>
  canSpend(g, who, 'standard') &&
  canSpend(g, who, 'mouvement') &&
  attacksOf(g.state, who).some(({ skill }) => skill === 'tir');

function isShot(g: AD1, who: Bearing['who'], { params }: Action): boolean {
  const attack = params?.attack;
  return attacksOf(g.state, who).some(({ id, skill }) => skill === 'tir' && id === attack);
}
