import type { Boon } from '@souterrain/crawl/items/effects';
import * as shared from '@souterrain/crawl/items/effects';
import * as coatings from '@souterrain/crawl/items/effects';
import type { Rule } from '@souterrain/kernel';
import type { AD1 } from '../../world/ad1.ts';
import type { Bearing, Feature, Strike } from '../../world/features.ts';
import type { ItemEffect } from '../use.ts';

export const boon = (given: Boon<Feature>): ItemEffect => shared.boon<Feature>(given);

export const coating = (given: coatings.Coating<Feature>): ItemEffect => coatings.coating<Feature>(given);

/** A coating that works once is gone once its weapon has hit, whatever came of it. */
export function untilHit(): Pick<Feature, 'hit' | 'kill'> {
  return { hit: wipe, kill: wipe };
}

function* wipe(g: AD1, at: Bearing, strike: Strike): Rule<void> {
  coatings.wipe(g, at, strike.attack);
}
