import type { Term } from '@souterrain/kernel';
import { lossFrom } from '../combat/damage.ts';
import type { Effect } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';
import type { DommagesSource } from '../world/source.ts';
import type { EnemyOrder } from './enemy-order.ts';
import type { Kept } from './reduce.ts';

interface Parts {
  readonly kept: Kept;
  readonly failed: boolean;
  readonly jet: Jet | null;
}

/**
 * AD2-EFF-02, AD2-XESQ-08, AD2-XESQ-18: one Jet is one source: its own Dommages, floored at 0 first, plus those of
 * reactions.
 */
export function sourceOf(order: EnemyOrder, { kept, failed, jet }: Parts): DommagesSource | null {
  if (order.painless) return null;
  const { own, added, worth, cancelled } = kept;
  const terms: Term[] = [];
  let perforation = 0;
  const count = (effects: readonly Effect[], label: string): void => {
    for (const effect of effects) {
      if (effect.kind !== 'valued') continue;
      const value = Math.max(0, worth(effect.amount));
      if (effect.id === 'perforation') perforation += value;
      if (effect.id === 'dommages' && value > 0) terms.push({ label, value, rule: 'AD2-EFF-01' });
    }
  };
  count(own, order.label);
  for (const { effects } of added) count(effects, 'reaction');
  if (terms.length === 0) return null;
  return {
    target: order.victim,
    by: order.by,
    label: order.label,
    dommages: terms,
    perforation,
    direct: order.line.tags.includes('Direct'),
    failed,
    attack: order.line.attack,
    jet,
    cancelled,
    braced: [],
  };
}

/** AD2-ENN-16: points that Réussites may still cancel. */
export const remaining = (g: AD2, source: DommagesSource | null): number => (source ? lossFrom(g, source) : 0);
