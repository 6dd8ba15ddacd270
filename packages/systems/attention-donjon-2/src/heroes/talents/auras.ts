import { bearingsOf } from '@souterrain/crawl/figures';
import type { Purpose } from '../../jets/purpose.ts';
import type { ReussiteOption } from '../../notation/index.ts';
import type { AD2 } from '../../world/ad2.ts';
import { type Bearing, defineFeature } from '../../world/features.ts';
import { dealsDommages } from '../harmful.ts';
import { isHelped } from './aura-des-arcanes.ts';

/** AD2-EFF-07, AD2-BONUS-05: two owners use the same action, and the higher of its auras stays. */
export function prevails(g: AD2, { feature, who, mark }: Bearing): boolean {
  let best = mark;
  for (const other of bearingsOf(g, who))
    if (other.feature.id === feature.id && (other.mark?.value ?? 0) > (best?.value ?? 0)) best = other.mark;
  for (const other of bearingsOf(g, who))
    if (other.feature.id === feature.id && other.mark?.value === best?.value) return other.mark === mark;
  return true;
}

/** AD2-ARCA-12: Armure 1, and 1 more for each Réussite spent. */
export const auraCarreau = defineFeature({
  id: 'aura-carreau',
  rule: 'AD2-ARCA-12',
  name: { fr: 'Aura de Carreau', en: 'Aura of Diamonds' },
  aura: isHelped,
  armure: (g, at) => (prevails(g, at) ? (at.mark?.value ?? 0) : 0),
});

/** Jets that are no action of the roller. */
const SUFFERED: readonly Purpose[] = ['resister', 'esquive', 'epreuve', 'etat'];

/** AD2-ARCA-13: their own actions, not those they resist. */
export const auraPique = defineFeature({
  id: 'aura-pique',
  rule: 'AD2-ARCA-13',
  name: { fr: 'Aura de Pique', en: 'Aura of Spades' },
  aura: isHelped,
  dice: (g, at, { purpose }) => (SUFFERED.includes(purpose) || !prevails(g, at) ? 0 : 1),
});

const PERFORATION: readonly ReussiteOption[] = [
  {
    price: 1,
    effects: [[{ kind: 'valued', id: 'perforation', amount: { sign: null, first: 1, rest: [] } }]],
    most: null,
  },
];

/** AD2-ARCA-14. */
export const auraTrefle = defineFeature({
  id: 'aura-trefle',
  rule: 'AD2-ARCA-14',
  name: { fr: 'Aura de Trèfle', en: 'Aura of Clubs' },
  aura: isHelped,
  options: (g, at, jet) => (dealsDommages(jet) && prevails(g, at) ? PERFORATION : []),
});
