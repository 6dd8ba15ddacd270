import type { Feature } from '../../figures/features.ts';
import type { Purpose } from '../../jets/jet.ts';
import type { ReussiteOption } from '../../notation/index.ts';
import { dealsDommages } from '../harmful.ts';
import { isHelped } from './aura-des-arcanes.ts';

/** AD2-ARCA-12: Armure 1, and 1 more for each Réussite spent. */
export const auraCarreau: Feature = {
  id: 'aura-carreau',
  rule: 'AD2-ARCA-12',
  aura: isHelped,
  armure: (_state, { mark }) => mark?.value ?? 0,
};

/** Jets that are no action of the roller. */
const SUFFERED: readonly Purpose[] = ['resister', 'esquive', 'epreuve', 'etat'];

/** AD2-ARCA-13: their own actions, not those they resist. */
export const auraPique: Feature = {
  id: 'aura-pique',
  rule: 'AD2-ARCA-13',
  aura: isHelped,
  dice: (_state, _at, { purpose }) => (SUFFERED.includes(purpose) ? 0 : 1),
};

const PERFORATION: readonly ReussiteOption[] = [
  {
    price: 1,
    effects: [[{ kind: 'valued', id: 'perforation', amount: { sign: null, first: 1, rest: [] } }]],
    most: null,
  },
];

/** AD2-ARCA-14. */
export const auraTrefle: Feature = {
  id: 'aura-trefle',
  rule: 'AD2-ARCA-14',
  aura: isHelped,
  options: (_state, _at, jet) => (dealsDommages(jet) ? PERFORATION : []),
};
