import type { Rule } from '@souterrain/kernel';
import { useOnce, wasUsed } from '../../figures/marks.ts';
import { ownTurn } from '../../heroes/own-turn.ts';
import { mayMove } from '../../movement/actions.ts';
import { makeMove, placementSteps } from '../../movement/move.ts';
import { cellId, placeOf } from '../../movement/options.ts';
import { canSpend, flag, spend } from '../../rounds/economy.ts';
import { one } from '../../text/offers.ts';
import type { Action } from '../../world/action.ts';
import type { Crawl } from '../../world/crawl.ts';
import { type Bearing, defineFeature } from '../../world/features.ts';

/** Set while a step taken before its shot is still to be justified (AD1-TRAQ-10). */
const OWED = 'pas-de-cote-du';

const COST = { mouvement: 1, standard: 1, bonus: 1, complexe: 2, libre: 0 } as const;

/** AD1-TRAQ-09, AD2-XTRA-04. */
export const pasDeCote = defineFeature({
  id: 'pas-de-cote',
  rule: 'AD1-TRAQ-09',
  name: 'Pas de côté',
  effect: {
    fr: 'un Pas de placement gratuit au tour où l’on tire',
    en: 'a free Pas de placement on a turn with a shot',
  },
  labels: {
    'pas-de-cote': {
      fr: (o) => one(`Pas de côté en ${o.at}`, o.type),
      en: (o) => one(`Pas de côté to ${o.at}`, o.type),
    },
  },
  actions(g, at) {
    const { who } = at;
    const turn = ownTurn(g.state, who);
    if (!turn || wasUsed(who, 'tour', 'pas-de-cote')) return [];
    // AD1-TRES-22: a talent that moves the hero asks what a movement asks.
    if (!mayMove(g, who)) return [];
    const shot = turn.flags.includes('tir');
    if (!shot && !mayCommit(g, at)) return [];
    return placementSteps(g, who).map((cell) => ({
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
});

/** A step before the shot needs a shot that can still come, and an Action to pay with if it does not. */
const mayCommit = (g: Crawl, { who }: Pick<Bearing, 'who'>): boolean =>
  canSpend(g, who, 'standard') &&
  canSpend(g, who, 'mouvement') &&
  g.edition.attacksOf(g, who).some(({ skill }) => skill === 'tir');

function isShot(g: Crawl, who: Bearing['who'], { params }: Action): boolean {
  const attack = params?.attack;
  return g.edition.attacksOf(g, who).some(({ id, skill }) => skill === 'tir' && id === attack);
}
