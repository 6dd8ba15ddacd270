import { ignores } from '../../figures/bearings.ts';
import type { Purpose } from '../../rolls/purpose.ts';
import type { AD1 } from '../../world/ad1.ts';
import { type Bearing, defineFeature } from '../../world/features.ts';
import type { Roll } from '../../world/roll.ts';

/** AD1-HEALTH-06: rolls that are no part of an Action or a Réaction of the figure. */
const SPARED: ReadonlySet<Purpose> = new Set<Purpose>(['dommages', 'resistance', 'se-reprendre', 'epreuve', 'calme']);

export function penalty(g: AD1, { who }: Bearing, { purpose }: Roll): number {
  // AD1-HEALTH-17.
  if (purpose === 'se-reprendre') return 0;
  // AD1-Q-09: every roll, or those of actions.
  if (g.state.variants.secoueScope === 'actions' && SPARED.has(purpose)) return 0;
  return ignores(g, who, 'secoue') ? 0 : -1;
}

/** AD1-HEALTH-05: Soins may remove it. */
export const secoue = defineFeature({
  id: 'secoue',
  rule: 'AD1-HEALTH-02',
  name: 'Secoué',
  soignable: true,
  dice: penalty,
});
